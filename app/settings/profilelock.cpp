// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilelock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSysInfo>
#include <QThread>

#ifdef Q_OS_UNIX
#include <sys/file.h>
#include <sys/stat.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString lockFile(const Profile& profile)
{
    return profile.root + u"/dailies.lock"_s;
}

constexpr unsigned long writingMs = 50; ///< a lock is written in a fraction of this

/// Whether the file is still the one that has the name, has no process that holds it, and says nothing.
bool isNobodys(const QString& path, const QFile& file)
{
#ifdef Q_OS_UNIX
    struct stat opened = {};
    struct stat named = {};
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0 && ::fstat(file.handle(), &opened) == 0
        && ::stat(QFile::encodeName(path).constData(), &named) == 0 && opened.st_ino == named.st_ino
        && named.st_size == 0;
#else
    return file.size() == 0; // an open file cannot be removed there
#endif
}

/// Removes a lock that a process was killed over before it could write its number: it would keep everybody out, because
/// nobody can be asked whether its maker lives. Whether there was one.
bool removeUnwritten(const QString& path)
{
    QFile file(path);
    if (!file.exists() || file.size() > 0)
        return false;
    QThread::msleep(writingMs);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) || !isNobodys(path, file))
        return false;
#ifndef Q_OS_UNIX
    file.close();
#endif
    return QFile::remove(path); // while it is held, so that no second one does the same to the next lock
}

} // namespace

std::optional<ProfileHolder> profileHolder(const Profile& profile)
{
    // Only looked at: taking the lock to try it would be in the way of whoever starts at this moment.
    const QLockFile lock(lockFile(profile));
    ProfileHolder holder;
    QString host;
    if (!lock.getLockInfo(&holder.process, &host, &holder.program))
        return std::nullopt;
    holder.isHere = host == QSysInfo::machineHostName();
    return holder;
}

Result<std::unique_ptr<QLockFile>> lockProfile(const Profile& profile)
{
    auto lock = std::make_unique<QLockFile>(lockFile(profile));
    // Age says nothing: a window may stand open for weeks.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        return lock;
    // The second is that under which a dead process's lock is taken away.
    const bool removed = removeUnwritten(lockFile(profile));
    if ((removeUnwritten(lockFile(profile) + u".rmlock"_s) || removed) && lock->tryLock(0))
        return lock;

    const QString folder = QDir::toNativeSeparators(profile.root);
    qint64 process = 0;
    QString host;
    QString program;
    if (lock->error() == QLockFile::LockFailedError && lock->getLockInfo(&process, &host, &program)) {
        return failure(ErrorKind::Storage,
            QCoreApplication::translate(
                "Profile", "%1 (process %2) is already working in %3. End it first, or choose another profile.")
                .arg(program)
                .arg(process)
                .arg(folder));
    }
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("Profile", "The profile in %1 cannot be used: nothing can be written there.")
            .arg(folder));
}

} // namespace Dailies
