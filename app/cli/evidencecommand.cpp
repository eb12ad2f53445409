// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/taskchoice.h"
#include "app/diagnostics/evidence.h"
#include "app/settings/profile.h"

#include <QDir>
#include <QFileInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The account's name for the evidence; empty if the account no longer exists.
QString accountName(const Profile& profile, const QString& id)
{
    if (id == Account::practiceId())
        return Cli::tr("Practice service");
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
        Cli::tr(
            "Writes what the service's support needs to look into a task: a zip with its ids, times, request, "
            "answers, and the digests of its input files. Keys, signatures of addresses, encoded data and folders of "
            "this computer are left out."));
    parser.addArgument(u"ID"_s, Cli::tr("The task's number, or the service's id."));
    parser.addValue(u"output"_s, Cli::tr("file"), Cli::tr("Write the zip there."));
    parser.addSwitch(u"force"_s, Cli::tr("Replace a file that is there already."));
    if (const auto status = parser.parse(arguments))
        return *status;
    if (!parser.isSet(u"output"_s))
        return parser.wrongUse(Cli::tr("--%1 is missing.").arg(u"output"_s));
    const QString file = QFileInfo(parser.value(u"output"_s)).absoluteFilePath();
    if (QFileInfo(file).isDir())
        return parser.wrongUse(Cli::tr("%1 is a folder; name a file.").arg(QDir::toNativeSeparators(file)));
    if (QFileInfo::exists(file) && !parser.isSet(u"force"_s))
        return parser.wrongUse(
            Cli::tr("%1 is there already; --force replaces it.").arg(QDir::toNativeSeparators(file)));

    const Console console = parser.console();
    const auto profile = Profile::look(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    TaskStore store;
    const auto task = taskToLookAt(parser, *profile, store);
    if (!task)
        return task.error();

    Evidence evidence{
        *task, store.log(task->id), accountName(*profile, task->accountId), QDateTime::currentDateTimeUtc()};
    if (const QByteArray key = qgetenv("DAILIES_API_KEY"); !key.isEmpty())
        evidence.secrets.append(key);
    if (auto written = writeEvidence(file, evidence); !written)
        return console.fail(written.error());
    console.line({{u"event"_s, u"evidence"_s}, {u"task"_s, QString::number(task->id)}, {u"file"_s, file},
        {u"bytes"_s, QFileInfo(file).size()}});
    console.text(Cli::tr("Task %1: the evidence is in %2. Read it before you give it away.")
                     .arg(task->id)
                     .arg(QDir::toNativeSeparators(file)));
    return Well;
}

} // namespace Dailies
