// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scriptedstorage.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

ScriptedStorage::Answer refusal(int status, const QByteArray& code)
{
    return {status, {{"Content-Type", "application/xml"}},
        "<?xml version=\"1.0\"?><Error><Code>" + code + "</Code><Message>Scripted</Message></Error>"};
}

} // namespace

const char* nameOf(ScriptedStorage::Fault fault)
{
    constexpr std::array names{"none", "500", "503", "507", "quota", "denied", "cut before", "cut after", "forgets",
        "vanishes", "wrong length", "redirects", "page", "slow", "expired"};
    return names.at(size_t(fault));
}

ScriptedStorage::ScriptedStorage(PlaceKey key, QByteArray bucket) : m_key(std::move(key)), m_bucket(std::move(bucket))
{}

ScriptedStorage::Step ScriptedStorage::stepOf(const HttpQuestion& question)
{
    if (question.method == "PUT")
        return Step::Put;
    if (question.method == "HEAD")
        return Step::Head;
    if (question.method != "GET" || question.target.contains("list-type="))
        return Step::Other;
    return question.headers.contains("authorization") ? Step::Find : Step::Link;
}

ScriptedStorage::Answer ScriptedStorage::answer(const HttpQuestion& question, qint64 nowMs)
{
    // The headers of an upload that broke, sent alone to hear a reason. The body never follows.
    if (question.headers.contains("expect"))
        return {};
    const Step step = stepOf(question);
    const Fault fault = m_script ? m_script(step, m_requests.value(int(step))) : Fault::None;
    ++m_requests[int(step)];
    const qint64 now = nowMs + m_aheadMs;
    const auto dated = [now, fault, &question](Answer answer) {
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(now, QTimeZone::utc());
        answer.headers.append({"Date", QLocale::c().toString(time, u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s).toLatin1()});
        answer.isLate = fault == Fault::Slow;
        if (question.method == "HEAD")
            answer.body.clear();
        return answer;
    };
    switch (fault) {
    case Fault::ServerError: return dated(refusal(500, "InternalError"));
    case Fault::SlowDown: return dated(refusal(503, "SlowDown"));
    case Fault::Full: return dated(refusal(507, "XMinioStorageFull"));
    case Fault::Quota: return dated(refusal(403, "QuotaExceeded"));
    case Fault::Denied:
        // From now on, the program cannot know what is there.
        for (Object& object : m_objects)
            object.isTold = false;
        return dated(refusal(403, "AccessDenied"));
    case Fault::Expired: return dated(refusal(403, "AccessDenied"));
    case Fault::CutEarly: return {};
    case Fault::Redirects: return dated({307, {{"Location", "http://127.0.0.2:9/elsewhere"}}, {}});
    case Fault::Page: return dated({200, {{"Content-Type", "text/html"}}, "<!DOCTYPE html><title>Log in</title>"});
    default: break;
    }
    if (const auto problem = signatureProblem(question, m_key, now)) {
        // A link is signed for one method. A wrong time is no error before the program knows the storage's, which it
        // learns from this reply.
        const bool isTooEarly = problem->message == "Request is not valid yet";
        const bool isExpected =
            step == Step::Head || problem->code == "RequestTimeTooSkewed" || isTooEarly || m_aheadMs != 0;
        if (!isExpected)
            complain(u"%1 %2: %3"_s.arg(QLatin1String(question.method), QString::fromLatin1(problem->code),
                QString::fromLatin1(problem->message)));
        return dated(refusal(problem->status, problem->code));
    }
    const QByteArray path = pathOf(question.target);
    if (!path.startsWith('/' + m_bucket + '/') && path != '/' + m_bucket)
        return dated(refusal(404, "NoSuchBucket"));
    const QByteArray name = path.mid(m_bucket.size() + 2);
    switch (step) {
    case Step::Put: return dated(put(question, name, fault));
    case Step::Other: {
        if (question.method == "GET")
            return dated(list(question));
        m_objects.remove(name);
        return dated({204, {}, {}});
    }
    default: return dated(get(question, name, step, fault));
    }
}

ScriptedStorage::Answer ScriptedStorage::put(const HttpQuestion& question, const QByteArray& name, Fault fault)
{
    const QByteArray digest = QCryptographicHash::hash(question.body, QCryptographicHash::Sha256).toHex();
    ++m_puts[digest];
    if (digest != question.headers.value("x-amz-content-sha256")) {
        complain(u"a body with another digest than it promised"_s);
        return refusal(400, "XAmzContentSHA256Mismatch");
    }
    if (!name.contains(digest))
        complain(u"%1 for another content"_s.arg(QString::fromUtf8(name)));
    const auto before = m_objects.constFind(name);
    if (before != m_objects.cend() && before->isTold)
        ++m_surplus;
    if (fault == Fault::Forgets)
        m_objects.remove(name);
    else
        m_objects.insert(name,
            {question.body, question.headers.value("content-type"), fault != Fault::CutLate, fault == Fault::Vanishes});
    if (fault == Fault::CutLate)
        return {};
    return {200, {{"ETag", '"' + digest.left(32) + '"'}}, {}};
}

ScriptedStorage::Answer ScriptedStorage::get(
    const HttpQuestion& question, const QByteArray& name, Step step, Fault fault)
{
    const auto object = m_objects.find(name);
    if (fault == Fault::CutLate)
        return {};
    if (object == m_objects.end())
        return refusal(404, "NoSuchKey");
    object->isTold = true;
    const qint64 size = object->content.size() + (fault == Fault::WrongLength ? 1 : 0);
    Answer whole{200, {{"Content-Type", object->type}}, object->content};
    const QByteArray range = question.headers.value("range");
    if (range.startsWith("bytes=0-")) {
        whole.status = 206;
        whole.body.truncate(qsizetype(range.mid(8).toLongLong()) + 1);
        whole.headers.append(
            {"Content-Range", "bytes 0-" + QByteArray::number(whole.body.size() - 1) + '/' + QByteArray::number(size)});
    }
    if (step == Step::Link && object->vanishes)
        m_objects.erase(object);
    return whole;
}

ScriptedStorage::Answer ScriptedStorage::list(const HttpQuestion& question) const
{
    QByteArray prefix;
    for (const auto& [name, value] : queryOf(question.target)) {
        if (name == "prefix")
            prefix = value;
    }
    QByteArray entries;
    for (auto object = m_objects.cbegin(); object != m_objects.cend(); ++object) {
        if (object.key().startsWith(prefix))
            entries += "<Contents><Key>" + QString::fromUtf8(object.key()).toHtmlEscaped().toUtf8() + "</Key><Size>"
                + QByteArray::number(object->content.size()) + "</Size></Contents>";
    }
    return {200, {{"Content-Type", "application/xml"}}, "<ListBucketResult>" + entries + "</ListBucketResult>"};
}

QByteArray ScriptedStorage::linkTrouble(const QByteArray& target, const QByteArray& host, qint64 nowMs) const
{
    HttpQuestion question;
    question.method = "GET";
    question.target = target;
    question.headers.insert("host", host);
    if (const auto problem = signatureProblem(question, m_key, nowMs + m_aheadMs))
        return problem->code + ' ' + problem->message;
    return m_objects.contains(pathOf(target).mid(m_bucket.size() + 2)) ? QByteArray() : "NoSuchKey";
}

QHash<QByteArray, QByteArray> ScriptedStorage::objects() const
{
    QHash<QByteArray, QByteArray> contents;
    for (auto object = m_objects.cbegin(); object != m_objects.cend(); ++object)
        contents.insert(object.key(), object->content);
    return contents;
}

void ScriptedStorage::complain(const QString& complaint)
{
    m_complaints.append(complaint);
}

} // namespace Dailies
