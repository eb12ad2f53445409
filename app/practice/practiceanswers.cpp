// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceanswers.h"

#include "app/common/httpdate.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <optional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct ByteRange {
    qint64 first = 0;
    qint64 last = 0; ///< inclusive
};

enum class RangeWish { None, Served, Impossible };

/// Reads a Range header with one range. For anything else, including several ranges, the whole clip is sent, as HTTP
/// allows.
RangeWish readRange(const QByteArray& header, qint64 size, ByteRange& range)
{
    if (!header.startsWith("bytes=") || header.contains(','))
        return RangeWish::None;
    const QByteArray spec = header.mid(6).trimmed();
    const qsizetype dash = spec.indexOf('-');
    if (dash < 0)
        return RangeWish::None;
    bool hasFirst = false;
    bool hasLast = false;
    const qint64 first = spec.first(dash).toLongLong(&hasFirst);
    const qint64 last = spec.sliced(dash + 1).toLongLong(&hasLast);
    const bool isSuffix = dash == 0;
    const bool isOpen = dash == spec.size() - 1;
    if ((!hasFirst && !isSuffix) || (!hasLast && !isOpen) || (isSuffix && isOpen)
        || (hasFirst && hasLast && last < first))
        return RangeWish::None;
    if (isSuffix) {
        range = {std::max<qint64>(0, size - last), size - 1};
        return last > 0 ? RangeWish::Served : RangeWish::Impossible;
    }
    range = {first, isOpen ? size - 1 : std::min(last, size - 1)};
    return first < size ? RangeWish::Served : RangeWish::Impossible;
}

} // namespace

QString freshRequestId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

HttpAnswer jsonAnswer(int status, const QJsonObject& body)
{
    HttpAnswer answer;
    answer.status = status;
    answer.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return answer;
}

HttpAnswer refusal(Family family, int status, const QString& code, const QString& message)
{
    const WireFormat& format = wireFormat(family);
    return jsonAnswer(format.refusesWithStatus ? status : 200, format.refusal(code, message, freshRequestId()));
}

HttpAnswer methodRefusal(const QByteArray& allowed)
{
    HttpAnswer answer = refusal(Family::A, 405, u"MethodNotAllowed"_s,
        QCoreApplication::translate("PracticeService", "This URL accepts %1 only.").arg(QLatin1StringView(allowed)));
    answer.headers.append({"Allow", allowed});
    return answer;
}

HttpAnswer clipAnswer(const HttpQuestion& question, const QString& path)
{
    const QFileInfo file(path);
    if (!file.isFile() || file.size() == 0)
        return refusal(Family::A, 404, u"NotFound"_s, QCoreApplication::translate("PracticeService", "No such clip."));

    const qint64 size = file.size();
    const QByteArray modified = toHttpDate(file.lastModified());
    const QByteArray tag = '"' + QByteArray::number(file.lastModified().toMSecsSinceEpoch(), 16) + '-'
        + QByteArray::number(size, 16) + '"';
    HttpAnswer answer;
    answer.contentType = "video/mp4";
    answer.headers = {{"Accept-Ranges", "bytes"}, {"ETag", tag}, {"Last-Modified", modified}};
    if (question.headers.value("if-none-match") == tag) {
        answer.status = 304;
        return answer;
    }

    ByteRange range;
    const QByteArray condition = question.headers.value("if-range");
    const bool mayRange = condition.isEmpty() || condition == tag || condition == modified;
    const RangeWish wish = mayRange ? readRange(question.headers.value("range"), size, range) : RangeWish::None;
    if (wish == RangeWish::Impossible) {
        answer.status = 416;
        answer.headers.append({"Content-Range", "bytes */" + QByteArray::number(size)});
        return answer;
    }
    answer.file = path;
    answer.length = size;
    if (wish == RangeWish::Served) {
        answer.status = 206;
        answer.offset = range.first;
        answer.length = range.last - range.first + 1;
        answer.headers.append({"Content-Range",
            "bytes " + QByteArray::number(range.first) + '-' + QByteArray::number(range.last) + '/'
                + QByteArray::number(size)});
    }
    return answer;
}

} // namespace Dailies
