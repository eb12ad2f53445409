// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/common/compat.h"
#include "app/common/jsontext.h"
#include "app/request/kindfields.h"
#include "app/request/requestjson.h"
#include "app/tasks/store/reportjson.h"
#include "app/tasks/store/schemasteps.h"
#include "app/tasks/store/taskrow.h"
#include "app/tasks/store/taskschema.h"
#include "tests/fuzz/targets.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <map>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Provides the input bit by bit, for whatever is needed next; zeros once it is used up.
class Feed final {
public:
    explicit Feed(const QByteArray& bytes) : m_bytes(bytes) {}

    quint8 byte() { return m_at < m_bytes.size() ? quint8(m_bytes.at(m_at++)) : quint8(0); }
    bool flag() { return byte() % 2; }
    qint64 number()
    {
        quint64 value = 0;
        for (int i = byte() % 9; i > 0; --i)
            value = value << 8 | byte();
        return qint64(value);
    }
    QByteArray bytes()
    {
        const QByteArray taken = m_bytes.mid(m_at, byte());
        m_at = std::min(m_at + taken.size(), m_bytes.size());
        return taken;
    }
    QString text() { return QString::fromUtf8(bytes()); }
    QDateTime time() { return flag() ? utcTime(number() % 4'102'444'800'000) : QDateTime(); }
    QJsonObject json()
    {
        const auto read = parseJsonObject(bytes());
        return read ? read->object : QJsonObject();
    }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

Error errorFrom(Feed& feed)
{
    return {ErrorKind(feed.byte() % (int(ErrorKind::Stopped) + 1)), feed.text(), feed.text(), feed.text()};
}

/// Any task that the program could have created.
VideoTask taskFrom(Feed& feed)
{
    VideoTask task;
    task.state = TaskState(feed.byte() % (int(TaskState::Expired) + 1));
    task.remoteId = u"r"_s + feed.text();
    task.file = u"f"_s + feed.text();
    task.accountId = feed.text();
    if (const auto base = checkedBaseUrl(u"https://"_s + feed.text() + u"/v1"_s))
        task.baseUrl = *base;
    QJsonObject request = feed.json();
    request.insert(u"family"_s, u"A"_s);
    request.insert(u"generation"_s, u"3.0"_s);
    request.insert(u"apiType"_s, u"TextToVideo"_s);
    if (const auto read = requestFromJson(request))
        task.request = *read;
    task.report = reportFromJson(feed.json());
    task.error = errorFrom(feed);
    for (QDateTime* time : {&task.createdAt, &task.sentAt, &task.acceptedAt, &task.finishedAt,
             &task.acceptedServiceTime, &task.addressExpiresAt, &task.marks.recycledAt})
        *time = feed.time();
    task.bodyDigest = feed.text();
    if (feed.flag())
        task.lostCall = LostCall{feed.time(), feed.text(), reportFromJson(feed.json()), errorFrom(feed)};
    task.partial = {feed.text(), QByteArray::number(feed.number()), feed.number(), feed.number()};
    for (int* count : {&task.createAttempts, &task.unsentAttempts, &task.missedQueries, &task.failedDownloads,
             &task.answersAfterExpiry})
        *count = int(feed.number());
    task.watched = feed.flag();
    task.held = feed.flag();
    task.hasEnteredId = feed.flag();
    task.parent = feed.number();
    task.place = feed.number();
    task.marks.note = feed.text();
    task.marks.rejected = feed.flag();
    return task;
}

/// A database in memory with the program's own tables, and one whose columns accept anything.
const QSqlDatabase& database()
{
    static const QSqlDatabase opened = [] {
        QSqlDatabase made = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"fuzz"_s);
        made.setDatabaseName(u":memory:"_s);
        Fuzz::require(made.open(), "a database in memory can be opened");
        QStringList statements;
        for (const QStringList& step : schemaSteps())
            statements += step;
        // These are parsed as expressions; here they are column names.
        statements.append(u"CREATE TABLE hostile (id, "_s + readColumns().remove(u'+') + u')');
        for (const QString& sql : std::as_const(statements)) {
            QSqlQuery query(made);
            Fuzz::require(query.exec(sql), qPrintable(sql));
        }
        return made;
    }();
    return opened;
}

/// Prepared once each; otherwise, most of the time would go into parsing the same SQL.
QSqlQuery& prepared(const QString& sql)
{
    const QSqlDatabase& open = database(); // first, so that it is closed last
    static std::map<QString, QSqlQuery> all;
    const auto known = all.find(sql);
    if (known != all.end())
        return known->second;
    QSqlQuery query(open);
    Fuzz::require(query.prepare(sql), qPrintable(sql));
    return all.emplace(sql, std::move(query)).first->second;
}

/// Writes a task to a table with the program's schema and reads it back.
VideoTask throughTable(const VideoTask& task)
{
    QSqlQuery& insert = prepared(u"INSERT INTO tasks (%1, %2) VALUES (%3, ?, ?, ?, ?, ?, ?)"_s.arg(
        taskColumns(), u"rating, tags, note, recycled_at, rejected, moved"_s, taskPlaceholders()));
    const int place = bindTask(insert, task);
    insert.bindValue(place, task.marks.rating);
    insert.bindValue(place + 1, storedTags(task.marks.tags));
    insert.bindValue(place + 2, task.marks.note.isNull() ? u""_s : task.marks.note);
    insert.bindValue(place + 3,
        task.marks.recycledAt.isValid() ? QVariant(task.marks.recycledAt.toMSecsSinceEpoch())
                                        : QVariant(QMetaType::fromType<qint64>()));
    insert.bindValue(place + 4, task.marks.rejected);
    insert.bindValue(place + 5, storedMoves(task.moved));
    Fuzz::require(insert.exec(), qPrintable(insert.lastError().text()));
    const QVariant id = insert.lastInsertId();
    QSqlQuery& select = prepared(u"SELECT id, %1 FROM tasks WHERE id = ?"_s.arg(readColumns()));
    select.bindValue(0, id);
    Fuzz::require(select.exec() && select.next(), "what was written is there");
    VideoTask read = readTask(select);
    select.finish();
    QSqlQuery& remove = prepared(u"DELETE FROM tasks WHERE id = ?"_s);
    remove.bindValue(0, id);
    Fuzz::require(remove.exec(), "a row can be deleted");
    read.id = task.id;
    return read;
}

QVariant anything(Feed& feed)
{
    switch (feed.byte() % 5) {
    case 0: return feed.number();
    case 1: return feed.bytes();
    case 2: return double(feed.number()) / 3;
    case 3: return QVariant(QMetaType::fromType<QString>());
    default: return feed.text();
    }
}

/// A row as damage or another program may have left it.
VideoTask hostileTask(Feed& feed)
{
    static const qsizetype columns = readColumns().count(u',') + 2;
    static const QString names = readColumns();
    QSqlQuery& insert = prepared(u"INSERT INTO hostile VALUES (?%1)"_s.arg(u", ?"_s.repeated(columns - 1)));
    for (qsizetype i = 0; i < columns; ++i)
        insert.bindValue(int(i), anything(feed));
    Fuzz::require(insert.exec(), qPrintable(insert.lastError().text()));
    QSqlQuery& query = prepared(u"SELECT id, %1 FROM hostile"_s.arg(names));
    Fuzz::require(query.exec() && query.next(), "there is a row");
    const VideoTask task = readTask(query);
    query.finish();
    Fuzz::require(prepared(u"DELETE FROM hostile"_s).exec(), "a row can be deleted");
    return task;
}

/// Compares part by part, so that a finding names the part.
void requireSame(const VideoTask& read, const VideoTask& task)
{
    Fuzz::require(read.request == task.request, "a stored request is read as it was written");
    Fuzz::require(read.report == task.report, "a stored report is read as it was written");
    Fuzz::require(read.error == task.error, "a stored error is read as it was written");
    Fuzz::require(read.lostCall == task.lostCall, "a stored lost call is read as it was written");
    Fuzz::require(read.partial == task.partial, "a stored part is read as it was written");
    Fuzz::require(read.marks == task.marks, "stored marks are read as they were written");
    Fuzz::require(read.createdAt == task.createdAt && read.sentAt == task.sentAt && read.acceptedAt == task.acceptedAt
            && read.finishedAt == task.finishedAt && read.acceptedServiceTime == task.acceptedServiceTime
            && read.addressExpiresAt == task.addressExpiresAt,
        "stored times are read as they were written");
    Fuzz::require(read == task, "a stored task is read as it was written");
}

} // namespace

// Rows of tasks: the program reads back what it wrote, and survives what it did not write.
void Fuzz::rows(const QByteArray& input)
{
    Feed feed(input);
    if (feed.flag()) {
        const VideoTask task = taskFrom(feed);
        requireSame(throughTable(task), task);
        return;
    }
    VideoTask task = hostileTask(feed);
    require(stateFromName(stateName(task.state)) == task.state, "a task has a state that there is");
    require(isOffered(task.request.kind) || task.request.kind.generation == Generation::None
            || task.request.kind.family == Family::A,
        "a kind is made of what there is");
    // The constraints of the tables.
    if (task.remoteId.isEmpty())
        task.remoteId = u"r"_s;
    if (task.file.isEmpty())
        task.file = u"f"_s;
    task.marks.rating = std::clamp(task.marks.rating, 0, 5);
    const VideoTask once = throughTable(task);
    requireSame(throughTable(once), once);
}
