// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Dailies {

class TaskChangeSet;
class TaskChanges;
class WrapLayout;

/// Links to the task whose clip a task continues, and to the tasks that continue its own clip. Hidden if there are
/// none.
class LineageLinks final : public QWidget {
    Q_OBJECT

public:
    explicit LineageLinks(QWidget* parent = nullptr);

    /// Sets where the other tasks are read.
    void setChanges(TaskChanges& changes);
    void showTask(TaskId id, TaskId parent);

Q_SIGNALS:
    /// The user follows a link.
    void taskRequested(Dailies::TaskId id);

private:
    /// What the link to a task shows.
    struct Kin {
        TaskId id = 0;
        QString words;
        QString prompt;
        bool isThere = true;

        bool operator==(const Kin&) const = default;
    };
    struct Line {
        QWidget* whole = nullptr;
        QLabel* label = nullptr;
        WrapLayout* row = nullptr;
        QList<Kin> shown;
    };
    Line newLine(const QString& label);
    static Kin kinOf(TaskId id, const std::optional<VideoTask>& task);
    void follow(const TaskChangeSet& changes);
    void refresh();
    void fill(Line& line, const QList<Kin>& kin, const QString& objectName);
    void addLink(Line& line, const Kin& kin, const QString& objectName);
    void addRest(Line& line, const QList<Kin>& rest);

    QPointer<TaskChanges> m_changes;
    Line m_before;
    Line m_after;
    TaskId m_id = 0;
    TaskId m_parent = 0;
};

} // namespace Dailies
