// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/taskchoice.h"
#include "app/diagnostics/evidence.h"
#include "app/settings/profile.h"
#include "app/storage/uploadplacestore.h"

#include <QDir>
#include <QFileInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The account's name for the evidence; empty if the account no longer exists.
QString accountName(const Profile& profile, const QString& id)
{
    if (id == Account::practiceId())
        return Cli::tr("Practice mode");
    if (const auto account = accountOfOneCall(id))
        return account->name;
    AccountStore accounts(profile.accounts);
    const auto found = accounts.load() ? accounts.find(id) : std::nullopt;
    return found ? found->name : QString();
}

} // namespace

int runEvidence(const QStringList& arguments)
{
    CommandParser parser(u"evidence"_s,
        Cli::tr("Exports what the service's support needs to investigate a task: a zip with its IDs, times, request, "
                "responses and the checksums of its input files. Keys, URL signatures, encoded data and local folders "
                "are left out."));
    parser.addArgument(u"ID"_s, Cli::tr("The task's number or the service's ID for it."));
    parser.addValue(u"output"_s, Cli::tr("file"), Cli::tr("Write the zip to this file."));
    parser.addSwitch(u"force"_s, Cli::tr("Overwrite an existing file."));
    if (const auto status = parser.parse(arguments))
        return *status;
    if (!parser.isSet(u"output"_s))
        return parser.wrongUse(Cli::tr("--%1 is missing.").arg(u"output"_s));
    const QString file = QFileInfo(parser.value(u"output"_s)).absoluteFilePath();
    if (QFileInfo(file).isDir())
        return parser.wrongUse(Cli::tr("%1 is a folder. Give a file name.").arg(QDir::toNativeSeparators(file)));
    if (QFileInfo::exists(file) && !parser.isSet(u"force"_s))
        return parser.wrongUse(
            Cli::tr("%1 already exists. Use --force to overwrite it.").arg(QDir::toNativeSeparators(file)));

    const Console console = parser.console();
    const auto profile = Profile::openReadOnly(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    TaskStore store;
    const auto task = taskToLookAt(parser, *profile, store);
    if (!task)
        return task.error();

    Evidence evidence{
        *task, store.log(task->id), accountName(*profile, task->accountId), QDateTime::currentDateTimeUtc()};
    UploadPlaceStore places(profile->uploads);
    if (places.load())
        evidence.placeNames = places.names();
    for (const char* name : {"DAILIES_API_KEY", "DAILIES_UPLOAD_SECRET", "DAILIES_UPLOAD_SESSION_TOKEN"}) {
        if (const QByteArray secret = qgetenv(name); !secret.isEmpty())
            evidence.secrets.append(secret);
    }
    if (auto written = writeEvidence(file, evidence); !written)
        return console.fail(written.error());
    console.line({{u"event"_s, u"evidence"_s}, {u"task"_s, QString::number(task->id)}, {u"file"_s, file},
        {u"bytes"_s, QFileInfo(file).size()}});
    console.text(Cli::tr("Task %1: exported to %2. Review it before sharing.")
                     .arg(task->id)
                     .arg(QDir::toNativeSeparators(file)));
    return Well;
}

} // namespace Dailies
