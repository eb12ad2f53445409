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

/// Which parts this profile has made, in a file beside the database, so that those no task needs any more can be removed:
/// these and no others, since the folder of the clips may hold parts of another profile.
class PartList final : public QObject {
    Q_OBJECT
public:
    /// A store without a file keeps no list. `store` outlives it.
    explicit PartList(const TaskStore& store, QObject* parent = nullptr);
    /// Waits for what is being removed.
    ~PartList() override;

    /// A part that is about to be made, or to get another name.
    void add(TaskId id, const QString& part);
    /// Removes the parts of this task, or of all, that no task has to its name any more, on another thread.
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
    bool m_again = false; ///< something was asked for while the thread was at it
    std::unique_ptr<QThread> m_thread; ///< none while nothing is being removed
};

} // namespace Dailies
