// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/files/takefiles.h"

#include "app/common/crashpoint.h"
#include "app/tasks/store/taskstore.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QList<TaskId> idsOf(const QList<VideoTask>& tasks)
{
    QList<TaskId> ids;
    for (const VideoTask& task : tasks)
        ids.append(task.id);
    return ids;
}

bool isInTrash(const VideoTask& task)
{
    return task.marks.recycledAt.isValid();
}

} // namespace

TakeFiles::TakeFiles(TaskStore& store, QObject* parent) : QObject(parent), m_store(store), m_history(store)
{
    m_pool.setMaxThreadCount(1);
    // Every operation ends with one of these.
    connect(this, &TakeFiles::removed, this, &TakeFiles::endTurn, Qt::QueuedConnection);
    connect(this, &TakeFiles::restored, this, &TakeFiles::endTurn, Qt::QueuedConnection);
    connect(this, &TakeFiles::renamed, this, &TakeFiles::endTurn, Qt::QueuedConnection);
    connect(this, &TakeFiles::failed, this, &TakeFiles::endTurn, Qt::QueuedConnection);
    QMetaObject::invokeMethod(this, &TakeFiles::settleRenames, Qt::QueuedConnection);
}

TakeFiles::~TakeFiles()
{
    m_pool.waitForDone();
    // Where the last files went still has to be stored, but nobody is left to be told.
    blockSignals(true);
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void TakeFiles::inTurn(const std::function<void()>& operation)
{
    m_turns.enqueue(operation);
    if (m_turns.size() == 1)
        operation();
}

void TakeFiles::endTurn()
{
    m_turns.dequeue();
    if (!m_turns.isEmpty())
        std::function<void()>(m_turns.head())();
}

/// Moves files on the thread, then calls `done` here.
void TakeFiles::run(const Moves& moves, void (*move)(ClipMove&), const std::function<void(const Moves&)>& done)
{
    // The destructor waits for the pool, so `this` outlives the job.
    m_pool.start([this, moves = moves, move, done]() mutable {
        for (ClipMove& each : moves)
            move(each);
        DAILIES_CRASH_POINT("clip.moved");
        QMetaObject::invokeMethod(
            this, [moves, done] { done(moves); }, Qt::QueuedConnection);
    });
}

/// A clip with all tasks that have it. Those whose own clip of that name was moved away before are not among them.
ClipMove TakeFiles::moveOf(const QString& file, TaskId id) const
{
    ClipMove move{file, m_history.tasks(m_history.withClip(file)), {id}};
    move.tasks.removeIf([](const VideoTask& task) { return !task.moved.isEmpty(); });
    return move;
}

void TakeFiles::remove(const QList<TaskId>& ids)
{
    inTurn([this, ids] { startRemove(ids); });
}

void TakeFiles::startRemove(const QList<TaskId>& ids)
{
    settleRenames(); // of clips on a drive that is connected again
    TakesMoved outcome;
    QHash<TaskId, TaskAnnotations> marks;
    QList<VideoTask> going;
    for (const VideoTask& task : m_history.tasks(ids)) {
        if (isInTrash(task))
            continue;
        if (!TaskHistory::mayRecycle(task)) {
            ++outcome.left;
            continue;
        }
        going.append(task);
        outcome.ids.append(task.id);
        marks.insert(task.id, task.marks);
        marks[task.id].recycledAt = QDateTime::currentDateTimeUtc();
    }
    if (const Result<void> marked = m_history.setMarks(marks); !marked) {
        Q_EMIT failed(tr("Nothing was deleted. %1").arg(marked.error().message));
        return;
    }
    DAILIES_CRASH_POINT("clip.trash-marked");
    QHash<QString, ClipMove> moves;
    for (const VideoTask& task : std::as_const(going)) {
        if (const auto known = moves.find(task.file); known != moves.end()) {
            known->wanted.append(task.id);
            continue;
        }
        if (task.file.isEmpty())
            continue;
        const ClipMove move = moveOf(task.file, task.id);
        if (std::ranges::all_of(move.tasks, isInTrash))
            moves.insert(task.file, move);
        else
            ++outcome.shared;
    }
    // A power cut must not bring back a take whose clip has left.
    m_store.disk().whenOnDisk(this, [this, moves = moves.values(), outcome](const Result<void>& stored) {
        if (stored)
            run(moves, &moveToTrash, [this, outcome](const Moves& done) { endRemove(done, outcome); });
        else
            endRemove(moves, outcome); // the takes are in the Trash, their clips stay where they are
    });
}

void TakeFiles::endRemove(const Moves& moves, TakesMoved outcome)
{
    QHash<TaskId, TaskAnnotations> back;
    for (const ClipMove& move : moves) {
        outcome.bytes += move.bytes;
        if (move.trouble)
            outcome.troubles.append(move.trouble->message);
        if (!move.moved.isEmpty()) {
            if (const Result<void> kept = m_history.setClip(idsOf(move.tasks), move.file, move.moved); !kept)
                outcome.troubles.append(kept.error().message);
        } else if (move.trouble) {
            back.insert(m_history.marks(move.wanted));
            for (const TaskId id : move.wanted)
                outcome.ids.removeAll(id);
        }
    }
    for (TaskAnnotations& each : back)
        each.recycledAt = {};
    if (const Result<void> stored = m_history.setMarks(back); !stored)
        outcome.troubles.append(stored.error().message);
    Q_EMIT removed(outcome);
}

void TakeFiles::restore(const QList<TaskId>& ids)
{
    inTurn([this, ids] { startRestore(ids); });
}

void TakeFiles::startRestore(const QList<TaskId>& ids)
{
    QList<ClipMove> moves;
    for (const VideoTask& task : m_history.tasks(ids)) {
        if (!isInTrash(task))
            continue;
        const auto known = std::ranges::find_if(moves, [&task](const ClipMove& move) {
            return !task.file.isEmpty() && move.file == task.file && move.moved == task.moved;
        });
        if (known != moves.end()) {
            known->wanted.append(task.id);
            continue;
        }
        ClipMove move{task.file, {task}, {task.id}, task.moved};
        if (!task.moved.isEmpty()) {
            move.tasks = m_history.tasks(m_history.withClip(task.file));
            move.tasks.removeIf([&task](const VideoTask& other) { return other.moved != task.moved; });
        }
        moves.append(move);
    }
    run(moves, &moveBack, [this](const Moves& done) { endRestore(done); });
}

void TakeFiles::endRestore(const Moves& moves)
{
    TakesMoved outcome;
    for (const ClipMove& move : moves) {
        if (move.trouble && move.moved.isEmpty() && !QFileInfo::exists(move.file))
            outcome.withoutClip.append(move.wanted);
        else if (move.trouble)
            outcome.troubles.append(move.trouble->message);
        if (!move.moved.isEmpty()) // it is still in the Trash
            continue;
        if (const Result<void> stored = m_history.setClip(idsOf(move.tasks), move.file, {}, move.wanted); !stored)
            outcome.troubles.append(stored.error().message);
        else
            outcome.ids.append(move.wanted);
    }
    Q_EMIT restored(outcome);
}

void TakeFiles::rename(TaskId id, const QString& name)
{
    inTurn([this, id, name] { startRename(id, name); });
}

void TakeFiles::startRename(TaskId id, const QString& name)
{
    settleRenames();
    const std::optional<VideoTask> task = m_store.task(id);
    if (!task || task->state != TaskState::Saved || isInTrash(*task)) {
        Q_EMIT failed(tr("This take has no clip to rename."));
        return;
    }
    const Result<QString> to = renamedClip(task->file, name);
    if (!to) {
        Q_EMIT failed(to.error().message);
        return;
    }
    if (*to == task->file) {
        endTurn();
        return;
    }
    const auto prepare = [](ClipMove& move) { move.moved = renamesOf(move, move.moved.constFirst().to); };
    ClipMove move = moveOf(task->file, id);
    move.moved = {{task->file, *to}};
    run({move}, prepare, [this, id](const Moves& prepared) {
        // Stored before the rename, so that the next start finds the clip under either name.
        const ClipMove& ready = prepared.constFirst();
        if (const Result<void> stored = m_history.setClip(idsOf(ready.tasks), ready.file, ready.moved); !stored) {
            Q_EMIT failed(tr("The clip was not renamed. %1").arg(stored.error().message));
            return;
        }
        m_store.disk().whenOnDisk(this, [this, prepared, id](const Result<void>& stored) {
            if (stored)
                run(prepared, &Dailies::rename, [this, id](const Moves& done) { endRename(done.constFirst(), id); });
            else
                Q_EMIT failed(tr("The clip was not renamed. %1").arg(stored.error().message));
        });
    });
}

void TakeFiles::endRename(const ClipMove& move, TaskId id)
{
    const QString file = move.trouble ? move.file : move.moved.constFirst().to;
    const Result<void> stored = m_history.setClip(idsOf(move.tasks), file, {});
    if (move.trouble)
        Q_EMIT failed(move.trouble->message);
    else if (!stored)
        Q_EMIT failed(stored.error().message); // the next start stores the new name
    else
        Q_EMIT renamed(id, move.file, file);
}

/// Stores the names of clips that were renamed when the program ended. A clip that is under neither name may be on a
/// drive that is not connected, so its names are kept until it is.
void TakeFiles::settleRenames()
{
    if (m_store.file().isEmpty())
        return;
    for (const VideoTask& task : m_history.tasks(m_history.withOpenMoves())) {
        const QString& to = task.moved.constFirst().to;
        const bool isRenamed = !QFileInfo::exists(task.file) && QFileInfo(to).isFile();
        if (!isRenamed && !QFileInfo::exists(task.file))
            continue;
        for (const MovedFile& sidecar : isRenamed ? task.moved.mid(1) : QList<MovedFile>())
            QFile::rename(sidecar.from, sidecar.to); // never replaces a file
        static_cast<void>(m_history.setClip({task.id}, isRenamed ? to : task.file, {}));
    }
}

} // namespace Dailies
