// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/files/diskuse.h"
#include "app/tasks/history/taskhistory.h"

#include <QObject>

#include <functional>

class QAction;

namespace Dailies {

class TaskMarking;
class TaskMessage;
class TaskStore;

/// Deletes the rejected or the badly rated takes among those that the list shows, after one question that says how many
/// they are and how much of the disk their clips use.
class CleanUp final : public QObject {
    Q_OBJECT

public:
    using Shown = std::function<TaskFilter()>;

    /// `shown` is the filter of the list. All of them must outlive this object.
    CleanUp(TaskStore& store, TaskMarking& marking, TaskMessage& message, const Shown& shown, QObject* parent);

    QAction* deleteRejected() const { return m_rejected; }
    QList<QAction*> actions() const { return {m_rejected, m_badlyRated}; }

private:
    using Question = std::function<QString(int count)>; ///< with %1 for the size

    void askAboutRejected();
    void askAboutBadlyRated();
    void ask(TaskFilter filter, const QString& none, const Question& question);

    TaskHistory m_history;
    TaskMarking& m_marking;
    TaskMessage& m_message;
    Shown m_shown;
    DiskMeter m_meter;
    QAction* m_rejected;
    QAction* m_badlyRated;
};

} // namespace Dailies
