// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/files/clipmoves.h"

#include "app/service/download/partfile.h"
#include "app/tasks/run/sidecar.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TakeFiles)
};

constexpr qsizetype longestName = 200; ///< in UTF-8 bytes; leaves room for a number and for the sidecar's suffix

QStringList sidecarsOf(const QList<VideoTask>& tasks)
{
    QStringList paths;
    for (const VideoTask& task : tasks) {
        if (const QString path = sidecarOf(task); !path.isEmpty() && !paths.contains(path))
            paths.append(path);
    }
    return paths;
}

/// Whether a file is in its place again, because the program ended while it was restored.
bool isBack(const MovedFile& file)
{
    return !QFileInfo::exists(file.to) && QFileInfo(file.from).isFile();
}

/// A name that is free. The wanted one if there is none, which then fails.
QString freePath(const QString& wanted)
{
    const QString free = usablePath(wanted);
    return free.isEmpty() ? wanted : free;
}

} // namespace

void moveToTrash(ClipMove& move)
{
    const QStringList sidecars = sidecarsOf(move.tasks);
    const QFileInfo clip(move.file);
    QStringList files = sidecars;
    if (clip.isFile())
        files.prepend(move.file);
    for (const QString& file : std::as_const(files)) {
        const qint64 bytes = QFileInfo(file).size();
        const Result<QString> place = putIntoTrash(file);
        if (!place) {
            move.trouble = place.error();
            if (move.moved.isEmpty())
                return;
            continue;
        }
        move.bytes += bytes;
        move.moved.append({file, *place});
    }
    if (!clip.isFile() && !move.moved.isEmpty())
        move.moved.prepend({move.file, {}}); // the first is always the clip
}

void moveBack(ClipMove& move)
{
    // If the program ended before it stored where the clip went, the trash knows.
    if (move.moved.isEmpty() && !move.file.isEmpty() && !QFileInfo::exists(move.file)) {
        move.moved.append({move.file, foundInTrash(move.file)});
        if (const QString sidecar = sidecarPath(move.file); !QFileInfo::exists(sidecar)) {
            if (const QString place = foundInTrash(sidecar); !place.isEmpty())
                move.moved.append({sidecar, place});
        }
    }
    if (move.moved.isEmpty())
        return;
    const QList<MovedFile> away = std::exchange(move.moved, {});
    const MovedFile& clip = away.constFirst();
    if (!clip.to.isEmpty() && !isBack(clip)) {
        const QString path = freePath(clip.from);
        const Result<void> back = takeFromTrash(clip, path);
        if (!back && back.error().kind == ErrorKind::Storage)
            move.moved = away;
        if (!back)
            move.trouble = back.error();
        else
            move.file = path;
    }
    if (!move.moved.isEmpty())
        return;
    for (const MovedFile& each : away.mid(1)) {
        const QString wanted = move.file == clip.from ? each.from : sidecarPath(move.file);
        if (isBack(each))
            continue;
        if (const Result<void> back = takeFromTrash(each, freePath(wanted)); !back && !move.trouble)
            move.trouble = back.error();
    }
}

QList<MovedFile> renamesOf(const ClipMove& move, const QString& to)
{
    QList<MovedFile> renames{{move.file, to}};
    for (const QString& path : sidecarsOf(move.tasks))
        renames.append({path, freePath(sidecarPath(to))});
    return renames;
}

void rename(ClipMove& move)
{
    const QList<MovedFile> renames = std::exchange(move.moved, {});
    for (const MovedFile& each : renames) {
        const QString name = QFileInfo(each.to).fileName();
        if (QFile file(each.from); file.rename(each.to)) { // which never replaces another file
            move.moved.append(each);
            continue;
        }
        if (!move.moved.isEmpty()) // the clip has its new name; its sidecar stays where it is
            continue;
        QString words = Text::tr("The clip couldn't be renamed. Nothing was changed.");
        if (!QFileInfo::exists(each.from))
            words = Text::tr("The clip is no longer on disk, so it can't be renamed.");
        else if (QFileInfo::exists(each.to))
            words = Text::tr("A file named “%1” is already in this folder. Choose another name.").arg(name);
        else if (!QFileInfo(QFileInfo(each.from).path()).isWritable())
            words = Text::tr("The clip can't be renamed because its folder is read-only.");
        move.trouble = Error{ErrorKind::Storage, words};
        return;
    }
}

Result<QString> renamedClip(const QString& file, const QString& name)
{
    static const QRegularExpression forbidden(u"[/\\\\:*?\"<>|\\x00-\\x1f\\x7f]"_s);
    static const QRegularExpression device(
        u"^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\.|$)"_s, QRegularExpression::CaseInsensitiveOption);
    const QFileInfo clip(file);
    const QString suffix = clip.suffix().isEmpty() ? QString() : u'.' + clip.suffix();
    QString base = name.trimmed();
    if (!suffix.isEmpty() && base.endsWith(suffix, Qt::CaseInsensitive))
        base.chop(suffix.size());
    base = base.trimmed();
    QString words;
    if (base.isEmpty())
        words = Text::tr("Enter a name.");
    else if (base.contains(forbidden))
        words = Text::tr("A name can't contain any of these: / \\ : * ? \" < > |");
    else if (base.startsWith(u'.'))
        words = Text::tr("A name can't begin with a dot, because the clip would be hidden.");
    else if (base.endsWith(u'.'))
        words = Text::tr("A name can't end with a dot.");
    else if (base.contains(device))
        words = Text::tr("“%1” is a reserved name. Choose another one.").arg(base);
    else if ((base + suffix).toUtf8().size() > longestName)
        words = Text::tr("This name is too long.");
    if (!words.isEmpty())
        return failure(ErrorKind::BadInput, words);
    return QString(clip.path() + u'/' + base + suffix);
}

} // namespace Dailies
