// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/evidence.h"
#include "app/tasks/run/sidecar.h"

#include "tests/support/patience.h"
#include "tests/tasks/uploadbench.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QUrlQuery>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Which links a request gets, and that nobody finds them afterwards.
class TestUploadLinks final : public UploadBench {
    Q_OBJECT
private Q_SLOTS:
    void linkIsNeverStored();
    void ownLinkOfAClip_data();
    void ownLinkOfAClip();
    void ownLinkIsLostBeforeSending();
    void commandRunsOncePerContent_data();
    void commandRunsOncePerContent();
    void echoedLinkStaysNowhere_data();
    void echoedLinkStaysNowhere();
};

void TestUploadLinks::ownLinkOfAClip_data()
{
    QTest::addColumn<int>("minutesLeft");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isDead");
    QTest::addColumn<bool>("isUsed");
    QTest::newRow("works for long") << 121 << RunnerBench::clip() << false << true;
    QTest::newRow("works for less than two hours") << 119 << RunnerBench::clip() << false << false;
    QTest::newRow("expired") << -1 << RunnerBench::clip() << false << false;
    QTest::newRow("dead though not expired") << 121 << RunnerBench::clip() << true << false;
    QTest::newRow("another file of this name") << 121 << QByteArray("cut shorter") << false << false;
}

void TestUploadLinks::ownLinkOfAClip()
{
    QFETCH(const int, minutesLeft);
    QFETCH(const QByteArray, content);
    QFETCH(const bool, isDead);
    QFETCH(const bool, isUsed);
    RunnerBench& b = *m_bench;
    write(content);
    QVERIFY(addTake(minutesLeft * 60) > 0);
    b.service.setHandler([&](const FaultRequest& request) {
        const bool isTake =
            request.method == "GET" && request.target == b.clipUrl().mid(b.service.url().toString().size());
        return isTake && isDead ? FaultScript{.reply = FaultServer::reply(403, {}, {})} : b.obliging(request);
    });
    const TaskId id = add();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(puts(), isUsed ? 0 : 1);
    QCOMPARE(bodySent(0).contains(b.clipUrl()), isUsed);
    QCOMPARE(linkSent(0).isEmpty(), isUsed);
}

void TestUploadLinks::ownLinkIsLostBeforeSending()
{
    RunnerBench& b = *m_bench;
    write(RunnerBench::clip());
    const TaskId take = addTake(5 * 3600);
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("/video/generations/") || b.creates() > 1)
            return b.obliging(request);
        return RunnerBench::json(429, R"({"code":"Throttling","message":"slow down","request_id":"r"})");
    });
    const TaskId id = add();
    QVERIFY(b.until([&] { return b.creates() == 1 && b.task(id).state == TaskState::Waiting; }));
    QVERIFY(bodySent(0).contains(b.clipUrl()));
    QCOMPARE(puts(), 0);
    VideoTask expired = b.task(take);
    expired.addressExpiresAt = b.clock.now();
    QVERIFY(b.store->update(expired, TaskState::Saved));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
    QCOMPARE(puts(), 1);
    QVERIFY(!bodySent(1).contains(b.clipUrl()));
    QVERIFY(!linkSent(1).isEmpty());
}

void TestUploadLinks::commandRunsOncePerContent_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("runsAfterAStart");
    QTest::newRow("public link") << QByteArray() << 0;
    // A link that grants access is not written to disk, so a new start has to ask for another.
    QTest::newRow("signed link") << QByteArray("?token=canary-0123456789abcdef") << 1;
}

/// A command cannot look for files, but what it uploaded is known.
void TestUploadLinks::commandRunsOncePerContent()
{
    QFETCH(const QByteArray, query);
    QFETCH(const int, runsAfterAStart);
    RunnerBench& b = *m_bench;
    const QString log = b.folder.filePath(u"runs"_s);
    const auto runs = [&log] {
        QFile file(log);
        return file.open(QIODevice::ReadOnly) ? int(file.readAll().count('\n')) : 0;
    };
    UploadPlace place = newUploadPlace(u"Script"_s, UploadProtocol::Command);
    place.program = u"/bin/sh"_s;
    const QString link = m_storage->url("/shelf/x.png").toString() + QString::fromLatin1(query);
    place.arguments = {u"-c"_s, u"echo run >> '%1'; echo '%2'"_s.arg(log, link), u"sh"_s, u"%f"_s, u"%o"_s};
    b.place = place;
    m_files.insert("/shelf/x.png", "first content");
    // While a program runs, the test's clock must not.
    const auto goes = [&](int expectedRuns) {
        const int seen = m_storage->count("GET");
        const TaskId id = add();
        return QTest::qWaitFor([&] { return runs() == expectedRuns && m_storage->count("GET") > seen; }, patienceMs)
            && b.reaches(id, TaskState::Saved) && runs() == expectedRuns;
    };
    QVERIFY(goes(1));
    QVERIFY(goes(1));
    b.crash();
    QCOMPARE(b.diskBytes().contains("canary-0123456789abcdef"), false);
    b.start();
    QVERIFY(goes(1 + runsAfterAStart));
    QCOMPARE(b.creates(), 3);
    for (int n = 0; n < 3; ++n)
        QCOMPARE(linkSent(n), link);
}

void TestUploadLinks::linkIsNeverStored()
{
    RunnerBench& b = *m_bench;
    // The service repeats the link in every reply.
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("/video/generations/"))
            return b.obliging(request);
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        const QByteArray whole = QJsonDocument(body).toJson(QJsonDocument::Compact).replace('"', "\\\"");
        return RunnerBench::json(400,
            R"({"Response":{"Error":{"Code":"InvalidURL","Message":"cannot fetch )" + whole
                + R"("},"RequestId":"r"}})");
    });
    const TaskId id = add();
    QVERIFY(b.reaches(id, TaskState::Refused));
    const QUrl link(linkSent(0));
    QVERIFY(link.hasQuery());
    const QByteArray disk = b.diskBytes();
    const QString said = b.task(id).error.message + b.task(id).report.message;
    for (const auto& [name, value] : QUrlQuery(link).queryItems()) {
        if (!name.endsWith(u"Signature"_s) && !name.endsWith(u"Credential"_s))
            continue;
        QVERIFY2(!disk.contains(value.toUtf8()), qPrintable(name));
        QVERIFY2(!said.contains(value), qPrintable(said));
    }
    QVERIFY(said.contains(u"cannot fetch"_s));
    QVERIFY(!disk.contains("storage-secret-0123"));
    // Neither secret goes to the other's server.
    QVERIFY(!m_storage->received().contains(RunnerBench::key));
    QVERIFY(!b.service.received().contains("storage-secret-0123"));
}

void TestUploadLinks::echoedLinkStaysNowhere_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("spelling");
    for (const char* where : {"refusal", "failed task", "saved task"}) {
        for (const char* spelling : {"as sent", "encoded", "twice encoded", "in JSON"})
            QTest::addRow("%s, %s", where, spelling) << QString::fromLatin1(where) << QString::fromLatin1(spelling);
    }
}

/// A service may repeat the link wherever it likes. Whoever has it could fetch the file.
void TestUploadLinks::echoedLinkStaysNowhere()
{
    QFETCH(const QString, where);
    QFETCH(const QString, spelling);
    RunnerBench& b = *m_bench;
    QByteArray echo;
    const auto spelled = [&spelling](QString link) {
        if (spelling == u"in JSON"_s)
            return QByteArray("{\\\"url\\\":\\\"") + link.replace(u'/', u"\\\\/"_s).replace(u'&', u"\\u0026"_s).toUtf8()
                + "\\\"}";
        QByteArray bytes = link.toUtf8();
        for (int n = spelling == u"as sent"_s ? 0 : spelling == u"encoded"_s ? 1 : 2; n > 0; --n)
            bytes = bytes.toPercentEncoding();
        return bytes;
    };
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET")
            return b.obliging(request);
        if (request.target.contains("/video/generations/")) {
            const QString text = QString::fromUtf8(request.body);
            const qsizetype at = text.indexOf(m_storage->url().toString());
            echo = spelled(text.mid(at, text.indexOf(u'"', at) - at));
            if (where == u"refusal"_s)
                return RunnerBench::json(400,
                    R"({"Response":{"Error":{"Code":"InvalidURL","Message":"cannot fetch )" + echo
                        + R"("},"RequestId":"r"}})");
            return RunnerBench::json(
                200, R"({"Response":{"JobId":"job-1","Note":")" + echo + R"(","RequestId":")" + echo + R"("}})");
        }
        return RunnerBench::json(200,
            where == u"failed task"_s ? R"({"Response":{"Status":"FAIL","ErrorCode":"Bad","ErrorMessage":"cannot use )"
                    + echo + R"(","RequestId":"r"}})"
                                      : R"({"Response":{"Status":"DONE","ResultVideoUrl":")" + b.clipUrl("job-1")
                    + R"(","Duration":"5.0","ErrorCode":"","ErrorMessage":")" + echo + R"(","RequestId":")" + echo
                    + R"("}})");
    });
    const TaskId id = add();
    QVERIFY(b.reaches(id,
        where == u"refusal"_s           ? TaskState::Refused
            : where == u"failed task"_s ? TaskState::Failed
                                        : TaskState::Saved));
    const VideoTask task = b.task(id);
    QVERIFY(QFile::exists(sidecarPath(task.file)) == (where == u"saved task"_s));
    const QString zip = b.folder.filePath(u"evidence.zip"_s);
    QVERIFY(
        writeEvidence(zip, {.task = task, .log = b.store->log(id), .accountName = u"Studio"_s, .now = b.clock.now()}));
    QProcess unzip;
    unzip.start(u"python3"_s,
        {u"-c"_s, u"import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nz.extractall(sys.argv[2])"_s, zip,
            b.folder.filePath(u"unpacked"_s)});
    QVERIFY(unzip.waitForFinished(20000) && unzip.exitCode() == 0);
    QString said = task.error.message + task.error.requestId + task.report.message + task.report.requestId;
    for (const TaskLogEntry& entry : b.store->log(id))
        said += entry.text;
    b.crash(); // so that the database is written to its file
    const QByteArray disk = b.diskBytes();
    QVERIFY(disk.contains("frame.png"));
    const QUrl link(linkSent(0));
    int checked = 0;
    for (const auto& [name, value] : QUrlQuery(link).queryItems(QUrl::FullyEncoded)) {
        if (value.size() < 10 || name == u"X-Amz-Algorithm"_s)
            continue;
        ++checked;
        const QByteArray once = value.toUtf8();
        for (const QByteArray& form : {once, QByteArray::fromPercentEncoding(once), once.toPercentEncoding()}) {
            QVERIFY2(!disk.contains(form), form.constData());
            QVERIFY2(!said.contains(QString::fromUtf8(form)), form.constData());
        }
    }
    QCOMPARE(checked, 3); // Credential, Date, Signature
}

QTEST_GUILESS_MAIN(TestUploadLinks)
#include "tst_uploadlinks.moc"
