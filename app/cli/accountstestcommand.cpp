// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/common/redact.h"
#include "app/service/videoservice.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// An id that no service has given out: asking for it costs nothing and shows whether the key is taken.
const QString unknownTask = u"dailies-connection-test"_s;

int printOutcome(const Console& console, const Account& account, const QueryAnswer& answer)
{
    const bool reached = answer.report || answer.report.error().kind == ErrorKind::Reply
        || answer.report.error().kind == ErrorKind::Refused;
    const QString message = answer.report ? QString() : answer.report.error().message;
    console.line({{u"account"_s, account.id}, {u"name"_s, account.name}, {u"ok"_s, reached}, {u"message"_s, message}});
    if (!reached) {
        console.fail(answer.report.error());
        return RefusedByService;
    }
    console.text(Cli::tr("%1 answers and does not object to the key.").arg(account.name));
    if (!message.isEmpty())
        console.text(Cli::tr("Asked about a task that does not exist, it says: %1").arg(plainText(message)));
    return Well;
}

} // namespace

int runAccountsTest(const QStringList& arguments)
{
    CommandParser parser(u"accounts test"_s,
        Cli::tr("Asks the service about a task that does not exist, to see whether it can be reached and takes the "
                "key. Nothing is created."));
    parser.addArgument(u"NAME"_s, Cli::tr("The account's name."));
    parser.addValue(
        u"model"_s, Cli::tr("code"), Cli::tr("The model code to ask with; the account's first when it is not given."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), {}});
    if (!engine)
        return console.fail(engine.error());
    const auto account = namedAccount(parser.arguments().constFirst(), **engine);
    if (!account)
        return account.error().kind == ErrorKind::BadInput ? parser.wrongUse(account.error().message)
                                                           : console.fail(account.error());

    const EnabledModel first = account->models.value(0);
    const TaskQuery query{parser.isSet(u"model"_s) ? parser.value(u"model"_s) : first.code, unknownTask};
    if (query.model.isEmpty())
        return parser.wrongUse(Cli::tr("The account has no models: give --model."));
    QNetworkAccessManager network;
    SystemClock clock;
    VideoService service(network, network, clock);
    (*engine)->keys().read(account->id, originOf(account->baseUrl), &service, [&](const Result<QByteArray>& key) {
        if (!key)
            return QCoreApplication::exit(console.fail(key.error()));
        ServiceCall* call = service.query({account->baseUrl, *key}, query);
        QObject::connect(call, &ServiceCall::finished, &service, [&](const ServiceReply& reply) {
            QCoreApplication::exit(printOutcome(console, *account, readQueryAnswer(first.family, reply)));
        });
    });
    return QCoreApplication::exec();
}

} // namespace Dailies
