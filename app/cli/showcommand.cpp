// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/spendaccess.h"
#include "app/cli/taskchoice.h"
#include "app/cli/tasklines.h"
#include "app/common/redact.h"
#include "app/engine/engine.h"
#include "app/money/moneytext.h"
#include "app/settings/profile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString uploadText(const QJsonObject& upload)
{
    const QString file = singleLine(upload["file"_L1].toString());
    if (upload.contains("take"_L1))
        return Cli::tr("%1, by the link of task %2").arg(file, upload["take"_L1].toString());
    return Cli::tr("%1 to %2, %3, SHA-256 %4")
        .arg(file, singleLine(upload["place"_L1].toString()),
            QLocale().formattedDataSize(upload["bytes"_L1].toInteger()), upload["sha256"_L1].toString());
}

/// The cost by the spend book, which knows what the user has settled, or else by the task itself.
QString costText(const VideoTask& task, const std::optional<SpendEntry>& call)
{
    const TakeCost cost = knownCost(task, call);
    QString text = costWord(cost.state);
    if (cost.state != CostState::NotBilled && cost.state != CostState::None)
        text += u", "_s + quantityOrUnknown(cost.quantity);
    if (const PriceBound bound = call ? knownPrice(*call) : PriceBound(); bound.price)
        text += u", "_s + boundText(*bound.price, bound.isUpTo);
    if (call && !call->earlier.isEmpty())
        text += u"; "_s
            + Cli::tr("with %n earlier calls, see \"dailies-cli spend calls\"", nullptr, int(call->earlier.size()));
    if (const QString uncounted = uncountedFigure(toldFigure(task.report)); !uncounted.isEmpty())
        text += u"; "_s + Cli::tr("the service reported “%1”, which isn't counted").arg(uncounted);
    return text;
}

void showReadable(const Console& console, const VideoTask& task, const std::optional<SpendEntry>& call,
    const QString& account, const QString& wait, const QJsonArray& uploads, const QList<TaskLogEntry>& log)
{
    console.text(resultText(task));
    console.text(Cli::tr("Account: %1").arg(singleLine(account)));
    console.text(Cli::tr("Kind:    %1").arg(kindName(task.request.kind)));
    console.text(Cli::tr("Model:   %1").arg(singleLine(task.request.model)));
    console.text(Cli::tr("Created: %1").arg(task.createdAt.toLocalTime().toString(Qt::ISODate)));
    if (!wait.isEmpty())
        console.text(Cli::tr("Waiting: %1", "sends at 22:00").arg(wait));
    if (task.parent != 0)
        console.text(Cli::tr("Parent:  task %1", "whose clip it goes on from").arg(task.parent));
    if (!task.remoteId.isEmpty())
        console.text(Cli::tr("ID:      %1").arg(singleLine(task.remoteId)));
    console.text(Cli::tr("Cost:    %1").arg(costText(task, call)));
    if (!task.remark.isEmpty())
        console.text(Cli::tr("Message: %1").arg(singleLine(task.remark)));
    for (const QJsonValue& upload : uploads)
        console.text(Cli::tr("Upload:  %1").arg(uploadText(upload.toObject())));
    console.text(u'\n' + Cli::tr("Request:"));
    console.text(QString::fromUtf8(QJsonDocument(requestLine(task)).toJson()).trimmed());
    console.text(u'\n' + Cli::tr("Log:"));
    for (const TaskLogEntry& entry : log) {
        // Further lines of an entry are indented, so that none looks like an entry.
        const QString text = plainText(redacted(entry.text)).replace(u'\n', u"\n    "_s);
        console.text(u"%1  %2: %3"_s.arg(entry.time.toUTC().toString(Qt::ISODateWithMs), entry.kind, text));
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
    const auto profile = Profile::openReadOnly(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    TaskStore store;
    const auto task = taskToLookAt(parser, *profile, store);
    if (!task)
        return task.error();

    const QList<TaskLogEntry> log = store.log(task->id);
    AccountStore accounts(profile->accounts);
    (void)accounts.load(); // otherwise accounts have no names
    const ListNames names = namesIn(*profile, accounts, {task->accountId});
    const SystemClock clock;
    const std::optional<SpendEntry> call = SpendBook(store, clock).entryOf(task->id);
    QJsonObject line = taskJson(*task, names, call);
    line.insert(u"request"_s, requestLine(*task));
    if (task->parent != 0)
        line.insert(u"parent"_s, QString::number(task->parent));
    line.insert(u"log"_s, logLines(log));
    if (const QString uncounted = uncountedFigure(toldFigure(task->report)); !uncounted.isEmpty())
        line.insert(u"uncountedFigure"_s, uncounted);
    if (call) {
        line.insert(u"call"_s, quantityLine(call->quantity, call->price));
        line.insert(u"callState"_s, costStateName(call->state));
        line.insert(u"settledByHand"_s, call->isSettledByHand);
    }
    console.line(line);
    if (!console.isJson())
        showReadable(console, *task, call, names.accounts.value(task->accountId, task->accountId),
            waitText(*task, Engine::sendRules(Preferences(profile->settings))), line["uploads"_L1].toArray(), log);
    return Well;
}

} // namespace Dailies
