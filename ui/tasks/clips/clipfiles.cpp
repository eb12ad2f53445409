// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/clips/clipfiles.h"

#include <QDir>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QList<QUrl> addresses(const QStringList& paths)
{
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls.append(QUrl::fromLocalFile(path));
    return urls;
}

} // namespace

std::unique_ptr<QMimeData> copiedFiles(const QStringList& paths)
{
    auto mime = draggedFiles(paths);
    QByteArray list = "copy";
    QStringList shown;
    for (const QString& path : paths) {
        list += '\n' + QUrl::fromLocalFile(path).toEncoded();
        shown.append(QDir::toNativeSeparators(path));
    }
    mime->setData(u"x-special/gnome-copied-files"_s, list);
    mime->setText(shown.join(u'\n'));
    return mime;
}

std::unique_ptr<QMimeData> draggedFiles(const QStringList& paths)
{
    auto mime = std::make_unique<QMimeData>();
    mime->setUrls(addresses(paths));
    return mime;
}

} // namespace Dailies
