// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/connectionfinding.h"

#include "app/common/redact.h"
#include "app/common/webaddress.h"
#include "app/service/call/replyreading.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Verdict = ConnectionVerdict;

/// The translation context of this file's sentences.
struct ConnectionWords {
    Q_DECLARE_TR_FUNCTIONS(ConnectionWords)
};

/// The letters and digits of a code in lower case, because services separate words in different ways.
QString lettersOf(const QString& text)
{
    QString letters;
    std::copy_if(text.begin(), text.end(), std::back_inserter(letters), [](QChar c) { return c.isLetterOrNumber(); });
    return letters.toLower();
}

template<size_t Count>
bool containsOneOf(const QString& text, const std::array<QLatin1StringView, Count>& words)
{
    return std::ranges::any_of(words, [&text](QLatin1StringView word) { return text.contains(word); });
}

bool speaksOfRegion(const TaskReport& report)
{
    return lettersOf(report.code).contains("region"_L1) || report.message.contains(u"region"_s, Qt::CaseInsensitive);
}

bool speaksOfModel(const TaskReport& report)
{
    // A parameter named "model" can be wrong in many ways, so a message must also refuse something. A message
    // about a task or a job concerns the unknown task of the query.
    if (lettersOf(report.code).contains("model"_L1))
        return true;
    const QString message = report.message.toLower();
    constexpr std::array refusals{"not exist"_L1, "not found"_L1, "access"_L1, "permission"_L1, "enabled"_L1,
        "support"_L1, "authorized"_L1, "allowed"_L1, "denied"_L1, "unknown"_L1, "invalid"_L1};
    return message.contains("model"_L1) && !message.contains("task"_L1) && !message.contains("job"_L1)
        && containsOneOf(message, refusals);
}

bool speaksOfKey(const TaskReport& report)
{
    constexpr std::array words{"apikey"_L1, "accesskey"_L1, "secretkey"_L1, "invalidkey"_L1, "token"_L1, "signature"_L1,
        "authentication"_L1, "unauthorized"_L1, "unauthenticated"_L1, "credential"_L1};
    return containsOneOf(lettersOf(report.code), words) || containsOneOf(lettersOf(report.message), words);
}

/// Codes for "too many requests" that come with another status than 429.
bool speaksOfPause(const TaskReport& report)
{
    constexpr std::array words{"throttl"_L1, "ratelimit"_L1, "requestlimit"_L1, "toomanyrequests"_L1};
    return containsOneOf(lettersOf(report.code), words);
}

QString wordsOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Works: return ConnectionWords::tr("Connected. The key works.");
    case Verdict::WrongKey:
        return ConnectionWords::tr("The service rejected the key. Check that it was copied completely, hasn't been "
                                   "revoked, and belongs to this URL: each region has its own keys.");
    case Verdict::NotAllowed:
        return ConnectionWords::tr(
            "The service denied access without saying whether the key or the model is the reason. Check both.");
    case Verdict::NoModelAccess:
        return ConnectionWords::tr("The key isn't enabled for this model, or the service has no model with this name. "
                                   "Check the model code letter by letter.");
    case Verdict::WrongRegion:
        return ConnectionWords::tr("The key or the model belongs to another region. Each region has its own base URL.");
    case Verdict::Offline: return ConnectionWords::tr("This computer has no network connection.");
    case Verdict::Proxy: return ConnectionWords::tr("The proxy blocked the call. Check the proxy settings.");
    case Verdict::TimedOut: return ConnectionWords::tr("The service didn't respond in time. Try again later.");
    case Verdict::Busy: return ConnectionWords::tr("Rate limited. URL and key look fine.");
    case Verdict::Trouble: return ConnectionWords::tr("The service is having problems. Try again later.");
    case Verdict::Stopped: return ConnectionWords::tr("Stopped.");
    default: break;
    }
    return {};
}

ConnectionFinding make(Verdict verdict, const QString& sentence = {})
{
    return {verdict, {}, sentence.isEmpty() ? wordsOf(verdict) : sentence};
}

ConnectionFinding certificateFinding(const ServiceReply& reply)
{
    ConnectionFinding finding = make(Verdict::Certificate,
        ConnectionWords::tr(
            "Certificate check failed, so the key wasn't sent. Check the base URL and this computer's clock."));
    finding.said = plainText(reply.detail).trimmed();
    return finding;
}

ConnectionFinding unanswered(const QUrl& baseUrl, const ServiceReply& reply, bool isOnline)
{
    switch (reply.transport) {
    case Transport::Stopped:
        return reply.problem.isEmpty() ? make(Verdict::Stopped) : make(Verdict::NotSent, reply.problem);
    case Transport::TlsRefused: return certificateFinding(reply);
    case Transport::ProxyRefused: return make(Verdict::Proxy);
    case Transport::TimedOut: return make(Verdict::TimedOut);
    case Transport::TooLarge:
        return make(Verdict::WrongAddress,
            ConnectionWords::tr("The response is far too long to come from the service. Check the base URL."));
    case Transport::NoConnection: break;
    default:
        return make(Verdict::Unreachable,
            ConnectionWords::tr("The connection to %1 dropped before the full response arrived. Try again later.")
                .arg(baseUrl.host()));
    }
    if (!isOnline && !isLoopback(baseUrl))
        return make(Verdict::Offline);
    if (reply.isHostUnknown)
        return make(Verdict::UnknownHost,
            ConnectionWords::tr("Host %1 not found. Check the base URL and the network connection.")
                .arg(baseUrl.host()));
    return make(Verdict::Unreachable,
        ConnectionWords::tr("No response from %1. Check the base URL, and whether a firewall is blocking it.")
            .arg(originOf(baseUrl)));
}

ConnectionFinding moved(const QUrl& baseUrl, const QUrl& target)
{
    if (target.host().isEmpty() || target.host() == baseUrl.host())
        return make(Verdict::WrongAddress,
            ConnectionWords::tr("This URL redirects, and Dailies doesn't follow redirects here. Check its path and "
                                "that it starts with https://."));
    return make(Verdict::WrongAddress,
        ConnectionWords::tr("This URL redirects to %1. Dailies doesn't follow it, because your key would be sent "
                            "there. If that is the service, use it as the base URL.")
            .arg(target.host()));
}

/// Interprets a complete reply by its status and its error.
ConnectionFinding answered(
    const EnabledModel& model, const QUrl& baseUrl, const ServiceReply& reply, const TaskReport& report)
{
    const int status = reply.status;
    const bool isSuccess = status >= 200 && status < 300;
    const bool speaks = !report.code.isEmpty() || !report.message.isEmpty();
    if (status >= 300 && status < 400)
        return moved(baseUrl, reply.redirectTarget);
    if (status == 407)
        return make(Verdict::Proxy);
    if (status == 429 || status == 425 || (!isSuccess && speaksOfPause(report)))
        return make(Verdict::Busy);
    const bool isRefused = !isSuccess || !report.code.isEmpty();
    if (isRefused && status < 500) {
        if (speaksOfRegion(report))
            return make(Verdict::WrongRegion);
        if (status == 401)
            return make(Verdict::WrongKey);
        if (speaksOfModel(report))
            return make(Verdict::NoModelAccess);
        if (speaksOfKey(report))
            return make(Verdict::WrongKey);
        if (status == 403)
            return make(Verdict::NotAllowed);
    }
    if (status >= 500 || status == 408)
        return make(Verdict::Trouble);
    const bool hasShape = speaks || report.state != RemoteState::Unsaid || !report.taskId.isEmpty()
        || (isSuccess && !report.requestId.isEmpty());
    if (!hasShape || status == 405)
        return make(Verdict::WrongAddress,
            ConnectionWords::tr("There is a response from this URL, but not from the expected service. Check the base "
                                "URL; it must end in /v1."));
    if (report.answeredFamily)
        return make(Verdict::WrongFamily,
            ConnectionWords::tr("The response is that of a family %1 model, but the model is listed as family %2.")
                .arg(familyName(*report.answeredFamily), familyName(model.family)));
    return make(Verdict::Works);
}

} // namespace

ConnectionFinding judgeConnection(
    const EnabledModel& model, const QUrl& baseUrl, const ServiceReply& reply, bool isOnline)
{
    ConnectionFinding finding;
    if (reply.transport != Transport::Answered) {
        finding = unanswered(baseUrl, reply, isOnline);
    } else {
        const TaskReport report = decodeQueryReply(model.family, QJsonDocument::fromJson(reply.body).object());
        finding = answered(model, baseUrl, reply, report);
        finding.said = plainText(report.message).trimmed();
        finding.code = plainText(ReplyReading::codeOf(report)).trimmed();
        finding.requestId = plainText(report.requestId.isEmpty() ? reply.requestId : report.requestId).trimmed();
    }
    finding.model = model.code;
    return finding;
}

bool isAboutAccount(ConnectionVerdict verdict)
{
    switch (verdict) {
    case Verdict::Works:
    case Verdict::NotAllowed:
    case Verdict::NoModelAccess:
    case Verdict::WrongFamily: return false;
    default: return true;
    }
}

QString verdictName(ConnectionVerdict verdict)
{
    switch (verdict) {
    case Verdict::Works: return u"works"_s;
    case Verdict::WrongKey: return u"wrong-key"_s;
    case Verdict::NotAllowed: return u"not-allowed"_s;
    case Verdict::NoModelAccess: return u"no-model-access"_s;
    case Verdict::WrongFamily: return u"wrong-family"_s;
    case Verdict::WrongRegion: return u"wrong-region"_s;
    case Verdict::WrongAddress: return u"wrong-address"_s;
    case Verdict::UnknownHost: return u"unknown-host"_s;
    case Verdict::Offline: return u"offline"_s;
    case Verdict::Certificate: return u"certificate"_s;
    case Verdict::Proxy: return u"proxy"_s;
    case Verdict::Unreachable: return u"unreachable"_s;
    case Verdict::TimedOut: return u"timed-out"_s;
    case Verdict::Busy: return u"busy"_s;
    case Verdict::Trouble: return u"trouble"_s;
    case Verdict::NotSent: return u"not-sent"_s;
    case Verdict::Stopped: return u"stopped"_s;
    }
    return {};
}

} // namespace Dailies
