// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/drafts/draft.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

class QMenu;

namespace Dailies {

class Engine;
class TaskPanel;

/// Offers the examples of the practice service and clears practice takes.
class PracticeController final : public QObject {
    Q_OBJECT

public:
    /// `window` owns the menu. All of them must outlive this object.
    PracticeController(Engine& engine, TaskPanel& panel, QWidget* window);

    /// One example request of each kind.
    QMenu* examplesMenu() const { return m_examples; }
    /// Shows what would be cleared and asks. Nothing changes until the user confirms.
    void askAboutClearing();

Q_SIGNALS:
    void exampleChosen(const Dailies::VideoRequest& request);
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void fillExamples();
    QList<TaskId> takes() const;
    void clear();
    void trackAgain(const QList<TaskId>& ids);
    bool stop(const VideoTask& task);

    Engine& m_engine;
    TaskPanel& m_panel;
    QMenu* m_examples;
    QList<TaskId> m_stopped; ///< removed takes that were running
};

} // namespace Dailies
