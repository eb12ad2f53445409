// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/searchindexer.h"

#include "app/tasks/history/taskhistory.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int oldTasks = 450; // several of the indexer's transactions

QStringList oldRows()
{
    QStringList rows;
    for (int n = 1; n <= oldTasks; ++n)
        rows.append(u"%1, 'job-%1', 'InProgress'"_s.arg(n));
    return rows;
}

TaskId below(const QString& file)
{
    return valueIn(file, u"SELECT below FROM search_progress"_s).toLongLong();
}

int indexed(const QString& file)
{
    return valueIn(file, u"SELECT COUNT(*) FROM search"_s).toInt();
}

} // namespace

class TestSearchIndexer final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void oldTasksAreFoundBeforeAndAfter();
    void newDatabaseNeedsNone();
    void writesGoOnMeanwhile();
    void marksOfTasksItHasNotReached();
    void brokenOffGoesOn_data();
    void brokenOffGoesOn();
    void stoppedEarly();
    void noDatabase();

private:
    void makeOld();
    bool runToTheEnd();

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestSearchIndexer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.sqlite"_s);
}

void TestSearchIndexer::makeOld()
{
    makeSchemaOne(m_file, oldRows());
    TaskStore store;
    QVERIFY(store.open(m_file));
}

bool TestSearchIndexer::runToTheEnd()
{
    SearchIndexer indexer(m_file);
    QSignalSpy ended(&indexer, &SearchIndexer::ended);
    indexer.start();
    return (!ended.isEmpty() || ended.wait(patienceMs)) && ended.first().at(0).toBool();
}

void TestSearchIndexer::oldTasksAreFoundBeforeAndAfter()
{
    makeOld();
    TaskStore store;
    QVERIFY(store.open(m_file));
    TaskHistory history(store);
    QCOMPARE(below(m_file), oldTasks + 1);
    const TaskId added = store.add(waitingTask(u"a new prompt"_s)).value();
    QCOMPARE(history.find({.text = u"prompt"_s}).size(), oldTasks + 1);
    QCOMPARE(history.find({.text = u"old prompt"_s}).size(), oldTasks);
    QCOMPARE(history.find({.text = u"new prompt"_s}), QList<TaskId>{added});
    QCOMPARE(history.passing({1, 2, added}, {.text = u"old"_s}), (QSet<TaskId>{1, 2}));
    QVERIFY(runToTheEnd());
    QCOMPARE(below(m_file), 0);
    QCOMPARE(indexed(m_file), oldTasks + 1);
    QCOMPARE(history.find({.text = u"prompt"_s}).size(), oldTasks + 1);
    QCOMPARE(history.find({.text = u"old prompt"_s}).constLast(), TaskId(1));
    // Nothing is left to do.
    QVERIFY(runToTheEnd());
    QCOMPARE(indexed(m_file), oldTasks + 1);
}

void TestSearchIndexer::newDatabaseNeedsNone()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    QCOMPARE(below(m_file), 0);
    QVERIFY(runToTheEnd());
}

void TestSearchIndexer::writesGoOnMeanwhile()
{
    makeOld();
    TaskStore store;
    QVERIFY(store.open(m_file));
    SearchIndexer indexer(m_file);
    QSignalSpy ended(&indexer, &SearchIndexer::ended);
    indexer.start();
    int added = 0;
    while (ended.isEmpty()) {
        QVERIFY(store.add(waitingTask(u"meanwhile"_s)));
        ++added;
        QTest::qWait(2);
        QVERIFY(added < 100000);
    }
    QVERIFY(ended.first().at(0).toBool());
    QCOMPARE(indexed(m_file), oldTasks + added);
    QCOMPARE(TaskHistory(store).find({.text = u"meanwhile"_s}).size(), added);
}

void TestSearchIndexer::marksOfTasksItHasNotReached()
{
    makeOld();
    TaskStore store;
    QVERIFY(store.open(m_file));
    TaskHistory history(store);
    QVERIFY(history.setMarks({{1, {.note = u"harbour"_s}}}));
    QCOMPARE(indexed(m_file), 0);
    QCOMPARE(history.find({.text = u"harbour"_s}), QList<TaskId>{1});
    QVERIFY(runToTheEnd());
    QCOMPARE(history.find({.text = u"harbour"_s}), QList<TaskId>{1});
    QVERIFY(history.setMarks({{1, {}}}));
    QVERIFY(history.find({.text = u"harbour"_s}).isEmpty());
    QCOMPARE(indexed(m_file), oldTasks);
}

void TestSearchIndexer::brokenOffGoesOn_data()
{
    QTest::addColumn<QByteArray>("point");
    QTest::addColumn<int>("reached");
    QTest::newRow("before the commit") << QByteArray("search.before-commit") << oldTasks + 1;
    QTest::newRow("after it") << QByteArray("search.indexed-some") << oldTasks - 99;
}

void TestSearchIndexer::brokenOffGoesOn()
{
    QFETCH(QByteArray, point);
    makeOld();
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DAILIES_CRASH_AT"_s, QString::fromLatin1(point));
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(), {u"--index"_s, m_file});
    QVERIFY(child.waitForFinished(20000));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    QTEST(int(below(m_file)), "reached");
    QVERIFY(runToTheEnd());
    QCOMPARE(indexed(m_file), oldTasks);
}

void TestSearchIndexer::stoppedEarly()
{
    makeOld();
    {
        SearchIndexer indexer(m_file);
        indexer.start();
        QVERIFY(indexer.isBusy());
    }
    QCOMPARE(indexed(m_file), below(m_file) == 0 ? oldTasks : oldTasks + 1 - int(below(m_file)));
    QVERIFY(runToTheEnd());
    QCOMPARE(indexed(m_file), oldTasks);
}

void TestSearchIndexer::noDatabase()
{
    QVERIFY(!runToTheEnd());
    QVERIFY(!QFile::exists(m_file));
    writeBytes(m_file, QByteArray(5000, 'x'));
    QVERIFY(!runToTheEnd());
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--index"_s) {
        SearchIndexer indexer(arguments.at(2));
        QObject::connect(&indexer, &SearchIndexer::ended, &application, &QCoreApplication::quit);
        indexer.start();
        return QCoreApplication::exec();
    }
    TestSearchIndexer test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_searchindexer.moc"
