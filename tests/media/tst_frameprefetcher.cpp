// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/frameprefetcher.h"
#include "app/media/framereader.h"
#include "tests/media/testclips.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// FramePrefetcher: the wanted frame exactly as the frame reader gives it, the next ones while a clip plays, one
/// message for a file that cannot be opened, and an end at any moment.
class TestFramePrefetcher final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsWhatTheClipIs();
    void wantedPictureIsExact();
    void newestWishCounts();
    void otherSize();
    void runningMakesTheNextReady();
    void everyFourthIsExact();
    void runningTurnsRound();
    void onlyNearPicturesAreKept();
    void refusesInWords_data();
    void refusesInWords();
    void endsAtAnyMoment();

private:
    static constexpr qint64 room = 8LL * 1024 * 1024;

    std::unique_ptr<FramePrefetcher> open(const QString& path, FeedClip* clip = nullptr) const
    {
        auto feed = std::make_unique<FramePrefetcher>(path, room);
        bool known = false;
        connect(feed.get(), &FramePrefetcher::opened, feed.get(), [&known, clip](const FeedClip& found) {
            known = true;
            if (clip != nullptr)
                *clip = found;
        });
        const bool opened = QTest::qWaitFor([&known] { return known; }, patienceMs);
        feed->disconnect(feed.get());
        return opened ? std::move(feed) : nullptr;
    }
    static bool isFineSoon(const FramePrefetcher& feed, int frame)
    {
        return QTest::qWaitFor([&] { return feed.isFine(frame); }, patienceMs);
    }
    QImage expected(int frame, QSize bounds) const
    {
        auto reader = FrameReader::open(m_clip, {});
        return *reader->pictureOf(**reader->frame(frame, {}), bounds);
    }

    TestClips m_clips;
    QString m_clip;
};

void TestFramePrefetcher::initTestCase()
{
    m_clip = m_clips.make(u"24.mp4"_s,
        u"-f lavfi -i testsrc2=size=320x180:rate=24:duration=3 -c:v libx264 -preset veryfast -pix_fmt yuv420p -bf 3"_s);
    m_clips.make(u"tone.wav"_s, u"-f lavfi -i sine=duration=1"_s);
}

void TestFramePrefetcher::tellsWhatTheClipIs()
{
    FeedClip clip;
    QVERIFY(open(m_clip, &clip));
    QCOMPARE(clip.starts.size(), 72);
    QCOMPARE(clip.size, QSize(320, 180));
    QCOMPARE(clip.endUs, 3'000'000);
}

void TestFramePrefetcher::wantedPictureIsExact()
{
    const auto feed = open(m_clip);
    QVERIFY(feed);
    for (const int frame : {0, 40, 39, 71, 3}) {
        feed->want({frame, QSize(320, 180)});
        QVERIFY(isFineSoon(*feed, frame));
        QCOMPARE(*feed->picture(frame), expected(frame, {}));
    }
}

void TestFramePrefetcher::newestWishCounts()
{
    const auto feed = open(m_clip);
    QVERIFY(feed);
    for (int frame = 0; frame < 60; ++frame)
        feed->want({frame, QSize(320, 180)});
    QVERIFY(isFineSoon(*feed, 59));
    QVERIFY(!feed->picture(10));
}

void TestFramePrefetcher::otherSize()
{
    const auto feed = open(m_clip);
    QVERIFY(feed);
    feed->want({20, QSize(160, 160)});
    QVERIFY(isFineSoon(*feed, 20));
    QCOMPARE(*feed->picture(20), expected(20, QSize(160, 160)));
    feed->want({20, QSize(4000, 4000)});
    QVERIFY(isFineSoon(*feed, 20));
    QCOMPARE(feed->picture(20)->size(), QSize(320, 180)); // never enlarged
}

void TestFramePrefetcher::runningMakesTheNextReady()
{
    const auto feed = open(m_clip);
    QVERIFY(feed);
    QVERIFY(!feed->hasNext());
    feed->want({.frame = 10, .bounds = QSize(160, 90), .isPassing = true, .first = 0, .last = 71});
    for (const int frame : {10, 11, 12, 13})
        TRY_VERIFY(feed->picture(frame).has_value());
    QVERIFY(feed->hasNext());
    QVERIFY(!feed->isFine(10));
    feed->want({10, QSize(160, 90)}); // it is paused: now in full quality
    QVERIFY(isFineSoon(*feed, 10));
    QCOMPARE(*feed->picture(10), expected(10, QSize(160, 90)));
}

/// Frames that nobody sees are not decoded. The shown ones, and those that are wanted afterwards, are right.
void TestFramePrefetcher::everyFourthIsExact()
{
    auto reader = FrameReader::open(m_clip, {});
    const auto passing = [&reader](int frame) {
        return *reader->passingPictureOf(**reader->frame(frame, {}), QSize(160, 90));
    };
    const auto feed = open(m_clip);
    QVERIFY(feed);
    FeedWish wish{.bounds = QSize(160, 90), .isPassing = true, .first = 0, .last = 71, .every = 4};
    for (wish.frame = 8; wish.frame < 60; wish.frame += 4) {
        feed->want(wish);
        TRY_VERIFY(feed->picture(wish.frame).has_value());
        QCOMPARE(*feed->picture(wish.frame), passing(wish.frame));
        QVERIFY(!feed->picture(wish.frame + 1));
    }
    wish.every = 2; // frames are wanted that were not decoded
    for (wish.frame = 62; wish.frame < 72; wish.frame += 2) {
        feed->want(wish);
        TRY_VERIFY(feed->picture(wish.frame).has_value());
        QCOMPARE(*feed->picture(wish.frame), passing(wish.frame));
    }
    for (const int frame : {63, 61, 9}) {
        feed->want({frame, QSize(160, 90)});
        QVERIFY(isFineSoon(*feed, frame));
        QCOMPARE(*feed->picture(frame), expected(frame, QSize(160, 90)));
    }
}

void TestFramePrefetcher::runningTurnsRound()
{
    const auto feed = open(m_clip);
    QVERIFY(feed);
    FeedWish wish{.frame = 70, .bounds = QSize(160, 90), .isPassing = true, .first = 20, .last = 71, .loops = true};
    feed->want(wish);
    for (const int frame : {70, 71, 20, 21})
        TRY_VERIFY(feed->picture(frame).has_value());
    wish.loops = false;
    wish.frame = 71;
    feed->want(wish);
    TRY_VERIFY(feed->picture(71).has_value());
    QVERIFY(!feed->picture(20));
}

void TestFramePrefetcher::onlyNearPicturesAreKept()
{
    const auto feed = open(m_clip);
    QVERIFY(feed);
    for (int frame = 0; frame < 60; frame += 2) {
        feed->want({.frame = frame, .bounds = QSize(160, 90), .isPassing = true, .first = 0, .last = 71});
        TRY_VERIFY(feed->hasNext());
        int ready = 0;
        for (int each = 0; each < 72; ++each)
            ready += feed->picture(each) ? 1 : 0;
        QVERIFY2(ready <= 17, qPrintable(QString::number(ready)));
    }
}

void TestFramePrefetcher::refusesInWords_data()
{
    QTest::addColumn<QString>("path");
    const QByteArray whole = m_clips.read(u"24.mp4"_s);
    QTest::newRow("gone") << m_clips.path(u"nothing.mp4"_s);
    QTest::newRow("empty") << m_clips.write(u"empty.mp4"_s, {});
    QTest::newRow("cut") << m_clips.write(u"cut.mp4"_s, whole.first(whole.size() / 2));
    QTest::newRow("no picture") << m_clips.path(u"tone.wav"_s);
    QTest::newRow("no file") << u"/dev/zero"_s;
    QTest::newRow("an address") << u"http://127.0.0.1:9/a.mp4"_s;
}

void TestFramePrefetcher::refusesInWords()
{
    QFETCH(const QString, path);
    FramePrefetcher feed(path, room);
    QSignalSpy failed(&feed, &FramePrefetcher::failed);
    QVERIFY(failed.wait(patienceMs));
    QVERIFY(failed.constFirst().constFirst().toString().contains(path));
    feed.want({5, QSize(320, 180)}); // nothing is delivered
    QVERIFY(!feed.picture(5));
    QVERIFY(!feed.hasNext());
}

void TestFramePrefetcher::endsAtAnyMoment()
{
    for (int round = 0; round < 20; ++round) {
        auto feed = round % 4 == 0 ? std::make_unique<FramePrefetcher>(m_clip, room) : open(m_clip);
        QVERIFY(feed);
        feed->want({.frame = round, .bounds = QSize(320, 180), .isPassing = round % 2 == 0, .first = 0, .last = 71});
        if (round % 3 == 0)
            QTest::qWait(1);
        feed.reset();
    }
}

QTEST_GUILESS_MAIN(TestFramePrefetcher)
#include "tst_frameprefetcher.moc"
