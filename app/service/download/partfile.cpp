// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/partfile.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Space that is left free for everything else on the disk; more of it if the clip's length is unknown.
constexpr qint64 reserveForRest = 64 << 20;
constexpr qint64 reserveForUnknown = 1 << 30;
constexpr int mostPartNames = 99999;
constexpr int mostNumbers = 99;
/// Write-back starts after this many bytes, while more arrive. Otherwise a sync would have to write
/// everything and would stall the network.
constexpr qint64 writeBackEvery = 8 << 20;
constexpr qint64 copyAtOnce = 1 << 20;
/// Virus scanners and indexers lock a file that was just closed, but only for a short time.
constexpr int firstPauseMs = 200;
constexpr int mostRenames = 4;

/// The translation context of this file's sentences.
struct PartFileText {
    Q_DECLARE_TR_FUNCTIONS(PartFile)
};

/// Whether the disk rejects the name itself: it is too long or has unsupported characters.
bool isRefusedName(int reason)
{
    return reason == ENAMETOOLONG || reason == EILSEQ || reason == EINVAL;
}

/// Also true for a dangling symbolic link.
bool isTaken(const QString& path)
{
    const QFileInfo info(path);
    return info.isSymLink() || info.exists();
}

const QRegularExpression& partEnding()
{
    static const QRegularExpression ending(u"\\.[0-9a-f]{8}\\.part$"_s);
    return ending;
}

constexpr auto wholeMark = ".whole"_L1; ///< before the token

#ifdef Q_OS_UNIX

bool isPassing(int reason)
{
    return reason == EBUSY || reason == EACCES || reason == ETXTBSY;
}

/// The lock tells other instances of the program that the file is being written; it ends with the process. On
/// file systems without locks, the unique name has to suffice.
bool lock(QFile& file)
{
    return ::flock(file.handle(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/// The disk space that the file uses already, including reserved space.
qint64 roomTaken(const QFile& file)
{
    struct stat info = {};
    return ::fstat(file.handle(), &info) == 0 ? static_cast<qint64>(info.st_blocks) * 512 : 0;
}

#else

bool isPassing(int reason)
{
    return reason != EEXIST;
}

bool lock(QFile&)
{
    return true; // an open file cannot be removed on this system
}

qint64 roomTaken(const QFile&)
{
    return 0;
}

#endif

/// Retries if another program has the file open for a moment.
int renamePatiently(const QString& from, const QString& to, const PartFile::Pause& pause)
{
    int wait = firstPauseMs;
    for (int tries = 1;; ++tries, wait *= 2) {
        const int reason = renameNew(from, to);
        if (reason == 0 || !isPassing(reason) || tries == mostRenames || !pause(wait))
            return reason;
    }
}

} // namespace

tl::unexpected<Error> clipNotWritten(const QString& path, const QString& words)
{
    return failure(ErrorKind::Storage,
        PartFileText::tr("Couldn't write the clip to %1: %2.")
            .arg(QDir::toNativeSeparators(QFileInfo(path).path()), words));
}

QString numberedPath(const QString& path, int number)
{
    if (number <= 1)
        return path;
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    return info.path() + u'/' + u"%1 (%2)%3"_s.arg(info.completeBaseName()).arg(number).arg(suffix);
}

QString usablePath(const QString& path, const std::function<bool(const QString&)>& mayUse)
{
    for (int number = 1; number <= mostNumbers; ++number) {
        const QString name = numberedPath(path, number);
        if (!isTaken(name) || (mayUse && mayUse(name)))
            return name;
    }
    return {};
}

QString PartFile::nameFor(const QString& clip)
{
    for (;;) {
        const quint32 token = QRandomGenerator::system()->generate();
        const QString part = u"%1.%2.part"_s.arg(clip).arg(token, 8, 16, QLatin1Char('0'));
        if (!isTaken(part))
            return part;
    }
}

QString PartFile::clipOf(const QString& part)
{
    QString clip = QString(part).remove(partEnding());
    if (clip.endsWith(wholeMark))
        clip.chop(wholeMark.size());
    return clip;
}

Result<std::unique_ptr<PartFile>> PartFile::open(const QString& part, qint64 keep)
{
    QDir().mkpath(QFileInfo(part).path());
    constexpr auto mode = QIODevice::ReadWrite | QIODevice::Unbuffered;
    std::unique_ptr<PartFile> made(new PartFile(part));
    QFile& file = made->m_file;
    errno = 0;
    bool opened = file.open(mode | QIODevice::NewOnly, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const int reason = errno; // for letters that the disk cannot store, isFile() would replace it
    opened = opened || (QFileInfo(part).isFile() && file.open(mode | QIODevice::ExistingOnly));
    if (!opened)
        return made->trouble(isRefusedName(reason) ? reason : 0, file.errorString());
    if (!lock(file))
        return clipNotWritten(part, PartFileText::tr("another copy of the program is using it"));
    DAILIES_CRASH_POINT("download.part-made");
    if (const Result<void> cut = made->cut(file.size() >= keep ? keep : 0); !cut)
        return failure(cut.error());
    return made;
}

QString PartFile::tokenOf(const QString& part)
{
    return partEnding().match(part).captured();
}

QString PartFile::wholeOf(const QString& part)
{
    const QString token = tokenOf(part);
    if (token.isEmpty())
        return {};
    const QDir folder = QFileInfo(part).dir();
    const QStringList names =
        folder.entryList({u'*' + wholeMark + token}, QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    return names.isEmpty() ? QString() : folder.filePath(names.constFirst());
}

bool PartFile::discard(const QString& part)
{
    QFile file(part);
    if (QFileInfo(part).isFile() && file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) && lock(file))
        file.remove();
    return !isTaken(part);
}

PartFile::~PartFile() = default;

tl::unexpected<Error> PartFile::trouble(int reason, const QString& words) const
{
    if (reason == ENOSPC || reason == EDQUOT)
        return failure(ErrorKind::Storage,
            PartFileText::tr("The disk is full, so the clip couldn't be written. Free up some space to continue "
                             "the download."));
    if (reason == EFBIG)
        return failure(ErrorKind::Storage, PartFileText::tr("This clip is too large for the disk's file system."));
    Error error = clipNotWritten(m_name, reason == 0 ? words : qt_error_string(reason)).value();
    if (isRefusedName(reason))
        error.kind = ErrorKind::BadInput;
    return failure(error);
}

QByteArray PartFile::head()
{
    return m_file.seek(0) ? m_file.read(std::min<qint64>(clipHeadSize, m_size)) : QByteArray();
}

Ending PartFile::ending()
{
    return endingOf(m_file, m_size);
}

Result<void> PartFile::cut(qint64 size)
{
    errno = 0;
    if (m_file.size() != size && !m_file.resize(size))
        return trouble(errno, m_file.errorString());
    m_size = size;
    m_onItsWay = std::min(m_onItsWay, size);
    return {};
}

Result<void> PartFile::write(const QByteArray& bytes)
{
    if (m_spoiled)
        return trouble(EIO);
    if (m_file.pos() != m_size && !m_file.seek(m_size))
        return trouble(EIO);
    qint64 done = 0;
    while (done < bytes.size()) {
        errno = 0;
        const qint64 count = m_file.write(bytes.constData() + done, bytes.size() - done);
        const int reason = errno;
        if (count <= 0)
            return trouble(reason, m_file.errorString());
        done += count;
        m_size += count;
    }
    beginWriteBack();
    DAILIES_CRASH_POINT("part.block-written");
    return {};
}

// Only starts the write-back. It guarantees nothing and consumes no error; both are left to sync().
void PartFile::beginWriteBack()
{
#ifdef Q_OS_LINUX
    if (m_size - m_onItsWay < writeBackEvery)
        return;
    (void)::sync_file_range(m_file.handle(), m_onItsWay, m_size - m_onItsWay, SYNC_FILE_RANGE_WRITE);
    m_onItsWay = m_size;
#endif
}

Result<void> PartFile::makeRoom(qint64 total)
{
    // Query the folder itself: QStorageInfo searches the list of mounts, which a sandbox may hide.
    std::error_code problem;
    const auto disk = std::filesystem::space(QFileInfo(m_name).filesystemAbsolutePath(), problem);
    const auto free = static_cast<qint64>(std::min<std::uintmax_t>(disk.available, INT64_MAX));
    const qint64 taken = std::max(m_size, roomTaken(m_file));
    const qint64 rest = std::max<qint64>(total - taken, 0);
    if (problem || rest <= free - (total < 0 ? reserveForUnknown : reserveForRest)) {
#ifdef Q_OS_LINUX
        // The disk finds one large extent faster than a thousand small ones. A failure does no harm.
        if (rest > 0 && ::fallocate(m_file.handle(), FALLOC_FL_KEEP_SIZE, 0, total) == 0)
            m_hasSpareRoom = true;
#endif
        return {};
    }
    const QLocale locale;
    if (total < 0)
        return failure(ErrorKind::Storage,
            PartFileText::tr("The disk is almost full (%1 free). The server doesn't give the clip's size, so %2 must "
                             "stay free. Free up some space to continue the download.")
                .arg(locale.formattedDataSize(free), locale.formattedDataSize(reserveForUnknown)));
    return failure(ErrorKind::Storage,
        PartFileText::tr("The disk is full: the clip needs %1 and %2 must stay free, but only %3 is free. Free up "
                         "some space to continue the download.")
            .arg(locale.formattedDataSize(rest), locale.formattedDataSize(reserveForRest),
                locale.formattedDataSize(free)));
}

void PartFile::giveRoomBack()
{
#ifdef Q_OS_UNIX
    // QFile does nothing if the size is right already.
    if (m_hasSpareRoom && ::ftruncate(m_file.handle(), m_size) == 0)
        m_hasSpareRoom = false;
#endif
}

Result<void> PartFile::sync()
{
    if (m_published)
        return {};
    DAILIES_CRASH_POINT("part.before-sync");
    errno = 0;
    if (!m_spoiled && syncFile(m_file)) {
        DAILIES_CRASH_POINT("part.synced");
        return {};
    }
    // The system may have dropped the bytes, and it reports that only once: a second sync would succeed.
    const int reason = m_spoiled ? EIO : errno;
    m_spoiled = true;
    (void)cut(0);
    m_size = 0;
    return trouble(reason, m_file.errorString());
}

Result<void> PartFile::settleName(const QString& clip, const Pause& pause)
{
    const QRegularExpressionMatch ending = partEnding().match(m_name);
    for (int number = 1; number <= mostPartNames; ++number) {
        const QString free = numberedPath(clip, number);
        if (isTaken(free))
            continue;
        const QString part = free + ending.captured();
        const int reason = part == m_name ? 0 : renamePatiently(m_name, part, pause);
        if (reason == EEXIST)
            continue;
        if (reason != 0)
            return trouble(reason);
        m_name = part;
        DAILIES_CRASH_POINT("part.name-settled");
        return {};
    }
    return clipNotWritten(clip, PartFileText::tr("every name is taken"));
}

void PartFile::markWhole()
{
    const QString whole = clipOf(m_name) + wholeMark + tokenOf(m_name);
    if (m_published || m_spoiled || whole == m_name || renameNew(m_name, whole) != 0)
        return;
    m_name = whole;
    (void)syncFolderOf(whole);
}

Result<std::unique_ptr<PartFile>> PartFile::copyFor(const QString& clip, const Pause& pause)
{
    // With the same token: what a crash leaves of the copy is overwritten by the next one.
    Result<std::unique_ptr<PartFile>> copy = open(clip + partEnding().match(m_name).captured(), 0);
    if (!copy)
        return copy;
    if (const Result<void> copied = copyInto(**copy, pause); !copied) {
        (*copy)->remove();
        return failure(copied.error());
    }
    return copy;
}

Result<void> PartFile::copyInto(PartFile& copy, const Pause& pause)
{
    if (const Result<void> room = copy.makeRoom(m_size); !room)
        return room;
    while (copy.m_size < m_size) {
        const bool goesOn = pause(0) && m_file.seek(copy.m_size);
        const QByteArray bytes = goesOn ? m_file.read(std::min(copyAtOnce, m_size - copy.m_size)) : QByteArray();
        if (bytes.isEmpty())
            return trouble(EIO);
        if (const Result<void> written = copy.write(bytes); !written)
            return written;
    }
    copy.giveRoomBack();
    return copy.sync();
}

Result<QString> PartFile::commit(const Pause& pause)
{
    const QString clip = clipOf(m_name);
    const int reason = renamePatiently(m_name, clip, pause);
    if (reason == EEXIST)
        return QString();
    if (reason != 0)
        return trouble(reason);
    DAILIES_CRASH_POINT("part.renamed");
    m_name = clip;
    m_published = true;
    m_file.close();
    if (const Result<void> synced = syncFolderOf(clip); !synced)
        return clipNotWritten(clip, synced.error().message);
    DAILIES_CRASH_POINT("part.folder-synced");
    return clip;
}

Result<QString> PartFile::replace(const QString& clip, const Pause& pause)
{
    m_file.close();
    int wait = firstPauseMs;
    for (int tries = 1;; ++tries, wait *= 2) {
        std::error_code problem;
        std::filesystem::rename(QFileInfo(m_name).filesystemFilePath(), QFileInfo(clip).filesystemFilePath(), problem);
        if (!problem)
            break;
        if (!isPassing(problem.value()) || tries == mostRenames || !pause(wait))
            return clipNotWritten(clip, QString::fromStdString(problem.message()));
    }
    DAILIES_CRASH_POINT("part.replaced");
    m_name = clip;
    m_published = true;
    if (const Result<void> synced = syncFolderOf(clip); !synced)
        return clipNotWritten(clip, synced.error().message);
    return clip;
}

void PartFile::remove()
{
    if (m_published)
        return;
    m_file.close();
    QFile::remove(m_name);
    m_size = 0;
}

} // namespace Dailies
