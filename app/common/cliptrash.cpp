// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/cliptrash.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

Error trouble(const QString& sentence, const QString& file)
{
    return {ErrorKind::Storage, sentence.arg(QDir::toNativeSeparators(file))};
}

/// Removes the info file of the freedesktop trash, which is useless without its file.
void forgetNote(const QString& inTrash)
{
    const QFileInfo file(inTrash);
    if (QDir folder = file.dir(); folder.dirName() == "files"_L1 && folder.cdUp())
        QFile::remove(folder.filePath(u"info/"_s + file.fileName() + u".trashinfo"_s));
}

QFuture<TrashOutcome> later(std::function<TrashOutcome()> work)
{
    auto promise = std::make_shared<QPromise<TrashOutcome>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

} // namespace

TrashOutcome putIntoTrash(const QStringList& files)
{
    TrashOutcome outcome;
    for (const QString& file : files) {
        if (!QFileInfo(file).isFile())
            continue;
        QString place;
        if (QFile::moveToTrash(file, &place))
            outcome.moved.append({file, place});
        else
            outcome.troubles.append(
                trouble(QCoreApplication::translate("ClipTrash", "%1 couldn't be moved to the Trash."), file));
    }
    return outcome;
}

TrashOutcome takeFromTrash(const QList<TrashedFile>& files)
{
    TrashOutcome outcome;
    for (const TrashedFile& file : files) {
        // Some systems do not report where the file went.
        if (!file.in.isEmpty() && QFile::rename(file.in, file.from)) { // which never replaces another file
            forgetNote(file.in);
            outcome.moved.append(file);
        } else {
            outcome.troubles.append(
                trouble(QCoreApplication::translate("ClipTrash", "%1 couldn't be restored. Look for it in the Trash."),
                    file.from));
        }
    }
    return outcome;
}

QFuture<TrashOutcome> putIntoTrashLater(const QStringList& files)
{
    return later([files] { return putIntoTrash(files); });
}

QFuture<TrashOutcome> takeFromTrashLater(const QList<TrashedFile>& files)
{
    return later([files] { return takeFromTrash(files); });
}

} // namespace Dailies
