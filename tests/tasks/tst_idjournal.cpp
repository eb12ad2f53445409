// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/tasks/store/idjournal.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

VideoTask taskWith(TaskId number, const QString& remoteId)
{
    VideoTask task;
    task.id = number;
    task.createdAt = noon.addSecs(number);
    task.accountId = u"studio"_s;
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.model = u"wan3.0-video"_s;
    task.remoteId = remoteId;
    return task;
}

} // namespace

class TestIdJournal final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void keepsOneLinePerId();
    void findsTheIdOfThisVeryTask();
    void passesOverWhatItCannotRead();
    void damagedLinesCostOnlyThemselves_data();
    void damagedLinesCostOnlyThemselves();
    void everythingComesBack();
    void newIdsAreKnownAfterTheFirstQuestion();
    void severalAtOnce();
    void intentsStandBesideIds();
    void onlyAppended();
    void readableWhateverThePromptsLength_data();
    void readableWhateverThePromptsLength();
    void wholePromptsOfEarlierVersionsAreRead();
    void tellsWhenItCannotBeWritten();
    void withoutNameNothingIsKept();

private:
    QTemporaryDir m_folder;
    QString m_file;
};

void TestIdJournal::init()
{
    m_file = m_folder.filePath(u"tasks.db.ids"_s);
    QFile::remove(m_file);
}

void TestIdJournal::keepsOneLinePerId()
{
    const IdJournal journal(m_file);
    QVERIFY(journal.append(taskWith(1, u"a\n\"b"_s), noon));
    QVERIFY(journal.append(taskWith(2, u"c"_s), noon));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 3);
    const QJsonObject first = QJsonDocument::fromJson(lines.at(0)).object();
    QCOMPARE(first.value(u"remoteId"_s).toString(), u"a\n\"b"_s);
    QCOMPARE(first.value(u"account"_s).toString(), u"studio"_s);
    QCOMPARE(first.value(u"baseUrl"_s).toString(), u"https://service.example/v1"_s);
    QCOMPARE(first.value(u"model"_s).toString(), u"wan3.0-video"_s);
    QVERIFY(!(QFileInfo(m_file).permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
}

void TestIdJournal::findsTheIdOfThisVeryTask()
{
    const IdJournal journal(m_file);
    QVERIFY(journal.append(taskWith(1, u"a"_s), noon));
    QVERIFY(journal.append(taskWith(2, u"b"_s), noon));
    QCOMPARE(journal.idOf(taskWith(2, {})), u"b"_s);
    VideoTask sameNumber = taskWith(2, {});
    sameNumber.createdAt = noon.addDays(1);
    QVERIFY(journal.idOf(sameNumber).isEmpty());
    QVERIFY(journal.idOf(taskWith(3, {})).isEmpty());
}

void TestIdJournal::passesOverWhatItCannotRead()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"task\":1,\n\xff\xfe\n[]\n\n");
    file.close();
    const IdJournal journal(m_file);
    QVERIFY(journal.append(taskWith(1, u"a"_s), noon));
    QCOMPARE(journal.idOf(taskWith(1, {})), u"a"_s);
}

void TestIdJournal::damagedLinesCostOnlyThemselves_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("torn last line") << QByteArray("{\"task\":7,\"createdAt\":\"2026-01-0");
    QTest::newRow("torn after the id") << QByteArray("{\"remoteId\":\"b\"");
    QTest::newRow("zero bytes, as a file system leaves them") << QByteArray(4096, '\0');
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe\xc3\x28\n");
    QTest::newRow("an array") << QByteArray("[1,2]\n");
    QTest::newRow("another object") << QByteArray("{\"hello\":1}\n");
    QTest::newRow("wrong types") << QByteArray("{\"task\":\"1\",\"createdAt\":5,\"remoteId\":{}}\n");
    QTest::newRow("a line without end") << QByteArray(3 * 1024 * 1024, 'x');
    QTest::newRow("carriage returns") << QByteArray("\r\n\r\n");
    QTest::newRow("empty lines") << QByteArray("\n\n\n");
}

void TestIdJournal::damagedLinesCostOnlyThemselves()
{
    QFETCH(QByteArray, before);
    QVERIFY(IdJournal(m_file).append(taskWith(1, u"a"_s), noon));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::Append));
    file.write(before);
    file.close();
    QVERIFY(IdJournal(m_file).append(taskWith(2, u"c"_s), noon));
    const IdJournal journal(m_file);
    QCOMPARE(journal.idOf(taskWith(1, {})), u"a"_s);
    QCOMPARE(journal.idOf(taskWith(2, {})), u"c"_s);
    QCOMPARE(journal.entries()->size(), 2);
}

void TestIdJournal::everythingComesBack()
{
    VideoTask task = taskWith(3, u"job \u63D0 \"3\""_s);
    task.request.kind = allKinds().constLast();
    task.request.prompt = u"Zeile\nzwei \U0001F3AC"_s;
    task.acceptedServiceTime = noon.addSecs(5);
    const IdJournal journal(m_file);
    QVERIFY(journal.append(task, noon.addSecs(7)));
    const JournalEntry entry = journal.entries()->constFirst();
    QCOMPARE(entry.time, noon.addSecs(7));
    QCOMPARE(entry.task.id, 3);
    QCOMPARE(entry.task.remoteId, task.remoteId);
    QCOMPARE(entry.task.createdAt, task.createdAt);
    QCOMPARE(entry.task.acceptedServiceTime, task.acceptedServiceTime);
    QCOMPARE(entry.task.accountId, task.accountId);
    QCOMPARE(entry.task.baseUrl, task.baseUrl);
    QVERIFY(entry.task.request.kind == task.request.kind);
    QCOMPARE(entry.task.request.model, task.request.model);
    QCOMPARE(entry.task.request.prompt, task.request.prompt);
}

void TestIdJournal::newIdsAreKnownAfterTheFirstQuestion()
{
    const IdJournal journal(m_file);
    QVERIFY(journal.idOf(taskWith(1, {})).isEmpty());
    QVERIFY(journal.append(taskWith(1, u"a"_s), noon));
    QCOMPARE(journal.idOf(taskWith(1, {})), u"a"_s);
    QVERIFY(journal.append(taskWith(1, u"b"_s), noon));
    QCOMPARE(journal.idOf(taskWith(1, {})), u"b"_s);
}

void TestIdJournal::severalAtOnce()
{
    const IdJournal journal(m_file);
    QVERIFY(journal.append(QList<VideoTask>(), noon));
    QVERIFY(!QFile::exists(m_file));
    QVERIFY(journal.append(QList{taskWith(1, u"a"_s), taskWith(2, u"b"_s)}, noon));
    QCOMPARE(journal.entries()->size(), 2);
}

void TestIdJournal::intentsStandBesideIds()
{
    const IdJournal journal(m_file);
    VideoTask task = taskWith(1, {});
    task.createAttempts = 3;
    QVERIFY(journal.appendIntent(task, noon));
    QVERIFY(journal.append(taskWith(1, u"a"_s), noon));
    task.createAttempts = 4;
    QVERIFY(journal.appendIntent(task, noon.addSecs(9)));
    QCOMPARE(journal.entries()->size(), 1);
    QCOMPARE(IdJournal(m_file).idOf(task), u"a"_s);
    QList<int> intents;
    const auto end = journal.read(0, [&](const JournalEntry& entry) {
        intents.append(entry.intent);
        if (entry.intent == 4
            && (entry.time != noon.addSecs(9) || entry.task.id != 1 || entry.task.createdAt != task.createdAt
                || entry.task.accountId != task.accountId))
            intents.clear();
        return true;
    });
    QCOMPARE(intents, (QList<int>{3, 0, 4}));
    QCOMPARE(end.value_or(-1), QFileInfo(m_file).size());
    journal.takeBackIntent(task, noon.addSecs(10));
    QVERIFY(journal.read(*end, [](const JournalEntry& entry) {
        return QTest::qVerify(
            entry.isTakenBack && entry.intent == 4 && entry.task.id == 1, "taken back", "", __FILE__, __LINE__);
    }));
    QCOMPARE(journal.entries()->size(), 1);
}

void TestIdJournal::onlyAppended()
{
    const IdJournal journal(m_file);
    QByteArray before;
    for (int n = 1; n < 20; ++n) {
        QVERIFY(journal.append(taskWith(n, u"id-%1"_s.arg(n)), noon));
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray now = file.readAll();
        QVERIFY(now.startsWith(before) && now.size() > before.size());
        before = now;
    }
}

void TestIdJournal::readableWhateverThePromptsLength_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("kept");
    const QString film = u"\U0001F3AC"_s;
    QTest::addRow("none") << QString() << QString();
    QTest::addRow("200 characters") << QString(200, u'x') << QString(200, u'x');
    QTest::addRow("201 characters") << QString(201, u'x') << QString(200, u'x');
    QTest::addRow("no half of a character") << QString(199, u'x') + film << QString(199, u'x');
    QTest::addRow("three million") << QString(3 << 20, u'\n') << QString(200, u'\n');
}

void TestIdJournal::readableWhateverThePromptsLength()
{
    QFETCH(const QString, prompt);
    QFETCH(const QString, kept);
    const IdJournal journal(m_file);
    VideoTask task = taskWith(1, u"a"_s);
    task.request.prompt = prompt;
    QVERIFY(journal.append(task, noon));
    QVERIFY(journal.append(taskWith(2, u"b"_s), noon));
    QVERIFY(QFileInfo(m_file).size() < 4096);
    const auto entries = IdJournal(m_file).entries();
    QVERIFY(entries);
    QCOMPARE(entries->size(), 2);
    QCOMPARE(entries->first().task.request.prompt, kept);
}

void TestIdJournal::wholePromptsOfEarlierVersionsAreRead()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    // Also if the line ends exactly where the first read ends.
    for (const qsizetype size : {(64 << 10) - 40, (64 << 10) - 2, 2 << 20, 9 << 20}) {
        const QByteArray ending = R"(","remoteId":"id-)" + QByteArray::number(size) + "\"}\n";
        file.write(R"({"prompt":")" + QByteArray(size - 11 - ending.size(), 'x') + ending);
    }
    file.close();
    const auto entries = IdJournal(m_file).entries();
    QVERIFY(entries);
    QCOMPARE(entries->size(), 4);
    QCOMPARE(entries->last().task.remoteId, u"id-9437184"_s);
    QCOMPARE(*IdJournal(m_file).read(0, [](const JournalEntry&) { return true; }), QFileInfo(m_file).size());
}

void TestIdJournal::tellsWhenItCannotBeWritten()
{
    const IdJournal journal(m_folder.filePath(u"missing/tasks.db.ids"_s));
    const Result<void> result = journal.append(taskWith(1, u"a"_s), noon);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Storage);
    QVERIFY(journal.idOf(taskWith(1, {})).isEmpty());
}

void TestIdJournal::withoutNameNothingIsKept()
{
    const IdJournal journal{QString()};
    QVERIFY(journal.append(taskWith(1, u"a"_s), noon));
    QVERIFY(journal.idOf(taskWith(1, {})).isEmpty());
}

QTEST_GUILESS_MAIN(TestIdJournal)
#include "tst_idjournal.moc"
