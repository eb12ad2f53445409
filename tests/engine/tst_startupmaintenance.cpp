// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine.h"
#include "app/engine/startupmaintenance.h"
#include "app/settings/profilelock.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/maintenancestate.h"
#include "app/tasks/store/schemasteps.h"

#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

using Work = StartupMaintenance::Work;

/// A long history is prepared outside the window's thread, while the profile is locked.
class TestStartupMaintenance final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void whatIsToBeDone_data();
    void whatIsToBeDone();
    void upgradesBeforeAnythingSends();
    void otherProcessHasTheProfile();
    void damageIsRepairedAndTold();
    void newerDatabaseStaysAsItIs();
    void brokenOff();

private:
    Profile profile() const { return Profile::at(m_folder->path()); }
    void makeOld(bool isLong) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_database;
};

Q_DECLARE_METATYPE(Dailies::StartupMaintenance::Work)

void TestStartupMaintenance::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = profile().database;
}

/// A database in the format of the program's first version, made long by one task's prompt.
void TestStartupMaintenance::makeOld(bool isLong) const
{
    makeSchemaOne(m_database, {u"1, '', 'Waiting'"_s, u"2, 'job-2', 'InProgress'"_s});
    if (isLong)
        runOn(m_database, {u"UPDATE tasks SET prompt = printf('%.*c', 5000000, 'x') WHERE id = 2"_s});
}

void TestStartupMaintenance::whatIsToBeDone_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<Work>("work");
    QTest::newRow("new profile") << u"new"_s << Work::None;
    QTest::newRow("short and old") << u"short"_s << Work::None;
    QTest::newRow("long and old") << u"old"_s << Work::Upgrade;
    QTest::newRow("long") << u"current"_s << Work::None;
    QTest::newRow("long, lacks ids") << u"lacking"_s << Work::Comparison;
    QTest::newRow("long, damaged") << u"damaged"_s << Work::Repair;
    QTest::newRow("long, no database") << u"rubbish"_s << Work::Repair;
    QTest::newRow("gone, with a long list of ids") << u"gone"_s << Work::Repair;
    QTest::newRow("newer") << u"newer"_s << Work::None;
}

void TestStartupMaintenance::whatIsToBeDone()
{
    QFETCH(QString, state);
    if (state == u"rubbish"_s)
        writeBytes(m_database, QByteArray(5'000'000, 'x'));
    else if (state == u"gone"_s)
        writeBytes(journalFile(m_database), QByteArray(5'000'000, '\n'));
    else if (state != u"new"_s)
        makeOld(state != u"short"_s);
    if (QStringList{u"current"_s, u"lacking"_s, u"damaged"_s, u"newer"_s}.contains(state)) {
        TaskStore store;
        QVERIFY(store.open(m_database));
    }
    if (state == u"newer"_s)
        runOn(m_database, {u"PRAGMA user_version = 99"_s});
    MaintenanceState notes;
    notes.lacksIds = state == u"lacking"_s;
    notes.damage = state == u"damaged"_s ? u"a page"_s : QString();
    QVERIFY(notes.write(m_database));
    QTEST(StartupMaintenance::workFor(profile()), "work");
}

void TestStartupMaintenance::upgradesBeforeAnythingSends()
{
    makeOld(true);
    StartupMaintenance preparation;
    QSignalSpy ended(&preparation, &StartupMaintenance::ended);
    QVERIFY(preparation.start(profile()));
    QVERIFY(preparation.isRunning());
    // No other program can use the profile meanwhile.
    QVERIFY(!lockProfile(profile()));
    TRY_COMPARE(ended.size(), 1);
    QVERIFY(!preparation.isRunning());
    QVERIFY(!lockProfile(profile()));
    QVERIFY(QFile::exists(upgradeCopy(m_database, schemaSteps().size())));
    QCOMPARE(StartupMaintenance::workFor(profile()), Work::None);

    const auto engine = Engine::open({m_folder->path(), {}, &preparation});
    QVERIFY2(engine, qPrintable(engine ? QString() : engine.error().message));
    QVERIFY(!lockProfile(profile()));
    QCOMPARE((*engine)->store().task(1)->state, TaskState::Waiting);
    QCOMPARE((*engine)->store().task(2)->remoteId, u"job-2"_s);
    // The engine has the lease; the maintenance could not have sent anything.
    VideoTask task = *(*engine)->store().task(1);
    task.state = TaskState::Sending;
    ++task.createAttempts;
    task.sentAt = QDateTime::currentDateTimeUtc();
    const auto begun = (*engine)->store().update(task, TaskState::Waiting);
    QVERIFY2(begun, qPrintable(begun ? QString() : begun.error().message));
}

void TestStartupMaintenance::otherProcessHasTheProfile()
{
    makeOld(true);
    const auto lock = lockProfile(profile());
    QVERIFY(lock);
    const QByteArray before = hashOf(m_database);
    StartupMaintenance preparation;
    const auto started = preparation.start(profile());
    QVERIFY(!started);
    QCOMPARE(started.error().kind, ErrorKind::Storage);
    QVERIFY(!preparation.isRunning());
    QCOMPARE(hashOf(m_database), before);
}

void TestStartupMaintenance::damageIsRepairedAndTold()
{
    writeBytes(m_database, QByteArray(5'000'000, 'x'));
    StartupMaintenance preparation;
    QSignalSpy ended(&preparation, &StartupMaintenance::ended);
    QVERIFY(preparation.start(profile()));
    TRY_COMPARE(ended.size(), 1);
    QCOMPARE(preparation.notices().size(), 1);
    const auto engine = Engine::open({m_folder->path(), {}, &preparation});
    QVERIFY(engine);
    // Whoever shows the window also shows the notices.
    QCOMPARE((*engine)->notices(), preparation.notices());
}

void TestStartupMaintenance::newerDatabaseStaysAsItIs()
{
    makeOld(true);
    runOn(m_database, {u"PRAGMA user_version = 99"_s});
    const QByteArray before = hashOf(m_database);
    StartupMaintenance preparation;
    QSignalSpy ended(&preparation, &StartupMaintenance::ended);
    QVERIFY(preparation.start(profile()));
    TRY_COMPARE(ended.size(), 1);
    QCOMPARE(hashOf(m_database), before);
    const auto engine = Engine::open({m_folder->path(), {}, &preparation});
    QVERIFY(!engine);
    QVERIFY2(engine.error().message.contains(u"99"_s), qPrintable(engine.error().message));
}

/// Destroying it waits for the current step, and the next start continues from there.
void TestStartupMaintenance::brokenOff()
{
    makeOld(true);
    {
        StartupMaintenance preparation;
        QVERIFY(preparation.start(profile()));
    }
    QVERIFY(lockProfile(profile()));
    const auto engine = Engine::open({m_folder->path(), {}});
    QVERIFY(engine);
    QCOMPARE((*engine)->store().task(2)->remoteId, u"job-2"_s);
}

QTEST_GUILESS_MAIN(TestStartupMaintenance)
#include "tst_startupmaintenance.moc"
