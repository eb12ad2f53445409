// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilelock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStorageInfo>
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

constexpr unsigned long writingMs = 50; ///< writing a lock takes much less than this

/// Whether the file still has this name, is not locked by any process, and is empty.
bool isNobodys(const QString& path, const QFile& file)
{
#ifdef Q_OS_UNIX
    struct stat opened = {};
    struct stat named = {};
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0 && ::fstat(file.handle(), &opened) == 0
        && ::stat(QFile::encodeName(path).constData(), &named) == 0 && opened.st_ino == named.st_ino
        && named.st_size == 0;
#else
    return file.size() == 0; // on this system, an open file cannot be removed
#endif
}

/// Removes a lock whose process was killed before it could write its number. It would block everyone, because nobody
/// can check whether that process is still running. Returns whether there was one.
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
    // Removed while the file is locked, so that no other process does the same to the next lock.
    return QFile::remove(path);
}

} // namespace

std::optional<ProfileHolder> profileHolder(const Profile& profile)
{
    // Only reads the lock, because trying to take it would disturb a process that is just starting.
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
    // The lock's age is irrelevant, because a window may be open for weeks.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        return lock;
    // QLockFile holds the second lock while it removes a dead process's lock.
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
                "Profile", "%1 (process %2) is already using %3. Quit it first, or choose another profile.")
                .arg(program)
                .arg(process)
                .arg(folder));
    }
    constexpr qint64 little = 64 * 1024;
    const qint64 room = QStorageInfo(profile.root).bytesAvailable();
    const QString sentence = room >= 0 && room < little
        ? QCoreApplication::translate("Profile",
            "The profile in %1 can't be used, because the disk is full. Free some space, then start Dailies again.")
        : QCoreApplication::translate("Profile", "The profile in %1 can't be used: Dailies can't write there.");
    return failure(ErrorKind::Storage, sentence.arg(folder));
}

} // namespace Dailies
