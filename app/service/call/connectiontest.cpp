// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/connectiontest.h"

#include "app/common/webaddress.h"
#include "app/keys/keystore.h"
#include "app/service/call/keyhiding.h"

#include <QNetworkInterface>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// An ID that no service has issued.
const QString unknownTask = u"dailies-connection-test"_s;
constexpr qint64 pauseMs = 500;

/// Whether any network interface leads out of this computer.
bool isOnline()
{
    const QList<QNetworkInterface> all = QNetworkInterface::allInterfaces();
    return std::ranges::any_of(all, [](const QNetworkInterface& each) {
        const auto flags = each.flags();
        return flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning)
            && !flags.testFlag(QNetworkInterface::IsLoopBack) && !each.addressEntries().isEmpty();
    });
}

/// Lists each model code once, with one model of each family and generation first.
QList<EnabledModel> inOrder(const QList<EnabledModel>& models)
{
    QList<EnabledModel> first;
    QList<EnabledModel> others;
    const auto hasPlace = [](const QList<EnabledModel>& list, const EnabledModel& model) {
        return std::ranges::any_of(list, [&model](const EnabledModel& each) {
            return each.family == model.family && each.generation == model.generation;
        });
    };
    const auto hasCode = [](const QList<EnabledModel>& list, const EnabledModel& model) {
        return std::ranges::any_of(list, [&model](const EnabledModel& each) { return each.code == model.code; });
    };
    for (const EnabledModel& model : models) {
        if (!hasCode(first, model) && !hasCode(others, model))
            (hasPlace(first, model) ? others : first).append(model);
    }
    return first + others;
}

} // namespace

ConnectionTest::ConnectionTest(QNetworkAccessManager& network, Clock& clock, const Endpoint& endpoint,
    const QList<EnabledModel>& models, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_service(network, network, clock)
    , m_endpoint(endpoint)
    , m_models(inOrder(models))
{
    m_endpoint.key = ownCopy(endpoint.key);
    m_result.leftOut = std::max(0, static_cast<int>(m_models.size()) - mostModels);
    m_models.resize(m_models.size() - m_result.leftOut);
    m_clock.after(0, this, [this] { askNext(); });
}

ConnectionTest::~ConnectionTest()
{
    wipe(m_endpoint.key);
}

void ConnectionTest::stop()
{
    m_stopped = true;
    if (m_call)
        m_call->stop();
    else
        m_clock.after(0, this, [this] { end(); });
}

void ConnectionTest::askNext()
{
    const qsizetype number = m_result.findings.size();
    if (m_stopped || number == m_models.size()) {
        end();
        return;
    }
    const EnabledModel& model = m_models.at(number);
    Q_EMIT asking(static_cast<int>(number) + 1, static_cast<int>(m_models.size()), model.code);
    m_call = m_service.query(m_endpoint, {model.code, unknownTask});
    connect(m_call, &ServiceCall::finished, this, &ConnectionTest::answered);
    // A user waiting for a button gets a shorter timeout than a task.
    m_clock.after(limitMs, m_call, [call = m_call, this] {
        m_late = true;
        call->stop();
    });
}

void ConnectionTest::answered(const ServiceReply& reply)
{
    ServiceReply judged = reply;
    hideKey(judged, m_endpoint.key);
    if (m_late && reply.transport == Transport::Stopped && !m_stopped)
        judged.transport = Transport::TimedOut;
    const EnabledModel& model = m_models.at(m_result.findings.size());
    m_result.findings.append(judgeConnection(model, m_endpoint.baseUrl, judged, isOnline()));
    if (isAboutAccount(m_result.findings.constLast().verdict)) {
        end();
        return;
    }
    m_clock.after(isLoopback(m_endpoint.baseUrl) ? 0 : pauseMs, this, [this] { askNext(); });
}

void ConnectionTest::end()
{
    if (m_ended)
        return;
    m_ended = true;
    wipe(m_endpoint.key);
    const auto trouble = std::find_if(m_result.findings.cbegin(), m_result.findings.cend(),
        [](const ConnectionFinding& finding) { return finding.verdict != ConnectionVerdict::Works; });
    if (trouble != m_result.findings.cend())
        m_result.verdict = trouble->verdict;
    else
        m_result.verdict = m_stopped ? ConnectionVerdict::Stopped : ConnectionVerdict::Works;
    deleteLater();
    Q_EMIT finished(m_result);
}

QString ConnectionTest::whatItDid(const ConnectionResult& result)
{
    const auto asked = static_cast<int>(std::ranges::count_if(result.findings, [](const ConnectionFinding& finding) {
        return finding.verdict != ConnectionVerdict::NotSent && finding.verdict != ConnectionVerdict::Stopped;
    }));
    if (asked == 0)
        return tr("Nothing was sent, created or charged.");
    const bool works = std::ranges::any_of(
        result.findings, [](const ConnectionFinding& finding) { return finding.verdict == ConnectionVerdict::Works; });
    if (!works)
        return tr("Nothing was created, nothing is charged.");
    QString words = tr("Tested %n models. Nothing was created, nothing is charged.", nullptr, asked);
    if (result.leftOut > 0)
        words += u' ' + tr("%n more models weren't tested.", nullptr, result.leftOut);
    return words;
}

} // namespace Dailies
