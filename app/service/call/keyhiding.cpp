// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/keyhiding.h"

#include "app/common/redact.h"
#include "app/request/localfiles.h"
#include "app/request/requestjson.h"

#include <QJsonDocument>
#include <QUrlQuery>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Whether anyone can guess the value. A task's ID may end with the same date, and must stay whole.
bool isGuessable(const QString& parameter)
{
    const QString name = parameter.toLower();
    return name.endsWith("date"_L1) || name.endsWith("expires"_L1) || name.endsWith("algorithm"_L1)
        || name.endsWith("signedheaders"_L1);
}

} // namespace

void hideKey(ServiceReply& reply, const QByteArray& key)
{
    reply.body = withoutKey(reply.body, key);
    reply.contentType = withoutKey(reply.contentType, key);
    reply.retryAfter = withoutKey(reply.retryAfter, key);
    for (QString* text : {&reply.detail, &reply.requestId, &reply.problem})
        *text = withoutKey(*text, key);
    if (const QString target = reply.redirectTarget.toString(QUrl::FullyEncoded); withoutKey(target, key) != target)
        reply.redirectTarget = QUrl(withoutKey(target, key));
}

void hideKey(TaskReport& report, const QByteArray& key)
{
    for (QString* text : {&report.taskId, &report.requestId, &report.word, &report.videoUrl, &report.code,
             &report.message, &report.submitTime, &report.scheduledTime, &report.endTime, &report.origPrompt,
             &report.videoId, &report.duration, &report.finalUnitDeduction, &report.externalTaskId})
        *text = withoutKey(*text, key);
    for (QString& url : report.otherUrls)
        url = withoutKey(url, key);
    const QByteArray usage = QJsonDocument(report.usage).toJson(QJsonDocument::Compact);
    if (const QByteArray hidden = withoutKey(usage, key); hidden != usage)
        report.usage = QJsonDocument::fromJson(hidden).object();
}

void hideKey(Error& error, const QByteArray& key)
{
    for (QString* text : {&error.message, &error.code, &error.requestId})
        *text = withoutKey(*text, key);
}

QByteArray textWithoutFiles(const VideoRequest& request)
{
    VideoRequest rest = request;
    changeSources(rest, [](QString& source) {
        if (source.startsWith("data:"_L1, Qt::CaseInsensitive))
            source.clear();
    });
    return QJsonDocument(toJson(rest)).toJson(QJsonDocument::Compact);
}

VideoRequest withoutKey(const VideoRequest& request, const QByteArray& key)
{
    const QByteArray json = QJsonDocument(toJson(request)).toJson(QJsonDocument::Compact);
    // The key's cover needs no escapes, so that the JSON stays whole.
    return requestFromJson(QJsonDocument::fromJson(withoutKey(json, key)).object()).value_or(request);
}

QByteArrayList linkSecrets(const QString& link)
{
    constexpr qsizetype shortest = 8;
    const QUrlQuery query(QUrl(link).query(QUrl::FullyEncoded));
    QByteArrayList secrets;
    if (query.isEmpty())
        return secrets;
    // Decoded, because hideKey() finds each character in either form.
    secrets.append(QByteArray::fromPercentEncoding(QUrl(link).query(QUrl::FullyEncoded).toLatin1()));
    for (const auto& [name, value] : query.queryItems(QUrl::FullyEncoded)) {
        const QByteArray plain = QByteArray::fromPercentEncoding(value.toLatin1());
        if (plain.size() >= shortest && !isGuessable(name))
            secrets.append(plain);
    }
    return secrets;
}

void hideLinks(TaskReport& report)
{
    for (QString* text : {&report.taskId, &report.requestId, &report.word, &report.code, &report.message,
             &report.origPrompt, &report.externalTaskId})
        *text = withoutSignatures(*text);
}

void hideLinks(Error& error)
{
    for (QString* text : {&error.message, &error.code, &error.requestId})
        *text = withoutSignatures(*text);
}

} // namespace Dailies
