// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/files/diskuse.h"

#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/run/sidecar.h"
#include "app/tasks/store/idlist.h"
#include "app/tasks/store/taskrow.h"

#include <QFileInfo>
#include <QMap>
#include <QSet>
#include <QSqlQuery>
#include <QVariant>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Adds up files, each of them once.
class Scale {
public:
    /// A clip and the file next to it.
    void add(DiskUse& use, const QString& clip)
    {
        const QFileInfo file(clip);
        if (!isNew(clip) || !file.isFile())
            return;
        ++use.clips;
        use.bytes += file.size() + QFileInfo(sidecarPath(clip)).size();
    }
    void add(DiskUse& use, const QList<MovedFile>& moved)
    {
        for (const MovedFile& each : moved) {
            const QFileInfo file(each.to);
            if (each.to.isEmpty() || !isNew(each.to) || !file.isFile())
                continue;
            use.clips += each == moved.constFirst() ? 1 : 0;
            use.bytes += file.size();
        }
    }

private:
    bool isNew(const QString& path)
    {
        const qsizetype before = m_seen.size();
        m_seen.insert(path);
        return m_seen.size() > before;
    }

    QSet<QString> m_seen;
};

QList<AccountUse> useOfAccounts(const QString& file)
{
    QMap<QString, AccountUse> uses;
    SqlConnection connection;
    if (!connection.open(file, SqlConnection::Access::Read))
        return {};
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    query.exec(u"SELECT account_id, file, rejected, recycled_at IS NOT NULL, moved FROM tasks WHERE file <> ''"_s);
    Scale all;
    Scale rejected;
    while (query.next()) {
        const QString account = query.value(0).toString();
        AccountUse& use = uses[account];
        use.accountId = account;
        if (query.value(3).toBool()) {
            all.add(use.trash, movesIn(query.value(4).toString()));
            continue;
        }
        const QString clip = query.value(1).toString();
        all.add(use.all, clip);
        if (query.value(2).toBool())
            rejected.add(use.rejected, clip);
    }
    return uses.values();
}

DiskUse useOf(const QString& file, const QList<TaskId>& ids)
{
    DiskUse use;
    SqlConnection connection;
    if (!connection.open(file, SqlConnection::Access::Read))
        return use;
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    query.prepare(u"SELECT file FROM tasks WHERE file <> '' AND id IN (SELECT value FROM json_each(?))"_s);
    query.bindValue(0, jsonOf(ids));
    Scale scale;
    for (query.exec(); query.next();)
        scale.add(use, query.value(0).toString());
    return use;
}

} // namespace

DiskMeter::DiskMeter(QString database, QObject* parent) : QObject(parent), m_file(std::move(database))
{
    m_pool.setMaxThreadCount(1);
}

DiskMeter::~DiskMeter()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void DiskMeter::measureAccounts(const std::function<void(const QList<AccountUse>&)>& answer)
{
    m_pool.start([this, answer, file = m_file] {
        QMetaObject::invokeMethod(
            this, [answer, uses = useOfAccounts(file)] { answer(uses); }, Qt::QueuedConnection);
    });
}

void DiskMeter::measure(const QList<TaskId>& ids, const std::function<void(const DiskUse&)>& answer)
{
    m_pool.start([this, answer, ids, file = m_file] {
        QMetaObject::invokeMethod(
            this, [answer, use = useOf(file, ids)] { answer(use); }, Qt::QueuedConnection);
    });
}

} // namespace Dailies
