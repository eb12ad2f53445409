// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/run/sidecar.h"
#include "tests/tasks/runnerbench.h"

#include <QFile>
#include <QSqlError>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// While it exists, the table of tasks cannot be read.
class UnreadableTasks final {
public:
    explicit UnreadableTasks(const QString& file)
    {
        if (!m_other.open(file, SqlConnection::Access::Write))
            qFatal("the database cannot be opened a second time");
        rename("tasks", "hidden");
    }
    ~UnreadableTasks() { rename("hidden", "tasks"); }
    Q_DISABLE_COPY_MOVE(UnreadableTasks)

private:
    void rename(const char* from, const char* to)
    {
        QSqlQuery query(m_other.database());
        if (!query.exec(u"ALTER TABLE %1 RENAME TO %2"_s.arg(QLatin1StringView(from), QLatin1StringView(to))))
            qFatal("%s", qPrintable(query.lastError().text()));
    }

    SqlConnection m_other;
};

} // namespace

/// A database that cannot be read for a moment: nothing is lost, and nothing stops for it.
class tst_Unreadable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysSo();
    void whenItIsToBeSent();
    void whenTheClipHasCome();
    void atTheStart();
    void forGood();
};

void tst_Unreadable::saysSo()
{
    RunnerBench b;
    QVERIFY(b.submit() > 0);
    bool isWhole = true;
    QCOMPARE(b.store->unfinished(&isWhole).size(), 1);
    QVERIFY(isWhole);
    {
        const UnreadableTasks hidden(b.store->file());
        QVERIFY(b.store->unfinished(&isWhole).isEmpty());
        QVERIFY(!isWhole);
    }
    isWhole = true;
    QCOMPARE(b.store->unfinished(&isWhole).size(), 1);
    QVERIFY(isWhole);
}

void tst_Unreadable::whenItIsToBeSent()
{
    RunnerBench b;
    const TaskId id = b.submit();
    {
        const UnreadableTasks hidden(b.store->file());
        b.quiet();
        b.pass(3);
        QCOMPARE(b.creates(), 0);
        QCOMPARE(b.runner->activeCount(), 1);
    }
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void tst_Unreadable::whenTheClipHasCome()
{
    RunnerBench b;
    std::optional<UnreadableTasks> hidden;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET")
            hidden.emplace(b.store->file());
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.fetches() == 1; }));
    b.pass(3);
    hidden.reset();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.fetches(), 1);
    QVERIFY(QFile::exists(b.task(id).file));
    QVERIFY(QFile::exists(sidecarPath(b.task(id).file)));
}

void tst_Unreadable::atTheStart()
{
    RunnerBench b;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    b.crash();
    b.start();
    const QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    {
        const UnreadableTasks hidden(b.store->file());
        b.runner->resume();
        b.quiet();
        b.pass(2);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(rest.size(), 0);
    }
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(failed.size(), 1);
}

void tst_Unreadable::forGood()
{
    RunnerBench b;
    QVERIFY(b.reaches(b.submit(), TaskState::InProgress));
    b.crash();
    b.start();
    const QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    const UnreadableTasks hidden(b.store->file());
    b.runner->resume();
    b.pass(20);
    QCOMPARE(failed.size(), 1); // reported, without waiting forever
    QCOMPARE(rest.size(), 1);
}

QTEST_GUILESS_MAIN(tst_Unreadable)
#include "tst_unreadable.moc"
