// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/result.h"
#include "app/tasks/videotask.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;
class TaskPanel;

/// What a person can do with requests that wait or are being sent, and with the evidence of a task.
class QueueController final : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to `window`. All outlive this one.
    QueueController(Engine& engine, QSettings& settings, TaskPanel& panel, NoticeBoard& board, QWidget* window);

    /// Asks what shall become of requests that an earlier run did not send; call once they are taken up.
    void offerLeftOvers();
    /// Takes a request out of the queue; the person can bring it back.
    void withdraw(TaskId id);
    /// Asks where the evidence of a task is to be written.
    void saveEvidence(TaskId id);
    /// Asks for the id of a task that was created elsewhere, and follows it.
    void askForId(const QList<Account>& accounts, const QString& accountId, const QString& model);

Q_SIGNALS:
    /// Something to say at once, with what can be done about it.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void tell(const Result<void>& result);
    void bringBack(const VideoTask& task, bool isHeld);
    QList<TaskId> leftOvers() const;
    void showLeftOvers();
    void followLeftOvers();
    void readKey(TaskId id, const QString& file);
    void writeEvidence(TaskId id, const QString& file, const QByteArray& key);

    Engine& m_engine;
    QSettings& m_settings;
    TaskPanel& m_panel;
    NoticeBoard& m_board;
    QWidget* m_window;
};

} // namespace Dailies
