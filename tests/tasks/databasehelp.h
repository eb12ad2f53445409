// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/store/schemasteps.h"
#include "app/tasks/store/taskschema.h"
#include "app/tasks/store/taskstore.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>
#include <QTimeZone>
#include <QVariant>

namespace Dailies {

using namespace Qt::StringLiterals;

inline const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

inline VideoTask waitingTask(const QString& prompt)
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"wan3.0-video"_s;
    task.request.prompt = prompt;
    task.createdAt = noon;
    return task;
}

/// A task that the service knows.
inline VideoTask runningTask(const QString& remoteId, const QDateTime& createdAt = noon)
{
    VideoTask task = waitingTask(u"runs as "_s + remoteId);
    task.state = TaskState::InProgress;
    task.remoteId = remoteId;
    task.createdAt = createdAt;
    task.acceptedAt = createdAt;
    return task;
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), qPrintable(path));
}

inline QByteArray hashOf(const QString& path)
{
    return QCryptographicHash::hash(bytesOf(path), QCryptographicHash::Sha256);
}

/// Runs statements on a database as another program would; creates it if it is missing.
inline void runOn(const QString& path, const QStringList& statements)
{
    if (!QFile::exists(path))
        writeBytes(path, {});
    SqlConnection connection;
    QVERIFY(connection.open(path, SqlConnection::Access::Write));
    for (const QString& statement : statements) {
        QSqlQuery query(connection.database());
        QVERIFY2(query.exec(statement), qPrintable(statement + u": "_s + query.lastError().databaseText()));
    }
}

inline QVariant valueIn(const QString& path, const QString& statement)
{
    SqlConnection connection;
    if (!connection.open(path, SqlConnection::Access::Read))
        return {};
    QSqlQuery query(connection.database());
    return query.exec(statement) && query.next() ? query.value(0) : QVariant();
}

/// A database in the format of the program's first version, with these tasks ("id, remote id, state" as SQL values).
inline void makeSchemaOne(const QString& path, const QStringList& rows)
{
    QStringList statements{u"BEGIN"_s};
    statements += schemaSteps().constFirst();
    for (const QString& row : rows)
        statements.append(
            u"INSERT INTO tasks (id, remote_id, state, account_id, base_url, family, generation, api_type, model, "
            "prompt, request, report, error_kind, error_message, error_code, error_request_id, created_at, file, "
            "create_attempts, unsent_attempts, missed_queries, failed_downloads, dead_addresses, watched) VALUES (%1, "
            "'studio', 'https://service.example/v1', 'A', '3.0', 'TextToVideo', 'wan3.0-video', 'an old prompt', '{}', "
            "'{}', 'BadInput', '', '', '', 1767268800000, '', 1, 0, 0, 0, 0, 1)"_s.arg(row));
    statements.append({u"PRAGMA application_id = 1145130073"_s, u"PRAGMA user_version = 1"_s, u"COMMIT"_s});
    runOn(path, statements);
}

} // namespace Dailies
