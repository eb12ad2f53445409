// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace Dailies {

class TaskStore;

/// Links to the task that the shown task continues, and to the tasks that continue it. Hidden if there are none.
class LineageLinks final : public QWidget {
    Q_OBJECT

public:
    explicit LineageLinks(QWidget* parent = nullptr);

    /// The store in which related tasks are looked up.
    void setStore(TaskStore& store);
    /// `parent` is the task that `id` continues; either may be 0 for none.
    void showTask(TaskId id, TaskId parent);

Q_SIGNALS:
    /// The user follows a link.
    void taskRequested(Dailies::TaskId id);

private:
    /// A related task, as its link shows it.
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
        QHBoxLayout* row = nullptr;
        QList<Kin> shown;
    };
    Line newLine(const QString& label);
    Kin kinOf(TaskId id) const;
    void refresh();
    void fill(Line& line, const QList<Kin>& kin, const QString& objectName);
    void addLink(Line& line, const Kin& kin, const QString& objectName);
    void addRest(Line& line, const QList<Kin>& rest);

    QPointer<TaskStore> m_store;
    Line m_before;
    Line m_after;
    TaskId m_id = 0;
    TaskId m_parent = 0;
    QTimer m_refreshing; ///< combines changes that arrive together
};

} // namespace Dailies
