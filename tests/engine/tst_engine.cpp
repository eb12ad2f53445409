// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine.h"

#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/store/idjournal.h"

#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// How the whole engine handles a profile with faults.
class TestEngine final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void newProfileHasNothingToSay();
    void damageIsToldAndIdsAreFollowed();
    void profileOfAnotherProcess();
    void copyOfTheDay();
    void damageWhileItRunsEndsSending();

private:
    std::unique_ptr<Engine> open();

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_database;
};

void TestEngine::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = m_folder->filePath(u"dailies.sqlite"_s);
}

std::unique_ptr<Engine> TestEngine::open()
{
    auto engine = Engine::open({m_folder->path(), {}});
    if (!engine)
        qWarning("%s", qPrintable(engine.error().message));
    return engine ? *std::move(engine) : nullptr;
}

void TestEngine::newProfileHasNothingToSay()
{
    for (int n = 0; n < 2; ++n) {
        const auto engine = open();
        QVERIFY(engine);
        QVERIFY2(engine->notices().isEmpty(), qPrintable(engine->notices().join(u'\n')));
    }
}

void TestEngine::damageIsToldAndIdsAreFollowed()
{
    VideoTask task = runningTask(u"job-1"_s, QDateTime::currentDateTimeUtc());
    {
        const auto engine = open();
        QVERIFY(engine);
        task.id = engine->store().add(task).value();
        QVERIFY(IdJournal(journalFile(m_database)).append(task, task.createdAt));
    }
    writeBytes(m_database, "damaged");
    const auto engine = open();
    QVERIFY(engine);
    QCOMPARE(engine->notices().size(), 2);
    QCOMPARE(engine->store().unfinished().size(), 1);
    QCOMPARE(engine->store().task(1)->remoteId, u"job-1"_s);
    engine->runner().resume();
    QCOMPARE(engine->store().task(1)->state, TaskState::InProgress);
}

void TestEngine::profileOfAnotherProcess()
{
    const auto engine = open();
    QVERIFY(engine);
    const auto second = Engine::open({m_folder->path(), {}});
    QVERIFY(!second);
    QCOMPARE(second.error().kind, ErrorKind::Storage);
    // It did not take the lease either.
    VideoTask task = waitingTask(u"mine"_s);
    task.id = engine->store().add(task).value();
    task.state = TaskState::Sending;
    QVERIFY(engine->store().update(task, TaskState::Waiting));
}

void TestEngine::copyOfTheDay()
{
    const auto engine = open();
    QVERIFY(engine);
    QVERIFY(engine->store().add(waitingTask(u"one"_s)));
    QSignalSpy ended(&engine->care(), &DatabaseMaintenance::ended);
    engine->care().start();
    QVERIFY(ended.wait(patienceMs));
    QCOMPARE(dailyCopies(m_database).size(), 1);
    QVERIFY(MaintenanceState::read(m_database).thoroughAt.isValid());
}

void TestEngine::damageWhileItRunsEndsSending()
{
    const auto engine = open();
    QVERIFY(engine);
    VideoTask task = waitingTask(u"one"_s);
    task.id = engine->store().add(task).value();
    Q_EMIT engine->care().damageFound({ErrorKind::Storage, u"the reason"_s});
    task.state = TaskState::Sending;
    const auto sent = engine->store().update(task, TaskState::Waiting);
    QVERIFY(!sent);
    QCOMPARE(sent.error().message, u"the reason"_s);
}

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
