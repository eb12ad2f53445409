// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/partfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QtEndian>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Left free for everything else on the disk.
constexpr qint64 reserve = 64 << 20;
constexpr int mostNames = 1000;

/// Gives the sentences of this file their context for translation.
struct PartFileText {
    Q_DECLARE_TR_FUNCTIONS(PartFile)
};

tl::unexpected<Error> storageFailure(int reason, const QString& path, const QString& words)
{
    if (reason == ENOSPC || reason == EDQUOT)
        return failure(ErrorKind::Storage,
            PartFileText::tr("The disk is full; the clip could not be written. Make room and try again."));
    if (reason == EFBIG)
        return failure(ErrorKind::Storage, PartFileText::tr("The disk takes no file as large as this clip."));
    return failure(ErrorKind::Storage,
        PartFileText::tr("The clip could not be written to %1: %2.")
            .arg(QDir::toNativeSeparators(QFileInfo(path).path()), words));
}

#ifdef Q_OS_UNIX

/// The lock tells the next one who wants this name that it is being written; it goes with the process.
bool lock(QFile& file)
{
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0;
}

bool sync(QFile& file)
{
    return ::fsync(file.handle()) == 0;
}

void syncFolder(const QString& path)
{
    const int folder =
        ::open(QFile::encodeName(QFileInfo(path).path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
}

/// 0, or the reason; never overwrites.
int renameTo(const QString& from, const QString& to)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
#endif
    if (::link(source.constData(), target.constData()) != 0)
        return errno;
    ::unlink(source.constData());
    return 0;
}

#else

bool lock(QFile&)
{
    return true; // an open file cannot be removed there
}

bool sync(QFile& file)
{
    return file.flush();
}

void syncFolder(const QString&) {}

int renameTo(const QString& from, const QString& to)
{
    if (QFileInfo::exists(to))
        return EEXIST;
    return QFile::rename(from, to) ? 0 : EIO;
}

#endif

/// Creates the part, or takes the place of one that nobody writes any more.
bool claim(QFile& file)
{
    constexpr auto mode = QIODevice::ReadWrite | QIODevice::NewOnly | QIODevice::Unbuffered;
    constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (!file.open(mode, ownerOnly) && QFileInfo(file.fileName()).isFile()) {
        QFile stale(file.fileName());
        // Locked: somebody is at it.
        if (stale.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) && lock(stale) && stale.remove())
            file.open(mode, ownerOnly);
    }
    return file.isOpen() && lock(file);
}

} // namespace

QString numberedPath(const QString& path, int number)
{
    if (number <= 1)
        return path;
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return info.path() + u'/' + u"%1 (%2)%3"_s.arg(info.completeBaseName()).arg(number).arg(suffix);
}

Result<std::unique_ptr<PartFile>> PartFile::create(const QString& path)
{
    QDir().mkpath(QFileInfo(path).path());
    std::unique_ptr<PartFile> part(new PartFile);
    part->m_path = path;
    for (int number = 1; number <= mostNames; ++number) {
        part->m_file.setFileName(numberedPath(path, number) + u".part"_s);
        errno = 0;
        if (claim(part->m_file))
            return part;
        const int reason = errno;
        part->m_file.close();
        if (!QFileInfo::exists(part->m_file.fileName()))
            return storageFailure(reason, path, part->m_file.errorString());
    }
    return storageFailure(EEXIST, path, PartFileText::tr("every name is taken"));
}

PartFile::~PartFile()
{
    if (!m_committed && m_file.isOpen())
        m_file.remove();
}

Result<void> PartFile::write(const QByteArray& bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        errno = 0;
        const qint64 count = m_file.write(bytes.constData() + done, bytes.size() - done);
        const int reason = errno;
        if (count <= 0)
            return storageFailure(reason, m_path, m_file.errorString());
        done += count;
    }
    return {};
}

Result<void> PartFile::expect(qint64 bytes) const
{
    // Asked of the folder itself: QStorageInfo looks it up in the list of mounts, which a sandbox may not show.
    std::error_code problem;
    const auto disk = std::filesystem::space(QFileInfo(m_path).filesystemAbsolutePath(), problem);
    const auto available = static_cast<qint64>(std::min<std::uintmax_t>(disk.available, INT64_MAX));
    if (problem || bytes <= available - reserve)
        return {};
    return failure(ErrorKind::Storage,
        PartFileText::tr("The disk is full: the clip needs %1, and %2 are free. Make room and try again.")
            .arg(QLocale().formattedDataSize(bytes), QLocale().formattedDataSize(available)));
}

bool PartFile::isWhole()
{
    const qint64 end = m_file.size();
    for (qint64 at = 0; at < end;) {
        m_file.seek(at);
        const QByteArray head = m_file.read(16);
        if (at == 0 && head.mid(4, 4) != "ftyp")
            return true;
        if (head.size() < 8)
            return false;
        quint64 size = qFromBigEndian<quint32>(head.constData());
        if (size == 1 && head.size() == 16)
            size = qFromBigEndian<quint64>(head.constData() + 8);
        if (size == 0)
            return true; // the last box, by definition as long as the file
        if (size < 8 || size > static_cast<quint64>(end - at))
            return false;
        at += static_cast<qint64>(size);
    }
    return true;
}

Result<QString> PartFile::commit()
{
    errno = 0;
    if (!sync(m_file))
        return storageFailure(errno, m_path, QString::fromLocal8Bit(strerror(errno)));
    for (int number = 1; number <= mostNames; ++number) {
        const QString path = numberedPath(m_path, number);
        const int reason = renameTo(m_file.fileName(), path);
        if (reason == 0) {
            m_committed = true;
            m_file.close();
            syncFolder(path);
            return path;
        }
        if (reason != EEXIST)
            return storageFailure(reason, m_path, QString::fromLocal8Bit(strerror(reason)));
    }
    return storageFailure(EEXIST, m_path, PartFileText::tr("every name is taken"));
}

} // namespace Dailies
