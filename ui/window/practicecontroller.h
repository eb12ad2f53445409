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

/// What there is to do with the practice service: examples for the form, and clearing up what was made with it.
class PracticeController final : public QObject {
    Q_OBJECT

public:
    /// All outlive this one; the menu belongs to `window`.
    PracticeController(Engine& engine, TaskPanel& panel, QWidget* window);

    /// A request of each kind.
    QMenu* examplesMenu() const { return m_examples; }
    /// Says what would go and asks; nothing has happened before the answer.
    void askAboutClearing();

Q_SIGNALS:
    void exampleChosen(const Dailies::VideoRequest& request);
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    /// What was done, so that it can be undone.
    struct Cleared {
        QList<TaskId> ids;
        QList<TaskId> stopped; ///< those of them that ran
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
