// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/localfile.h"

#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Dailies {

#ifdef Q_OS_UNIX

namespace {

InputTrouble troubleOf(int error)
{
    return error == ENOENT || error == ENOTDIR || error == ENAMETOOLONG ? InputTrouble::Missing
                                                                        : InputTrouble::NotReadable;
}

} // namespace

FileStamp stampOf(const QString& path)
{
    FileStamp stamp;
    struct stat status = {};
    if (path.contains(QChar::Null))
        return stamp;
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) {
        stamp.trouble = troubleOf(errno);
        return stamp;
    }
    stamp.device = status.st_dev;
    stamp.inode = status.st_ino;
    if (!S_ISREG(status.st_mode)) {
        stamp.trouble = InputTrouble::NotAFile;
        return stamp;
    }
    const QFileInfo info(path);
    stamp.bytes = status.st_size;
    stamp.modified = info.lastModified();
    stamp.changed = info.metadataChangeTime();
    stamp.trouble = status.st_size == 0 ? InputTrouble::Empty : InputTrouble::None;
    return stamp;
}

InputTrouble openLocalFile(const QString& path, QFile& file)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (handle < 0)
        return troubleOf(errno);
    struct stat status = {};
    const bool isRegular = ::fstat(handle, &status) == 0 && S_ISREG(status.st_mode);
    if (isRegular && file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return InputTrouble::None;
    ::close(handle);
    return isRegular ? InputTrouble::NotReadable : InputTrouble::NotAFile;
}

#else

FileStamp stampOf(const QString& path)
{
    const QFileInfo info(path);
    FileStamp stamp;
    if (!info.exists())
        return stamp;
    stamp.bytes = info.size();
    stamp.modified = info.lastModified();
    stamp.changed = info.metadataChangeTime();
    stamp.trouble = !info.isFile() ? InputTrouble::NotAFile
        : info.size() == 0         ? InputTrouble::Empty
                                   : InputTrouble::None;
    return stamp;
}

InputTrouble openLocalFile(const QString& path, QFile& file)
{
    file.setFileName(path);
    return file.open(QIODevice::ReadOnly) ? InputTrouble::None : InputTrouble::NotReadable;
}

#endif

} // namespace Dailies
