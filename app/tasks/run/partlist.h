// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

class QThread;

namespace Dailies {

class TaskStore;

/// The list of parts that this profile has created, stored in a file next to the database. It allows removing parts
/// that no task needs any more. No other files are removed, because the clip folder may contain parts of another
/// profile.
class PartList final : public QObject {
    Q_OBJECT
public:
    /// Keeps no list if the store has no file. `store` must outlive it.
    explicit PartList(const TaskStore& store, QObject* parent = nullptr);
    /// Waits until running removals are done.
    ~PartList() override;

    /// Adds a part that is about to be created or renamed.
    void add(TaskId id, const QString& part);
    /// Removes, on another thread, those parts of this task (or of all tasks) that no task refers to any more.
    void tidy(TaskId id = 0);

private:
    struct Entry {
        TaskId task = 0;
        QString part;
        bool operator==(const Entry&) const = default;
    };

    void read();
    void write() const;
    bool isNeeded(const Entry& entry) const;
    void tidied(const QList<Entry>& gone);
    static QList<Entry> discard(const QList<Entry>& entries);

    const TaskStore& m_store;
    QString m_file;
    QList<Entry> m_entries;
    bool m_isRead = false;
    bool m_again = false; ///< another request came while the thread was running
    std::unique_ptr<QThread> m_thread; ///< null while nothing is being removed
};

} // namespace Dailies
