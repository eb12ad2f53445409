// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/service/call/connectiontest.h"

#include <QJsonArray>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QJsonObject findingLine(const ConnectionFinding& finding)
{
    return {{u"model"_s, finding.model}, {u"verdict"_s, verdictName(finding.verdict)}, {u"message"_s, finding.sentence},
        {u"said"_s, finding.said}, {u"code"_s, finding.code}, {u"requestId"_s, finding.requestId}};
}

int printResult(const Console& console, const Account& account, const ConnectionResult& result)
{
    QJsonArray models;
    for (const ConnectionFinding& finding : result.findings)
        models.append(findingLine(finding));
    const auto telling = std::ranges::find(result.findings, result.verdict, &ConnectionFinding::verdict);
    const QString message = telling == result.findings.end() ? QString() : telling->sentence;
    console.line({{u"account"_s, account.id}, {u"name"_s, account.name}, {u"ok"_s, result.works()},
        {u"message"_s, message}, {u"verdict"_s, verdictName(result.verdict)}, {u"models"_s, models}});
    for (const ConnectionFinding& finding : result.findings) {
        const QString line = u"%1: %2"_s.arg(finding.model, finding.sentence);
        if (finding.verdict == ConnectionVerdict::Works)
            console.text(line);
        else
            console.problem(line);
        if (!finding.said.isEmpty())
            console.text(Cli::tr("  The service responded: %1").arg(finding.said));
    }
    console.text(ConnectionTest::whatItDid(result));
    return result.works() ? Well : RefusedByService;
}

/// The models to test: the one given by --model, or the account's.
QList<EnabledModel> modelsToTest(const CommandParser& parser, const Engine& engine, const Account& account)
{
    if (!parser.isSet(u"model"_s))
        return account.models;
    const QString code = parser.value(u"model"_s);
    if (code.isEmpty())
        return {};
    for (const EnabledModel& model : account.models) {
        if (model.code == code)
            return {model};
    }
    return {engine.models().guess(code).value_or(wholeModel(code, Family::A, Generation::G30))};
}

} // namespace

int runAccountsTest(const QStringList& arguments)
{
    CommandParser parser(u"accounts test"_s,
        Cli::tr("Checks that the service can be reached, accepts the key and knows each model of the account. Sends a "
                "harmless test query per model; nothing is created or charged."));
    parser.addArgument(u"NAME"_s, Cli::tr("The account's name."));
    parser.addValue(
        u"model"_s, Cli::tr("code"), Cli::tr("Test with this model code only, whether or not the account lists it."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    auto engine = openEngine(console, {parser.profileFolder(), {}});
    if (!engine)
        return console.fail(engine.error());
    const auto account = namedAccount(parser.arguments().constFirst(), **engine);
    if (!account)
        return parser.fail(account.error());
    const QList<EnabledModel> models = modelsToTest(parser, **engine, *account);
    if (models.isEmpty())
        return parser.wrongUse(Cli::tr("The account has no models. Give --model."));
    QNetworkAccessManager network;
    SystemClock clock;
    (*engine)->keys().read(account->id, originOf(account->baseUrl), &network, [&](const Result<QByteArray>& key) {
        if (!key)
            return QCoreApplication::exit(console.fail(key.error()));
        auto* test =
            new ConnectionTest(network, clock, {account->baseUrl, *key, account->allowsCleartext()}, models, &network);
        QObject::connect(test, &ConnectionTest::finished, &network,
            [&](const ConnectionResult& result) { QCoreApplication::exit(printResult(console, *account, result)); });
    });
    return QCoreApplication::exec();
}

} // namespace Dailies
