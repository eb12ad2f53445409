// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QSettings;

namespace Dailies {

class PlayerWidget;
class RequestForm;
class TaskDetails;
class TaskPanel;

/// The window's main page: the form on the left, the viewer on the right, tasks below. It remembers how the user
/// arranged them.
class WorkArea final : public QSplitter {
    Q_OBJECT

public:
    /// Takes ownership of all four.
    WorkArea(RequestForm* form, PlayerWidget* player, TaskDetails* details, TaskPanel* tasks);

    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

private:
    QSplitter* m_upper;
    QSplitter* m_viewer;
    PlayerWidget* m_player;
    TaskPanel* m_tasks;
};

} // namespace Dailies
