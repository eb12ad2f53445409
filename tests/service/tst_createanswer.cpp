// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/createanswer.h"
#include "tests/service/replysamples.h"

#include <QTest>

using namespace Dailies;
using namespace Dailies::ReplySamples;
using namespace Qt::StringLiterals;

/// What a reply to a create call means for the money: the table, row by row.
class TestCreateAnswer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void create_data();
    void create();
    void createWords_data();
    void createWords();
    void everyCutOfAnAnswer();
    void largeAnswersKeepNobodyWaiting_data();
    void largeAnswersKeepNobodyWaiting();
    void strangeCodesBecomeRemarks_data();
    void strangeCodesBecomeRemarks();
    void textsThatLookLikeIdsAreOffered_data();
    void textsThatLookLikeIdsAreOffered();
    void whatOnlyAPersonCanChange_data();
    void whatOnlyAPersonCanChange();
};

void TestCreateAnswer::create_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<int>("outcome");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("code");

    const auto accepted = [](const char* name, const ServiceReply& reply, const QString& id) {
        QTest::newRow(name) << reply << int(CreateOutcome::Accepted) << -1 << id << QString();
    };
    const auto ends = [](const char* name, const ServiceReply& reply, CreateOutcome outcome, ErrorKind kind,
                          const QString& code = {}) {
        QTest::newRow(name) << reply << int(outcome) << int(kind) << QString() << code;
    };
    const QByteArray codeA = R"({"code":"InvalidParameter","message":"duration","request_id":"r"})";

    accepted("A", answered(200, R"({"output":{"task_id":"t-1","task_status":"PENDING"},"request_id":"r"})"), u"t-1"_s);
    accepted("B", answered(200, R"({"Response":{"JobId":"j-1","RequestId":"r"}})"), u"j-1"_s);
    accepted("B TaskId", answered(200, R"({"Response":{"TaskId":"j-2"}})"), u"j-2"_s);
    accepted("task_id at the top", answered(200, R"({"task_id":"t-2"})"), u"t-2"_s);
    accepted("id at the top", answered(201, R"({"id":"t-3"})"), u"t-3"_s);
    accepted("id with 500", answered(500, R"({"output":{"task_id":"t-4"}})"), u"t-4"_s);
    accepted("id with 202", answered(202, R"({"output":{"task_id":"t-5"}})"), u"t-5"_s);
    accepted("id with 400", answered(400, R"({"output":{"task_id":"t-6"}})"), u"t-6"_s);
    accepted(
        "id before a cut", failed(Transport::Cut, Sent::Everything, 200, R"({"output":{"task_id":"t-7"}})"), u"t-7"_s);
    accepted("id before a stall", failed(Transport::TimedOut, Sent::Everything, 200, R"({"Response":{"JobId":"j-7"}})"),
        u"j-7"_s);
    accepted("number", answered(200, R"({"output":{"task_id":12}})"), u"12"_s);
    accepted("number above 2^53", answered(200, R"({"output":{"task_id":9007199254740993}})"), u"9007199254740993"_s);
    accepted("largest int64", answered(200, R"({"Response":{"JobId":9223372036854775807}})"), u"9223372036854775807"_s);
    accepted("data.task_id", answered(200, R"({"code":0,"message":"SUCCEED","data":{"task_id":"t-8"}})"), u"t-8"_s);
    accepted(
        "number as text", answered(200, R"({"Response":{"JobId":"9223372036854775809"}})"), u"9223372036854775809"_s);
    accepted("number at the top", answered(200, R"({"id":9007199254740993})"), u"9007199254740993"_s);
    accepted("spaces within", answered(200, R"({"task_id":" a b "})"), u" a b "_s);
    accepted("id beside a good code", answered(200, R"({"code":"Success","task_id":"t"})"), u"t"_s);
    accepted("id beside a good number", answered(201, R"({"code":201,"id":"t"})"), u"t"_s);
    accepted("id and error", answered(200, R"({"output":{"task_id":"t"},"code":"Slow","message":"m"})"), u"t"_s);
    accepted(
        "JobId and Error", answered(200, R"({"Response":{"JobId":"j","Error":{"Code":"C","Message":"m"}}})"), u"j"_s);
    accepted("task_id with 503", answered(503, R"({"task_id":"t"})"), u"t"_s);
    accepted("long text", answered(200, "{\"id\":\"" + QByteArray(10000, 'x') + "\"}"), QString(10000, u'x'));

    // The possible places of an ID, whatever code is next to it.
    for (const char* key : {"id", "task_id", "taskId", "jobId"}) {
        const QByteArray member = QByteArray("\"") + key + R"(":"t-9")";
        accepted(qPrintable(QLatin1StringView(key) + u" at the top"_s), answered(200, '{' + member + '}'), u"t-9"_s);
        accepted(qPrintable(QLatin1StringView(key) + u" in data"_s), answered(200, R"({"data":{)" + member + "}}"),
            u"t-9"_s);
        accepted(qPrintable(QLatin1StringView(key) + u" in result"_s), answered(202, R"({"result":{)" + member + "}}"),
            u"t-9"_s);
        accepted(qPrintable(QLatin1StringView(key) + u" beside a code"_s),
            answered(200, '{' + member + R"(,"code":"Bad","message":"m"})"), u"t-9"_s);
        accepted(qPrintable(QLatin1StringView(key) + u" in data beside a code"_s),
            answered(200, R"({"code":500,"message":"m","data":{)" + member + "}}"), u"t-9"_s);
    }
    accepted("id beside an error", answered(200, R"({"id":"e-1","error":{"code":"Y"}})"), u"e-1"_s);
    accepted("id beside Response.Error",
        answered(200, R"({"id":"e-1","Response":{"Error":{"Code":"X","Message":"m"}}})"), u"e-1"_s);
    accepted("the family's own place first", answered(200, R"({"id":"e-1","output":{"task_id":"t-1"}})"), u"t-1"_s);

    accepted("200 with rubbish behind it", answered(200, R"({"output":{"task_id":"t"}} x)"), u"t"_s);
    accepted("200 with a number that is none", answered(200, R"({"task_id":"t","wait":NaN})"), u"t"_s);
    accepted("200 with a number beyond numbers", answered(200, R"({"task_id":"t","wait":1e400})"), u"t"_s);
    accepted("200 with a zero byte in it", answered(200, QByteArray("{\"task_id\":\"t\"\0}", 17)), u"t"_s);
    accepted("byte order mark", answered(200, "\xEF\xBB\xBF{\"task_id\":\"t\"}"), u"t"_s);
    // The log keeps the reply; the last ID is polled.
    accepted("two ids", answered(200, R"({"output":{"task_id":"t-1","task_id":"t-2"}})"), u"t-2"_s);

    ends("number above int64", answered(200, R"({"output":{"task_id":9223372036854775809}})"), CreateOutcome::Lost,
        ErrorKind::AnswerLost);
    ends("number with an exponent", answered(200, R"({"output":{"task_id":1e3}})"), CreateOutcome::Lost,
        ErrorKind::AnswerLost);
    ends("number with a rounded fraction", answered(200, R"({"output":{"task_id":9007199254740993.0}})"),
        CreateOutcome::Lost, ErrorKind::AnswerLost);
    ends("number 1.5", answered(200, R"({"output":{"task_id":1.5}})"), CreateOutcome::Lost, ErrorKind::AnswerLost);
    ends("number too large for JSON", answered(200, R"({"output":{"task_id":1e400}})"), CreateOutcome::Lost,
        ErrorKind::AnswerLost);
    ends("id that is an object", answered(200, R"({"output":{"task_id":{}}})"), CreateOutcome::Lost,
        ErrorKind::AnswerLost);
    for (const char* none : {R"("")", R"("  \t")", "0", "null", "true", "[]", "-0", "0.0"})
        ends(none, answered(200, QByteArray(R"({"output":{"task_id":)") + none + "}}"), CreateOutcome::Lost,
            ErrorKind::AnswerLost);

    const auto isLost = [&](const char* name, const ServiceReply& reply, const QString& code = {}) {
        ends(name, reply, CreateOutcome::Lost, ErrorKind::AnswerLost, code);
    };
    // A parser keeps one of two members with the same name. The other one may have named the task.
    isLost("output twice, the last one empty",
        answered(200, R"({"output":{"task_id":"t-1"},"output":{},"code":"InvalidParameter","message":"m"})"),
        u"InvalidParameter"_s);
    isLost("output twice, the last one null",
        answered(200, R"({"output":{"task_id":"t-1"},"output":null,"code":"C","message":"m"})"), u"C"_s);
    isLost("Response twice, the last one an error",
        answered(200, R"({"Response":{"JobId":"j-1"},"Response":{"Error":{"Code":"X","Message":"m"}}})"), u"X"_s);
    isLost("Response twice with 400",
        answered(400, R"({"Response":{"JobId":"j-1"},"Response":{"ErrorCode":"X","ErrorMessage":"m"}})"), u"X"_s);
    isLost("a throttle behind an id", answered(429, R"({"task_id":"t-1","task_id":"","code":"Throttling"})"),
        u"Throttling"_s);
    for (const char* id : {R"("data":{"task_id":"x-1"})", R"("result":{"jobId":"x-1"})", R"("jobId":"x-1")"})
        isLost(id, answered(429, QByteArray("{") + id + R"(,"code":"Throttling"})"), u"Throttling"_s);
    isLost("a throttle cut behind an id",
        failed(Transport::Cut, Sent::Everything, 429, R"({"output":{"task_id":"t-1"},"code":"Thr)"));
    isLost("202 with a message only", answered(202, R"({"message":"Task is running"})"));
    for (const char* word : {"PENDING", "RUNNING", "Processing", "IN_PROGRESS", "TaskCreated", "NoError", "20000"})
        isLost(word, answered(200, QByteArray(R"({"code":")") + word + R"(","message":"m"})"));
    isLost("Chinese success", answered(200, R"({"message":"提交成功"})"));

    const auto refused = [&](const char* name, const ServiceReply& reply, const QString& code) {
        ends(name, reply, CreateOutcome::Refused, ErrorKind::Refused, code);
    };
    refused("200 with a code", answered(200, codeA), u"InvalidParameter"_s);
    refused("400 with a code", answered(400, codeA), u"InvalidParameter"_s);
    refused("400 with a numeric code", answered(400, R"({"code":1201,"message":"m"})"), u"1201"_s);
    refused("200 with Response.Error",
        answered(200, R"({"Response":{"Error":{"Code":"X","Message":"m"},"RequestId":"r"}})"), u"X"_s);
    refused("200 with ErrorCode", answered(200, R"({"Response":{"ErrorCode":"E","ErrorMessage":"m"}})"), u"E"_s);
    refused("200 with error.type", answered(200, R"({"error":{"type":"T","message":"m"}})"), u"T"_s);
    refused("200 with words in an error", answered(200, R"({"Response":{"Error":{"Message":"m"}}})"), {});
    refused("200 with words in error", answered(200, R"({"error":{"message":"no"}})"), {});
    refused("400 with words in error", answered(400, R"({"error":{"message":"no"}})"), {});
    refused("200 with a message only", answered(200, R"({"message":"too long","request_id":"r"})"), {});
    refused("200 with ErrorMessage only", answered(200, R"({"Response":{"ErrorMessage":"too long"}})"), {});
    refused("200 with an empty output", answered(200, R"({"output":{},"code":"C","message":"m"})"), u"C"_s);
    refused("200 with no output", answered(200, R"({"output":null,"Response":null,"code":"C"})"), u"C"_s);
    refused("200 with a code of none and a message", answered(200, R"({"code":null,"message":"too long"})"), {});
    refused("200 with a number", answered(200, R"({"code":1201,"message":"m"})"), u"1201"_s);
    refused("a limit that no vendor documents", answered(400, R"({"error":{"code":"rate_limit_exceeded"}})"),
        u"rate_limit_exceeded"_s);
    refused("FailedOperation.JobNumExceed",
        answered(200, R"({"Response":{"Error":{"Code":"FailedOperation.JobNumExceed"}}})"),
        u"FailedOperation.JobNumExceed"_s);
    refused("a member twice without any id",
        answered(200, R"({"code":"A","code":"InvalidParameter","message":"m"})"), u"InvalidParameter"_s);
    refused("202 with a code", answered(202, R"({"code":"InvalidParameter","message":"m"})"), u"InvalidParameter"_s);
    refused("a sentence about running tasks", answered(200, R"({"message":"Too many tasks are running"})"), {});
    refused("a code that only begins so", answered(200, R"({"code":"ThrottlingIsOff"})"), u"ThrottlingIsOff"_s);
    refused("400 with the reply's own id", answered(400, R"({"id":"e-1","message":"m"})"), {});
    refused("200 with error.code", answered(200, R"({"error":{"code":"Y","message":"m"}})"), u"Y"_s);
    refused("402 with nothing", answered(402, {}), {});
    refused("404 with HTML", answered(404, "<html>"), {});
    for (const int status :
        {400, 402, 404, 405, 406, 410, 411, 412, 413, 414, 415, 416, 417, 418, 422, 426, 428, 431, 451})
        refused(qPrintable(QString::number(status)), answered(status, "{}"), {});
    for (const int status : {301, 302, 307, 308})
        refused(qPrintable(QString::number(status)), answered(status, {}), {});
    refused("400 whose body was cut", failed(Transport::Cut, Sent::Everything, 400, "{\"co"), {});
    refused("413 before all had left", failed(Transport::Answered, Sent::Partly, 413), {});
    ends("408", answered(408, codeA), CreateOutcome::Refused, ErrorKind::Network, u"InvalidParameter"_s);
    ends("401", answered(401, R"({"code":"InvalidApiKey","message":"no"})"), CreateOutcome::Refused,
        ErrorKind::KeyProblem, u"InvalidApiKey"_s);
    ends("403", answered(403, {}), CreateOutcome::Refused, ErrorKind::Refused);
    ends("403 with a code", answered(403, R"({"Response":{"Error":{"Code":"AuthFailure","Message":"no"}}})"),
        CreateOutcome::Refused, ErrorKind::KeyProblem, u"AuthFailure"_s);
    ends("401 with a message only", answered(401, R"({"message":"no"})"), CreateOutcome::Refused, ErrorKind::Refused);
    ends("403 about the words", answered(403, R"({"code":"DataInspectionFailed","message":"no"})"),
        CreateOutcome::Refused, ErrorKind::Refused, u"DataInspectionFailed"_s);
    ends("403 about the model", answered(403, R"({"code":"Model.AccessDenied","message":"no"})"),
        CreateOutcome::Refused, ErrorKind::Refused, u"Model.AccessDenied"_s);
    ServiceReply typed = answered(401, R"({"code":"InvalidApiKey","message":"no"})");
    typed.contentType = "text/html; charset=utf-8";
    ends("401 called HTML", typed, CreateOutcome::Refused, ErrorKind::Refused, u"InvalidApiKey"_s);
    typed.contentType = "Application/Problem+JSON";
    ends("401 called JSON", typed, CreateOutcome::Refused, ErrorKind::KeyProblem, u"InvalidApiKey"_s);
    ends("401 with other things", answered(401, R"({"code":"C","message":"no","login":"https://x"})"),
        CreateOutcome::Refused, ErrorKind::Refused, u"C"_s);

    const auto throttled = [&](const char* name, const ServiceReply& reply, const QString& code = {}) {
        ends(name, reply, CreateOutcome::Throttled, ErrorKind::Throttled, code);
    };
    throttled("425", answered(425, {}));
    throttled("429", answered(429, "slow down"));
    throttled("429 with a code", answered(429, codeA), u"InvalidParameter"_s);
    throttled("Throttling", answered(400, R"({"code":"Throttling.RateQuota"})"), u"Throttling.RateQuota"_s);
    throttled("Throttling in 200", answered(200, R"({"code":"throttling"})"), u"throttling"_s);
    throttled("RequestLimitExceeded", answered(200, R"({"Response":{"Error":{"Code":"RequestLimitExceeded.Uin"}}})"),
        u"RequestLimitExceeded.Uin"_s);
    throttled("JobNumExceed", answered(200, R"({"Response":{"Error":{"Code":"RequestLimitExceeded.JobNumExceed"}}})"),
        u"RequestLimitExceeded.JobNumExceed"_s);
    throttled("503 with a documented code", answered(503, R"({"code":"Throttling"})"), u"Throttling"_s);
    throttled("before all had left", failed(Transport::Answered, Sent::Partly, 429));

    const auto lost = [&](const char* name, const ServiceReply& reply, const QString& code = {}) {
        ends(name, reply, CreateOutcome::Lost, ErrorKind::AnswerLost, code);
    };
    lost("cut", failed(Transport::Cut, Sent::Everything));
    lost("deadline", failed(Transport::TimedOut, Sent::Everything));
    lost("stopped", failed(Transport::Stopped, Sent::Everything));
    lost("too large", failed(Transport::TooLarge, Sent::Everything, 200, "{"));
    lost("cut body", failed(Transport::Cut, Sent::Everything, 200, R"({"output":{"task_)"));
    lost("cut head of 200", failed(Transport::Cut, Sent::Everything, 200));
    for (const int status : {300, 303, 304, 305, 399, 407, 409, 419, 421, 423, 424, 427, 430, 440, 449, 450, 499, 500,
             501, 502, 503, 504, 507, 520, 599, 600, 102, 199})
        lost(qPrintable(QString::number(status)), answered(status, {}));
    lost("500 with a code", answered(500, codeA), u"InvalidParameter"_s);
    lost("503 with a code that says nothing of it", answered(503, codeA), u"InvalidParameter"_s);
    lost("502 with Throttling", answered(502, R"({"code":"Throttling"})"), u"Throttling"_s);
    lost("503 with more than a code", answered(503, R"({"code":"Throttling","data":{}})"), u"Throttling"_s);
    lost("409 with a code", answered(409, codeA), u"InvalidParameter"_s);
    lost("200 with output.code", answered(200, R"({"output":{"code":"Z","message":"m"}})"), u"Z"_s);
    lost("200 with a code and more", answered(200, R"({"code":"C","message":"m","data":null})"), u"C"_s);
    lost("200 with an error and more", answered(200, R"({"error":{"code":"C"},"status":"failed"})"), u"C"_s);
    lost("200 with Response.Error and more", answered(200, R"({"Response":{"Error":{"Code":"X"},"Status":"WAIT"}})"),
        u"X"_s);
    lost("200 whose error was cut", failed(Transport::Cut, Sent::Everything, 200, codeA), u"InvalidParameter"_s);
    lost("200 with a code that is no text", answered(200, R"({"code":{"a":1},"message":"m"})"));
    for (const char* well : {R"({"code":0,"message":"too long"})", R"({"code":"10000","message":"m"})",
             R"({"code":299,"message":"m"})", R"({"code":"Accepted","message":"m"})", R"({"code":"CREATED"})",
             R"({"code":"queued"})", R"({"message":"Success."})", R"({"message":"ok"})",
             R"({"message":"Your task was created."})", R"({"message":"task submitted"})",
             R"({"error":{"message":"Accepted"}})", R"({"Response":{"ErrorMessage":"Queued"}})"}) {
        const CreateAnswer said = readCreateAnswer(Family::A, answered(200, well));
        lost(well, answered(200, well), said.error.code);
    }
    lost("200 with neither", answered(200, "{}"));
    lost("200 with code 0", answered(200, R"({"code":0,"message":"ok"})"));
    lost("500 with the reply's own id", answered(500, R"({"id":"e-1","message":"m"})"));
    lost("500 with an id and an error", answered(500, R"({"id":"e-1","error":{"code":"C"}})"), u"C"_s);
    lost("200 with code 202", answered(200, R"({"code":202,"message":"Accepted"})"));
    lost("200 with code 0000", answered(200, R"({"code":"0000"})"));
    lost("200 with a word of success", answered(200, R"({"message":"queued"})"));
    lost("200 with an error in words", answered(200, R"({"error":"busy"})"));
    lost("200 with code 200", answered(200, R"({"code":"200","message":"success"})"));
    lost("200 empty", answered(200, {}));
    lost("200 HTML", answered(200, "<html>Sign in to the network</html>"));
    lost("200 array", answered(200, R"([{"task_id":"t"}])"));
    lost("200 with what is no UTF-8", answered(200, "{\"task_id\":\"t\xFF\"}"));
    lost("200 nested without end", answered(200, "{\"task_id\":\"t\",\"x\":" + QByteArray(100000, '[')));
    lost("200 nested too deep",
        answered(200, "{\"task_id\":\"t\",\"x\":" + QByteArray(5000, '[') + QByteArray(5000, ']') + '}'));
    lost("204", answered(204, {}));
    lost("error of the connection after all had left", failed(Transport::NoConnection, Sent::Everything));

    const auto notSent = [&](const char* name, const ServiceReply& reply) {
        ends(name, reply, CreateOutcome::NotSent, ErrorKind::NotSent);
    };
    notSent("no connection", failed(Transport::NoConnection, Sent::Nothing));
    notSent("certificate", failed(Transport::TlsRefused, Sent::Nothing));
    notSent("proxy", failed(Transport::ProxyRefused, Sent::Nothing));
    notSent("deadline before connecting", failed(Transport::TimedOut, Sent::Nothing));
    notSent("cut before all had left", failed(Transport::Cut, Sent::Partly));
    notSent("stall before all had left", failed(Transport::TimedOut, Sent::Partly));
    ends("stopped before all had left", failed(Transport::Stopped, Sent::Partly), CreateOutcome::NotSent,
        ErrorKind::Stopped);
    ends("stopped before anything had left", failed(Transport::Stopped, Sent::Nothing), CreateOutcome::NotSent,
        ErrorKind::Stopped);
    notSent("500 before all had left", failed(Transport::Answered, Sent::Partly, 500));
    ServiceReply changed = failed(Transport::Cut, Sent::Partly);
    changed.problem = u"a.png changed while it was being sent."_s;
    changed.isBodyAtFault = true;
    ends("changed file", changed, CreateOutcome::NotSent, ErrorKind::BadInput);
    changed.transport = Transport::Stopped;
    ends("changed file, then stopped", changed, CreateOutcome::NotSent, ErrorKind::BadInput);
    ServiceReply badKey = failed(Transport::Stopped, Sent::Nothing);
    badKey.problem = u"The key is empty."_s;
    notSent("bad key", badKey);
}

void TestCreateAnswer::create()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const int, outcome);
    QFETCH(const int, kind);
    QFETCH(const QString, id);
    QFETCH(const QString, code);
    // The model may be set to the wrong family. What a reply says about the money does not depend on that.
    for (const Family family : {Family::A, Family::B}) {
        const CreateAnswer answer = readCreateAnswer(family, reply);
        QCOMPARE(int(answer.outcome), outcome);
        QCOMPARE(answer.report.taskId, id);
        if (answer.outcome == CreateOutcome::Accepted)
            continue;
        QCOMPARE(int(answer.error.kind), kind);
        QCOMPARE(answer.error.code, code);
        QVERIFY(answer.error.message.size() > 20);
        QVERIFY2(!answer.error.message.at(0).isDigit() && !answer.error.message.startsWith(u"HTTP"_s),
            qPrintable(answer.error.message));
        QCOMPARE(answer.error.message.contains(u"We haven't resent it."_s), answer.outcome == CreateOutcome::Lost);
    }
}

void TestCreateAnswer::createWords_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<QString>("message");
    const QString lost = u"The service may have accepted this request, but didn't confirm it. We haven't resent it. "_s;
    const QString dropped =
        u"The connection dropped before the service replied. It may have accepted this request. We haven't resent it."_s;
    QTest::addRow("refused")
        << answered(400, R"({"code":"C","message":"Too long."})")
        << u"The service rejected this request; nothing was accepted. The service says: Too long."_s;
    QTest::addRow("refused beside a code of success")
        << answered(400, R"({"code":10000,"message":"Too long."})")
        << u"The service rejected this request; nothing was accepted. The service says: Too long."_s;
    QTest::addRow("lost beside a code of success")
        << answered(200, R"({"code":10000,"message":"Too long."})") << lost + u"The service says: Too long."_s;
    QTest::addRow("refused without words")
        << answered(404, {}) << u"The service rejected this request; nothing was accepted. (HTTP 404)"_s;
    QTest::addRow("key") << answered(401, R"({"code":"C","message":"Bad key"})")
                         << u"The service rejected the key; nothing was accepted. The service says: Bad key"_s;
    QTest::addRow("no balance")
        << answered(402, R"({"code":"Arrearage","message":"Your balance is used up."})")
        << u"The service rejected this request; nothing was accepted. The service says: Your balance is used up."_s;
    QTest::addRow("no balance, family B")
        << answered(200, R"({"Response":{"Error":{"Code":"ResourceInsufficient","Message":"No quota left."}}})")
        << u"The service rejected this request; nothing was accepted. The service says: No quota left."_s;
    QTest::addRow("no balance, without words")
        << answered(402, {}) << u"The service rejected this request; nothing was accepted. (HTTP 402)"_s;
    ServiceReply moved = answered(308, {});
    const auto movedText = [](const QString& place) {
        return u"The service's URL has moved to %1; nothing was accepted. Correct the account's base URL."_s.arg(place);
    };
    moved.redirectTarget = QUrl(u"https://name:word@new.example/v2?token=1#2"_s);
    QTest::addRow("moved") << moved << movedText(u"https://new.example/v2"_s);
    moved.redirectTarget.setPort(8443);
    QTest::addRow("moved to another port") << moved << movedText(u"https://new.example:8443/v2"_s);
    moved.redirectTarget = QUrl(u"https://new.example/"_s + QString(200, u'x'));
    QTest::addRow("moved far") << moved << movedText(u"https://new.example/"_s + QString(100, u'x') + u'…');
    QTest::addRow("408")
        << answered(408, {})
        << u"The service didn't receive the request in time; nothing was accepted. You can send it again. (HTTP 408)"_s;
    QTest::addRow("409") << answered(409, {}) << lost + u"(HTTP 409)"_s;
    QTest::addRow("a message only")
        << answered(200, R"({"message":"Too long."})")
        << u"The service rejected this request; nothing was accepted. The service says: Too long."_s;
    const QString namesNone = lost + u"No task ID could be read from the response. The response was HTTP "_s;
    QTest::addRow("502") << answered(502, "<html>") << namesNone + u"502 with 6 bytes that start with “<html>”."_s;
    QTest::addRow("a page") << page(200, "<html>\n <body>" + QByteArray(300, 'x'), "text/html; charset=utf-8")
                            << namesNone + u"200 with 314 bytes of text/html that start with “<html> <body>"_s
            + QString(67, u'x') + u"…”."_s;
    QTest::addRow("packed") << page(200, QByteArray("\x1F\x8B\x08\0\0\0", 6) + QByteArray(20, '\xFE'), "text/plain")
                            << namesNone + u"200 with 26 bytes of text/plain that aren't text."_s;
    QTest::addRow("a token in it") << page(200, "upstream refused Bearer sk-abcdefghijklmnopqrstuv", "text/plain")
                                   << namesNone
            + u"200 with 49 bytes of text/plain that start with “upstream refused Bearer ***”."_s;
    QTest::addRow("control characters in it")
        << page(502, "a\x1B[2Jb\u202Ec\r\nd", "text/plain\x07")
        << namesNone + u"502 with 13 bytes of text/plain that start with “a[2Jbc d”."_s;
    QTest::addRow("a page that declines")
        << page(404, "<html>Not here", "text/html")
        << u"The service rejected this request; nothing was accepted. The response was HTTP 404 with 14 bytes of text/html that start with “<html>Not here”."_s;
    QTest::addRow("500 with words") << answered(500, R"({"code":"Internal","message":"oops"})")
                                    << lost + u"The service says: oops"_s;
    QTest::addRow("deadline") << failed(Transport::TimedOut, Sent::Everything)
                              << lost + u"No response arrived in time."_s;
    QTest::addRow("cut") << failed(Transport::Cut, Sent::Everything) << dropped;
    QTest::addRow("too large") << failed(Transport::TooLarge, Sent::Everything, 200,
        "{") << lost + u"No task ID could be read from the response. The service's response is too large."_s;
    QTest::addRow("nothing in it") << answered(200, "{}") << lost + u"No task ID could be read from the response."_s;
    QTest::addRow("cut behind the id") << failed(
        Transport::Cut, Sent::Everything, 200, R"({"output":{"task_id":"t-9","task_st)")
                                       << lost + u"The part of the response that arrived names task t-9."_s;
    QTest::addRow("cut within a number") << failed(Transport::Cut, Sent::Everything, 200, R"({"output":{"task_id":123)")
                                         << dropped;
    ServiceReply changed = failed(Transport::Cut, Sent::Partly);
    changed.problem = u"a.jpg changed while it was being sent."_s;
    changed.isBodyAtFault = true;
    QTest::addRow("file changed")
        << changed << u"a.jpg changed while it was being sent. The service didn't receive the full request."_s;
    ServiceReply badKey = failed(Transport::Stopped, Sent::Nothing);
    badKey.problem = u"The key is empty."_s;
    QTest::addRow("bad key") << badKey << u"The key is empty. Nothing was sent. Fix this and try again."_s;
    QTest::addRow("words without a code")
        << answered(404, R"({"detail":"Not Found"})")
        << u"The service rejected this request; nothing was accepted. The service says: Not Found"_s;
    QTest::addRow("lost with words") << answered(200, R"({"error":"busy"})") << lost + u"The service says: busy"_s;
    QTest::addRow("the reply's own id") << answered(500, R"({"id":"e-1","message":"oops"})")
                                        << lost + u"The service says: oops"_s;
    QTest::addRow("stopped") << failed(Transport::Stopped, Sent::Partly) << u"Stopped before it was sent."_s;
    QTest::addRow("stopped too late") << failed(Transport::Stopped, Sent::Everything)
                                      << lost + u"Stopped after it was sent."_s;
    QTest::addRow("control characters")
        << answered(400, "{\"code\":\"C\",\"message\":\"a\\u0007b\"}")
        << u"The service rejected this request; nothing was accepted. The service says: ab"_s;
}

void TestCreateAnswer::createWords()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const QString, message);
    QCOMPARE(readCreateAnswer(Family::A, reply).error.message, message);
}

/// Wherever a successful reply is cut, the outcome is the right ID or a lost answer, never a refusal.
void TestCreateAnswer::everyCutOfAnAnswer()
{
    const std::pair<Family, QByteArray> answers[] = {
        {Family::A, R"({"request_id":"r-1","output":{"task_status":"PENDING","task_id":"t-12345"}})"},
        {Family::B, R"({"Response":{"RequestId":"r\"1","JobId":1234567,"ExternalTaskId":""}})"},
    };
    for (const auto& [family, whole] : answers) {
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const CreateAnswer answer =
                readCreateAnswer(family, failed(Transport::Cut, Sent::Everything, 200, whole.left(size)));
            QCOMPARE(answer.outcome, CreateOutcome::Lost);
            QVERIFY(answer.report.taskId.isEmpty());
            const bool names = answer.error.message.contains(u"names task"_s);
            const QString id = family == Family::A ? u"t-12345."_s : u"1234567."_s;
            QVERIFY(!names || answer.error.message.endsWith(id));
        }
        QCOMPARE(readCreateAnswer(family, failed(Transport::Cut, Sent::Everything, 200, whole)).outcome,
            CreateOutcome::Accepted);
    }
}

void TestCreateAnswer::largeAnswersKeepNobodyWaiting_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isNamed");
    constexpr qsizetype limit = 8 << 20; // the most that a call accepts
    const QByteArray begun = R"({"output":{"task_id":"t-9","list":[)";
    QTest::newRow("commas") << QByteArray(limit, ',') << false;
    QTest::newRow("quotes") << QByteArray(limit, '"') << false;
    QTest::newRow("brackets that open") << QByteArray(limit, '[') << false;
    QTest::newRow("braces that open") << QByteArray(limit, '{') << false;
    QTest::newRow("brackets that close") << QByteArray(limit, ']') << false;
    QTest::newRow("a list without an end") << begun + QByteArray("1,").repeated(limit / 2) << true;
    QTest::newRow("lists without an end") << begun + QByteArray("[],").repeated(limit / 3) << true;
    QByteArray ids = R"({"ids":[)";
    for (int n = 0; n < 500'000; ++n)
        ids += "\"id-" + QByteArray::number(n) + "\",";
    QTest::newRow("many IDs") << ids.chopped(1) + "]}" << false;
    QTest::newRow("lists within lists") << begun + QByteArray(limit, '[') << true;
    QTest::newRow("a text without an end") << begun + '"' + QByteArray(limit, 'x') << true;
    QTest::newRow("rubbish behind the id") << begun + "?" + QByteArray("1,").repeated(limit / 2) << true;
}

void TestCreateAnswer::largeAnswersKeepNobodyWaiting()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isNamed);
    const CreateAnswer answer = readCreateAnswer(Family::A, failed(Transport::TooLarge, Sent::Everything, 200, body));
    QCOMPARE(answer.outcome, CreateOutcome::Lost);
    QCOMPARE(answer.error.message.contains(u"names task t-9."_s), isNamed);
}

void TestCreateAnswer::strangeCodesBecomeRemarks_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<QString>("remark");
    const QString head = u"The service returned an ID, but also an error: "_s;
    QTest::newRow("none") << answered(200, R"({"task_id":"t-1"})") << QString();
    for (const char* well : {"0", "200", "10000", R"("success")", R"("Accepted")", R"("queued")"})
        QTest::newRow(well) << answered(200, QByteArray(R"({"task_id":"t-1","code":)") + well + '}') << QString();
    QTest::newRow("a code") << answered(200, R"({"task_id":"t-1","code":"Slow"})") << head + u"Slow"_s;
    QTest::newRow("a code and a message")
        << answered(200, R"({"output":{"task_id":"t-1"},"code":"Slow","message":"a\u0007 b"})")
        << head + u"Slow \u00b7 a b"_s;
    QTest::newRow("Response.Error") << answered(
        200, R"({"Response":{"JobId":"j-1","Error":{"Code":"C","Message":"m"}}})")
                                    << head + u"C \u00b7 m"_s;
    QTest::newRow("words without a code")
        << answered(200, R"({"task_id":"t-1","error":{"message":"no"}})") << head + u"no"_s;
    const QString two = u"The response contains more than one ID. Dailies uses %1; the other is %2."_s;
    QTest::newRow("another id") << answered(200, R"({"output":{"task_id":"t-1"},"id":"t-2"})")
                                << two.arg(u"t-1"_s, u"t-2"_s);
    QTest::newRow("an id of each") << answered(200, R"({"data":{"id":"t-1"},"result":{"id":"t-2"}})")
                                   << two.arg(u"t-1"_s, u"t-2"_s);
    QTest::newRow("of both families") << answered(
        200, R"({"output":{"task_id":"t-1"},"Response":{"JobId":"t-2"},"code":"Slow"})")
                                      << two.arg(u"t-1"_s, u"t-2"_s) + u' ' + head + u"Slow"_s;
    QTest::newRow("the same id twice") << answered(200, R"({"output":{"task_id":"t-1"},"id":"t-1"})") << QString();
    QTest::newRow("the id of the request")
        << answered(200, R"({"output":{"task_id":"t-1"},"id":"r-1","request_id":"r-1"})") << QString();
    QTest::newRow("a status") << answered(500, R"({"output":{"task_id":"t-1"}})") << head + u"HTTP 500"_s;
}

void TestCreateAnswer::strangeCodesBecomeRemarks()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const QString, remark);
    const CreateAnswer answer = readCreateAnswer(Family::A, reply);
    QCOMPARE(answer.outcome, CreateOutcome::Accepted);
    QCOMPARE(answer.remark, remark);
}

void TestCreateAnswer::textsThatLookLikeIdsAreOffered_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char* name, const ServiceReply& reply, const QStringList& ids) {
        QTest::newRow(name) << reply << ids;
    };
    row("nothing", answered(500, {}), {});
    row("no JSON", answered(502, "<html>bad gateway 502</html>"), {});
    row("an id at the top of trouble", answered(500, R"({"id":"job-77","message":"oops"})"), {u"job-77"_s});
    row("in data of trouble", answered(504, R"({"data":{"taskId":"job-78"}})"), {u"job-78"_s});
    row("in a list", answered(200, R"([{"task_id":"job-79"}])"), {u"job-79"_s});
    row("in a list of texts", answered(200, R"({"result":{"taskIds":["job-81","job-82"]}})"),
        {u"job-81"_s, u"job-82"_s});
    row("in a bare list", answered(200, R"(["job-83"])"), {u"job-83"_s});
    row("in lists of lists", answered(200, R"({"data":[[{"video-uuid":"0a-1b"}]]})"), {u"0a-1b"_s});
    row("with a key of other letters", answered(200, R"([{"video-uuid":"0a-1c"}])"), {u"0a-1c"_s});
    row("in another place", answered(200, R"({"payload":{"job":{"uid":"a1b2"}}})"), {u"a1b2"_s});
    row("named less clearly, it comes later", answered(200, R"({"job":"j-1","payload":{"uid":"u-2"}})"),
        {u"u-2"_s, u"j-1"_s});
    row("the number of the request is none", answered(500, R"({"request_id":"req-1","RequestId":"r2","traceId":"t3"})"),
        {});
    row("words are none", answered(500, R"({"id":"not given","task":"failed"})"), {});
    row("in a member that is there twice",
        answered(200, R"({"output":{"task_id":"job-84"},"output":{},"code":"C","message":"m"})"), {u"job-84"_s});
    row("a few at the most", answered(500, R"({"id":"a1","uid":"a2","jobid":"a3","taskid":"a4"})"),
        {u"a1"_s, u"a3"_s, u"a4"_s});
    row("cut behind it", failed(Transport::Cut, Sent::Everything, 200, R"({"data":{"jobId":"job-80","x":"y)"),
        {u"job-80"_s});
    row("cut within it", failed(Transport::Cut, Sent::Everything, 200, R"({"data":{"jobId":"job-8)"), {});
    row("cut within a number", failed(Transport::Cut, Sent::Everything, 200, R"({"data":{"jobId":1234)"), {});
    row("a number", answered(500, R"({"id":12345})"), {u"12345"_s});
    row("a number beyond numbers", answered(200, R"({"output":{"task_id":92233720368547758090}})"),
        {u"92233720368547758090"_s});
    row("another object behind it", answered(200, R"({"output":{"task_id":"t-5"}} {"a":1})"), {u"t-5"_s});
    row("JSON in a JSON text", answered(200, R"("{\"output\":{\"task_id\":\"job-85\"}}")"), {u"job-85"_s});
    row("JSON in a member", answered(200, R"({"body":"{\"jobId\": 86, \"x\":\"y\"}"})"), {u"86"_s});
    row("control characters", answered(500, R"({"id":"a\u00001"})"), {});
    row("far too long", answered(500, R"({"id":")" + QByteArray(5000, '7') + R"("})"), {});
}

void TestCreateAnswer::textsThatLookLikeIdsAreOffered()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const QStringList, ids);
    const CreateAnswer answer = readCreateAnswer(Family::A, reply);
    QCOMPARE(answer.outcome, CreateOutcome::Lost);
    QCOMPARE(answer.candidateIds, ids);
}

void TestCreateAnswer::whatOnlyAPersonCanChange_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<bool>("isForUser");
    QTest::newRow("no connection") << failed(Transport::NoConnection, Sent::Nothing) << false;
    QTest::newRow("no answer before all had left") << failed(Transport::TimedOut, Sent::Partly) << false;
    QTest::newRow("cut before all had left") << failed(Transport::Cut, Sent::Partly) << false;
    QTest::newRow("trouble before all had left") << failed(Transport::Answered, Sent::Partly, 500) << false;
    QTest::newRow("proxy") << failed(Transport::ProxyRefused, Sent::Nothing) << false;
    QTest::newRow("certificate") << failed(Transport::TlsRefused, Sent::Nothing) << true;
    QTest::newRow("stopped") << failed(Transport::Stopped, Sent::Partly) << true;
    ServiceReply badKey = failed(Transport::Stopped, Sent::Nothing);
    badKey.problem = u"The key is empty."_s;
    QTest::newRow("bad key") << badKey << true;
    ServiceReply changed = failed(Transport::Cut, Sent::Partly);
    changed.problem = u"a.png changed while it was being sent."_s;
    changed.isBodyAtFault = true;
    QTest::newRow("changed file") << changed << true;
}

void TestCreateAnswer::whatOnlyAPersonCanChange()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const bool, isForUser);
    const CreateAnswer answer = readCreateAnswer(Family::A, reply);
    QCOMPARE(answer.outcome, CreateOutcome::NotSent);
    QCOMPARE(answer.isForUser, isForUser);
}

QTEST_GUILESS_MAIN(TestCreateAnswer)
#include "tst_createanswer.moc"
