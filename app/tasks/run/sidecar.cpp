// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sidecar.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"
#include "app/common/jsontext.h"
#include "app/common/redact.h"
#include "app/service/download/partfile.h"
#include "app/service/text/requestimport.h"
#include "app/tasks/takecost.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

void insertText(QJsonObject& json, QLatin1StringView key, const QString& text)
{
    if (!text.isEmpty())
        json[key] = text;
}

void insertTime(QJsonObject& json, QLatin1StringView key, const QDateTime& time)
{
    if (time.isValid())
        json[key] = time.toUTC().toString(Qt::ISODateWithMs);
}

/// A clip's folder may be shared, and a signed link opens a file of the user's for everybody who reads it.
QString withoutSignedLink(const QString& text)
{
    return text.startsWith("http"_L1, Qt::CaseInsensitive) ? withoutSignatures(text) : text;
}

constexpr qint64 longestSidecar = 256 << 20; ///< it may contain images

/// Whether the file is the sidecar of this very task. The user may have edited the rest of it.
bool isSidecarOf(const QString& path, const VideoTask& task)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > longestSidecar || !file.open(QIODevice::ReadOnly))
        return false;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject about = json["task"_L1].toObject();
    return json["format"_L1].toString() == "dailies-take"_L1 && about["id"_L1].toInteger() == task.id
        && about["remoteId"_L1].toString() == task.remoteId;
}

/// The first name that is free or already belongs to this task's sidecar; empty if there is none.
QString placeFor(const QString& clip, const VideoTask& task)
{
    return usablePath(sidecarPath(clip), [&task](const QString& path) { return isSidecarOf(path, task); });
}

tl::unexpected<Error> notWritten(const QString& clip, const QString& reason)
{
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("Sidecar", "Couldn't save the JSON file next to the clip %1: %2.")
            .arg(QFileInfo(clip).fileName(), reason));
}

} // namespace

QJsonObject sidecarJson(const VideoTask& task, const QString& accountName)
{
    QJsonObject json{{u"id"_s, task.id}};
    insertText(json, "remoteId"_L1, task.remoteId);
    if (task.parent != 0)
        json["parent"_L1] = task.parent;
    insertText(json, "requestId"_L1, task.report.requestId);
    insertText(json, "videoId"_L1, task.report.videoId);
    insertText(json, "externalTaskId"_L1, task.report.externalTaskId);
    insertText(json, "model"_L1, task.request.model);
    insertText(json, "account"_L1, accountName);
    if (isPractice(task))
        json["practice"_L1] = true;
    insertText(json, "word"_L1, task.report.word);
    insertText(json, "submitTime"_L1, task.report.submitTime);
    insertText(json, "scheduledTime"_L1, task.report.scheduledTime);
    insertText(json, "endTime"_L1, task.report.endTime);
    insertText(json, "origPrompt"_L1, task.report.origPrompt);
    insertText(json, "duration"_L1, task.report.duration);
    insertText(json, "finalUnitDeduction"_L1, task.report.finalUnitDeduction);
    if (!task.report.usage.isEmpty())
        json["usage"_L1] = task.report.usage;
    json["cost"_L1] = costJson(costOf(task));
    insertTime(json, "createdAt"_L1, task.createdAt);
    insertTime(json, "sentAt"_L1, task.sentAt);
    insertTime(json, "acceptedAt"_L1, task.acceptedAt);
    insertTime(json, "finishedAt"_L1, task.finishedAt);
    return withTexts(takeJson(task.request, json), withoutSignedLink).toObject();
}

QString sidecarPath(const QString& clip)
{
    return clip + u".json"_s;
}

QString sidecarOf(const VideoTask& task)
{
    const QString path = task.file.isEmpty() ? QString() : placeFor(task.file, task);
    return QFileInfo(path).isFile() ? path : QString();
}

Result<void> writeSidecar(const QString& clip, const VideoTask& task, const QString& accountName)
{
    const QString path = placeFor(clip, task);
    if (path.isEmpty())
        return notWritten(clip, QCoreApplication::translate("Sidecar", "every name for it is taken"));
    QSaveFile out(path);
    const QByteArray text = QJsonDocument(sidecarJson(task, accountName)).toJson();
    const bool opened = out.open(QIODevice::WriteOnly);
    DAILIES_CRASH_POINT("sidecar.begun");
    if (opened)
        out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner); // prompts are private
    // On a full disk, write() may accept only some of the bytes without an error. The file gets its name only once it
    // is synced.
    if (!opened || out.write(text) != text.size() || !out.flush())
        return notWritten(clip, out.errorString());
    if (const Result<void> synced = syncFile(out); !synced)
        return notWritten(clip, synced.error().message);
    DAILIES_CRASH_POINT("sidecar.synced");
    if (!out.commit())
        return notWritten(clip, out.errorString());
    if (!syncFolderOf(out.fileName()))
        return notWritten(clip, QCoreApplication::translate("Sidecar", "the folder couldn't be synced to disk"));
    return {};
}

} // namespace Dailies
