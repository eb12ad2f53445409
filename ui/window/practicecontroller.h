// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/cliptrash.h"
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
    /// What was cleared, for undo.
    struct Cleared {
        QList<TaskId> ids;
        QList<TaskId> stopped; ///< those of them that were running
        QList<TrashedFile> files;
    };

    void fillExamples();
    QList<TaskId> takes() const;
    void clear();
    void tellCleared(const Cleared& cleared, const QList<Error>& troubles);
    void bringBack(const Cleared& cleared);
    bool stop(const VideoTask& task);

    Engine& m_engine;
    TaskPanel& m_panel;
    QMenu* m_examples;
};

} // namespace Dailies
