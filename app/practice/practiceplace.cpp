// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceplace.h"

#include "app/common/httpdate.h"
#include "app/practice/practiceanswers.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QMimeDatabase>
#include <QSaveFile>
#include <QTimeZone>
#include <QXmlStreamWriter>

#include <chrono>
#include <thread>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestKey = 120; ///< its hexadecimal form is a file name
constexpr qsizetype pageSize = 5; ///< small, so that lists of several pages are tried
constexpr qint64 skewMs = 3600 * 1000;

enum class Fault { Full, Length, NoHead, Expired, Skewed, Slow, Closes, Page };

struct FaultRow {
    Fault fault;
    const char* word;
    const char* text;
};

constexpr FaultRow faults[] = {
    {Fault::Full, "[full]", QT_TRANSLATE_NOOP("PracticeService", "the upload place is full")},
    {Fault::Length, "[wrong length]", QT_TRANSLATE_NOOP("PracticeService", "links report a wrong length")},
    {Fault::NoHead, "[no head]", QT_TRANSLATE_NOOP("PracticeService", "links refuse HEAD requests")},
    {Fault::Expired, "[expired]", QT_TRANSLATE_NOOP("PracticeService", "presigned links have expired")},
    {Fault::Skewed, "[wrong clock]", QT_TRANSLATE_NOOP("PracticeService", "the place's clock is one hour ahead")},
    {Fault::Slow, "[slow]", QT_TRANSLATE_NOOP("PracticeService", "the place responds after two seconds")},
    {Fault::Closes, "[closes]", QT_TRANSLATE_NOOP("PracticeService", "the first upload of a file breaks off")},
    {Fault::Page, "[page]", QT_TRANSLATE_NOOP("PracticeService", "links lead to a web page")},
};

bool has(const HttpQuestion& question, Fault fault)
{
    // Lists name their files in the query.
    const QByteArray text = QByteArray::fromPercentEncoding(question.target);
    return std::ranges::any_of(
        faults, [&](const FaultRow& row) { return row.fault == fault && text.contains(row.word); });
}

qint64 placeNow(const HttpQuestion& question, qint64 nowMs)
{
    return has(question, Fault::Skewed) ? nowMs + skewMs : nowMs;
}

HttpAnswer refusalOf(const PlaceRefusal& refusal)
{
    HttpAnswer answer;
    answer.status = refusal.status;
    answer.contentType = "application/xml";
    QXmlStreamWriter xml(&answer.body);
    xml.writeStartDocument();
    xml.writeStartElement(u"Error"_s);
    xml.writeTextElement(u"Code"_s, QString::fromLatin1(refusal.code));
    xml.writeTextElement(u"Message"_s, QString::fromLatin1(refusal.message));
    xml.writeTextElement(u"RequestId"_s, freshRequestId());
    xml.writeEndElement();
    return answer;
}

HttpAnswer dated(HttpAnswer answer, qint64 nowMs)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc());
    answer.headers.append({"Date", toHttpDate(time)});
    return answer;
}

/// The name of the file that a request is about; empty for the bucket itself.
QByteArray nameIn(const HttpQuestion& question)
{
    return pathOf(question.target).mid(PracticePlace::bucket().size() + 2);
}

bool isPublic(const HttpQuestion& question)
{
    return nameIn(question).startsWith("public/") && (question.method == "GET" || question.method == "HEAD");
}

QByteArray parameter(const HttpQuestion& question, const QByteArray& wanted)
{
    for (const auto& [name, value] : queryOf(question.target)) {
        if (name == wanted)
            return value;
    }
    return {};
}

} // namespace

PracticePlace::PracticePlace(const QString& folder, PlaceKey key) : m_folder(folder), m_key(std::move(key)) {}

QByteArray PracticePlace::bucket()
{
    return "practice-place";
}

bool PracticePlace::isFor(const HttpQuestion& question)
{
    const QByteArray path = pathOf(question.target);
    return path == '/' + bucket() || path.startsWith('/' + bucket() + '/');
}

QStringList PracticePlace::faultWords()
{
    QStringList lines;
    for (const FaultRow& row : faults)
        lines.append(QLatin1StringView(row.word).toString().leftJustified(15)
            + QCoreApplication::translate("PracticeService", row.text));
    return lines;
}

QString PracticePlace::pathFor(const QByteArray& name) const
{
    return m_folder + u'/' + QString::fromLatin1(name.toHex());
}

std::optional<HttpAnswer> PracticePlace::answerWithoutBody(const HttpQuestion& question, qint64 nowMs)
{
    const qint64 now = placeNow(question, nowMs);
    if (!isSigned(question)) {
        if (isPublic(question))
            return std::nullopt;
        return dated(refusalOf({403, "AccessDenied", "Access Denied"}), now);
    }
    if (const auto problem = signatureProblem(question, m_key, now))
        return dated(refusalOf(*problem), now);
    if (has(question, Fault::Expired) && question.target.contains("X-Amz-Expires"))
        return dated(refusalOf({403, "AccessDenied", "Request has expired"}), now);
    return std::nullopt;
}

HttpAnswer PracticePlace::answer(const HttpQuestion& question, qint64 nowMs)
{
    using namespace std::chrono_literals;
    if (has(question, Fault::Slow))
        std::this_thread::sleep_for(2s);
    const qint64 now = placeNow(question, nowMs);
    if (const auto early = answerWithoutBody(question, nowMs))
        return *early;
    const QByteArray name = nameIn(question);
    if (name.isEmpty() && question.method == "GET")
        return dated(list(question), now);
    if (name.isEmpty() || name.size() > longestKey)
        return dated(refusalOf({400, "KeyTooLongError", "Your key is too long or missing."}), now);
    if (question.method == "PUT")
        return dated(store(question, name), now);
    if (question.method == "GET" || question.method == "HEAD")
        return dated(fetch(question, name), now);
    if (question.method != "DELETE")
        return dated(refusalOf({405, "MethodNotAllowed", "The method is not allowed."}), now);
    QFile::remove(pathFor(name));
    HttpAnswer answer;
    answer.status = 204;
    return dated(answer, now);
}

HttpAnswer PracticePlace::store(const HttpQuestion& question, const QByteArray& name)
{
    if (has(question, Fault::Full))
        return refusalOf({507, "XMinioStorageFull", "Storage backend has reached its minimum free space."});
    HttpAnswer answer;
    if (has(question, Fault::Closes)) {
        const std::lock_guard lock(m_mutex);
        if (!m_closed.contains(name)) {
            m_closed.insert(name);
            answer.cut = true;
            return answer;
        }
    }
    const QByteArray digest = QCryptographicHash::hash(question.body, QCryptographicHash::Sha256).toHex();
    if (digest != question.headers.value("x-amz-content-sha256"))
        return refusalOf({400, "XAmzContentSHA256Mismatch",
            "The provided 'x-amz-content-sha256' header does not match what was computed."});
    QDir().mkpath(m_folder);
    QSaveFile file(pathFor(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(question.body) != question.body.size() || !file.commit())
        return refusalOf({507, "XMinioStorageFull", "The disk is full."});
    answer.headers.append({"ETag", '"' + digest.left(32) + '"'});
    return answer;
}

HttpAnswer PracticePlace::fetch(const HttpQuestion& question, const QByteArray& name) const
{
    if (!QFile::exists(pathFor(name)))
        return refusalOf({404, "NoSuchKey", "The specified key does not exist."});
    const bool isLink = isPublic(question) || question.target.contains("X-Amz-Expires");
    if (question.method == "HEAD" && has(question, Fault::NoHead))
        return refusalOf({403, "AccessDenied", "Access Denied"});
    if (isLink && has(question, Fault::Page)) {
        HttpAnswer page;
        page.contentType = "text/html; charset=utf-8";
        page.body = "<!DOCTYPE html><title>Download</title>";
        return page;
    }
    HttpAnswer answer = clipAnswer(question, pathFor(name));
    answer.contentType =
        QMimeDatabase().mimeTypeForFile(QString::fromUtf8(name), QMimeDatabase::MatchExtension).name().toLatin1();
    if (isLink && has(question, Fault::Length)) {
        for (auto& [header, value] : answer.headers) {
            if (header == "Content-Range")
                value += '1';
        }
    }
    return answer;
}

std::optional<FetchedFile> PracticePlace::fetched(const QUrl& link, qint64 nowMs)
{
    HttpQuestion question;
    question.method = "GET";
    question.target = link.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    question.headers.insert("host", link.authority(QUrl::FullyEncoded).toLatin1());
    if (!isFor(question) || answerWithoutBody(question, nowMs))
        return std::nullopt;
    const HttpAnswer answer = fetch(question, nameIn(question));
    QFile file(answer.file);
    QCryptographicHash digest(QCryptographicHash::Sha256);
    if (answer.file.isEmpty() || !file.open(QIODevice::ReadOnly) || !digest.addData(&file))
        return std::nullopt;
    return FetchedFile{
        withoutQuery(QString::fromLatin1(link.toEncoded())), file.size(), QString::fromLatin1(digest.result().toHex())};
}

HttpAnswer PracticePlace::list(const HttpQuestion& question) const
{
    if (parameter(question, "list-type") != "2")
        return refusalOf({400, "InvalidArgument", "Only ListObjectsV2 is available."});
    const QByteArray prefix = parameter(question, "prefix");
    const QByteArray after = QByteArray::fromHex(parameter(question, "continuation-token"));
    HttpAnswer answer;
    answer.contentType = "application/xml";
    QXmlStreamWriter xml(&answer.body);
    xml.writeStartDocument();
    xml.writeStartElement(u"ListBucketResult"_s);
    xml.writeDefaultNamespace(u"http://s3.amazonaws.com/doc/2006-03-01/"_s);
    QByteArray last;
    int count = 0;
    bool isCut = false;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList(QDir::Files, QDir::Name)) {
        const QByteArray name = QByteArray::fromHex(file.fileName().toLatin1());
        if (!name.startsWith(prefix) || name <= after)
            continue;
        isCut = count == pageSize;
        if (isCut)
            break;
        ++count;
        last = name;
        xml.writeStartElement(u"Contents"_s);
        xml.writeTextElement(u"Key"_s, QString::fromUtf8(name));
        xml.writeTextElement(u"LastModified"_s, file.lastModified().toUTC().toString(Qt::ISODateWithMs));
        xml.writeTextElement(u"Size"_s, QString::number(file.size()));
        xml.writeEndElement();
    }
    xml.writeTextElement(u"IsTruncated"_s, isCut ? u"true"_s : u"false"_s);
    if (isCut)
        xml.writeTextElement(u"NextContinuationToken"_s, QString::fromLatin1(last.toHex()));
    xml.writeEndElement();
    return answer;
}

} // namespace Dailies
