// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/files/takefiles.h"
#include "app/tasks/run/sidecar.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

#include <sys/stat.h>
#include <unistd.h>

namespace Dailies {

using namespace Qt::StringLiterals;

/// A profile with clips and a trash of its own.
class TrashBench final {
public:
    TrashBench()
    {
        qputenv("XDG_DATA_HOME", (dir.path() + u"/data"_s).toUtf8());
        QDir(dir.path()).mkpath(u"clips"_s);
        QDir(dir.path()).mkpath(u"data"_s);
        open();
    }
    void open()
    {
        files.reset();
        store = std::make_unique<TaskStore>();
        opened = store->open(database()).has_value();
        files = std::make_unique<TakeFiles>(*store);
    }
    void close()
    {
        files.reset();
        store.reset();
    }
    QString database() const { return dir.filePath(u"tasks.sqlite"_s); }
    QString clip(const QString& name) const { return dir.filePath(u"clips/"_s + name); }
    QString trash() const { return dir.filePath(u"data/Trash/files"_s); }
    QStringList inTrash() const { return QDir(trash()).entryList(QDir::Files, QDir::Name); }
    QStringList clips() const { return QDir(dir.filePath(u"clips"_s)).entryList(QDir::Files, QDir::Name); }
    /// A saved take; its clip is on disk if `bytes` has any.
    TaskId add(const QString& name, const QByteArray& bytes = "a clip", bool hasSidecar = false)
    {
        VideoTask task = runningTask(u"job-%1"_s.arg(++number));
        task.state = TaskState::Saved;
        task.file = clip(name);
        task.id = store->add(task).value_or(0);
        if (!bytes.isEmpty())
            writeBytes(task.file, bytes);
        if (hasSidecar && !writeSidecar(task.file, task, u"Studio"_s))
            qFatal("no sidecar");
        return task.id;
    }
    VideoTask task(TaskId id) const { return store->task(id).value_or(VideoTask()); }
    bool isDeleted(TaskId id) const { return task(id).marks.recycledAt.isValid(); }
    TakesMoved remove(const QList<TaskId>& ids)
    {
        return outcome(&TakeFiles::removed, [&] { files->remove(ids); });
    }
    TakesMoved restore(const QList<TaskId>& ids)
    {
        return outcome(&TakeFiles::restored, [&] { files->restore(ids); });
    }
    /// The sentence of a rename that failed; empty if it did not.
    QString rename(TaskId id, const QString& name)
    {
        const QSignalSpy done(files.get(), &TakeFiles::renamed);
        const QSignalSpy failed(files.get(), &TakeFiles::failed);
        files->rename(id, name);
        if (!QTest::qWaitFor([&] { return !done.isEmpty() || !failed.isEmpty(); }, patienceMs))
            return u"nothing happened"_s;
        return failed.isEmpty() ? QString() : failed.first().first().toString();
    }

    QTemporaryDir dir;
    std::unique_ptr<TaskStore> store;
    std::unique_ptr<TakeFiles> files;
    bool opened = false;
    int number = 0;

private:
    template<typename Signal, typename Action>
    TakesMoved outcome(Signal signal, const Action& action)
    {
        std::optional<TakesMoved> told;
        QObject context;
        QObject::connect(files.get(), signal, &context, [&told](const TakesMoved& moved) { told = moved; });
        action();
        return QTest::qWaitFor([&] { return told.has_value(); }, patienceMs) ? *told
                                                                             : TakesMoved{.troubles = {u"no answer"_s}};
    }
};

/// Makes a folder read-only while it exists. Root may write everywhere, so a test that runs as root becomes another
/// user until then.
class ReadOnlyFolder final {
public:
    ReadOnlyFolder(const TrashBench& bench, const QString& path) : m_path(path.toUtf8()), m_isRoot(::geteuid() == 0)
    {
        constexpr uid_t nobody = 65534;
        if (m_isRoot) {
            for (QDirIterator all(bench.dir.path(), QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden,
                     QDirIterator::Subdirectories);
                 all.hasNext();)
                isReady = ::chown(all.next().toUtf8().constData(), nobody, nobody) == 0 && isReady;
            isReady = ::chown(bench.dir.path().toUtf8().constData(), nobody, nobody) == 0 && isReady;
        }
        isReady = ::chmod(m_path.constData(), 0500) == 0 && (!m_isRoot || ::seteuid(nobody) == 0) && isReady;
    }
    ~ReadOnlyFolder()
    {
        if (m_isRoot && ::seteuid(0) != 0)
            qFatal("no way back");
        ::chmod(m_path.constData(), 0700);
    }
    Q_DISABLE_COPY_MOVE(ReadOnlyFolder)

    bool isReady = true;

private:
    QByteArray m_path;
    bool m_isRoot;
};

} // namespace Dailies
