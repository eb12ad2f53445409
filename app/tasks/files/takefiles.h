// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/files/clipmoves.h"
#include "app/tasks/history/taskhistory.h"

#include <QObject>
#include <QQueue>
#include <QThreadPool>

#include <functional>

namespace Dailies {

/// The result of moving takes to the Trash or back.
struct TakesMoved {
    QList<TaskId> ids = {}; ///< of those that were moved
    int left = 0; ///< not moved because they are in progress or need a decision
    int shared = 0; ///< clips that stay where they are because other takes have the same one
    qint64 bytes = 0; ///< of the moved files
    QList<TaskId> withoutClip = {}; ///< of those, which are back, but whose clip is no longer in the Trash
    QStringList troubles = {}; ///< one sentence for each clip that could not be moved
};

/// Moves takes with their clips and sidecars to the Trash and back, and renames clips. Files are moved on a thread. Each
/// operation starts when the one before has ended, so an undo finds where the files went. The database changes first when
/// a take leaves the list and last when it comes back, so whenever the program ends, a take in the list has its clip and
/// no clip is lost.
class TakeFiles final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object. Completes renames that an earlier run did not.
    explicit TakeFiles(TaskStore& store, QObject* parent = nullptr);
    /// Waits for the files that are being moved.
    ~TakeFiles() override;

    /// Moves takes to the Trash, except those that may not be moved (TaskHistory::mayRecycle()). They leave the list at
    /// once, and come back if their clip cannot be moved. Emits removed() later.
    void remove(const QList<TaskId>& ids);
    /// Moves takes back from the Trash. Emits restored() later.
    void restore(const QList<TaskId>& ids);
    /// Renames the clip of a take for all takes that have it, with its sidecars. Emits renamed() or failed() later. A
    /// name that renamedClip() refuses changes nothing. The name that it has emits nothing.
    void rename(TaskId id, const QString& name);

Q_SIGNALS:
    void removed(const Dailies::TakesMoved& outcome);
    void restored(const Dailies::TakesMoved& outcome);
    void renamed(Dailies::TaskId id, const QString& from, const QString& to); ///< the file's paths
    /// Nothing was changed; `sentence` explains why.
    void failed(const QString& sentence);

private:
    using Moves = QList<ClipMove>;
    void inTurn(const std::function<void()>& operation);
    void endTurn();
    void startRemove(const QList<TaskId>& ids);
    void startRestore(const QList<TaskId>& ids);
    void startRename(TaskId id, const QString& name);
    void run(const Moves& moves, void (*move)(ClipMove&), const std::function<void(const Moves&)>& done);
    ClipMove moveOf(const QString& file, TaskId id) const;
    void endRemove(const Moves& moves, TakesMoved outcome);
    void endRestore(const Moves& moves);
    void endRename(const ClipMove& move, TaskId id);
    void settleRenames();

    TaskStore& m_store;
    TaskHistory m_history;
    QThreadPool m_pool; ///< with one thread
    QQueue<std::function<void()>> m_turns; ///< the operation in progress and those that wait for it
};

} // namespace Dailies
