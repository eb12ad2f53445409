// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tasklines.h"

#include "app/cli/accountchoice.h"
#include "app/cli/console.h"
#include "app/common/jsontext.h"
#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/service/wire/wire.h"
#include "app/settings/profile.h"
#include "app/storage/uploadplacestore.h"
#include "app/tasks/table/taskstatustext.h"

#include <QDir>
#include <QJsonArray>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype promptWidth = 50;

QString isoTime(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

/// The window's sentence about a link that expired names one of its commands.
QString messageOf(const VideoTask& task)
{
    if (task.state == TaskState::Expired && !task.error.message.isEmpty())
        return Cli::tr(
            "The link to the clip expired, and the service gave no new one. \"dailies-cli adopt\" with its ID "
            "asks for one again.");
    return task.error.message.isEmpty() ? task.report.message : task.error.message;
}

/// Empty as long as there is no clip.
QString clipOf(const VideoTask& task)
{
    return task.state == TaskState::Saved ? clipConditionName(task.clip) : QString();
}

QString codeOf(const VideoTask& task)
{
    return task.error.code.isEmpty() ? task.report.code : task.error.code;
}

} // namespace

QString waitText(const VideoTask& task, const SendRules& rules)
{
    if (task.state != TaskState::Waiting || task.held)
        return {};
    ActiveTask job;
    job.accountId = task.accountId;
    job.sendAfter = task.sendAfter;
    const auto wait = SendMoment(rules, QDateTime::currentDateTimeUtc()).wait(job);
    if (wait)
        return statusTextOf(task, {.wait = wait}).brief;
    return isUnsentForFree(task) ? Cli::tr("nothing was charged") : QString();
}

QString taskText(const VideoTask& task, const QString& wait)
{
    const QString prompt = cutAtEnd(plainText(task.request.prompt).simplified(), promptWidth);
    const QString remark = task.marks.recycledAt.isValid() ? Cli::tr("in the Trash")
        : wait.isEmpty()                                   ? singleLine(task.remark)
                                                           : wait;
    return u"%1  %2  %3  %4  %5"_s.arg(QString::number(task.id).rightJustified(5),
        task.createdAt.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), singleLine(stateWord(task)).leftJustified(14),
        kindName(task.request.kind).leftJustified(23), remark.isEmpty() ? prompt : u"%1  (%2)"_s.arg(prompt, remark));
}

QJsonObject resultLine(const VideoTask& task)
{
    return {{u"event"_s, u"result"_s}, {u"task"_s, QString::number(task.id)}, {u"state"_s, stateName(task.state)},
        {u"remoteId"_s, task.remoteId}, {u"file"_s, task.file}, {u"clip"_s, clipOf(task)}, {u"code"_s, codeOf(task)},
        {u"message"_s, messageOf(task)}};
}

QString resultText(const VideoTask& task)
{
    QString text = Cli::tr("Task %1: %2").arg(QString::number(task.id), singleLine(stateWord(task)));
    if (task.state == TaskState::Saved)
        return (text + u"  "_s + QDir::toNativeSeparators(task.file) + u"  "_s + clipRemark(task)).trimmed();
    const QString message = singleLine(messageOf(task));
    if (!message.isEmpty())
        text += u". "_s + message;
    const QString code = singleLine(codeOf(task));
    if (!code.isEmpty() && !message.contains(code))
        text += u" (%1)"_s.arg(code);
    if (!task.remoteId.isEmpty())
        text += u" [%1]"_s.arg(singleLine(task.remoteId));
    return text;
}

QString candidatesText(const VideoTask& task)
{
    return task.candidateIds.isEmpty()
        ? QString()
        : Cli::tr("The response contains what may be its ID: %1").arg(task.candidateIds.join(u", "_s));
}

QJsonObject requestLine(const VideoTask& task)
{
    return withTexts(encodeCreate(task.request), redacted).toObject();
}

QJsonArray logLines(const QList<TaskLogEntry>& log)
{
    QJsonArray lines;
    for (const TaskLogEntry& entry : log)
        lines.append(
            QJsonObject{{u"time"_s, isoTime(entry.time)}, {u"kind"_s, entry.kind}, {u"text"_s, redacted(entry.text)}});
    return lines;
}

ListNames namesIn(const Profile& profile, const AccountStore& accounts, const QStringList& accountIds)
{
    ListNames names{accounts.names()};
    for (const QString& id : accountIds) {
        if (const QString name = accountName(accounts, id); name != id)
            names.accounts.insert(id, name);
    }
    UploadPlaceStore places(profile.uploads);
    if (places.load()) // otherwise they are shown by their IDs
        names.places = places.names();
    return names;
}

} // namespace Dailies
