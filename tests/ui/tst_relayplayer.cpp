// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fakeplayer.h"
#include "ui/viewer/relayplayer.h"

#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const ClipTiming tenSeconds{10'000'000, 24};
const ClipTiming fiveSeconds{5'000'000, 24};

} // namespace

/// Two players that take turns.
class TestRelayPlayer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void oneClipNeedsOnePlayer();
    void preparedClipIsShownAtOnce();
    void preparedClipMayStillBeLoading();
    void brokenPreparedClipIsLoadedAgain();
    void anotherClipThanThePreparedOne();
    void silentWhileItPrepares();
    void theLeftClipStaysOpenAtItsBeginning();
    void settingsHoldForBoth();
    void preparingNothingCloses();
    void sameClipIsNotPreparedTwice();

private:
    FakePlayer* at(int number) const { return m_made.at(number); }

    QList<FakePlayer*> m_made;
    std::unique_ptr<RelayPlayer> m_player;
};

void TestRelayPlayer::init()
{
    m_made.clear();
    m_player = std::make_unique<RelayPlayer>([this] {
        m_made.append(new FakePlayer);
        return m_made.constLast();
    });
}

void TestRelayPlayer::oneClipNeedsOnePlayer()
{
    m_player->prepare({});
    m_player->load(u"a"_s);
    m_player->play();
    m_player->unload();
    QCOMPARE(m_made.size(), 1);
    QCOMPARE(at(0)->orders, (QStringList{u"load a"_s, u"play"_s, u"unload"_s}));
}

void TestRelayPlayer::preparedClipIsShownAtOnce()
{
    m_player->load(u"a"_s);
    at(0)->becomeReady(tenSeconds);
    m_player->prepare(u"b"_s);
    at(1)->becomeReady(fiveSeconds);
    const QImage first(4, 4, QImage::Format_RGB32);
    Q_EMIT at(1)->stillReady(first);
    QSignalSpy stills(m_player.get(), &Player::stillReady);
    QSignalSpy states(m_player.get(), &Player::stateChanged);
    QSignalSpy timings(m_player.get(), &Player::timingChanged);
    m_player->load(u"b"_s);
    QCOMPARE(stills.size(), 1);
    QCOMPARE(states.size(), 1);
    QCOMPARE(timings.size(), 1);
    QCOMPARE(m_player->state(), PlayerState::Paused);
    QCOMPARE(m_player->timing(), fiveSeconds);
    m_player->play();
    QCOMPARE(at(1)->orders.constLast(), u"play"_s);
    QCOMPARE(at(1)->orders.count(u"load b"_s), 1);
}

void TestRelayPlayer::preparedClipMayStillBeLoading()
{
    m_player->load(u"a"_s);
    at(0)->becomeReady(tenSeconds);
    m_player->prepare(u"b"_s);
    m_player->load(u"b"_s);
    QCOMPARE(m_player->state(), PlayerState::Loading);
    QSignalSpy frames(m_player.get(), &Player::frameReady);
    at(1)->becomeReady(fiveSeconds);
    QCOMPARE(frames.size(), 1);
    QCOMPARE(m_player->state(), PlayerState::Paused);
    QCOMPARE(at(1)->orders.count(u"load b"_s), 1);
}

void TestRelayPlayer::brokenPreparedClipIsLoadedAgain()
{
    m_player->load(u"a"_s);
    at(0)->becomeReady(tenSeconds);
    m_player->prepare(u"b"_s);
    at(1)->breakDown(u"broken"_s);
    QSignalSpy failures(m_player.get(), &Player::failed);
    m_player->load(u"b"_s);
    QVERIFY(failures.isEmpty()); // it says so when it is loaded
    at(0)->breakDown(u"broken"_s);
    QCOMPARE(failures.size(), 1);
}

void TestRelayPlayer::anotherClipThanThePreparedOne()
{
    m_player->load(u"a"_s);
    m_player->prepare(u"b"_s);
    m_player->load(u"c"_s);
    QCOMPARE(at(0)->orders.constLast(), u"load c"_s);
    at(1)->becomeReady(fiveSeconds);
    m_player->load(u"b"_s); // it is still open
    QCOMPARE(at(1)->orders.count(u"load b"_s), 1);
    QCOMPARE(m_player->timing(), fiveSeconds);
}

void TestRelayPlayer::silentWhileItPrepares()
{
    m_player->load(u"a"_s);
    at(0)->becomeReady(tenSeconds);
    m_player->prepare(u"b"_s);
    QSignalSpy states(m_player.get(), &Player::stateChanged);
    QSignalSpy frames(m_player.get(), &Player::frameReady);
    QSignalSpy failures(m_player.get(), &Player::failed);
    at(1)->becomeReady(fiveSeconds);
    at(1)->arriveAt(1000);
    at(1)->breakDown(u"broken"_s);
    QVERIFY(states.isEmpty() && frames.isEmpty() && failures.isEmpty());
    QCOMPARE(m_player->timing(), tenSeconds);
}

void TestRelayPlayer::theLeftClipStaysOpenAtItsBeginning()
{
    m_player->load(u"a"_s);
    at(0)->becomeReady(tenSeconds);
    m_player->play();
    m_player->prepare(u"b"_s);
    at(1)->becomeReady(fiveSeconds);
    m_player->load(u"b"_s);
    QVERIFY(at(0)->orders.contains(u"pause"_s));
    QCOMPARE(at(0)->orders.constLast(), u"seek 0"_s);
    QSignalSpy states(m_player.get(), &Player::stateChanged);
    at(0)->become(PlayerState::Paused); // nobody looks at it
    QVERIFY(states.isEmpty());
    m_player->load(u"a"_s);
    QCOMPARE(at(0)->orders.count(u"load a"_s), 1);
    QCOMPARE(m_player->timing(), tenSeconds);
}

void TestRelayPlayer::settingsHoldForBoth()
{
    m_player->setVolume(0.5);
    m_player->setMuted(true);
    m_player->setRate(2);
    m_player->setLoop(true);
    m_player->load(u"a"_s);
    m_player->prepare(u"b"_s);
    for (const auto& order : {u"volume 0.5"_s, u"mute"_s, u"rate 2"_s, u"loop"_s})
        QVERIFY2(at(1)->orders.contains(order), qPrintable(order));
    m_player->setMuted(false);
    QVERIFY(at(0)->orders.contains(u"unmute"_s) && at(1)->orders.contains(u"unmute"_s));
}

void TestRelayPlayer::preparingNothingCloses()
{
    m_player->load(u"a"_s);
    m_player->prepare(u"b"_s);
    m_player->prepare({});
    QCOMPARE(at(1)->orders.constLast(), u"unload"_s);
    m_player->load(u"b"_s);
    QCOMPARE(at(0)->orders.constLast(), u"load b"_s);
}

void TestRelayPlayer::sameClipIsNotPreparedTwice()
{
    m_player->load(u"a"_s);
    m_player->prepare(u"a"_s); // it is shown already
    QCOMPARE(m_made.size(), 1);
    m_player->prepare(u"b"_s);
    m_player->prepare(u"b"_s);
    QCOMPARE(at(1)->orders.count(u"load b"_s), 1);
}

QTEST_MAIN(TestRelayPlayer)
#include "tst_relayplayer.moc"
