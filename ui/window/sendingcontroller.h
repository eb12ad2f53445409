// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"
#include "ui/desktop/desktopbus.h"
#include "ui/desktop/whenfinished.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>
#include <QSet>

class QWidget;

namespace Dailies {

class Engine;
class TaskChanges;
class WindowMenu;

/// Executes the commands about when requests are sent, and about what happens once all takes are finished.
class SendingController final : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    SendingController(Engine& engine, TaskChanges& changes, WindowMenu& menu, NoticeBoard& board, QWidget* window);

    /// Asks for the time at which a waiting request is sent.
    void askTime(TaskId id);

Q_SIGNALS:
    /// The reasons why requests wait may be others now.
    void rulesChanged();
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void showPause();
    QList<TaskId> atWork() const;
    bool isBusy();
    int stopped() const;
    void choose(AfterTakes choice);
    void showCountdown(int seconds);
    void actOn(AfterTakes choice);

    Engine& m_engine;
    TaskChanges& m_changes;
    WindowMenu& m_menu;
    NoticeBoard& m_board;
    QWidget* m_window;
    WhenFinished m_finish;
    QSet<TaskId> m_awaited; ///< what was at work since the user's choice
    DesktopNotification m_notification;
};

} // namespace Dailies
