// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskrow.h"

#include "app/common/compat.h"
#include "app/request/requestjson.h"
#include "app/tasks/store/reportjson.h"
#include "app/tasks/store/sqlamount.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>
#include <QVariant>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Text columns never contain NULL, but a null QString would be stored as NULL.
QVariant textOf(const QString& value)
{
    return value.isNull() ? QVariant(u""_s) : QVariant(value);
}

QVariant timeOf(const QDateTime& time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant(QMetaType::fromType<qint64>());
}

QDateTime readTime(const QVariant& value)
{
    // Converting by way of local time would cost more than reading the rest of the row.
    return value.isNull() ? QDateTime() : utcTime(value.toLongLong());
}

QVariant jsonOf(const QJsonObject& json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QJsonObject readJson(const QVariant& value)
{
    return QJsonDocument::fromJson(value.toString().toUtf8()).object();
}

QVariant lostCallOf(const VideoTask& task)
{
    if (!task.lostCall)
        return u""_s;
    const Error& error = task.lostCall->error;
    // A QVariant without a number would become 0, which is a valid time.
    const QDateTime& sentAt = task.lostCall->sentAt;
    return jsonOf({{u"sentAt"_s, sentAt.isValid() ? QJsonValue(sentAt.toMSecsSinceEpoch()) : QJsonValue::Null},
        {u"bodyDigest"_s, task.lostCall->bodyDigest}, {u"report"_s, toJson(task.lostCall->report)},
        {u"errorKind"_s, errorKindName(error.kind)}, {u"errorMessage"_s, error.message}, {u"errorCode"_s, error.code},
        {u"errorRequestId"_s, error.requestId}});
}

std::optional<LostCall> readLostCall(const QVariant& value)
{
    if (value.toString().isEmpty())
        return std::nullopt;
    const QJsonObject json = readJson(value);
    const QJsonValue sentAt = json[u"sentAt"_s];
    return LostCall{sentAt.isDouble() ? readTime(sentAt.toInteger()) : QDateTime(), json[u"bodyDigest"_s].toString(),
        reportFromJson(json[u"report"_s].toObject()),
        {errorKindFromName(json[u"errorKind"_s].toString()), json[u"errorMessage"_s].toString(),
            json[u"errorCode"_s].toString(), json[u"errorRequestId"_s].toString()}};
}

QVariant uploadsOf(const VideoTask& task)
{
    if (task.uploads.isEmpty())
        return u""_s;
    QJsonArray files;
    for (const TaskUpload& each : task.uploads) {
        files.append(QJsonObject{{u"source"_s, each.source}, {u"place"_s, each.place}, {u"name"_s, each.name},
            {u"sha256"_s, each.sha256}, {u"bytes"_s, each.bytes}, {u"take"_s, each.take}});
    }
    return QString::fromUtf8(QJsonDocument(files).toJson(QJsonDocument::Compact));
}

QList<TaskUpload> readUploads(const QVariant& value)
{
    QList<TaskUpload> uploads;
    if (value.toString().isEmpty())
        return uploads;
    for (const QJsonValue& each : QJsonDocument::fromJson(value.toString().toUtf8()).array()) {
        uploads.append({each[u"source"_s].toString(), each[u"place"_s].toString(), each[u"name"_s].toString(),
            each[u"sha256"_s].toString(), each[u"bytes"_s].toInteger(), each[u"take"_s].toInteger()});
    }
    return uploads;
}

QVariant inputsOf(const VideoTask& task)
{
    if (task.inputs.isEmpty())
        return u""_s;
    QJsonArray files;
    for (const TaskInput& each : task.inputs) {
        files.append(QJsonObject{{u"file"_s, each.file}, {u"bytes"_s, each.bytes},
            {u"modified"_s, each.modified.toMSecsSinceEpoch()}, {u"sha256"_s, each.sha256}});
    }
    return QString::fromUtf8(QJsonDocument(files).toJson(QJsonDocument::Compact));
}

QList<TaskInput> readInputs(const QVariant& value)
{
    QList<TaskInput> inputs;
    if (value.toString().isEmpty())
        return inputs;
    for (const QJsonValue& each : QJsonDocument::fromJson(value.toString().toUtf8()).array()) {
        inputs.append({each[u"file"_s].toString(), each[u"bytes"_s].toInteger(),
            utcTime(each[u"modified"_s].toInteger()), each[u"sha256"_s].toString()});
    }
    return inputs;
}

QVariant suspectOf(const VideoTask& task)
{
    if (!task.suspect)
        return u""_s;
    return jsonOf({{u"code"_s, task.suspect->code}, {u"message"_s, task.suspect->message},
        {u"since"_s, task.suspect->since.toMSecsSinceEpoch()}});
}

std::optional<SuspectedFailure> readSuspect(const QVariant& value)
{
    if (value.toString().isEmpty())
        return std::nullopt;
    const QJsonObject json = readJson(value);
    return SuspectedFailure{
        json[u"code"_s].toString(), json[u"message"_s].toString(), utcTime(json[u"since"_s].toInteger())};
}

bool isSameRequest(const VideoTask& one, const VideoTask& other)
{
    return one.request == other.request;
}

/// One stored column: how it is written from a task and read into a task.
struct Column {
    const char* name;
    QVariant (*write)(const VideoTask& task);
    void (*read)(const QVariant& value, VideoTask& task);
    bool isSaid = false; ///< one of the columns that a poll result changes
    /// Whether two tasks have the same value, for columns that cost more to write than to compare.
    bool (*isSame)(const VideoTask& one, const VideoTask& other) = nullptr;
};

/// The columns about the request come before the request itself. They serve searches, and they still describe the
/// request if its stored form can no longer be read.
constexpr std::array<Column, ColumnSet().size()> columns{{
    {"account_id", [](const VideoTask& t) { return textOf(t.accountId); },
        [](const QVariant& v, VideoTask& t) { t.accountId = v.toString(); }},
    {"base_url", [](const VideoTask& t) { return textOf(t.baseUrl.toString(QUrl::FullyEncoded)); },
        [](const QVariant& v, VideoTask& t) { t.baseUrl = QUrl(v.toString()); }, false,
        [](const VideoTask& one, const VideoTask& other) { return one.baseUrl == other.baseUrl; }},
    {"family", [](const VideoTask& t) { return textOf(familyName(t.request.kind.family)); },
        [](const QVariant& v, VideoTask& t) {
            t.request.kind.family = familyFromName(v.toString()).value_or(Family::A);
        },
        false, isSameRequest},
    {"generation", [](const VideoTask& t) { return textOf(generationName(t.request.kind.generation)); },
        [](const QVariant& v, VideoTask& t) {
            t.request.kind.generation = generationFromName(v.toString()).value_or(Generation::None);
        },
        false, isSameRequest},
    {"api_type", [](const VideoTask& t) { return textOf(apiTypeName(t.request.kind.apiType)); },
        [](const QVariant& v, VideoTask& t) {
            t.request.kind.apiType = apiTypeFromName(v.toString()).value_or(ApiType::TextToVideo);
        },
        false, isSameRequest},
    {"model", [](const VideoTask& t) { return textOf(t.request.model); },
        [](const QVariant& v, VideoTask& t) { t.request.model = v.toString(); }, false, isSameRequest},
    {"prompt", [](const VideoTask& t) { return textOf(t.request.prompt); },
        [](const QVariant& v, VideoTask& t) { t.request.prompt = v.toString(); }, false, isSameRequest},
    {"request", [](const VideoTask& t) { return jsonOf(toJson(t.request)); },
        [](const QVariant& v, VideoTask& t) {
            if (Result<VideoRequest> request = requestFromJson(readJson(v)))
                t.request = *std::move(request);
        },
        false, isSameRequest},
    {"state", [](const VideoTask& t) { return textOf(stateName(t.state)); },
        [](const QVariant& v, VideoTask& t) {
            t.state = stateFromName(v.toString()).value_or(TaskState::NeedsReview);
        }},
    {"remote_id", [](const VideoTask& t) { return textOf(t.remoteId); },
        [](const QVariant& v, VideoTask& t) { t.remoteId = v.toString(); }},
    {"report", [](const VideoTask& t) { return jsonOf(toJson(t.report)); },
        [](const QVariant& v, VideoTask& t) { t.report = reportFromJson(readJson(v)); }, true,
        [](const VideoTask& one, const VideoTask& other) { return one.report == other.report; }},
    {"error_kind", [](const VideoTask& t) { return textOf(errorKindName(t.error.kind)); },
        [](const QVariant& v, VideoTask& t) { t.error.kind = errorKindFromName(v.toString()); }, true},
    {"error_message", [](const VideoTask& t) { return textOf(t.error.message); },
        [](const QVariant& v, VideoTask& t) { t.error.message = v.toString(); }, true},
    {"error_code", [](const VideoTask& t) { return textOf(t.error.code); },
        [](const QVariant& v, VideoTask& t) { t.error.code = v.toString(); }, true},
    {"error_request_id", [](const VideoTask& t) { return textOf(t.error.requestId); },
        [](const QVariant& v, VideoTask& t) { t.error.requestId = v.toString(); }, true},
    {"created_at", [](const VideoTask& t) { return timeOf(t.createdAt); },
        [](const QVariant& v, VideoTask& t) { t.createdAt = readTime(v); }},
    {"sent_at", [](const VideoTask& t) { return timeOf(t.sentAt); },
        [](const QVariant& v, VideoTask& t) { t.sentAt = readTime(v); }},
    {"accepted_at", [](const VideoTask& t) { return timeOf(t.acceptedAt); },
        [](const QVariant& v, VideoTask& t) { t.acceptedAt = readTime(v); }},
    {"finished_at", [](const VideoTask& t) { return timeOf(t.finishedAt); },
        [](const QVariant& v, VideoTask& t) { t.finishedAt = readTime(v); }},
    {"address_expires_at", [](const VideoTask& t) { return timeOf(t.addressExpiresAt); },
        [](const QVariant& v, VideoTask& t) { t.addressExpiresAt = readTime(v); }},
    {"accepted_service_time", [](const VideoTask& t) { return timeOf(t.acceptedServiceTime); },
        [](const QVariant& v, VideoTask& t) { t.acceptedServiceTime = readTime(v); }, true},
    {"body_digest", [](const VideoTask& t) { return textOf(t.bodyDigest); },
        [](const QVariant& v, VideoTask& t) { t.bodyDigest = v.toString(); }},
    {"lost_call", [](const VideoTask& t) { return lostCallOf(t); },
        [](const QVariant& v, VideoTask& t) { t.lostCall = readLostCall(v); }, false,
        [](const VideoTask& one, const VideoTask& other) { return one.lostCall == other.lostCall; }},
    {"partial_file", [](const VideoTask& t) { return textOf(t.partial.file); },
        [](const QVariant& v, VideoTask& t) { t.partial.file = v.toString(); }},
    {"partial_etag", [](const VideoTask& t) { return textOf(QString::fromLatin1(t.partial.etag)); },
        [](const QVariant& v, VideoTask& t) { t.partial.etag = v.toString().toLatin1(); }},
    {"partial_total", [](const VideoTask& t) { return QVariant(t.partial.total); },
        [](const QVariant& v, VideoTask& t) { t.partial.total = v.toLongLong(); }},
    {"partial_synced", [](const VideoTask& t) { return QVariant(t.partial.synced); },
        [](const QVariant& v, VideoTask& t) { t.partial.synced = v.toLongLong(); }},
    {"file", [](const VideoTask& t) { return textOf(t.file); },
        [](const QVariant& v, VideoTask& t) { t.file = v.toString(); }},
    {"create_attempts", [](const VideoTask& t) { return QVariant(t.createAttempts); },
        [](const QVariant& v, VideoTask& t) { t.createAttempts = v.toInt(); }},
    {"unsent_attempts", [](const VideoTask& t) { return QVariant(t.unsentAttempts); },
        [](const QVariant& v, VideoTask& t) { t.unsentAttempts = v.toInt(); }},
    {"missed_queries", [](const VideoTask& t) { return QVariant(t.missedQueries); },
        [](const QVariant& v, VideoTask& t) { t.missedQueries = v.toInt(); }, true},
    {"failed_downloads", [](const VideoTask& t) { return QVariant(t.failedDownloads); },
        [](const QVariant& v, VideoTask& t) { t.failedDownloads = v.toInt(); }},
    {"dead_addresses", [](const VideoTask& t) { return QVariant(t.answersAfterExpiry); },
        [](const QVariant& v, VideoTask& t) { t.answersAfterExpiry = v.toInt(); }},
    {"watched", [](const VideoTask& t) { return QVariant(int(t.watched)); },
        [](const QVariant& v, VideoTask& t) { t.watched = v.toInt() != 0; }},
    {"uploads", uploadsOf, [](const QVariant& v, VideoTask& t) { t.uploads = readUploads(v); }},
    {"uploaded_at", [](const VideoTask& t) { return timeOf(t.uploadedAt); },
        [](const QVariant& v, VideoTask& t) { t.uploadedAt = readTime(v); }},
    {"held", [](const VideoTask& t) { return QVariant(int(t.held)); },
        [](const QVariant& v, VideoTask& t) { t.held = v.toInt() != 0; }},
    {"send_after", [](const VideoTask& t) { return timeOf(t.sendAfter); },
        [](const QVariant& v, VideoTask& t) { t.sendAfter = readTime(v); }},
    {"place", [](const VideoTask& t) { return QVariant(t.place); },
        [](const QVariant& v, VideoTask& t) { t.place = v.toLongLong(); }},
    {"parent", [](const VideoTask& t) { return QVariant(t.parent); },
        [](const QVariant& v, VideoTask& t) { t.parent = v.toLongLong(); }},
    {"wish", [](const VideoTask& t) { return textOf(t.wish); },
        [](const QVariant& v, VideoTask& t) { t.wish = v.toString(); }},
    {"candidate_ids", [](const VideoTask& t) { return textOf(t.candidateIds.join(u'\n')); },
        [](const QVariant& v, VideoTask& t) { t.candidateIds = v.toString().split(u'\n', Qt::SkipEmptyParts); }},
    {"remark", [](const VideoTask& t) { return textOf(t.remark); },
        [](const QVariant& v, VideoTask& t) { t.remark = v.toString(); }},
    {"resends", [](const VideoTask& t) { return QVariant(t.resends); },
        [](const QVariant& v, VideoTask& t) { t.resends = v.toInt(); }},
    {"suspect", [](const VideoTask& t) { return suspectOf(t); },
        [](const QVariant& v, VideoTask& t) { t.suspect = readSuspect(v); }},
    {"clip_condition",
        [](const VideoTask& t) {
            return textOf(t.clip == ClipCondition::Playable ? QString() : clipConditionName(t.clip));
        },
        [](const QVariant& v, VideoTask& t) {
            t.clip = clipConditionFromName(v.toString()).value_or(ClipCondition::Playable);
        }},
    {"wants_address", [](const VideoTask& t) { return QVariant(int(t.wantsAddress)); },
        [](const QVariant& v, VideoTask& t) { t.wantsAddress = v.toInt() != 0; }},
    {"key_digest", [](const VideoTask& t) { return textOf(t.keyDigest); },
        [](const QVariant& v, VideoTask& t) { t.keyDigest = v.toString(); }},
    {"input_seconds", [](const VideoTask& t) { return storedAmount(t.inputSeconds); },
        [](const QVariant& v, VideoTask& t) { t.inputSeconds = amountIn(v); }},
    {"agreed_limits", [](const VideoTask& t) { return textOf(t.agreedLimits.join(u'\n')); },
        [](const QVariant& v, VideoTask& t) { t.agreedLimits = v.toString().split(u'\n', Qt::SkipEmptyParts); }},
    {"asking_limits", [](const VideoTask& t) { return textOf(t.error.limits.join(u'\n')); },
        [](const QVariant& v, VideoTask& t) { t.error.limits = v.toString().split(u'\n', Qt::SkipEmptyParts); }},
    {"id_entered", [](const VideoTask& t) { return QVariant(int(t.hasEnteredId)); },
        [](const QVariant& v, VideoTask& t) { t.hasEnteredId = v.toInt() != 0; }},
    {"inputs", inputsOf, [](const QVariant& v, VideoTask& t) { t.inputs = readInputs(v); }, false,
        [](const VideoTask& one, const VideoTask& other) { return one.inputs == other.inputs; }},
}};

bool isSame(const Column& column, const VideoTask& one, const VideoTask& other)
{
    return column.isSame ? column.isSame(one, other) : column.write(one) == column.write(other);
}

QString joined(const QString& before, const QString& after, const ColumnSet& wanted = wholeRow())
{
    QStringList names;
    for (std::size_t n = 0; n < columns.size(); ++n) {
        if (wanted.test(n))
            names.append(before.isEmpty() ? QLatin1StringView(columns[n].name) + after : before);
    }
    return names.join(u", "_s);
}

} // namespace

QString taskColumns()
{
    static const QString names = joined({}, {});
    return names;
}

QString readColumns()
{
    // These are expressions, which have no declared type. For columns, Qt's driver would parse the declared type for
    // each row, which costs more than reading the row.
    static const QString names =
        u'+' + (taskColumns() + u", rating, tags, note, recycled_at, rejected, moved"_s).split(u", "_s).join(u", +"_s);
    return names;
}

QString taskPlaceholders()
{
    return joined(u"?"_s, {});
}

QString taskAssignments(const ColumnSet& wanted)
{
    return joined({}, u" = ?"_s, wanted);
}

ColumnSet wholeRow()
{
    return ColumnSet().set();
}

ColumnSet changedColumns(const VideoTask& before, const VideoTask& after)
{
    ColumnSet changed;
    for (std::size_t n = 0; n < columns.size(); ++n)
        changed.set(n, !isSame(columns[n], before, after));
    return changed;
}

bool isOnlySaid(const ColumnSet& changed)
{
    for (std::size_t n = 0; n < columns.size(); ++n) {
        if (changed.test(n) && !columns[n].isSaid)
            return false;
    }
    return true;
}

int bindTask(QSqlQuery& query, const VideoTask& task, const ColumnSet& wanted)
{
    int place = 0;
    for (std::size_t n = 0; n < columns.size(); ++n) {
        if (wanted.test(n))
            query.bindValue(place++, columns[n].write(task));
    }
    return place;
}

VideoTask readTask(const QSqlQuery& query)
{
    VideoTask task;
    task.id = query.value(0).toLongLong();
    int place = 1;
    for (const Column& column : columns)
        column.read(query.value(place++), task);
    task.marks.rating = query.value(place++).toInt();
    task.marks.tags = query.value(place++).toString().split(u'\n', Qt::SkipEmptyParts);
    task.marks.note = query.value(place++).toString();
    task.marks.recycledAt = readTime(query.value(place++));
    task.marks.rejected = query.value(place++).toBool();
    task.moved = movesIn(query.value(place).toString());
    return task;
}

QList<MovedFile> movesIn(const QString& text)
{
    QList<MovedFile> moved;
    if (text.isEmpty())
        return moved;
    const QJsonArray paths = QJsonDocument::fromJson(text.toUtf8()).array();
    for (qsizetype n = 0; n + 1 < paths.size(); n += 2)
        moved.append({paths.at(n).toString(), paths.at(n + 1).toString()});
    return moved;
}

QString storedMoves(const QList<MovedFile>& moved)
{
    if (moved.isEmpty())
        return u""_s;
    QJsonArray paths;
    for (const MovedFile& each : moved) {
        paths.append(each.from);
        paths.append(each.to);
    }
    return QString::fromUtf8(QJsonDocument(paths).toJson(QJsonDocument::Compact));
}

QString storedTags(const QStringList& tags)
{
    return tags.isEmpty() ? u""_s : u'\n' + tags.join(u'\n') + u'\n';
}

LogLineIds logLineIds(TaskId task)
{
    constexpr qint64 perTask = qint64(1) << 32;
    return {task * perTask, (task + 1) * perTask - 1};
}

QString markAssignments()
{
    return u"rating = ?, tags = ?, note = ?, recycled_at = ?, rejected = ?"_s;
}

int bindMarks(QSqlQuery& query, const TaskAnnotations& marks)
{
    int place = 0;
    query.bindValue(place++, marks.rating);
    query.bindValue(place++, storedTags(marks.tags));
    query.bindValue(place++, textOf(marks.note));
    query.bindValue(place++, timeOf(marks.recycledAt));
    query.bindValue(place++, marks.rejected ? 1 : 0);
    return place;
}

} // namespace Dailies
