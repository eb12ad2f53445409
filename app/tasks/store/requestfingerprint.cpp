// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/requestfingerprint.h"

#include "app/common/crashpoint.h"
#include "app/request/requestjson.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/taskrow.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QtEndian>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

quint64 requestKey(const VideoTask& task)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(task.accountId.toUtf8() + '\n');
    hash.addData(QJsonDocument(toJson(task.request)).toJson(QJsonDocument::Compact));
    // Drops one bit, because SQLite's integers are signed.
    return std::max<quint64>(qFromLittleEndian<quint64>(hash.result().constData()) >> 1, 1);
}

QString keyStatement()
{
    return u"UPDATE task_keys SET request_key = ? WHERE id = ?"_s;
}

bool anyKeyMissing(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    return query.exec(u"SELECT 1 FROM task_keys WHERE request_key = 0 LIMIT 1"_s) && query.next();
}

Result<bool> fillSomeKeys(const QSqlDatabase& database, int tasks)
{
    SqlTransaction transaction(database);
    if (Result<void> begun = transaction.begin(); !begun)
        return failure(begun.error());
    QSqlQuery missing(database);
    missing.setForwardOnly(true);
    missing.prepare(u"SELECT id, %1 FROM tasks WHERE id IN (SELECT id FROM task_keys WHERE request_key = 0 "
                    "ORDER BY id DESC LIMIT ?)"_s.arg(readColumns()));
    if (Result<void> asked = run(missing, {tasks}); !asked)
        return failure(asked.error());
    QSqlQuery change(database);
    change.prepare(keyStatement());
    int count = 0;
    for (; missing.next(); ++count) {
        const VideoTask task = readTask(missing);
        if (Result<void> done = run(change, {requestKey(task), task.id}); !done)
            return failure(done.error());
    }
    // Without this check, an unreadable page would look like the end of the rows.
    if (missing.lastError().isValid())
        return failure(ErrorKind::Storage, missing.lastError().databaseText());
    DAILIES_CRASH_POINT("keys.before-commit");
    if (Result<void> stored = transaction.commit(); !stored)
        return failure(stored.error());
    return count < tasks;
}

} // namespace Dailies
