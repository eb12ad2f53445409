// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framereader.h"
#include "app/media/mediaprobe.h"
#include "tests/media/testclips.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

extern "C" {
#include <libavutil/imgutils.h>
}

using namespace Dailies;
using namespace Qt::StringLiterals;

/// FrameReader: every frame of many sorts of clips, in any order, bit for bit what the ffmpeg program decodes. Broken
/// files end quickly, with a message.
class TestFrameReader final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyFrame_data() { clips(); }
    void everyFrame();
    void firstFrameSooner_data() { clips(); }
    void firstFrameSooner();
    void factsAreThoseOfTheProbe_data() { clips(); }
    void factsAreThoseOfTheProbe();
    void anyOrder_data() { clips(); }
    void anyOrder();
    void lastFrameAtOnce_data() { clips(); }
    void lastFrameAtOnce();
    void timesAndNumbers();
    void timesOfAVariableRate();
    void numbersOutsideAreBroughtInside();
    void picturesAreShownUpright();
    void probeTellsTheSameStarts();
    void damagedMiddle();
    void changedBytesEndInTime();
    void refusesWhatHasNoPicture();
    void stopsWhenUnwanted();
    void exactAfterStops_data() { clips(); }
    void exactAfterStops();
    void somethingNearOnTheWay();
    void endsAtItsLimit();

private:
    static void clips();
    QStringList reference(const QString& name) const;

    TestClips m_clips;
};

namespace {

QString hashOf(const AVFrame& frame)
{
    const auto format = static_cast<AVPixelFormat>(frame.format);
    QByteArray bytes(Dailies::av_image_get_buffer_size(format, frame.width, frame.height, 1), '\0');
    av_image_copy_to_buffer(reinterpret_cast<uint8_t*>(bytes.data()), static_cast<int>(bytes.size()), frame.data,
        frame.linesize, format, frame.width, frame.height, 1);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex());
}

QString hashOf(FrameReader& reader, int number)
{
    const auto frame = reader.frame(number, {});
    return frame ? hashOf(**frame) : frame.error().message;
}

} // namespace

void TestFrameReader::initTestCase()
{
    // The frames change and show their number, so that no two are equal.
    const auto source = [](const char* size, const char* rate, const char* seconds) {
        return u"-f lavfi -i testsrc2=size=%1:rate=%2:duration=%3"_s.arg(
            QLatin1String(size), QLatin1String(rate), QLatin1String(seconds));
    };
    const QString h264 = u" -c:v libx264 -preset veryfast -pix_fmt yuv420p"_s;
    m_clips.make(u"24.mp4"_s, source("320x180", "24", "3") + h264);
    m_clips.make(u"30.mp4"_s, source("320x180", "30", "3") + h264 + u" -g 30 -bf 3"_s);
    m_clips.make(u"60.mp4"_s, source("320x180", "60", "2") + h264);
    m_clips.make(u"ntsc.mp4"_s, source("320x180", "30000/1001", "3") + h264);
    m_clips.make(u"ntsc.mkv"_s, source("320x180", "30000/1001", "3") + h264 + u" -g 15"_s);
    m_clips.make(u"variable.mp4"_s,
        source("320x180", "60", "3") + u" -vf select=not(mod(n\\,7))+not(mod(n\\,11))+lt(n\\,9) -vsync vfr"_s + h264);
    m_clips.make(u"long.mp4"_s,
        source("320x180", "24", "10") + h264 + u" -g 9999 -keyint_min 9999 -sc_threshold 0 -bf 3 -b_strategy 2"_s);
    m_clips.make(u"opengop.mp4"_s, source("320x180", "24", "4") + h264 + u" -g 12 -bf 3 -x264-params open-gop=1"_s);
    m_clips.make(u"intra.mov"_s, source("320x180", "24", "1") + h264 + u" -g 1"_s);
    m_clips.make(u"one.mp4"_s, source("320x180", "24", "1") + u" -frames:v 1"_s + h264);
    m_clips.make(u"two.mp4"_s, source("320x180", "24", "1") + u" -frames:v 2"_s + h264);
    m_clips.make(u"sound.mp4"_s,
        source("320x180", "24", "2") + u" -f lavfi -i sine=duration=3"_s + h264 + u" -c:a aac -movflags +faststart"_s);
    m_clips.make(u"odd.mp4"_s, u"-f lavfi -i testsrc=size=321x181:rate=24:duration=1 -c:v libx264 -pix_fmt yuv444p"_s);
    m_clips.make(u"deep.mp4"_s, source("320x180", "24", "2") + u" -c:v libx264 -pix_fmt yuv420p10le"_s);
    m_clips.makeTurned(u"turned.mp4"_s, u"24.mp4"_s);
    m_clips.make(u"vp9.webm"_s, source("320x180", "24", "2") + u" -c:v libvpx-vp9 -cpu-used 8 -deadline realtime"_s);
    m_clips.make(u"late.mkv"_s, source("320x180", "24", "2") + h264 + u" -output_ts_offset 7"_s);
    m_clips.make(u"cutin.mp4"_s, u"-ss 1.3 -i "_s + m_clips.path(u"30.mp4"_s) + u" -c copy"_s); // an edit list
    m_clips.make(u"interlaced.mp4"_s,
        source("320x180", "50", "2") + u" -vf tinterlace=interleave_top"_s + h264 + u" -flags +ildct+ilme"_s);
    m_clips.make(u"wide.mp4"_s, source("320x180", "24", "1") + u" -vf setsar=4/3"_s + h264);
    m_clips.make(u"parts.mp4"_s, source("320x180", "24", "2") + h264 + u" -movflags frag_keyframe+empty_moov"_s);
    QByteArray lies = m_clips.read(u"24.mp4"_s); // its header states half the width
    lies.replace(lies.indexOf("avc1", lies.indexOf("stsd")) + 4 + 24, 2, QByteArray::fromHex("00a0"));
    m_clips.write(u"liar.mp4"_s, lies);
    m_clips.make(u"tone.wav"_s, u"-f lavfi -i sine=duration=1"_s);
}

void TestFrameReader::clips()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"24.mp4", "30.mp4", "60.mp4", "ntsc.mp4", "ntsc.mkv", "variable.mp4", "long.mp4",
             "opengop.mp4", "intra.mov", "one.mp4", "two.mp4", "sound.mp4", "odd.mp4", "deep.mp4", "turned.mp4",
             "vp9.webm", "late.mkv", "cutin.mp4", "interlaced.mp4", "wide.mp4", "parts.mp4", "liar.mp4"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// The digest of each frame as the ffmpeg program decodes it, in display order.
QStringList TestFrameReader::reference(const QString& name) const
{
    QProcess ffmpeg;
    ffmpeg.start(u"ffmpeg"_s,
        {u"-v"_s, u"error"_s, u"-noautorotate"_s, u"-i"_s, m_clips.path(name), u"-map"_s, u"0:v"_s, u"-vsync"_s,
            u"passthrough"_s, u"-f"_s, u"framehash"_s, u"-hash"_s, u"md5"_s, u"-"_s});
    if (!ffmpeg.waitForFinished(20'000))
        return {};
    QStringList hashes;
    for (const QString& line : QString::fromLatin1(ffmpeg.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(u'#'))
            hashes.append(line.section(u',', -1).trimmed());
    }
    return hashes;
}

void TestFrameReader::everyFrame()
{
    QFETCH(const QString, name);
    const QStringList expected = reference(name);
    QVERIFY(!expected.isEmpty());
    auto reader = FrameReader::open(m_clips.path(name), {});
    QVERIFY2(reader, reader ? "" : qPrintable(reader.error().message));
    QCOMPARE(reader->count(), expected.size());
    for (int number = 0; number < reader->count(); ++number)
        QVERIFY2(hashOf(*reader, number) == expected.at(number), qPrintable(u"frame %1"_s.arg(number)));
    for (int number = reader->count() - 1; number >= 0; --number)
        QVERIFY2(hashOf(*reader, number) == expected.at(number), qPrintable(u"back to frame %1"_s.arg(number)));
}

/// The first frame alone, and then the following ones as if nothing had happened.
void TestFrameReader::firstFrameSooner()
{
    QFETCH(const QString, name);
    const QStringList expected = reference(name);
    auto reader = FrameReader::open(m_clips.path(name), {});
    QVERIFY(reader);
    for (int round = 0; round < 2; ++round) {
        const auto first = reader->firstFrame({});
        QVERIFY(first);
        QCOMPARE(hashOf(**first), expected.constFirst());
        QCOMPARE(reader->numberOf(**first), 0);
        for (const int number : {1, 2, 0, reader->count() - 1}) {
            const int within = std::min(number, reader->count() - 1);
            QCOMPARE(hashOf(*reader, within), expected.at(within));
        }
    }
}

void TestFrameReader::factsAreThoseOfTheProbe()
{
    QFETCH(const QString, name);
    const auto probed = probeMedia(m_clips.path(name), FrameCount::Each);
    const auto reader = FrameReader::open(m_clips.path(name), {});
    QVERIFY(probed && reader);
    const MediaFacts facts = reader->facts();
    QCOMPARE(facts.size, probed->size);
    QCOMPARE(facts.rotation, probed->rotation);
    QCOMPARE(facts.fps, probed->fps);
    QCOMPARE(facts.seconds, probed->seconds);
    QCOMPARE(facts.frames, probed->frames);
    QCOMPARE(facts.frameStarts, probed->frameStarts);
    QCOMPARE(facts.hasVideo, probed->hasVideo);
    QCOMPARE(facts.hasAudio, probed->hasAudio);
    QCOMPARE(facts.videoCodec, probed->videoCodec);
    QCOMPARE(facts.audioCodec, probed->audioCodec);
    QCOMPARE(facts.container, probed->container);
}

void TestFrameReader::anyOrder()
{
    QFETCH(const QString, name);
    const QStringList expected = reference(name);
    auto reader = FrameReader::open(m_clips.path(name), {});
    QVERIFY(reader);
    QRandomGenerator random(5);
    for (int round = 0; round < 40; ++round) {
        const int number = random.bounded(reader->count());
        QVERIFY2(hashOf(*reader, number) == expected.at(number), qPrintable(u"frame %1"_s.arg(number)));
    }
}

void TestFrameReader::lastFrameAtOnce()
{
    QFETCH(const QString, name);
    const QStringList expected = reference(name);
    auto reader = FrameReader::open(m_clips.path(name), {});
    QVERIFY(reader);
    QCOMPARE(hashOf(*reader, reader->count() - 1), expected.constLast());
}

void TestFrameReader::timesAndNumbers()
{
    const auto reader = FrameReader::open(m_clips.path(u"ntsc.mkv"_s), {});
    QVERIFY(reader);
    for (int number = 0; number < reader->count(); ++number) {
        const auto start = qint64(number * 1'001'000.0 / 30);
        QVERIFY2(qAbs(reader->startUs(number) - start) <= 1000, qPrintable(QString::number(number)));
        QCOMPARE(reader->numberAtUs(start), number); // although Matroska stores whole milliseconds
        QCOMPARE(reader->numberAtUs(start + 30'000), number);
    }
}

void TestFrameReader::timesOfAVariableRate()
{
    const auto reader = FrameReader::open(m_clips.path(u"variable.mp4"_s), {});
    QVERIFY(reader);
    int number = 0;
    for (int n = 0; n < 180; ++n) {
        if (n % 7 == 0 || n % 11 == 0 || n < 9) {
            QVERIFY(qAbs(reader->startUs(number) - n * 1'000'000 / 60) < 100);
            ++number;
        }
        QCOMPARE(reader->numberAtUs(n * qint64(1'000'000) / 60 + 50), number - 1);
    }
    QCOMPARE(reader->count(), number);
}

void TestFrameReader::numbersOutsideAreBroughtInside()
{
    auto reader = FrameReader::open(m_clips.path(u"24.mp4"_s), {});
    QVERIFY(reader);
    QCOMPARE(hashOf(*reader, -5), hashOf(*reader, 0));
    QCOMPARE(hashOf(*reader, 100'000), hashOf(*reader, 71));
    QCOMPARE(reader->numberAtUs(-1), 0);
    QCOMPARE(reader->numberAtUs(INT64_MIN), 0);
    QCOMPARE(reader->numberAtUs(INT64_MAX), 71);
}

void TestFrameReader::picturesAreShownUpright()
{
    const auto sizeOf = [this](const QString& name) {
        auto reader = FrameReader::open(m_clips.path(name), {});
        const auto frame = reader->frame(3, {});
        return frame ? reader->pictureOf(**frame)->size() : QSize();
    };
    QCOMPARE(sizeOf(u"24.mp4"_s), QSize(320, 180));
    QCOMPARE(sizeOf(u"turned.mp4"_s), QSize(180, 320));
    QCOMPARE(sizeOf(u"odd.mp4"_s), QSize(321, 181));
    QCOMPARE(sizeOf(u"deep.mp4"_s), QSize(320, 180));
}

void TestFrameReader::probeTellsTheSameStarts()
{
    for (const QString& name : {u"variable.mp4"_s, u"late.mkv"_s, u"30.mp4"_s}) {
        const auto facts = probeMedia(m_clips.path(name), FrameCount::Each);
        const auto reader = FrameReader::open(m_clips.path(name), {});
        QVERIFY(facts && reader);
        QCOMPARE(facts->frameStarts.size(), reader->count());
        QCOMPARE(facts->frames, reader->count());
        for (int number = 0; number < reader->count(); ++number)
            QCOMPARE(facts->frameStarts.at(number), reader->startUs(number));
    }
    QVERIFY(probeMedia(m_clips.path(u"30.mp4"_s))->frameStarts.isEmpty());
}

void TestFrameReader::damagedMiddle()
{
    QByteArray bytes = m_clips.read(u"opengop.mp4"_s);
    const qsizetype data = bytes.indexOf("mdat");
    for (qsizetype i = bytes.size() / 3; i < bytes.size() / 2; ++i)
        bytes[i] = '\x55';
    QVERIFY(data < bytes.size() / 3);
    auto reader = FrameReader::open(m_clips.write(u"hole.mp4"_s, bytes), {});
    QVERIFY(reader);
    for (int number = 0; number < reader->count(); number += 5) {
        const auto frame = reader->frame(number, {});
        QVERIFY(!frame || reader->numberOf(**frame) <= number); // never a later one
        QVERIFY(frame || !frame.error().message.isEmpty());
    }
    QCOMPARE(hashOf(*reader, reader->count() - 1), reference(u"opengop.mp4"_s).constLast());
}

void TestFrameReader::changedBytesEndInTime()
{
    QRandomGenerator random(11);
    const QByteArray whole = m_clips.read(u"24.mp4"_s);
    QElapsedTimer timer;
    timer.start();
    for (int round = 0; round < 60; ++round) {
        QByteArray bytes = whole;
        for (int change = 0; change < 20; ++change)
            bytes[random.bounded(int(bytes.size()))] = char(random.bounded(256));
        auto reader = FrameReader::open(m_clips.write(u"changed.mp4"_s, bytes), {std::chrono::seconds(2), {}});
        if (!reader) {
            QVERIFY(!reader.error().message.contains(u"%1"_s));
            continue;
        }
        for (const int number : {reader->count() - 1, 0, reader->count() / 2}) {
            const auto frame = reader->frame(number, {std::chrono::seconds(2), {}});
            QVERIFY(!frame || !reader->pictureOf(**frame) || (*frame)->width > 0);
        }
    }
    QVERIFY(timer.elapsed() < 45'000);
}

void TestFrameReader::refusesWhatHasNoPicture()
{
    const QByteArray whole = m_clips.read(u"24.mp4"_s);
    const QStringList files{m_clips.path(u"tone.wav"_s), m_clips.path(u"none.mp4"_s), m_clips.write(u"empty.mp4"_s, {}),
        m_clips.write(u"cut.mp4"_s, whole.first(whole.size() / 2)), u"/dev/zero"_s, u"http://127.0.0.1/a.mp4"_s,
        m_clips.write(u"list.mp4"_s, "#EXTM3U\nhttp://127.0.0.1:9/a.ts\n")};
    for (const QString& file : files) {
        const auto reader = FrameReader::open(file, {});
        QVERIFY2(!reader, qPrintable(file));
        QVERIFY2(reader.error().message.contains(file), qPrintable(reader.error().message));
    }
}

void TestFrameReader::stopsWhenUnwanted()
{
    int asked = 0;
    const auto opened = FrameReader::open(m_clips.path(u"long.mp4"_s), {std::chrono::seconds(10), [] { return true; }});
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, ErrorKind::Stopped);
    auto reader = FrameReader::open(m_clips.path(u"long.mp4"_s), {});
    QVERIFY(reader);
    const auto stopped = reader->frame(200, {std::chrono::seconds(10), [&asked] { return ++asked > 40; }});
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().kind, ErrorKind::Stopped);
    // Afterwards it works normally.
    const QStringList expected = reference(u"long.mp4"_s);
    for (const int number : {201, 200, 0, 239, 60})
        QCOMPARE(hashOf(*reader, number), expected.at(number));
}

/// A seek that was cancelled halfway continues, and no skipped frame is taken for another one.
void TestFrameReader::exactAfterStops()
{
    QFETCH(const QString, name);
    const QStringList expected = reference(name);
    auto reader = FrameReader::open(m_clips.path(name), {});
    QVERIFY(reader);
    QRandomGenerator random(17);
    for (int round = 0; round < 40; ++round) {
        int patience = random.bounded(60);
        const FrameReader::Bounds bounds{std::chrono::seconds(10), [&patience] { return --patience < 0; }};
        const int given = random.bounded(reader->count());
        const int wanted = random.bounded(reader->count());
        if (round % 2 == 0)
            (void)reader->frameOnTheWay(given, bounds);
        const auto stopped = reader->frame(given, bounds);
        if (!stopped)
            QCOMPARE(stopped.error().kind, ErrorKind::Stopped);
        QVERIFY2(hashOf(*reader, wanted) == expected.at(wanted), qPrintable(u"%1 after %2"_s.arg(wanted).arg(given)));
    }
}

void TestFrameReader::somethingNearOnTheWay()
{
    auto reader = FrameReader::open(m_clips.path(u"30.mp4"_s), {}); // key frames at 0, 30, 60
    QVERIFY(reader);
    QVERIFY(reader->isAtHand(0) && reader->isAtHand(32));
    QVERIFY(!reader->isAtHand(55));
    const auto first = reader->frameOnTheWay(55, {});
    QVERIFY(first);
    QCOMPARE(reader->numberOf(**first), 30);
    QVERIFY(reader->frame(55, {}));
    QVERIFY(reader->isAtHand(55) && reader->isAtHand(50)); // cached for playing backwards
    const auto far = reader->frameOnTheWay(88, {});
    QVERIFY(far);
    QCOMPARE(reader->numberOf(**far), 60);
    const auto none = reader->frameOnTheWay(20, {std::chrono::seconds(10), [] { return true; }});
    QVERIFY(!none);
    QCOMPARE(none.error().kind, ErrorKind::Stopped);
}

void TestFrameReader::endsAtItsLimit()
{
    auto reader = FrameReader::open(m_clips.path(u"long.mp4"_s), {});
    QVERIFY(reader);
    const auto late = reader->frame(230, {std::chrono::milliseconds(0), {}});
    QVERIFY(!late);
    QCOMPARE(late.error().kind, ErrorKind::Media);
    QCOMPARE(hashOf(*reader, 230), reference(u"long.mp4"_s).at(230));
}

QTEST_GUILESS_MAIN(TestFrameReader)
#include "tst_framereader.moc"
