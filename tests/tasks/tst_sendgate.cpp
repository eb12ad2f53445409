// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include "app/tasks/run/sendgate.h"

#include <QTest>

#ifdef Q_OS_LINUX
#include <sys/stat.h>
#endif

using namespace Dailies;
using namespace Qt::StringLiterals;

/// One press, one request: what the engine does, however often it is called.
class TestSendGate final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RunnerBench> m_bench;
    SendPress m_press;
    quint64 m_events = 0;

    TaskRunner& runner() { return *m_bench->runner; }
    SendWish wish(const QString& prompt = u"a gull"_s, int copies = 1)
    {
        SendWish wish{m_bench->account, RunnerBench::textRequest(), copies};
        wish.request.prompt = prompt;
        return wish;
    }
    /// The next call is caused by a press at that time.
    void press(quint64 hold, qint64 madeAt) { m_press = {hold, ++m_events, madeAt}; }
    void withHands()
    {
        runner().setHands([this] { return m_press; });
    }
    static ErrorKind why(const Result<QList<TaskId>>& result)
    {
        return result ? ErrorKind::Stopped : result.error().kind;
    }
    int tasks() const { return int(m_bench->store->ids().size()); }
    /// Of five variations, the first is sent and gets no response. Empty if that fails.
    QList<TaskId> variationsWithLostAnswer()
    {
        m_bench->service.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Rst}; });
        const auto ids = runner().submit(wish(u"a gull"_s, 5));
        if (!ids || !m_bench->reaches(ids->first(), TaskState::NeedsReview))
            return {};
        m_bench->pass(60);
        return *ids;
    }

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<RunnerBench>();
        m_press = {};
        m_bench->service.setHandler([this](const FaultRequest& request) { return m_bench->obliging(request); });
    }
    void cleanup() { m_bench.reset(); }

    void theGateGoesByPressesAndTheirTimes_data()
    {
        QTest::addColumn<quint64>("hold");
        QTest::addColumn<qint64>("madeAt");
        QTest::addColumn<bool>("isNew");
        // The first press was at 1000; it was on disk and shown at 1900.
        QTest::newRow("the same key, held") << quint64(1) << qint64(9000) << false;
        QTest::newRow("queued while it was busy") << quint64(2) << qint64(1899) << false;
        QTest::newRow("a double click's other half") << quint64(2) << qint64(1150) << false;
        QTest::newRow("released, and later") << quint64(2) << qint64(1900) << true;
    }
    void theGateGoesByPressesAndTheirTimes()
    {
        QFETCH(quint64, hold);
        QFETCH(qint64, madeAt);
        SendGate gate;
        QVERIFY(gate.isNewWish({1, 1, 1000}));
        gate.begin({1, 1, 1000});
        QVERIFY(!gate.isNewWish({7, 7, 5000}));
        QVERIFY(!gate.isNewWish({}));
        gate.end(1900);
        QTEST(gate.isNewWish({hold, 2, madeAt}), "isNew");
    }

    void aDoubleClickOnAQuickDiskIsOne()
    {
        SendGate gate;
        gate.begin({1, 1, 1000});
        gate.end(1001);
        QVERIFY(!gate.isNewWish({2, 2, 1399}));
        QVERIFY(gate.isNewWish({2, 2, 1400}));
    }

    void whatOneEventAsksForSeveralIsOneWish()
    {
        SendGate gate;
        for (int n = 0; n < 5; ++n) {
            QVERIFY(gate.isNewWish({1, 1, 1000}));
            gate.begin({1, 1, 1000});
            gate.end(2000);
        }
        QVERIFY(!gate.isNewWish({1, 2, 1000}));
    }

    /// Between two repeats of a held key, a call without an event.
    void anActWithoutAnEventDoesNotReleaseAKey()
    {
        SendGate gate;
        gate.begin({1, 1, 1000});
        gate.end(1001);
        QVERIFY(gate.isNewWish({}));
        gate.begin({});
        gate.end(3000);
        QVERIFY(!gate.isNewWish({1, 9, 1000}));
    }

    void aHeldKeySubmitsOnce()
    {
        withHands();
        for (int n = 0; n < 50; ++n) {
            press(1, 0);
            const auto ids = runner().submit(wish(QString::number(n)));
            QCOMPARE(why(ids), n == 0 ? ErrorKind::Stopped : ErrorKind::Repeated);
            m_bench->clock.advance(33);
        }
        QCOMPARE(tasks(), 1);
    }

    void anIdenticalRequestIsAskedAboutForTenSeconds()
    {
        withHands();
        QVERIFY(runner().submit(wish()));
        m_bench->clock.advance(4000);
        const auto same = runner().submit(wish());
        QCOMPARE(why(same), ErrorKind::SentJustNow);
        QCOMPARE(same.error().message, u"The same request is already waiting to be sent."_s);
        QVERIFY(runner().submit(wish(u"another"_s)));
        SendWish meant = wish();
        meant.isMeant = true;
        QVERIFY(runner().submit(meant));
        m_bench->clock.advance(9999);
        QCOMPARE(why(runner().submit(wish())), ErrorKind::SentJustNow);
        m_bench->clock.advance(1);
        QVERIFY(runner().submit(wish()));
        QCOMPARE(tasks(), 4);
    }

    void whatWasJustSentAgainIsAskedAboutToo()
    {
        m_bench->service.enqueue({.then = FaultScript::Then::Rst});
        const TaskId id = runner().submit(wish()).value().first();
        QVERIFY(m_bench->reaches(id, TaskState::NeedsReview));
        m_bench->clock.advance(60'000);
        withHands();
        press(1, 60'000);
        QVERIFY(runner().resubmit(id));
        m_bench->clock.advance(4000);
        press(2, 64'000);
        const auto same = runner().submit(wish());
        QCOMPARE(why(same), ErrorKind::SentJustNow);
        QCOMPARE(same.error().message, u"You sent this 4 s ago."_s);
        QVERIFY(runner().submit(wish(u"another"_s)));
        m_bench->clock.advance(6000);
        press(3, 70'000);
        QVERIFY(runner().submit(wish()));
    }

    /// That both may be charged is the stronger question, also within ten seconds.
    void aLostAnswerIsAskedAboutFirst()
    {
        withHands();
        m_bench->service.enqueue({.then = FaultScript::Then::Rst});
        const TaskId id = runner().submit(wish()).value().first();
        QVERIFY(m_bench->reaches(id, TaskState::NeedsReview));
        press(2, m_bench->clock.elapsed());
        const auto same = runner().submit(wish());
        QCOMPARE(why(same), ErrorKind::Unanswered);
        QVERIFY2(same.error().message.contains(u"you'll pay for both"_s), qPrintable(same.error().message));
        QCOMPARE(tasks(), 1);
    }

    void aRequestWithoutAResponseIsAskedAbout()
    {
        m_bench->service.enqueue({.then = FaultScript::Then::Rst});
        const TaskId lost = runner().submit(wish()).value().first();
        QVERIFY(m_bench->reaches(lost, TaskState::NeedsReview));
        m_bench->clock.advance(60'000);
        withHands();
        const auto same = runner().submit(wish());
        QCOMPARE(why(same), ErrorKind::Unanswered);
        QCOMPARE(same.error().message,
            u"Take 1 of the same request got no response. If it was received, you'll pay for both."_s);
        QCOMPARE(tasks(), 1);
        QVERIFY(runner().submit(wish(u"another"_s)));
        SendWish meant = wish();
        meant.isMeant = true;
        QVERIFY(runner().submit(meant));
        m_bench->pass(60);
        // Nothing is asked any more once it is decided.
        QCOMPARE(why(runner().submit(wish())), ErrorKind::Unanswered);
        QVERIFY(runner().leave(lost));
        QVERIFY(runner().submit(wish()));
    }

    /// A press that only takes something back must not pay twice, either.
    void aLostAnswerHoldsWhatIsPutBack()
    {
        m_bench->sendRules.isPaused = true;
        m_bench->runner->followSendRules();
        const TaskId removed = runner().submit(wish()).value().first();
        const auto before = runner().toPutBack(removed);
        QVERIFY(before && runner().withdraw(removed));
        m_bench->sendRules.isPaused = false;
        m_bench->runner->followSendRules();
        m_bench->service.enqueue({.then = FaultScript::Then::Rst});
        const TaskId lost = runner().submit(wish()).value().first();
        QVERIFY(m_bench->reaches(lost, TaskState::NeedsReview));
        const int sent = m_bench->creates();
        withHands();
        m_bench->clock.advance(60'000);
        const auto back = runner().putBack(*before);
        QCOMPARE(back.error().kind, ErrorKind::Unanswered);
        m_bench->pass(30);
        QCOMPARE(m_bench->creates(), sent);
        const VideoTask task = m_bench->task(removed);
        QCOMPARE(task.state, TaskState::Waiting);
        QVERIFY(task.held);
        QCOMPARE(task.error.message, back.error().message);
    }

    void aRequestThatWaitsForItsResponseIsAskedAbout()
    {
        m_bench->service.enqueue({.then = FaultScript::Then::Stall});
        const TaskId first = runner().submit(wish()).value().first();
        QVERIFY(m_bench->reaches(first, TaskState::Sending));
        withHands();
        m_bench->clock.advance(12'000);
        const auto same = runner().submit(wish());
        QCOMPARE(why(same), ErrorKind::Unanswered);
        QCOMPARE(same.error().message, u"Take 1 of the same request is still waiting for a response."_s);
    }

    void aVariationOfALostAnswerIsAskedAbout()
    {
        const QList<TaskId> ids = variationsWithLostAnswer();
        QVERIFY(!ids.isEmpty());
        const int sent = m_bench->creates();
        const TaskId rest = ids.last();
        QCOMPARE(m_bench->task(rest).state, TaskState::Waiting);
        withHands();
        const Result<void> refused = runner().checkNow(rest);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Unanswered);
        QCOMPARE(m_bench->task(rest).state, TaskState::Waiting);
        m_bench->pass(60);
        QCOMPARE(m_bench->creates(), sent);
        QVERIFY(runner().checkNow(rest, TaskRunner::CheckFor::Meant));
        m_bench->pass(60);
        QCOMPARE(m_bench->creates(), sent + 1);
    }

    void anotherAccountsSameRequestIsAnother()
    {
        withHands();
        QVERIFY(runner().submit(wish()));
        SendWish other = wish();
        other.account.id = u"another"_s;
        QVERIFY(runner().submit(other));
    }

    void copiesAreOneWish()
    {
        withHands();
        press(1, 0);
        const auto ids = runner().submit(wish(u"a gull"_s, 3));
        QVERIFY(ids && ids->size() == 3);
        QCOMPARE(why(runner().submit(wish(u"a gull"_s, 3))), ErrorKind::SentJustNow);
        QCOMPARE(tasks(), 3);
    }

    void resubmitIsOncePerPress()
    {
        m_bench->service.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Rst}; });
        const TaskId id = m_bench->submit();
        QVERIFY(m_bench->reaches(id, TaskState::NeedsReview));
        withHands();
        for (int n = 0; n < 4; ++n) {
            press(1, 0);
            const Result<void> again = runner().resubmit(id);
            QCOMPARE(bool(again), n == 0);
            QVERIFY(m_bench->reaches(id, TaskState::NeedsReview));
        }
        QCOMPARE(m_bench->creates(), 2);
    }

    /// The request is refused at once, again and again: only presses show how often it was meant.
    void aRefusedOneIsSentAgainOncePerPress()
    {
        m_bench->service.setHandler([](const FaultRequest&) {
            return FaultScript{.reply = FaultServer::reply(408, R"({"code":"RequestTimeout","message":"Too slow."})")};
        });
        const TaskId id = m_bench->submit();
        QVERIFY(m_bench->reaches(id, TaskState::Refused));
        withHands();
        for (int n = 0; n < 4; ++n) {
            press(1, 0);
            const Result<void> again = runner().checkNow(id);
            QCOMPARE(bool(again), n == 0);
            QVERIFY(m_bench->reaches(id, TaskState::Refused));
        }
        QCOMPARE(m_bench->creates(), 2);
    }

    /// A request from the last start, or one on hold, is sent by a press of its own.
    void aWaitingTwinIsAskedAbout_data()
    {
        QTest::addColumn<bool>("isHeld");
        QTest::newRow("on hold") << true;
        QTest::newRow("from the last start") << false;
    }
    void aWaitingTwinIsAskedAbout()
    {
        QFETCH(const bool, isHeld);
        SendWish first = wish();
        first.held = true;
        const TaskId waiting = runner().submit(first)->first();
        if (!isHeld) {
            VideoTask task = m_bench->task(waiting);
            task.held = false;
            QVERIFY(m_bench->store->update(task, task.state, {}));
            m_bench->crash();
            m_bench->start();
            runner().resume();
        }
        m_bench->pass(60);
        withHands();
        // Long ago, but it may still be sent.
        press(1, m_bench->clock.elapsed());
        const auto asked = runner().submit(wish());
        QCOMPARE(why(asked), ErrorKind::SentJustNow);
        QVERIFY(asked.error().message.contains(u"already waiting"_s));
        SendWish meant = wish();
        meant.isMeant = true;
        press(2, m_bench->clock.elapsed());
        QVERIFY(runner().submit(meant));
        m_bench->pass(2);
        QCOMPARE(m_bench->creates(), 1);
        press(3, m_bench->clock.elapsed());
        const Result<void> again = runner().checkNow(waiting, TaskRunner::CheckFor::OneOfMany);
        QVERIFY(!again);
        QCOMPARE(again.error().kind, ErrorKind::SentJustNow);
        QVERIFY2(again.error().message.startsWith(u"You sent this"_s), qPrintable(again.error().message));
        m_bench->pass(2);
        QCOMPARE(m_bench->creates(), 1);
        press(4, m_bench->clock.elapsed());
        QVERIFY(runner().checkNow(waiting, TaskRunner::CheckFor::Meant));
        m_bench->pass(5);
        QCOMPARE(m_bench->creates(), 2);
    }

    void twoWaitingTwinsAreAskedAboutUnlessSentTogether()
    {
        QList<TaskId> ids;
        for (int n = 0; n < 3; ++n) {
            SendWish held = wish();
            held.held = true;
            ids += *runner().submit(held);
        }
        m_bench->pass(60);
        withHands();
        press(1, m_bench->clock.elapsed());
        QVERIFY(runner().checkNow(ids.at(0), TaskRunner::CheckFor::OneOfMany));
        QVERIFY(runner().checkNow(ids.at(1), TaskRunner::CheckFor::OneOfMany));
        m_bench->pass(5);
        press(2, m_bench->clock.elapsed());
        const Result<void> third = runner().checkNow(ids.at(2));
        QVERIFY(!third);
        QCOMPARE(third.error().kind, ErrorKind::SentJustNow);
        m_bench->pass(10);
        QCOMPARE(m_bench->creates(), 2);
        press(3, m_bench->clock.elapsed());
        QVERIFY(runner().checkNow(ids.at(2)));
    }

    /// The other variations of a wish are meant, too.
    void aHeldVariationIsSentWithoutAQuestion()
    {
        withHands();
        press(1, m_bench->clock.elapsed());
        const auto ids = runner().submit(wish(u"a gull"_s, 2));
        QVERIFY(ids);
        QVERIFY(runner().hold(ids->at(1)));
        m_bench->pass(2);
        press(2, m_bench->clock.elapsed());
        QVERIFY(runner().checkNow(ids->at(1)));
        m_bench->pass(5);
        QCOMPARE(m_bench->creates(), 2);
    }

    void laterIsOnDiskBeforeAnythingLeaves()
    {
        withHands();
        QList<TaskId> ids;
        int told = 0;
        press(1, 0);
        QVERIFY(runner().submitLater({wish(u"a gull"_s, 2)}, [&](const Result<QList<TaskId>>& added) {
            ++told;
            ids = added.value_or(QList<TaskId>());
            QVERIFY(m_bench->service.received().isEmpty());
        }));
        QCOMPARE(told, 0);
        QCOMPARE(tasks(), 2);
        m_press = {2, ++m_events, 5000};
        QCOMPARE(why(runner().submit(wish(u"another"_s))), ErrorKind::Repeated);
        TRY_COMPARE(told, 1);
        QCOMPARE(ids.size(), 2);
        QVERIFY(m_bench->reaches(ids.at(0), TaskState::Saved));
        QVERIFY(m_bench->reaches(ids.at(1), TaskState::Saved));
        QCOMPARE(m_bench->creates(), 2);
    }

#ifdef Q_OS_LINUX
    /// A second connection must not drop the locks of the first, or another program would see the database as closed.
    void theDatabaseStaysLocked()
    {
        struct stat facts = {};
        QCOMPARE(::stat(QFile::encodeName(m_bench->store->file()).constData(), &facts), 0);
        const auto locks = [inode = QByteArray::number(qulonglong(facts.st_ino))] {
            QFile file(u"/proc/locks"_s);
            return file.open(QIODevice::ReadOnly) ? int(file.readAll().count(':' + inode + ' ')) : -1;
        };
        QVERIFY(m_bench->store->counts().isEmpty());
        const int before = locks();
        if (before <= 0)
            QSKIP("This system does not show its locks.");
        for (int n = 0; n < 2; ++n) {
            bool isTold = false;
            QVERIFY(runner().submitLater({wish()}, [&isTold](const Result<QList<TaskId>>&) { isTold = true; }));
            TRY_VERIFY(isTold);
            QVERIFY(locks() >= before);
        }
    }
#endif

    /// The program ends before the disk was finished: the task waits there, and nothing was sent.
    void endingMeanwhileLeavesItWaiting()
    {
        bool isTold = false;
        QVERIFY(runner().submitLater({wish()}, [&isTold](const Result<QList<TaskId>>&) { isTold = true; }));
        m_bench->crash();
        m_bench->start();
        QCOMPARE(tasks(), 1);
        QCOMPARE(m_bench->task(1).state, TaskState::Waiting);
        QVERIFY(!isTold);
        QCOMPARE(m_bench->creates(), 0);
    }

    void whatCannotBeStoredIsNotSent()
    {
        std::optional<Error> error;
        m_bench->store->close();
        QVERIFY(runner().submitLater({wish()}, [&error](const Result<QList<TaskId>>& added) {
            if (!added)
                error = added.error();
        }));
        TRY_VERIFY(error);
        QVERIFY2(error->message.startsWith(u"Nothing was sent"_s), qPrintable(error->message));
        QCOMPARE(m_bench->creates(), 0);
    }

    void aLostAnswerHoldsTheOtherCopies()
    {
        const QList<TaskId> ids = variationsWithLostAnswer();
        QVERIFY(!ids.isEmpty());
        const int sent = m_bench->creates();
        QVERIFY2(sent <= m_bench->account.createsAtOnce, qPrintable(QString::number(sent)));
        const VideoTask rest = m_bench->task(ids.last());
        QCOMPARE(rest.state, TaskState::Waiting);
        QVERIFY2(rest.error.message.contains(u"got no response"_s), qPrintable(rest.error.message));
        QCOMPARE(runner().sendWait(rest.id)->what, SendWait::For::User);
        // A later run keeps it, and its reason.
        m_bench->crash();
        m_bench->start();
        runner().resume();
        m_bench->pass(60);
        QCOMPARE(m_bench->task(rest.id).error, rest.error);
        QVERIFY(m_bench->task(rest.id).held);
        QCOMPARE(m_bench->creates(), sent);
        m_bench->service.setHandler([this](const FaultRequest& request) { return m_bench->obliging(request); });
        QVERIFY(runner().checkNow(rest.id));
        QVERIFY(m_bench->reaches(rest.id, TaskState::Saved));
        QCOMPARE(m_bench->creates(), sent + 1);
    }

    /// The program ended before it heard the answer, so the answer is lost just as well.
    void anEndDuringACallHoldsTheOtherCopies()
    {
        m_bench->service.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
        const auto ids = runner().submit(wish(u"a gull"_s, 5));
        QVERIFY(ids);
        QVERIFY(m_bench->reaches(ids->first(), TaskState::Sending));
        m_bench->crash();
        m_bench->start();
        runner().resume();
        QCOMPARE(m_bench->task(ids->first()).state, TaskState::NeedsReview);
        const VideoTask rest = m_bench->task(ids->last());
        QVERIFY(rest.held);
        QVERIFY2(rest.error.message.contains(u"got no response"_s), qPrintable(rest.error.message));
    }

    /// What is alone, or belongs to another wish, is not held.
    void otherWishesAreNotHeld()
    {
        m_bench->service.setHandler([this](const FaultRequest& request) {
            return request.body.contains("a lost gull") ? FaultScript{.then = FaultScript::Then::Rst}
                                                        : m_bench->obliging(request);
        });
        const auto ids = runner().submit(wish(u"a lost gull"_s, 5));
        const auto others = runner().submit(wish(u"a gull"_s, 5));
        QVERIFY(ids && others);
        QVERIFY(m_bench->reaches(ids->first(), TaskState::NeedsReview));
        for (const TaskId id : *others)
            QVERIFY(m_bench->reaches(id, TaskState::Saved));
        QVERIFY(m_bench->task(ids->last()).held);
    }
};

QTEST_GUILESS_MAIN(TestSendGate)
#include "tst_sendgate.moc"
