// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/runnerbench.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// If a reply cannot be read, the task's error and log say what arrived instead.
class TestUnreadableReply final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void create();
    void query();

private:
    static FaultScript page(const QByteArray& body)
    {
        return {.reply = FaultServer::reply(200, body, "Content-Type: text/html\r\n")};
    }
    static bool logs(const RunnerBench& bench, TaskId id, const QString& kind, const QString& words)
    {
        const QList<TaskLogEntry> log = bench.store->log(id);
        return std::any_of(log.cbegin(), log.cend(),
            [&](const TaskLogEntry& each) { return each.kind == kind && each.text.contains(words); });
    }
};

void TestUnreadableReply::create()
{
    RunnerBench b;
    b.service.enqueue(page("<html>" + QByteArray(RunnerBench::key) + "</html>"));
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::NeedsReview));
    // Its length is reported after the key is removed.
    const QString words = u"The response was HTTP 200 with 16 bytes of text/html that start with “<html>***</html>”."_s;
    QVERIFY2(b.task(id).error.message.endsWith(words), qPrintable(b.task(id).error.message));
    QVERIFY(logs(b, id, u"create reply"_s, words));
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
    QCOMPARE(b.creates(), 1);
}

void TestUnreadableReply::query()
{
    RunnerBench b;
    bool isStrange = true;
    b.service.setHandler([&](const FaultRequest& request) {
        return isStrange && request.target.contains("/QueryVideo") ? page("<p>One moment</p>") : b.obliging(request);
    });
    const TaskId id = b.submit();
    const QString words =
        u"The response was HTTP 200 with 17 bytes of text/html that start with “<p>One moment</p>”."_s;
    QVERIFY(b.until([&] { return b.task(id).error.message.contains(words); }));
    QVERIFY(logs(b, id, u"query reply"_s, words));
    isStrange = false;
    QVERIFY(b.reaches(id, TaskState::Saved));
}

QTEST_GUILESS_MAIN(TestUnreadableReply)
#include "tst_unreadablereply.moc"
