// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/durablefile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#elif defined(Q_OS_WIN)
#include <io.h>
#endif

namespace Dailies {

namespace {

#ifdef Q_OS_UNIX

bool syncToDisk(QFileDevice& file)
{
#ifdef F_FULLFSYNC
    // fsync() on this system may leave the data in the drive's cache.
    if (::fcntl(file.handle(), F_FULLFSYNC) == 0)
        return true;
#endif
    return ::fsync(file.handle()) == 0;
}

/// Reserves the name with an empty file first. Used if the system has nothing better.
int renameOntoPlace(const QByteArray& source, const QByteArray& target)
{
    const int place = ::open(target.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (place < 0)
        return errno;
    ::close(place);
    if (::rename(source.constData(), target.constData()) == 0)
        return 0;
    const int reason = errno;
    ::unlink(target.constData());
    return reason;
}

#else

bool syncToDisk(QFileDevice& file)
{
#ifdef Q_OS_WIN
    return file.flush() && ::_commit(file.handle()) == 0;
#else
    return file.flush();
#endif
}

#endif

} // namespace

#ifdef Q_OS_UNIX

int renameNew(const QString& from, const QString& to)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
#endif
    if (::link(source.constData(), target.constData()) == 0) {
        ::unlink(source.constData());
        return 0;
    }
    return errno == EPERM || errno == ENOTSUP || errno == ENOSYS ? renameOntoPlace(source, target) : errno;
}

#else

int renameNew(const QString& from, const QString& to)
{
    if (QFileInfo::exists(to))
        return EEXIST;
    return QFile::rename(from, to) ? 0 : EIO;
}

#endif

Result<void> syncFile(QFileDevice& file)
{
    errno = 0;
    if (syncToDisk(file))
        return {};
    return failure(ErrorKind::Storage, errno != 0 ? qt_error_string(errno) : file.errorString());
}

Result<void> syncFileAt(const QString& path)
{
    QFile file(path);
    // Opened for writing, because some systems do not sync a file that is open only for reading.
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return failure(ErrorKind::Storage, file.errorString());
    return syncFile(file);
}

Result<void> syncFolderOf(const QString& path)
{
#ifdef Q_OS_UNIX
    const int folder =
        ::open(QFile::encodeName(QFileInfo(path).path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return {};
    const int reason = ::fsync(folder) == 0 ? 0 : errno;
    ::close(folder);
    // Some file systems do not support this for folders, which is not an error.
    if (reason == EIO || reason == ENOSPC || reason == EDQUOT || reason == EROFS)
        return failure(ErrorKind::Storage, qt_error_string(reason));
#else
    Q_UNUSED(path)
#endif
    return {};
}

} // namespace Dailies
