// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/queryanswer.h"
#include "tests/service/replysamples.h"

#include <QTest>

Q_DECLARE_METATYPE(Dailies::ErrorKind)
Q_DECLARE_METATYPE(Dailies::FailureDoubt)

using namespace Dailies;
using namespace Dailies::ReplySamples;
using namespace Qt::StringLiterals;

class TestQueryAnswer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void query_data();
    void query();
    void queryReport();
    void wordsOfTheEnd_data();
    void wordsOfTheEnd();
    void strangeIdAtTheTopOfAQuery();
    void pageInPlaceOfTheServiceIsTroubleOfTheWay_data();
    void pageInPlaceOfTheServiceIsTroubleOfTheWay();
    void whatCannotBeReadIsSaid_data();
    void whatCannotBeReadIsSaid();
    void codeOfFamilyBIsWeighed_data();
    void codeOfFamilyBIsWeighed();
    void troubleOfTheServiceIsAskedAboutOnceMore();
    void linksAreFound_data();
    void linksAreFound();
    void codesOfSuccessAreNoTrouble_data();
    void codesOfSuccessAreNoTrouble();
    void realErrorsStayErrors_data();
    void realErrorsStayErrors();
    void wordsWithoutACodeAreShown_data();
    void wordsWithoutACodeAreShown();
    void figuresAsNumbersTextOrNull_data();
    void figuresAsNumbersTextOrNull();
};

void TestQueryAnswer::query_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<int>("kind"); // -1: a report
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const ServiceReply& reply, ErrorKind kind, const QString& code = {}) {
        QTest::newRow(name) << reply << int(kind) << code;
    };
    const auto report = [](const char* name, const ServiceReply& reply) {
        QTest::newRow(name) << reply << -1 << QString();
    };
    report("A running", answered(200, R"({"output":{"task_id":"t","task_status":"RUNNING"}})"));
    report("A another word", answered(200, R"({"output":{"task_status":"ON_ITS_WAY"}})"));
    report("A failed with a code",
        answered(200, R"({"output":{"task_id":"t","task_status":"FAILED","code":"C","message":"m"}})"));
    report("B done",
        answered(
            200, R"({"Response":{"Status":"DONE","ErrorCode":"","ErrorMessage":"","ResultVideoUrl":"https://x/y"}})"));
    report(
        "B failed with a code", answered(200, R"({"Response":{"Status":"FAIL","ErrorCode":"C","ErrorMessage":"m"}})"));
    report("id without a status", answered(200, R"({"output":{"task_id":"t"}})"));
    row("401", answered(401, R"({"code":"InvalidApiKey"})"), ErrorKind::KeyProblem, u"InvalidApiKey"_s);
    row("403", answered(403, {}), ErrorKind::KeyProblem);
    row("425", answered(425, {}), ErrorKind::Throttled);
    row("429", answered(429, {}), ErrorKind::Throttled);
    row("Throttling", answered(400, R"({"code":"Throttling"})"), ErrorKind::Throttled, u"Throttling"_s);
    row("RequestLimitExceeded in 200", answered(200, R"({"Response":{"Error":{"Code":"RequestLimitExceeded"}}})"),
        ErrorKind::Throttled, u"RequestLimitExceeded"_s);
    for (const int status : {408, 500, 502, 503, 504})
        row(qPrintable(QString::number(status)), answered(status, "{}"), ErrorKind::Network);
    row("500 with Throttling", answered(500, R"({"code":"Throttling"})"), ErrorKind::Network, u"Throttling"_s);
    row("deadline", failed(Transport::TimedOut, Sent::Everything), ErrorKind::Network);
    row("cut", failed(Transport::Cut, Sent::Everything, 200, "{"), ErrorKind::Network);
    const QByteArray whole = R"({"output":{"task_id":"t","task_status":"SUCCEEDED","video_url":"https://x/y"}})";
    report("whole, but the connection broke", failed(Transport::Cut, Sent::Everything, 200, whole));
    report("whole, but its end never came", failed(Transport::TimedOut, Sent::Everything, 200, whole));
    row("not quite whole", failed(Transport::Cut, Sent::Everything, 200, whole.chopped(1)), ErrorKind::Network);
    row("whole error in a broken transfer", failed(Transport::Cut, Sent::Everything, 500, whole), ErrorKind::Network);
    row("no connection", failed(Transport::NoConnection, Sent::Nothing), ErrorKind::Network);
    row("certificate", failed(Transport::TlsRefused, Sent::Nothing), ErrorKind::Network);
    row("proxy", failed(Transport::ProxyRefused, Sent::Nothing), ErrorKind::Network);
    row("stopped", failed(Transport::Stopped, Sent::Everything), ErrorKind::Stopped);
    row("too large", failed(Transport::TooLarge, Sent::Everything, 200), ErrorKind::Reply);
    row("200 with neither", answered(200, "{}"), ErrorKind::Reply);
    row("200 HTML", answered(200, "<html>"), ErrorKind::Reply);
    report("A with a byte order mark", answered(200, "\xEF\xBB\xBF{\"output\":{\"task_status\":\"RUNNING\"}}"));
    row("200 with what is no UTF-8", answered(200, "{\"output\":{\"task_status\":\"SUCCEEDED\xFF\"}}"),
        ErrorKind::Reply);
    report("200 with a number that is none", answered(200, R"({"output":{"task_status":"RUNNING"},"x":NaN})"));
    row("200 nested too deep",
        answered(200,
            "{\"output\":{\"task_status\":\"FAILED\"},\"x\":" + QByteArray(5000, '[') + QByteArray(5000, ']') + '}'),
        ErrorKind::Reply);
    report("200 with something behind it", answered(200, R"({"output":{"task_status":"RUNNING"}} x)"));
    row("200 with a code", answered(200, R"({"code":"TaskNotExist","message":"m"})"), ErrorKind::Reply,
        u"TaskNotExist"_s);
    row("200 with Response.Error", answered(200, R"({"Response":{"Error":{"Code":"NoJob","Message":"m"}}})"),
        ErrorKind::Reply, u"NoJob"_s);
    row("400 with a code", answered(400, R"({"code":"TaskNotExist"})"), ErrorKind::Reply, u"TaskNotExist"_s);
    row("404", answered(404, {}), ErrorKind::Reply);
    row("302", answered(302, {}), ErrorKind::Reply);
    ServiceReply badKey = failed(Transport::Stopped, Sent::Nothing);
    badKey.problem = u"The key is empty."_s;
    row("bad key", badKey, ErrorKind::KeyProblem);
}

void TestQueryAnswer::query()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const int, kind);
    QFETCH(const QString, code);
    for (const Family family : {Family::A, Family::B}) {
        const QueryAnswer answer = readQueryAnswer(family, reply);
        QCOMPARE(answer.report.has_value(), kind < 0);
        if (answer.report)
            continue;
        QCOMPARE(int(answer.report.error().kind), kind);
        QCOMPARE(answer.report.error().code, code);
        QVERIFY(answer.report.error().message.size() > 12);
        QVERIFY(!answer.report.error().message.at(0).isDigit());
    }
}

void TestQueryAnswer::queryReport()
{
    const QueryAnswer answer = readQueryAnswer(Family::B,
        answered(200,
            R"({"Response":{"Status":"DONE","ResultVideoUrl":"https://x/y.mp4","Duration":"5","RequestId":"r-9"}})"));
    QVERIFY(answer.report);
    QCOMPARE(answer.report->state, RemoteState::Succeeded);
    QCOMPARE(answer.report->videoUrl, u"https://x/y.mp4"_s);
    QCOMPARE(answer.report->requestId, u"r-9"_s);
}

void TestQueryAnswer::wordsOfTheEnd_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<RemoteState>("state");
    const auto a = [](const char* word, const char* more = "") {
        return QByteArray(R"({"output":{"task_status":")") + word + '"' + more + "}}";
    };
    const auto b = [](const char* word, const char* more = "") {
        return QByteArray(R"({"Response":{"Status":")") + word + '"' + more + "}}";
    };
    const char* const urlA = R"(,"video_url":"https://x/y")";
    const char* const urlB = R"(,"ResultVideoUrl":"https://x/y")";
    QTest::newRow("A in small letters") << a("succeeded", urlA) << RemoteState::Succeeded;
    QTest::newRow("A in small letters, without an address") << a("succeeded") << RemoteState::InProgress;
    QTest::newRow("A another word of the end") << a("COMPLETED", urlA) << RemoteState::Succeeded;
    QTest::newRow("A another word of the end, without an address") << a("COMPLETED") << RemoteState::InProgress;
    QTest::newRow("A a word of progress with an address") << a("RENDERING", urlA) << RemoteState::InProgress;
    QTest::newRow("A failed in small letters") << a("failed") << RemoteState::Failed;
    QTest::newRow("A another word of failure") << a("Fail") << RemoteState::Failed;
    QTest::newRow("A canceled in small letters") << a("canceled") << RemoteState::Canceled;
    QTest::newRow("A canceled with another spelling") << a("Cancelled") << RemoteState::Canceled;
    QTest::newRow("A stopped") << a("STOP") << RemoteState::Canceled;
    QTest::newRow("A unknown in small letters") << a("unknown") << RemoteState::InProgress;
    QTest::newRow("B failed in small letters") << b("failed") << RemoteState::Failed;
    QTest::newRow("B canceled") << b("CANCELED") << RemoteState::Canceled;
    QTest::newRow("B stopped") << b("STOP") << RemoteState::Canceled;
    QTest::newRow("B in small letters") << b("done", urlB) << RemoteState::Succeeded;
    QTest::newRow("B another word of the end") << b("FINISH", urlB) << RemoteState::Succeeded;
    QTest::newRow("B running with an address") << b("RUN", urlB) << RemoteState::InProgress;
}

void TestQueryAnswer::wordsOfTheEnd()
{
    QFETCH(const QByteArray, body);
    QFETCH(const RemoteState, state);
    const QueryAnswer answer =
        readQueryAnswer(body.contains("Response") ? Family::B : Family::A, answered(200, body));
    QVERIFY(answer.report);
    QCOMPARE(answer.report->state, state);
    // None of these words of failure is the specification's.
    if (state == RemoteState::Failed || state == RemoteState::Canceled)
        QCOMPARE(answer.doubt, FailureDoubt::UntilRepeated);
}

void TestQueryAnswer::strangeIdAtTheTopOfAQuery()
{
    const QueryAnswer answer = readQueryAnswer(
        Family::A, answered(200, R"({"id":"req-9","output":{"task_status":"SUCCEEDED","video_url":"https://x/y"}})"));
    QVERIFY(answer.report);
    QVERIFY(answer.report->taskId.isEmpty());
    QCOMPARE(answer.report->state, RemoteState::Succeeded);
    QCOMPARE(answer.report->videoUrl, u"https://x/y"_s);
}

void TestQueryAnswer::pageInPlaceOfTheServiceIsTroubleOfTheWay_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("401 in the service's words")
        << answered(401, R"({"code":"InvalidApiKey","message":"no"})") << ErrorKind::KeyProblem;
    QTest::newRow("401 with a message only") << answered(401, R"({"message":"no"})") << ErrorKind::KeyProblem;
    ServiceReply typed = answered(401, R"({"code":"InvalidApiKey","message":"no"})");
    typed.contentType = "text/html";
    QTest::newRow("401 called HTML") << typed << ErrorKind::Network;
    QTest::newRow("403 with nothing") << answered(403, {}) << ErrorKind::KeyProblem;
    QTest::newRow("401 HTML") << answered(401, "<html>Sign in</html>") << ErrorKind::Network;
    QTest::newRow("403 HTML") << answered(403, "<!DOCTYPE html><title>Blocked</title>") << ErrorKind::Network;
    QTest::newRow("403 words") << answered(403, "Forbidden") << ErrorKind::Network;
    QTest::newRow("407") << answered(407, {}) << ErrorKind::Network;
    QTest::newRow("407 JSON") << answered(407, R"({"code":"ProxyAuth"})") << ErrorKind::Network;
}

void TestQueryAnswer::pageInPlaceOfTheServiceIsTroubleOfTheWay()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const ErrorKind, kind);
    for (const Family family : {Family::A, Family::B}) {
        const QueryAnswer answer = readQueryAnswer(family, reply);
        QVERIFY(!answer.report);
        QCOMPARE(answer.report.error().kind, kind);
    }
}

void TestQueryAnswer::whatCannotBeReadIsSaid_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<QString>("words");
    QTest::newRow("200")
        << page(200, "<html>Sign in</html>", "text/html; charset=utf-8")
        << u"The service's response doesn't mention the task. The response was HTTP 200 with 20 bytes of text/html that start with “<html>Sign in</html>”."_s;
    QTest::newRow("403")
        << page(403, "Forbidden", "text/plain")
        << u"Something between you and the service (such as a proxy or a sign-in page) responded instead. The response was HTTP 403 with 9 bytes of text/plain that start with “Forbidden”."_s;
    QTest::newRow("502")
        << answered(502, "<html>")
        << u"The service is having problems. The response was HTTP 502 with 6 bytes that start with “<html>”."_s;
    QTest::newRow("JSON") << answered(502, "{}") << u"The service is having problems. (HTTP 502)"_s;
    QTest::newRow("nothing") << answered(200, {}) << u"The service's response doesn't mention the task. (HTTP 200)"_s;
}

void TestQueryAnswer::whatCannotBeReadIsSaid()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const QString, words);
    for (const Family family : {Family::A, Family::B})
        QCOMPARE(readQueryAnswer(family, reply).report.error().message, words);
}

void TestQueryAnswer::codeOfFamilyBIsWeighed_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("state"); // of the report; -1: the query failed
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<FailureDoubt>("doubt");
    const auto trouble = [](const char* name, const char* fields, ErrorKind kind) {
        QTest::newRow(name) << QByteArray(fields) << -1 << kind << FailureDoubt::None;
    };
    const auto failedAs = [](const char* name, const char* fields, FailureDoubt doubt) {
        QTest::newRow(name) << QByteArray(fields) << int(RemoteState::Failed) << ErrorKind::Reply << doubt;
    };
    trouble("limit beside progress", R"("Status":"RUN","ErrorCode":"RequestLimitExceeded")", ErrorKind::Throttled);
    trouble("capacity beside progress", R"("Status":"WAIT","ErrorCode":"ResourceInsufficient")", ErrorKind::Throttled);
    trouble("internal beside progress", R"("Status":"RUN","ErrorCode":"FailedOperation.InnerError")", ErrorKind::Reply);
    trouble("any code beside progress", R"("Status":"RUN","ErrorCode":"FailedOperation.ModerationFailed")",
        ErrorKind::Reply);
    trouble("limit alone", R"("ErrorCode":"RequestLimitExceeded.UinLimit")", ErrorKind::Throttled);
    trouble("internal alone", R"("ErrorCode":"InternalError","ErrorMessage":"m")", ErrorKind::Reply);
    trouble("timeout alone", R"("ErrorCode":"FailedOperation.RequestTimeout")", ErrorKind::Reply);
    trouble("key alone", R"("ErrorCode":"AuthFailure.SignatureExpire")", ErrorKind::Reply);
    trouble("no such job", R"("Status":"FAIL","ErrorCode":"FailedOperation.JobNotExist")", ErrorKind::Reply);
    failedAs("FAIL with a code", R"("Status":"FAIL","ErrorCode":"FailedOperation.ModerationFailed")",
        FailureDoubt::UntilRepeated);
    failedAs("FAIL with words", R"("Status":"FAIL","ErrorMessage":"too dark")", FailureDoubt::UntilRepeated);
    failedAs("FAIL alone", R"("Status":"FAIL")", FailureDoubt::UntilRepeated);
    failedAs("DONE with a code", R"("Status":"DONE","ErrorCode":"InvalidParameterValue")", FailureDoubt::UntilRepeated);
    failedAs("a code alone", R"("ErrorCode":"FailedOperation.ImageDecodeFailed")", FailureDoubt::UntilRepeated);
    failedAs(
        "FAIL with internal", R"("Status":"FAIL","ErrorCode":"FailedOperation.InnerError")", FailureDoubt::UntilOld);
    failedAs(
        "FAIL with timeout", R"("Status":"FAIL","ErrorCode":"FailedOperation.RequestTimeout")", FailureDoubt::UntilOld);
    QTest::newRow("DONE with a code and an address")
        << QByteArray(R"("Status":"DONE","ErrorCode":"Late","ResultVideoUrl":"https://x/y")")
        << int(RemoteState::Succeeded) << ErrorKind::Reply << FailureDoubt::None;
    QTest::newRow("progress with words") << QByteArray(R"("Status":"RUN","ErrorMessage":"queue is long")")
                                         << int(RemoteState::InProgress) << ErrorKind::Reply << FailureDoubt::None;
}

void TestQueryAnswer::codeOfFamilyBIsWeighed()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const int, state);
    QFETCH(const ErrorKind, kind);
    QFETCH(const FailureDoubt, doubt);
    // Whatever the family of the request, the reply has B's shape.
    for (const Family family : {Family::A, Family::B}) {
        const QueryAnswer answer = readQueryAnswer(family, answered(200, R"({"Response":{)" + fields + "}}"));
        QCOMPARE(answer.report ? int(answer.report->state) : -1, state);
        if (!answer.report)
            QCOMPARE(answer.report.error().kind, kind);
        QCOMPARE(answer.doubt, doubt);
    }
    QCOMPARE(readQueryAnswer(Family::B, answered(200, R"({"Response":{"ErrorCode":"FailedOperation.JobNotExist"}})"))
                 .unknownTask,
        true);
}

/// Family A's FAILED counts at once, but not with a code of problems of the service itself.
void TestQueryAnswer::troubleOfTheServiceIsAskedAboutOnceMore()
{
    const auto doubtOf = [](const QByteArray& code) {
        return readQueryAnswer(
            Family::A, answered(200, R"({"output":{"task_status":"FAILED","code":")" + code + R"("}})"))
            .doubt;
    };
    QCOMPARE(doubtOf("InternalError"), FailureDoubt::UntilRepeated);
    QCOMPARE(doubtOf("Throttling.RateQuota"), FailureDoubt::UntilRepeated);
    QCOMPARE(doubtOf("DataInspectionFailed"), FailureDoubt::None);
    QCOMPARE(doubtOf(""), FailureDoubt::None);
}

/// A link says more than a state that says nothing, and stands wherever it can be read without doubt.
void TestQueryAnswer::linksAreFound_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isFinished");
    const auto a = [](const char* name, const QByteArray& fields, bool isFinished) {
        QTest::newRow(name) << R"({"output":{"task_id":"t",)" + fields + "}}" << isFinished;
    };
    const QByteArray link = R"("video_url":"https://x/y")";
    a("a list of one", R"("task_status":"SUCCEEDED","video_url":["https://x/y"])", true);
    a("spaces", R"("task_status":" Succeeded ",)" + link, true);
    a("UNKNOWN", R"("task_status":"UNKNOWN",)" + link, true);
    a("no state", link, true);
    a("a code", R"("task_status":"UNKNOWN","code":"Odd",)" + link, false);
    a("running", R"("task_status":"RUNNING",)" + link, false);
    a("the first of two", R"("task_status":"SUCCEEDED","video_url":["https://x/y","https://x/z"])", true);
    a("the first that is text", R"("task_status":"SUCCEEDED","video_url":[null,0,"","https://x/y","https://x/z"])",
        true);
    const auto b = [](const char* name, const QByteArray& links) {
        QTest::newRow(name) << R"({"Response":{"JobId":"t","Status":"DONE","ResultVideoUrl":)" + links + "}}" << true;
    };
    b("B: a list of one", R"(["https://x/y"])");
    b("B: the first of two", R"(["https://x/y","https://x/z"])");
}

void TestQueryAnswer::linksAreFound()
{
    QFETCH(const QByteArray, body);
    const QueryAnswer answer = readQueryAnswer(Family::A, answered(200, body));
    QVERIFY(answer.report);
    QCOMPARE(answer.report->videoUrl, u"https://x/y"_s);
    QCOMPARE(answer.report->otherUrls, body.contains("/z") ? QStringList{u"https://x/z"_s} : QStringList());
    QTEST(answer.report->state == RemoteState::Succeeded, "isFinished");
}

void TestQueryAnswer::codesOfSuccessAreNoTrouble_data()
{
    QTest::addColumn<QByteArray>("code");
    for (const char* code : {"0", "200", "10000", "20000", R"("10000")", R"("OK")", R"("accepted")", R"("Created")",
             R"("queued")", R"("Running")"})
        QTest::newRow(code) << QByteArray(code);
}

/// Services send them with every reply.
void TestQueryAnswer::codesOfSuccessAreNoTrouble()
{
    QFETCH(const QByteArray, code);
    const QByteArray head = R"({"code":)" + code + R"(,"message":"ok",)";
    for (const Family family : {Family::A, Family::B}) {
        const QueryAnswer running = readQueryAnswer(family, answered(200, head + R"("Response":{"Status":"RUN"}})"));
        QVERIFY(running.report);
        QCOMPARE(running.report->state, RemoteState::InProgress);
        QCOMPARE(running.report->code + running.report->message, QString());
        const QueryAnswer link =
            readQueryAnswer(family, answered(200, head + R"("output":{"task_id":"t","video_url":"https://x/y"}})"));
        QVERIFY(link.report);
        QCOMPARE(link.report->state, RemoteState::Succeeded);
        const QueryAnswer done =
            readQueryAnswer(family, answered(200, R"({"Response":{"Status":"DONE","ErrorCode":)" + code + "}}"));
        QVERIFY(done.report);
        QCOMPARE(done.report->state, RemoteState::Succeeded);
    }
}

void TestQueryAnswer::realErrorsStayErrors_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<QString>("said");
    for (const char* code : {"1", "400", "10001", "300", "-1", R"("InvalidParameter")", R"("NotAccepted")"})
        QTest::newRow(code) << answered(
            200, QByteArray(R"({"code":)") + code + R"(,"message":"too dark","Response":{"Status":"RUN"}})")
                            << u"The service is having problems. The service says: too dark"_s;
    QTest::newRow("a status beside a code of success")
        << answered(400, R"({"code":10000,"message":"too dark"})")
        << u"The service gives no information about this task. The service says: too dark"_s;
    QTest::newRow("FAILED beside a code of success")
        << answered(200, R"({"code":10000,"message":"too dark","output":{"task_status":"FAILED"}})") << u"too dark"_s;
}

void TestQueryAnswer::realErrorsStayErrors()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const QString, said);
    const QueryAnswer answer = readQueryAnswer(Family::B, reply);
    if (answer.report)
        QCOMPARE(answer.report->state, RemoteState::Failed);
    QCOMPARE(answer.report ? answer.report->message : answer.report.error().message, said);
}

void TestQueryAnswer::wordsWithoutACodeAreShown_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("A, in output") << QByteArray(
        R"({"output":{"task_status":"FAILED","message":"too dark"},"request_id":"r"})");
    QTest::newRow("A, at the top") << QByteArray(
        R"({"output":{"task_status":"FAILED"},"message":"too dark","request_id":"r"})");
    QTest::newRow("A, beside null") << QByteArray(
        R"({"output":{"task_status":"FAILED","code":null,"message":"too dark"}})");
    QTest::newRow("A, canceled") << QByteArray(R"({"output":{"task_status":"CANCELED","message":"too dark"}})");
    QTest::newRow("B, failed") << QByteArray(R"({"Response":{"Status":"FAIL","ErrorMessage":"too dark"}})");
    QTest::newRow("B, in progress") << QByteArray(
        R"({"Response":{"Status":"RUN","ErrorCode":"","ErrorMessage":"too dark"}})");
}

void TestQueryAnswer::wordsWithoutACodeAreShown()
{
    QFETCH(const QByteArray, body);
    for (const Family family : {Family::A, Family::B}) {
        const QueryAnswer answer = readQueryAnswer(family, answered(200, body));
        QVERIFY(answer.report);
        QCOMPARE(answer.report->message, u"too dark"_s);
        QCOMPARE(answer.report->code, QString());
        // A failure in the specification's words is accepted at once.
        if (body.contains("FAILED"))
            QCOMPARE(answer.doubt, FailureDoubt::None);
    }
}

void TestQueryAnswer::figuresAsNumbersTextOrNull_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("number") << QByteArray("4.5") << u"4.5"_s;
    QTest::newRow("whole number") << QByteArray("5") << u"5"_s;
    QTest::newRow("whole, written with a fraction") << QByteArray("5.0") << u"5"_s;
    QTest::newRow("many digits") << QByteArray("5.041") << u"5.041"_s;
    QTest::newRow("zero") << QByteArray("0") << u"0"_s;
    QTest::newRow("text") << QByteArray(R"("5.041")") << u"5.041"_s;
    QTest::newRow("text with zeros") << QByteArray(R"("4.50")") << u"4.50"_s;
    QTest::newRow("null") << QByteArray("null") << QString();
    QTest::newRow("empty") << QByteArray(R"("")") << QString();
    QTest::newRow("an object") << QByteArray("{}") << QString();
}

void TestQueryAnswer::figuresAsNumbersTextOrNull()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QString, text);
    const QueryAnswer answer = readQueryAnswer(Family::B,
        answered(200,
            R"({"Response":{"Status":"DONE","ResultVideoUrl":"https://x/y","Duration":)" + value
                + R"(,"FinalUnitDeduction":)" + value + "}}"));
    QVERIFY(answer.report);
    QCOMPARE(answer.report->duration, text);
    QCOMPARE(answer.report->finalUnitDeduction, text);
}

QTEST_GUILESS_MAIN(TestQueryAnswer)
#include "tst_queryanswer.moc"
