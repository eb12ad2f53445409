// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/killoracle.h"

#include "tests/sweep/killservice.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct Row {
    QString state;
    QString remoteId;
    QString prompt;
    QString file;
    QString error;
    bool toldOfSidecar = false; ///< that it could not be written
};

QList<Row> readRows(const QString& path, QStringList& findings)
{
    QList<Row> rows;
    const QString name = u"oracle"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        if (!database.open())
            findings.append(u"database: "_s + database.lastError().text());
        QSqlQuery query(database);
        if (!query.exec(u"PRAGMA quick_check"_s) || !query.next() || query.value(0).toString() != "ok"_L1)
            findings.append(u"quick_check: %1 %2"_s.arg(query.value(0).toString(), query.lastError().text()));
        if (!query.exec(u"SELECT state, remote_id, prompt, file, error_message, EXISTS (SELECT 1 FROM log "
                        "WHERE id >> 32 = tasks.id AND text LIKE '%next to the clip%') FROM tasks ORDER BY id"_s))
            findings.append(u"tasks: "_s + query.lastError().text());
        while (query.next())
            rows.append({query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                query.value(3).toString(), query.value(4).toString(), query.value(5).toBool()});
    }
    QSqlDatabase::removeDatabase(name);
    return rows;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Checks all aspects of one run.
class Oracle {
public:
    Oracle(const KillRemains& remains, const KillService& service, KillVerdict& verdict)
        : m_remains(remains)
        , m_service(service)
        , m_verdict(verdict)
        , m_rows(readRows(remains.profile + u"/dailies.sqlite"_s, verdict.findings))
    {
        for (const QByteArray& line : contents(remains.profile + u"/dailies.sqlite.ids"_s).split('\n')) {
            const QJsonObject entry = QJsonDocument::fromJson(line).object();
            const QString id = entry["remoteId"_L1].toString();
            const bool isIntent = entry["intent"_L1].toInt() > 0 || entry["notSent"_L1].toInt() > 0;
            check(line.isEmpty() || isIntent || !id.isEmpty(),
                u"journal: unreadable line %1"_s.arg(QString::fromUtf8(line)));
            if (!id.isEmpty())
                m_noted.insert(id);
        }
    }

    void judgeJobs()
    {
        for (const KillService::Job& job : m_service.jobs())
            judgeJob(job);
        for (auto create = m_service.creates().cbegin(); create != m_service.creates().cend(); ++create) {
            m_verdict.doubled += std::max(create.value() - 1, 0);
            check(create.value() <= 1, u"DOUBLED: %1 create calls for %2"_s.arg(create.value()).arg(create.key()));
        }
    }

    void judgeTasks()
    {
        QSet<QString> prompts;
        for (const Row& row : m_rows) {
            // The task from an older version belongs to no job. It may be deleted already, or not yet.
            if (row.prompt == "old"_L1)
                continue;
            check(row.prompt.isEmpty() || !prompts.contains(row.prompt), u"two tasks for %1"_s.arg(row.prompt));
            prompts.insert(row.prompt);
            const bool mayWait = row.state == "Waiting"_L1 && !m_remains.allSent;
            const bool mayStand =
                row.remoteId.isEmpty() ? mayWait || row.state == "NeedsReview"_L1 : row.state == "Saved"_L1;
            check(mayStand, u"%1 ended as %2 with the id '%3'"_s.arg(row.prompt, row.state, row.remoteId));
        }
        for (const QString& prompt : m_remains.accepted)
            check(prompts.contains(prompt) || m_remains.lostDatabase,
                u"the task %1 was accepted and is gone"_s.arg(prompt));
    }

    void judgeJournal()
    {
        QSet<QString> known;
        for (const Row& row : m_rows) {
            if (!row.remoteId.isEmpty())
                known.insert(row.remoteId);
        }
        check(m_noted == known,
            u"journal has %1, the database %2"_s.arg(m_noted.values().join(u','), known.values().join(u',')));
    }

    void judgeClips()
    {
        QStringList expected;
        for (const Row& row : m_rows) {
            if (row.state != "Saved"_L1)
                continue;
            const auto job = std::find_if(m_service.jobs().cbegin(), m_service.jobs().cend(),
                [&row](const KillService::Job& each) { return each.id == row.remoteId; });
            if (job == m_service.jobs().cend()) {
                check(false, u"%1 has the id %2, which the service never gave"_s.arg(row.prompt, row.remoteId));
                continue;
            }
            const QByteArray there = contents(row.file);
            check(there == job->clip || (!there.isEmpty() && there == job->strange),
                u"%1 is not the clip of %2"_s.arg(row.file, row.remoteId));
            expected.append(row.file);
            if (m_remains.oneCallFailed && row.toldOfSidecar && !QFile::exists(row.file + u".json"_s))
                continue;
            const QJsonObject beside = QJsonDocument::fromJson(contents(row.file + u".json"_s)).object();
            check(beside["task"_L1]["remoteId"_L1].toString() == row.remoteId, u"no sidecar beside %1"_s.arg(row.file));
            expected.append(row.file + u".json"_s);
        }
        QStringList found;
        for (QDirIterator files(
                 m_remains.profile + u"/clips"_s, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             files.hasNext();)
            found.append(files.next());
        expected.sort();
        found.sort();
        if (m_remains.lostDatabase || m_remains.fullDatabase)
            return; // what was saved before may be downloaded a second time
        check(found == expected, u"clips: found %1, expected %2"_s.arg(found.join(u", "), expected.join(u", ")));
    }

private:
    void judgeJob(const KillService::Job& job)
    {
        int owners = 0;
        bool answerLost = false;
        bool tooLate = false;
        for (const Row& row : m_rows) {
            owners += row.remoteId == job.id ? 1 : 0;
            check(row.remoteId != job.id || row.prompt == job.prompt || m_remains.lostDatabase,
                u"%1 is attached to %2"_s.arg(job.id, row.prompt));
            const bool isLost = row.prompt == job.prompt && row.state == "NeedsReview"_L1 && row.remoteId.isEmpty();
            answerLost |= isLost;
            tooLate |= isLost && row.error.contains("No response arrived in time."_L1);
        }
        ++m_verdict.jobs;
        if (owners > 0)
            ++m_verdict.attached;
        else if (answerLost) {
            ++m_verdict.answerLost;
            m_verdict.tooLate += tooLate ? 1 : 0;
        } else if (m_remains.lostDatabase && !m_noted.contains(job.id))
            ++m_verdict.gone;
        else {
            ++m_verdict.lost;
            check(false, u"LOST: nobody knows of %1"_s.arg(job.id));
        }
        check(owners <= 1, u"%1 belongs to %2 tasks"_s.arg(job.id).arg(owners));
    }

    void check(bool isRight, const QString& finding)
    {
        if (!isRight)
            m_verdict.findings.append(finding);
    }

    const KillRemains& m_remains;
    const KillService& m_service;
    KillVerdict& m_verdict;
    QList<Row> m_rows;
    QSet<QString> m_noted; ///< in the ID journal
};

} // namespace

void judge(const KillRemains& remains, const KillService& service, KillVerdict& verdict)
{
    Oracle oracle(remains, service, verdict);
    oracle.judgeJobs();
    oracle.judgeTasks();
    oracle.judgeJournal();
    oracle.judgeClips();
}

} // namespace Dailies
