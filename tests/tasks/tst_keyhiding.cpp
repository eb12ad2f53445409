// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/keyhiding.h"
#include "tests/tasks/runnerbench.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A service that repeats the key in a reply: the key is stored nowhere.
class TestKeyHiding final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aKeySaidBackIsHiddenInEverySpelling_data();
    void aKeySaidBackIsHiddenInEverySpelling();
    void whatWasReadIsCleanedToo();
    void redirectAfterARestartGetsNoKey();
    void silentKeyStoreCostsNoClip();
    void embeddedFilesAreNoText();
    void aLinksDateIsNoSecret();
};

void TestKeyHiding::aKeySaidBackIsHiddenInEverySpelling_data()
{
    QTest::addColumn<QByteArray>("spelt");
    const QByteArray key = RunnerBench::key;
    QTest::newRow("as it is") << key;
    QTest::newRow("one letter escaped") << QByteArray(key).replace('y', "\\u0079");
    QTest::newRow("every letter escaped") << [&key] {
        QByteArray all;
        for (const char c : key)
            all += "\\u00" + QByteArray::number(uint(uchar(c)), 16);
        return all;
    }();
    QTest::newRow("percent") << QByteArray(key).replace('-', "%2D");
    QTest::newRow("Base64") << ("Bearer " + key).toBase64();
}

/// Neither the database nor the decoded reply contains it, whatever part of the reply it is in.
void TestKeyHiding::aKeySaidBackIsHiddenInEverySpelling()
{
    QFETCH(const QByteArray, spelt);
    RunnerBench b;
    const QByteArray name = "a " + spelt + " z";
    b.service.enqueue(RunnerBench::json(400,
        R"({"code":")" + name + R"(","message":")" + name + R"(","request_id":")" + name + R"("})",
        "X-Request-Id: " + spelt + "\r\nRetry-After: " + spelt + "\r\nLocation: https://e.example/?k=" + spelt
            + "\r\n"));
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Refused));
    b.crash();
    const QByteArray disk = b.diskBytes();
    QVERIFY(!disk.contains(RunnerBench::key));
    QVERIFY(!disk.contains(spelt));
    b.start();
    QVERIFY(b.task(id).error.requestId.contains(u"***"_s));
    QVERIFY(!b.task(id).error.message.contains(QLatin1StringView(RunnerBench::key)));
}

/// Only a download is left to do then, which needs no key, so none has been read yet.
void TestKeyHiding::redirectAfterARestartGetsNoKey()
{
    RunnerBench b;
    QByteArray target = "/stalls";
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET" && target == "/stalls")
            return FaultScript{.then = FaultScript::Then::Stall};
        if (request.method == "GET")
            return FaultScript{.reply = FaultServer::reply(302, {}, "Location: " + target + "\r\n")};
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.fetches() == 1; }));
    b.crash();
    target = QByteArray("/x.mp4?k=") + RunnerBench::key;
    b.service.forget();
    b.start();
    b.runner->resume();
    QVERIFY(b.until([&] { return !b.task(id).error.message.isEmpty(); }));
    QVERIFY2(b.task(id).error.message.contains(u"API key"_s), qPrintable(b.task(id).error.message));
    b.pass(30);
    for (const FaultRequest& request : b.service.requests())
        QVERIFY2(!request.target.contains(RunnerBench::key), request.target.constData());
}

void TestKeyHiding::silentKeyStoreCostsNoClip()
{
    RunnerBench b;
    bool isRedirected = false;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method != "GET" || request.target.contains("there"))
            return b.obliging(request);
        return isRedirected ? FaultScript{.reply = FaultServer::reply(302, {}, "Location: /there.mp4\r\n")}
                            : FaultScript{.then = FaultScript::Then::Stall};
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.fetches() == 1; }));
    b.crash();
    isRedirected = true;
    b.keys.setSilent(true);
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
}

/// They may have megabytes, and do not repeat a key.
void TestKeyHiding::embeddedFilesAreNoText()
{
    const QString file = u"data:image/png;base64,c2stY2FuYXJ5"_s;
    VideoRequest request = RunnerBench::textRequest();
    request.media = {{u"first_frame"_s, file, file}};
    request.imageAddress = file;
    request.images = {file, u"https://example.com/a.png"_s};
    const QByteArray text = textWithoutFiles(request);
    QVERIFY2(!text.contains("base64") && text.contains("a.png"), text.constData());
}

/// A text may show the key only after decoding, for example twice.
void TestKeyHiding::whatWasReadIsCleanedToo()
{
    const QByteArray key = RunnerBench::key;
    const QString word = QString::fromLatin1(key);
    TaskReport report;
    for (QString* text : {&report.taskId, &report.requestId, &report.word, &report.videoUrl, &report.code,
             &report.message, &report.submitTime, &report.scheduledTime, &report.endTime, &report.origPrompt,
             &report.videoId, &report.duration, &report.finalUnitDeduction, &report.externalTaskId})
        *text = u"a "_s + word;
    report.usage = {{word, QJsonArray{word}}};
    report.otherUrls = {word};
    hideKey(report, key);
    QCOMPARE(report.message, u"a ***"_s);
    QCOMPARE(report.otherUrls, QStringList{u"***"_s});
    QCOMPARE(report.usage, QJsonObject({{u"***"_s, QJsonArray{u"***"_s}}}));
    for (const QString& text : {report.taskId, report.requestId, report.word, report.videoUrl, report.code,
             report.submitTime, report.scheduledTime, report.endTime, report.origPrompt, report.videoId,
             report.duration, report.finalUnitDeduction, report.externalTaskId})
        QCOMPARE(text, u"a ***"_s);
    Error error{ErrorKind::Reply, word, word, word};
    hideKey(error, key);
    QCOMPARE(error, (Error{ErrorKind::Reply, u"***"_s, u"***"_s, u"***"_s}));
}

/// The end of a text may be a cut secret. An ID that ends with the day on which the link was signed is none.
void TestKeyHiding::aLinksDateIsNoSecret()
{
    const QString link =
        u"https://s3.example/f.mp4?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA1234%2F20261201%2Feu"
        "&X-Amz-Date=20261201T120000Z&X-Amz-Expires=172800&X-Amz-SignedHeaders=host"
        "&X-Amz-Signature=0123456789abcdef"_s;
    TaskReport report;
    report.taskId = u"job-17-20261201"_s;
    report.message = u"can't read it: 0123456789abcdef"_s;
    for (const QByteArray& secret : linkSecrets(link))
        hideKey(report, secret);
    QCOMPARE(report.taskId, u"job-17-20261201"_s);
    QCOMPARE(report.message, u"can't read it: ***"_s);
}

QTEST_GUILESS_MAIN(TestKeyHiding)
#include "tst_keyhiding.moc"
