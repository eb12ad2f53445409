// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include "app/tasks/store/taskstore.h"

#include <QFile>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Invoices on the command line. Nobody may pay an invoice because of what was never compared.
class TestCliInvoice final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_profile = std::make_unique<QTemporaryDir>();
        TaskStore store;
        QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
        VideoTask task;
        task.accountId = u"11111111-1111-1111-1111-111111111111"_s;
        task.baseUrl = QUrl(u"https://service.example/v1"_s);
        task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
        task.request.model = u"film-3"_s;
        task.remoteId = u"job-1"_s;
        task.createAttempts = 1;
        task.createdAt = task.sentAt = QDateTime({2026, 3, 1}, {12, 0}, Qt::UTC);
        task.state = TaskState::Saved;
        task.report.state = RemoteState::Succeeded;
        task.report.usage = {{u"duration"_s, 5}};
        task.file = u"/clips/job-1.mp4"_s;
        QVERIFY(store.add(task));
    }

    void compares_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QByteArray& csv, int status, const QByteArray& words) {
            QTest::newRow(name) << csv << status << words;
        };
        row("equal", "task id,seconds\njob-1,5\n", 0, "1 equal, 0 different");
        row("money without a rate", "task id,amount\njob-1,99.00 USD\n", 1,
            "Line 2, task 1: 5 s here, $99.00 on the invoice, which can't be compared");
        row("and with seconds", "task id,seconds,amount\njob-1,5,99.00 USD\n", 1,
            "The money of 1 take isn't compared, because it has no rate.");
        row("another unit", "task id,points\njob-1,5\n", 1, "0 equal, 0 different");
        row("a column of an unknown name", "task id,seconds,Netto\njob-1,5,99.00\n", 1,
            "Not compared, because their names aren't known: the columns \"netto\".");
        row("a total", "task id,seconds,amount\njob-1,5,\nTotal,5,0.50\n", 0, "Line 3 is a total and wasn't compared.");
        row("a total beside an unknown name", "task id,seconds,note\njob-1,5,\n,5,Grand total:\n", 0,
            "1 equal, 0 different, 0 only here, 0 only on the invoice");
        row("a task of that name is none", "task id,seconds,model\njob-9,5,total\n", 1, "1 only on the invoice");
        row("no column is known", "vorgang,netto\njob-1,5\n", 2, "These columns weren't understood: \342\200\234netto");
        row("no currency", "task id,amount,curr\njob-1,5,USD\n", 2, "weren't understood: \342\200\234curr\342\200\235");
        row("a column twice", "task id,Seconds,seconds\njob-1,5,9\n", 2, "The column \"seconds\" appears twice.");
        row("a date of two meanings", "date,seconds\n03/01/2026,5\n", 2,
            "\342\200\23403/01/2026\342\200\235 is not a date");
        row("UTF-16",
            QByteArray("\xFF\xFE"
                       "i\0d\0\t\0s\0e\0c\0o\0n\0d\0s\0\n\0j\0o\0b\0-\0"
                       "1\0\t\0"
                       "5\0\n\0",
                40),
            0, "1 equal");
    }
    void compares()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QByteArray, words);
        QFile file(m_profile->filePath(u"invoice.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(csv) == csv.size());
        file.close();
        const CliResult result =
            runCli({u"spend"_s, u"compare"_s, u"--invoice"_s, file.fileName(), u"--profile"_s, m_profile->path()});
        QTEST(result.status, "status");
        QVERIFY2(result.all().contains(words), result.all().constData());
    }
    // For those who compare in a spreadsheet. The ID is a text of the service.
    void callsAsATable()
    {
        {
            TaskStore store;
            QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
            VideoTask task = *store.task(1);
            task.id = 0;
            task.remoteId = u"=cmd,2"_s;
            task.request.model = u"film, second cut"_s;
            QVERIFY(store.add(task));
        }
        const CliResult table =
            runCli({u"spend"_s, u"calls"_s, u"--csv"_s, u"--model=film-3"_s, u"--profile"_s, m_profile->path()});
        QCOMPARE(table.status, 0);
        QCOMPARE(table.out.count('\n'), 2);
        QVERIFY2(table.out.contains(",film-3,job-1,billed,5,,,,no,,no,"), table.out.constData());
        const CliResult all = runCli({u"spend"_s, u"calls"_s, u"--csv"_s, u"--profile"_s, m_profile->path()});
        QVERIFY2(all.out.contains(",\"film, second cut\",\"'=cmd,2\",billed,"), all.out.constData());
    }

private:
    std::unique_ptr<QTemporaryDir> m_profile;
};

QTEST_GUILESS_MAIN(TestCliInvoice)
#include "tst_cliinvoice.moc"
