// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

#include <optional>

namespace Dailies {

class TaskActions;
class TaskChanges;
class TaskSelection;

/// Tells the task actions which tasks are selected and what is known about them, so that only possible actions are
/// enabled.
class SelectionActions final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive this object.
    SelectionActions(TaskChanges& changes, TaskSelection& selection, TaskActions& actions, QObject* parent);

    /// Reads the selected tasks again and checks their files.
    void refresh();

private:
    void apply();

    TaskChanges& m_changes;
    TaskSelection& m_selection;
    TaskActions& m_actions;
    std::optional<VideoTask> m_chosen;
    QList<VideoTask> m_selected; ///< empty for a single task
};

} // namespace Dailies
