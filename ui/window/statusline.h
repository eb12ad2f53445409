// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Dailies {

class Engine;
class TaskChanges;

/// The line at the bottom: how many tasks there are, how many run, and how many wait for the user.
class StatusLine final : public QLabel {
    Q_OBJECT
public:
    /// Both must outlive the line.
    StatusLine(Engine& engine, TaskChanges& changes, QWidget* parent = nullptr);

    void setSelected(qsizetype count); ///< how many tasks are selected
    void refresh();

private:
    Engine& m_engine;
    TaskChanges& m_changes;
    qsizetype m_selected = 0;
};

} // namespace Dailies
