// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/taskchoice.h"
#include "app/cli/tasklines.h"
#include "app/common/redact.h"
#include "app/settings/profile.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

void showReadable(const Console& console, const VideoTask& task, const QList<TaskLogEntry>& log)
{
    console.text(resultText(task));
    console.text(Cli::tr("Kind:    %1").arg(kindName(task.request.kind)));
    console.text(Cli::tr("Model:   %1").arg(plainText(task.request.model)));
    console.text(Cli::tr("Created: %1").arg(task.createdAt.toLocalTime().toString(Qt::ISODate)));
    if (task.parent != 0)
        console.text(Cli::tr("Parent:  task %1", "whose clip it goes on from").arg(task.parent));
    if (!task.remoteId.isEmpty())
        console.text(Cli::tr("ID:      %1").arg(plainText(task.remoteId)));
    if (!task.remark.isEmpty())
        console.text(Cli::tr("Message: %1").arg(plainText(task.remark)));
    console.text(u'\n' + Cli::tr("Request:"));
    console.text(QString::fromUtf8(QJsonDocument(requestLine(task)).toJson()).trimmed());
    console.text(u'\n' + Cli::tr("Log:"));
    for (const TaskLogEntry& entry : log) {
        console.text(u"%1  %2: %3"_s.arg(
            entry.time.toUTC().toString(Qt::ISODateWithMs), entry.kind, plainText(redacted(entry.text))));
    }
}

} // namespace

int runShow(const QStringList& arguments)
{
    CommandParser parser(u"show"_s, Cli::tr("Shows a task with its request and log."));
    parser.addArgument(u"ID"_s, Cli::tr("The task's number or the service's ID for it."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto profile = Profile::look(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    TaskStore store;
    const auto task = taskToLookAt(parser, *profile, store);
    if (!task)
        return task.error();

    const QList<TaskLogEntry> log = store.log(task->id);
    QJsonObject line = taskLine(*task);
    line.insert(u"request"_s, requestLine(*task));
    if (task->parent != 0)
        line.insert(u"parent"_s, QString::number(task->parent));
    line.insert(u"log"_s, logLines(log));
    console.line(line);
    if (!console.isJson())
        showReadable(console, *task, log);
    return Well;
}

} // namespace Dailies
