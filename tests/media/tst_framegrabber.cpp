// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framegrabber.h"
#include "tests/media/testclips.h"
#include "tests/support/patience.h"

#include <QTest>
#include <QThread>

#include <cmath>
#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// FrameGrabber: the right frame, in the right thread, the newest request only, and an answer to each request that
/// counts.
class TestFrameGrabber final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void grabsByNumber_data();
    void grabsByNumber();
    void grabsByTime();
    void onlyTheNewestIsAnswered();
    void prepared();
    void tellsWhatAClipIs_data();
    void tellsWhatAClipIs();
    void earlyThenExact();
    void earlyFitsItsBounds();
    void nothingEarlyForWhatIsAtHand();
    void scrubbingEndsExactly();
    void anotherClip();
    void aReplacedFileIsReadAgain();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void forgottenIsNotAnswered();
    void goodAgainAfterABadOne();
    void destroyedAtAnyMoment();

private:
    std::optional<Result<GrabbedFrame>> grab(const QString& name, int number);

    TestClips m_clips;
};

namespace {

// Each frame is plain grey; the shade encodes its number.
int numberIn(const QImage& picture)
{
    const int grey = qGreen(picture.pixel(picture.width() / 2, picture.height() / 2));
    return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
}

} // namespace

void TestFrameGrabber::initTestCase()
{
    const QString grey = u"-f lavfi -i color=black:s=320x180:r=25,format=yuv420p,geq=lum='16+2*N':cb=128:cr=128"
                         " -frames:v %1 -c:v libx264 -g 50 -bf 2"_s;
    m_clips.make(u"grey.mp4"_s, grey.arg(75));
    m_clips.make(u"short.mp4"_s, grey.arg(10));
    m_clips.make(u"tone.wav"_s, u"-f lavfi -i sine=duration=1"_s);
}

std::optional<Result<GrabbedFrame>> TestFrameGrabber::grab(const QString& name, int number)
{
    FrameGrabber grabber;
    std::optional<Result<GrabbedFrame>> answer;
    grabber.grab(m_clips.path(name), number, [&answer](const Result<GrabbedFrame>& got) { answer = got; });
    (void)QTest::qWaitFor([&answer] { return answer.has_value(); }, patienceMs);
    return answer;
}

void TestFrameGrabber::grabsByNumber_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("number");
    QTest::newRow("first") << 0 << 0;
    QTest::newRow("second") << 1 << 1;
    QTest::newRow("before a key picture") << 49 << 49;
    QTest::newRow("key picture") << 50 << 50;
    QTest::newRow("last") << FrameGrabber::lastFrame << 74;
    QTest::newRow("before the first") << -3 << 0;
}

void TestFrameGrabber::grabsByNumber()
{
    QFETCH(const int, asked);
    QFETCH(const int, number);
    const auto answer = grab(u"grey.mp4"_s, asked);
    QVERIFY(answer && *answer);
    QCOMPARE((*answer)->number, number);
    QCOMPARE((*answer)->count, 75);
    QCOMPARE((*answer)->startUs, number * 40'000);
    QCOMPARE((*answer)->picture.size(), QSize(320, 180));
    QCOMPARE(numberIn((*answer)->picture), number);
    QCOMPARE((*answer)->path, m_clips.path(u"grey.mp4"_s));
}

void TestFrameGrabber::grabsByTime()
{
    FrameGrabber grabber;
    for (const qint64 us : {qint64{0}, qint64{39'000}, qint64{40'000}, qint64{1'000'000}, qint64{99'000'000}}) {
        int number = -1;
        grabber.grabAt(m_clips.path(u"grey.mp4"_s), us,
            [&number](const Result<GrabbedFrame>& got) { number = got ? numberIn(got->picture) : -2; });
        TRY_COMPARE(number, int(qMin<qint64>(us / 40'000, 74)));
    }
}

void TestFrameGrabber::onlyTheNewestIsAnswered()
{
    FrameGrabber grabber;
    QList<int> answered;
    for (int number = 0; number < 70; ++number) {
        grabber.grab(m_clips.path(u"grey.mp4"_s), number, [this, &answered](const Result<GrabbedFrame>& got) {
            QCOMPARE(QThread::currentThread(), thread());
            answered.append(got ? got->number : -1);
        });
    }
    TRY_COMPARE(answered, QList<int>{69});
    // An answer that is on its way when a newer request arrives does not count either.
    grabber.grab(m_clips.path(u"grey.mp4"_s), 3, [&answered](const auto&) { answered.append(-3); });
    QThread::msleep(100);
    grabber.grab(m_clips.path(u"grey.mp4"_s), 4, [&answered](const auto& got) { answered.append(got->number); });
    TRY_COMPARE(answered, (QList<int>{69, 4}));
}

void TestFrameGrabber::prepared()
{
    FrameGrabber grabber;
    std::optional<int> number;
    const auto note = [&](const Result<GrabbedFrame>& got) { number = got ? numberIn(got->picture) : -1; };
    const auto ready = [&](FrameGrabber& whose, const QString& name) {
        whose.prepare(
            m_clips.path(name), [](const Result<MediaFacts>&) {}, [](const Result<GrabbedFrame>&) {});
    };
    ready(grabber, u"short.mp4"_s); // cancelled
    ready(grabber, u"grey.mp4"_s);
    grabber.grab(m_clips.path(u"grey.mp4"_s), 0, note);
    TRY_COMPARE(number, std::optional<int>(0));
    number.reset();
    ready(grabber, u"missing.mp4"_s); // reported when it is requested
    grabber.grab(m_clips.path(u"missing.mp4"_s), 0, note);
    TRY_COMPARE(number, std::optional<int>(-1));
    number.reset();
    grabber.grab(m_clips.path(u"grey.mp4"_s), 30, note);
    ready(grabber, u"grey.mp4"_s); // only readiness is requested now
    grabber.grab(m_clips.path(u"grey.mp4"_s), 60, note);
    TRY_COMPARE(number, std::optional<int>(60));
    for (int round = 0; round < 20; ++round) {
        FrameGrabber shortLived;
        ready(shortLived, u"grey.mp4"_s);
        QThread::msleep(round / 2);
    }
}

void TestFrameGrabber::tellsWhatAClipIs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("a clip") << u"grey.mp4"_s << QStringList{u"75 frames"_s, u"picture 0"_s};
    QTest::newRow("a sound") << u"tone.wav"_s << QStringList{u"no picture"_s};
    QTest::newRow("no file") << u"missing.mp4"_s << QStringList{u"trouble"_s};
    QTest::newRow("no clip") << u"text.mp4"_s << QStringList{u"trouble"_s};
}

void TestFrameGrabber::tellsWhatAClipIs()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, expected);
    m_clips.write(u"text.mp4"_s, "#EXTM3U\nhttp://127.0.0.1/clip.ts\n");
    FrameGrabber grabber;
    QStringList told;
    const auto tellFacts = [&](const Result<MediaFacts>& facts) {
        QCOMPARE(QThread::currentThread(), thread());
        told.append(!facts ? u"trouble"_s : facts->hasVideo ? u"%1 frames"_s.arg(facts->frames) : u"no picture"_s);
    };
    const auto tellFirst = [&](const Result<GrabbedFrame>& first) {
        told.append(u"picture %1"_s.arg(first ? numberIn(first->picture) : -1));
    };
    const auto unheard = [&told](const auto&) { told.append(u"of another clip"_s); };
    grabber.prepare(m_clips.path(u"short.mp4"_s), unheard, unheard);
    grabber.prepare(m_clips.path(name), tellFacts, tellFirst);
    TRY_COMPARE(told, expected);
    grabber.prepare(m_clips.path(u"short.mp4"_s), unheard, unheard);
    grabber.forget();
    int last = -1;
    grabber.grab(m_clips.path(u"grey.mp4"_s), 3, [&last](const auto& got) { last = got->number; });
    TRY_COMPARE(last, 3);
    QCOMPARE(told, expected);
}

void TestFrameGrabber::earlyThenExact()
{
    FrameGrabber grabber;
    QList<int> numbers;
    const auto note = [&](const Result<GrabbedFrame>& got) { numbers.append(got ? numberIn(got->picture) : -1); };
    grabber.grab(m_clips.path(u"grey.mp4"_s), 40, note, note);
    TRY_COMPARE(numbers, (QList<int>{0, 40}));
    numbers.clear();
    grabber.grab(m_clips.path(u"grey.mp4"_s), FrameGrabber::lastFrame, note, note);
    TRY_COMPARE(numbers, (QList<int>{50, 74}));
}

void TestFrameGrabber::earlyFitsItsBounds()
{
    FrameGrabber grabber;
    grabber.setEarlyBounds(QSize(161, 500));
    GrabbedFrame first;
    GrabbedFrame early;
    GrabbedFrame exact;
    const auto into = [](GrabbedFrame& frame) {
        return [&frame](const Result<GrabbedFrame>& got) { frame = got.value_or(GrabbedFrame()); };
    };
    grabber.prepare(
        m_clips.path(u"grey.mp4"_s), [](const Result<MediaFacts>&) {}, into(first));
    TRY_VERIFY(!first.picture.isNull());
    QCOMPARE(first.picture.size(), QSize(161, 90));
    QCOMPARE(first.whole, QSize(320, 180));
    grabber.grab(m_clips.path(u"grey.mp4"_s), 60, into(exact), into(early));
    TRY_VERIFY(!exact.picture.isNull());
    QCOMPARE(early.picture.size(), QSize(161, 90));
    QCOMPARE(early.whole, QSize(320, 180));
    QCOMPARE(exact.picture.size(), QSize(320, 180));
    QCOMPARE(exact.whole, exact.picture.size());
}

void TestFrameGrabber::nothingEarlyForWhatIsAtHand()
{
    FrameGrabber grabber;
    int early = 0;
    std::optional<int> number;
    for (const int wanted : {50, 51, 52, 49}) {
        number.reset();
        grabber.grab(
            m_clips.path(u"grey.mp4"_s), wanted,
            [&](const Result<GrabbedFrame>& got) { number = got ? got->number : -1; },
            [&](const Result<GrabbedFrame>&) { ++early; });
        TRY_COMPARE(number, std::optional<int>(wanted));
        if (wanted != 49) // before the key frame, far from the previous one
            QCOMPARE(early, 0);
    }
}

/// However fast the positions change, and whatever is cached: the last one is shown, and nothing after it.
void TestFrameGrabber::scrubbingEndsExactly()
{
    FrameGrabber grabber;
    QList<int> exact;
    for (int place = 0; place < 300; ++place) {
        grabber.grab(
            m_clips.path(u"grey.mp4"_s), (place * 37) % 75,
            [&](const Result<GrabbedFrame>& got) { exact.append(got ? numberIn(got->picture) : -1); },
            [](const Result<GrabbedFrame>&) {});
        if (place % 20 == 0)
            QTest::qWait(1);
    }
    TRY_VERIFY(!exact.isEmpty() && exact.constLast() == (299 * 37) % 75);
}

void TestFrameGrabber::anotherClip()
{
    FrameGrabber grabber;
    for (const auto& [name, last] : {std::pair{u"grey.mp4"_s, 74}, {u"short.mp4"_s, 9}, {u"grey.mp4"_s, 74}}) {
        int number = -1;
        grabber.grab(m_clips.path(name), FrameGrabber::lastFrame,
            [&number](const Result<GrabbedFrame>& got) { number = got ? numberIn(got->picture) : -2; });
        TRY_COMPARE(number, last);
    }
}

void TestFrameGrabber::aReplacedFileIsReadAgain()
{
    FrameGrabber grabber;
    const auto last = [&] {
        int count = -1;
        grabber.grab(m_clips.path(u"changing.mp4"_s), FrameGrabber::lastFrame,
            [&count](const Result<GrabbedFrame>& got) { count = got ? got->count : -2; });
        (void)QTest::qWaitFor([&count] { return count != -1; }, patienceMs);
        return count;
    };
    m_clips.write(u"changing.mp4"_s, m_clips.read(u"grey.mp4"_s));
    QCOMPARE(last(), 75);
    m_clips.write(u"changing.mp4"_s, m_clips.read(u"short.mp4"_s));
    QCOMPARE(last(), 10);
    QVERIFY(QFile::remove(m_clips.path(u"changing.mp4"_s)));
    QCOMPARE(last(), -2);
}

void TestFrameGrabber::saysWhyThereIsNone_data()
{
    QTest::addColumn<QString>("name");
    m_clips.write(u"noise.mp4"_s, QByteArray(5000, 'x'));
    m_clips.write(u"empty.mp4"_s, {});
    m_clips.write(u"cut.mp4"_s, m_clips.read(u"grey.mp4"_s).first(2000));
    for (const char* name : {"noise.mp4", "empty.mp4", "cut.mp4", "tone.wav", "none.mp4", "."})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestFrameGrabber::saysWhyThereIsNone()
{
    QFETCH(const QString, name);
    const auto answer = grab(name, 0);
    QVERIFY(answer && !*answer);
    QVERIFY(answer->error().message.size() > 10);
    QVERIFY(answer->error().kind == ErrorKind::Media || answer->error().kind == ErrorKind::BadInput);
}

void TestFrameGrabber::forgottenIsNotAnswered()
{
    FrameGrabber grabber;
    int answers = 0;
    grabber.grab(m_clips.path(u"grey.mp4"_s), 60, [&answers](const auto&) { ++answers; });
    grabber.forget();
    int number = -1;
    grabber.grab(m_clips.path(u"grey.mp4"_s), 7, [&number](const auto& got) { number = got->number; });
    TRY_COMPARE(number, 7);
    QCOMPARE(answers, 0);
}

void TestFrameGrabber::goodAgainAfterABadOne()
{
    FrameGrabber grabber;
    int bad = 0;
    int number = -1;
    grabber.grab(m_clips.path(u"none.mp4"_s), 0, [&bad](const Result<GrabbedFrame>& got) { bad += got ? 0 : 1; });
    TRY_COMPARE(bad, 1);
    grabber.grab(m_clips.path(u"grey.mp4"_s), 12, [&number](const auto& got) { number = numberIn(got->picture); });
    TRY_COMPARE(number, 12);
}

void TestFrameGrabber::destroyedAtAnyMoment()
{
    int answers = 0;
    for (int ms = 0; ms < 40; ms += 2) {
        auto grabber = std::make_unique<FrameGrabber>();
        grabber->grab(m_clips.path(u"grey.mp4"_s), 48, [&answers](const auto&) { ++answers; });
        QThread::msleep(static_cast<unsigned long>(ms));
        grabber.reset();
    }
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0);
}

QTEST_GUILESS_MAIN(TestFrameGrabber)
#include "tst_framegrabber.moc"
