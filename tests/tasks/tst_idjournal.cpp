// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/idjournal.h"

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
