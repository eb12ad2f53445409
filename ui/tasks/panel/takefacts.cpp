// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/takefacts.h"

#include "app/service/text/curlcommand.h"
#include "app/service/wire/wire.h"
#include "app/tasks/store/taskstore.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QUrl>

namespace Dailies {

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TaskPanel)
};

QString copiedText(TaskCommand command, const VideoTask& task)
{
    switch (command) {
    case TaskCommand::CopyPrompt: return task.request.prompt;
    case TaskCommand::CopyId: return task.remoteId;
    case TaskCommand::CopyAddress: return task.report.videoUrl;
    case TaskCommand::CopyRequest: return QString::fromUtf8(QJsonDocument(encodeCreate(task.request)).toJson());
    case TaskCommand::CopyCurl: return curlCommand(task.baseUrl, task.request);
    default: return {};
    }
}

} // namespace

void copyTexts(const TaskStore& store, TaskCommand command, const QList<TaskId>& ids)
{
    QStringList texts;
    for (const TaskId id : ids)
        texts.append(copiedText(command, store.task(id).value_or(VideoTask())));
    QGuiApplication::clipboard()->setText(texts.join(u'\n'));
}

QString showInFolder(const QString& file)
{
    // Opens only folders that Dailies saved a clip to, so that no outside data decides what is opened.
    const QFileInfo folder(QFileInfo(file).path());
    const QString shown = QDir::toNativeSeparators(folder.absoluteFilePath());
    if (!folder.isDir())
        return Text::tr("The folder of this clip is gone: %1.").arg(shown);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder.absoluteFilePath())))
        return Text::tr("Couldn't open %1.").arg(shown);
    if (!QFileInfo::exists(file))
        return Text::tr("This clip is no longer in its folder: %1.").arg(QFileInfo(file).fileName());
    return {};
}

} // namespace Dailies
