// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/takefacts.h"

#include "app/service/text/curlcommand.h"
#include "app/service/wire/wire.h"
#include "app/tasks/store/taskstore.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonDocument>

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
    case TaskCommand::CopyAddress: return (QStringList{task.report.videoUrl} + task.report.otherUrls).join(u'\n');
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

void showInFolder(const QString& file, QObject* context, const FolderMessage& say)
{
    // Opens only folders that Dailies saved a clip to, so that no outside data decides what is opened.
    const QFileInfo folder(QFileInfo(file).path());
    const QString shown = QDir::toNativeSeparators(folder.absoluteFilePath());
    if (!folder.isDir()) {
        say(MessageBar::Kind::Bad, Text::tr("The folder of this clip is gone: %1.").arg(shown), {});
        return;
    }
    if (!QFileInfo::exists(file))
        say(MessageBar::Kind::Bad,
            Text::tr("This clip is no longer in its folder: %1.").arg(QFileInfo(file).fileName()), {});
    openFolder(folder.absoluteFilePath(), context, say);
}

} // namespace Dailies
