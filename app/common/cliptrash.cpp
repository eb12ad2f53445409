// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/cliptrash.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStorageInfo>
#include <QUrl>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Error> trouble(ErrorKind kind, const QString& sentence, const QString& file)
{
    return failure(kind, sentence.arg(QDir::toNativeSeparators(file)));
}

/// The path of the info file that the freedesktop trash has for a file; empty for another kind of trash.
QString noteOf(const QString& inTrash)
{
    const QFileInfo file(inTrash);
    QDir folder = file.dir();
    return folder.dirName() == "files"_L1 && folder.cdUp()
        ? folder.filePath(u"info/"_s + file.fileName() + u".trashinfo"_s)
        : QString();
}

/// Where the file of an info file was before; empty if that cannot be read.
QString formerPath(const QString& note)
{
    QFile file(note);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("Path="))
            return QUrl::fromPercentEncoding(line.mid(5).trimmed());
    }
    return {};
}

/// Whether the file in the trash is the one that was moved there. Once the trash has been emptied, another file of the
/// same name may have taken its place.
bool isStillThere(const MovedFile& file)
{
    if (file.to.isEmpty() || !QFileInfo(file.to).isFile())
        return false;
    const QString note = noteOf(file.to);
    const QString former = note.isEmpty() ? file.from : formerPath(note);
    return !former.isEmpty() && file.from.endsWith(former); // on another disk, it is relative to that disk
}

/// The freedesktop trashes in which a file of this path may be.
QStringList trashesFor(const QString& file)
{
    QStringList trashes{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/Trash"_s};
#ifdef Q_OS_UNIX
    const QString disk = QStorageInfo(QFileInfo(file).path()).rootPath();
    const QString user = QString::number(::getuid());
    trashes += {disk + u"/.Trash-"_s + user, disk + u"/.Trash/"_s + user};
#endif
    return trashes;
}

/// Whether the user's trash can be used. Without this, Qt would move files into the current folder and report success.
bool hasTrash()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/Trash"_s);
#else
    return true;
#endif
}

} // namespace

Result<QString> putIntoTrash(const QString& file)
{
    QString place;
    if (hasTrash() && QFile::moveToTrash(file, &place))
        return place;
    return trouble(
        ErrorKind::Storage, QCoreApplication::translate("ClipTrash", "%1 couldn't be moved to the Trash."), file);
}

Result<void> takeFromTrash(const MovedFile& file, const QString& path)
{
    if (!isStillThere(file))
        return trouble(
            ErrorKind::BadInput, QCoreApplication::translate("ClipTrash", "%1 is no longer in the Trash."), file.from);
    QDir().mkpath(QFileInfo(path).path());
    if (QFile::rename(file.to, path)) { // which never replaces another file
        if (const QString note = noteOf(file.to); !note.isEmpty())
            QFile::remove(note); // it is useless without its file
        return {};
    }
    return trouble(ErrorKind::Storage,
        QCoreApplication::translate("ClipTrash", "%1 couldn't be restored. It is still in the Trash."), file.from);
}

QString foundInTrash(const QString& file)
{
    for (const QString& trash : trashesFor(file)) {
        const QDir notes(trash + u"/info"_s, u"*.trashinfo"_s, QDir::Time, QDir::Files);
        for (const QString& note : notes.entryList()) {
            const QString place = trash + u"/files/"_s + note.chopped(10); // without ".trashinfo"
            if (note.startsWith(QFileInfo(file).completeBaseName()) && isStillThere({file, place}))
                return place;
        }
    }
    return {};
}

} // namespace Dailies
