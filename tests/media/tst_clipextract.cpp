// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/fulldisk.h"

#include "app/media/clipextract.h"
#include "app/media/framereader.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Kind = ExtractOrder::Kind;

namespace {

// The shade of each frame encodes its number.
int numberIn(const QImage& picture)
{
    const int grey = qGreen(picture.pixel(picture.width() / 2, picture.height() / 2));
    return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
}

qint64 us(int frame, int fps = 25)
{
    return frame * qint64{1'000'000} / fps;
}

Result<QString> made(const ExtractOrder& order)
{
    ClipExtract work(order);
    std::optional<Result<QString>> answer;
    QObject::connect(&work, &ClipExtract::finished, &work, [&answer](const Result<QString>& file) { answer = file; });
    work.start();
    if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, patienceMs))
        return failure(ErrorKind::Stopped, u"never ended"_s);
    return *answer;
}

/// The samples of the first sound track as ffmpeg decodes them: mono, 16 bit.
QList<qint16> samplesOf(const QString& file)
{
    QProcess ffmpeg;
    ffmpeg.start(
        u"ffmpeg"_s, {u"-v"_s, u"error"_s, u"-i"_s, u"file:"_s + file, u"-ac"_s, u"1"_s, u"-f"_s, u"s16le"_s, u"-"_s});
    ffmpeg.waitForFinished(20'000);
    const QByteArray bytes = ffmpeg.readAllStandardOutput();
    QList<qint16> samples(bytes.size() / 2);
    std::copy_n(bytes.constData(), samples.size() * 2, reinterpret_cast<char*>(samples.data()));
    return samples;
}

} // namespace

/// Parts of a clip as files of their own, read back by our own reader and by ffmpeg.
class TestClipExtract final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QDir(m_clips.path(u"out"_s)).removeRecursively(), QDir().mkpath(m_clips.path(u"out"_s)); }
    void rangeHasExactlyItsFrames_data();
    void rangeHasExactlyItsFrames();
    void unevenTimesStay();
    void turnedAndOddClips_data();
    void turnedAndOddClips();
    void soundIsThatOfTheRange();
    void soundIsInStepWithThePicture();
    void soundThatBeginsLate();
    void wholeSound();
    void gif_data();
    void gif();
    void fails_data();
    void fails();
    void replacesOnlyWhenAllowed();
    void clipStays();
    void stops();
    void fullDisk_data();
    void fullDisk();

private:
    QString out(const QString& name) const { return m_clips.path(u"out/"_s + name); }
    QStringList files() const { return QDir(m_clips.path(u"out"_s)).entryList(QDir::Files); }

    TestClips m_clips;
    QString m_take;
};

void TestClipExtract::initTestCase()
{
    // The only key frame is the first: a copied stream could not begin anywhere else.
    const QString grey = u"-f lavfi -i color=black:s=320x180:r=25:d=3,format=yuv420p,geq=lum='16+2*N':cb=128:cr=128"_s;
    m_take = m_clips.make(u"take.mp4"_s,
        grey
            + u" -f lavfi -i aevalsrc='if(between(t\\,1\\,2)\\,0.5*sin(2*PI*440*t)\\,0)':s=44100:d=3"
              " -c:v libx264 -g 250 -bf 2 -c:a aac -b:a 192k"_s);
    m_clips.make(u"mute.mp4"_s, grey + u" -c:v libx264 -g 250"_s);
    m_clips.make(u"uneven.mp4"_s,
        grey + u" -frames:v 30 -vf setpts='if(lt(N\\,10)\\,N\\,10+3*(N-10))/25/TB' -vsync vfr -c:v libx264"_s);
    m_clips.make(u"odd.mp4"_s,
        u"-f lavfi -i color=black:s=321x181:r=25,format=yuv444p,geq=lum='16+2*N':cb=128:cr=128 -frames:v 20 -c:v libx264"_s);
    m_clips.makeTurned(u"turned.mp4"_s, u"mute.mp4"_s);
    m_clips.make(u"late.mkv"_s,
        grey + u" -itsoffset 1 -f lavfi -i sine=frequency=440:sample_rate=48000:d=2 -c:v libx264 -c:a pcm_s16le"_s);
    m_clips.make(u"short.mkv"_s, grey + u" -f lavfi -i sine=frequency=440:d=1 -c:v libx264 -c:a pcm_s16le"_s);
    m_clips.write(u"damaged.mp4"_s, m_clips.read(u"take.mp4"_s).left(4000));
    m_clips.write(u"text.mp4"_s, "no clip");
}

void TestClipExtract::rangeHasExactlyItsFrames_data()
{
    QTest::addColumn<QString>("clip");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::newRow("middle") << u"take.mp4"_s << 31 << 55;
    QTest::newRow("from the start") << u"take.mp4"_s << 0 << 9;
    QTest::newRow("to the end") << u"take.mp4"_s << 70 << 74;
    QTest::newRow("one frame") << u"take.mp4"_s << 40 << 40;
    QTest::newRow("without sound") << u"mute.mp4"_s << 12 << 30;
}

void TestClipExtract::rangeHasExactlyItsFrames()
{
    QFETCH(QString, clip);
    QFETCH(int, first);
    QFETCH(int, last);
    const QString from = m_clips.path(clip);
    const auto file = made({.from = from, .to = out(u"range.mp4"_s), .firstUs = us(first), .lastUs = us(last)});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QCOMPARE(files(), {u"range.mp4"_s});
    auto reader = FrameReader::open(*file, {});
    auto source = FrameReader::open(from, {});
    QVERIFY(reader && source);
    QCOMPARE(reader->count(), last - first + 1);
    QCOMPARE(reader->startUs(0), 0);
    QCOMPARE(reader->endUs(), us(last - first + 1));
    for (int number = 0; number < reader->count(); ++number) {
        const QImage got = *reader->pictureOf(**reader->frame(number, {}));
        QCOMPARE(got.size(), QSize(320, 180));
        QCOMPARE(numberIn(got), first + number);
    }
    const QRgb got = reader->pictureOf(**reader->frame(0, {}))->pixel(5, 5);
    const QRgb wanted = source->pictureOf(**source->frame(first, {}))->pixel(5, 5);
    QVERIFY2(std::abs(qGreen(got) - qGreen(wanted)) <= 1, "the first frame has another colour");
    QCOMPARE(reader->facts().hasAudio, clip == u"take.mp4"_s);
}

void TestClipExtract::unevenTimesStay()
{
    const QString from = m_clips.path(u"uneven.mp4"_s);
    auto source = FrameReader::open(from, {});
    QVERIFY(source);
    const auto file =
        made({.from = from, .to = out(u"range.mp4"_s), .firstUs = source->startUs(5), .lastUs = source->startUs(20)});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    auto reader = FrameReader::open(*file, {});
    QVERIFY(reader);
    QCOMPARE(reader->count(), 16);
    for (int number = 0; number < 16; ++number)
        QCOMPARE(reader->startUs(number), source->startUs(5 + number) - source->startUs(5));
    QCOMPARE(reader->endUs(), source->startUs(21) - source->startUs(5));
}

void TestClipExtract::turnedAndOddClips_data()
{
    QTest::addColumn<QString>("clip");
    QTest::addColumn<QSize>("size");
    QTest::newRow("turned") << u"turned.mp4"_s << QSize(180, 320);
    QTest::newRow("odd") << u"odd.mp4"_s << QSize(321, 181);
}

void TestClipExtract::turnedAndOddClips()
{
    QFETCH(QString, clip);
    QFETCH(QSize, size);
    const auto file = made({.from = m_clips.path(clip), .to = out(u"range.mp4"_s), .firstUs = us(3), .lastUs = us(7)});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    auto reader = FrameReader::open(*file, {});
    QVERIFY(reader);
    QCOMPARE(reader->shownSize(), size);
    QCOMPARE(reader->count(), 5);
    QCOMPARE(numberIn(*reader->pictureOf(**reader->frame(0, {}))), 3);
}

void TestClipExtract::soundIsThatOfTheRange()
{
    const QList<qint16> whole = samplesOf(m_take);
    const auto file =
        made({.kind = Kind::Sound, .from = m_take, .to = out(u"sound.wav"_s), .firstUs = us(20), .lastUs = us(59)});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    const QList<qint16> samples = samplesOf(*file);
    QCOMPARE(samples.size(), 44100 * 40 / 25);
    const qsizetype from = 44100 * 20 / 25;
    for (qsizetype i = 0; i < samples.size(); i += 97)
        QVERIFY2(std::abs(samples.at(i) - whole.at(from + i)) <= 2, qPrintable(u"sample %1"_s.arg(i)));
}

// The tone is heard from second 1 to second 2 of the take.
void TestClipExtract::soundIsInStepWithThePicture()
{
    const auto file = made({.from = m_take, .to = out(u"range.mp4"_s), .firstUs = us(20), .lastUs = us(59)});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    const QList<qint16> samples = samplesOf(*file);
    const auto loudest = [&samples](double from, double to) {
        qint16 most = 0;
        for (auto i = qsizetype(from * 44100); i < qsizetype(to * 44100) && i < samples.size(); ++i)
            most = std::max(most, static_cast<qint16>(std::abs(samples.at(i))));
        return most;
    };
    QVERIFY(loudest(0, 0.17) < 1000);
    QVERIFY(loudest(0.21, 0.25) > 10'000);
    QVERIFY(loudest(1.15, 1.19) > 10'000);
    QVERIFY(loudest(1.25, 1.5) < 1000);
    QVERIFY(std::abs(double(samples.size()) / 44100 - 1.6) < 0.05);
}

void TestClipExtract::soundThatBeginsLate()
{
    const auto file = made({.kind = Kind::Sound,
        .from = m_clips.path(u"late.mkv"_s),
        .to = out(u"sound.wav"_s),
        .firstUs = us(20),
        .lastUs = us(49)});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    const QList<qint16> samples = samplesOf(*file);
    QCOMPARE(samples.size(), 48000 * 30 / 25);
    QCOMPARE(samples.at(9000), 0);
    QVERIFY(*std::max_element(samples.cbegin() + 10'000, samples.cend()) > 1000);
}

void TestClipExtract::wholeSound()
{
    for (const QString& name : {u"all.wav"_s, u"all.m4a"_s}) {
        const auto file = made({.kind = Kind::Sound, .from = m_take, .to = out(name)});
        QVERIFY2(file, file ? "" : qPrintable(file.error().message));
        const auto facts = probeMedia(*file);
        QVERIFY(facts);
        QVERIFY(facts->hasAudio && !facts->hasVideo);
        QVERIFY(std::abs(facts->seconds - 3) < 0.06);
        QCOMPARE(facts->audioCodec, name.endsWith(u"wav") ? u"pcm_s16le"_s : u"aac"_s);
    }
}

void TestClipExtract::gif_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("fps");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pictures");
    QTest::newRow("small") << 160 << 10 << QSize(160, 90) << 8;
    QTest::newRow("never larger") << 960 << 25 << QSize(320, 180) << 20;
    QTest::newRow("odd") << 101 << 15 << QSize(101, 57) << 12;
}

void TestClipExtract::gif()
{
    QFETCH(int, width);
    QFETCH(int, fps);
    QFETCH(QSize, size);
    QFETCH(int, pictures);
    const auto file = made({.kind = Kind::Gif,
        .from = m_take,
        .to = out(u"range.gif"_s),
        .firstUs = us(30),
        .lastUs = us(49),
        .width = width,
        .fps = fps});
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QImageReader reader(*file);
    QCOMPARE(reader.imageCount(), pictures);
    int length = 0;
    for (int number = 0; number < pictures; ++number) {
        const QImage picture = reader.read();
        length += reader.nextImageDelay();
        QCOMPARE(picture.size(), size);
        QVERIFY(std::abs(numberIn(picture) - (30 + number * 25 / fps)) <= 1);
    }
    QVERIFY2(std::abs(length - 800) <= 20, qPrintable(QString::number(length)));
    QCOMPARE(reader.loopCount(), -1);
}

void TestClipExtract::fails_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("clip");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<QString>("words");
    QTest::newRow("no sound track") << Kind::Sound << u"mute.mp4"_s << 0 << 10 << u"has no sound track"_s;
    QTest::newRow("sound has ended") << Kind::Sound << u"short.mkv"_s << 50 << 60 << u"ended before this range"_s;
    for (const auto& [name, kind] :
        {std::pair("film", Kind::Film), std::pair("gif", Kind::Gif), std::pair("sound", Kind::Sound)}) {
        QTest::addRow("empty range, %s", name) << kind << u"take.mp4"_s << 20 << 10 << u"ends before it begins"_s;
        QTest::addRow("gone, %s", name) << kind << u"gone.mp4"_s << 0 << 10 << u"doesn't exist"_s;
        QTest::addRow("damaged, %s", name) << kind << u"damaged.mp4"_s << 0 << 10 << u"damaged.mp4 is"_s;
        QTest::addRow("no clip, %s", name) << kind << u"text.mp4"_s << 0 << 10 << u"isn't a readable video"_s;
    }
}

void TestClipExtract::fails()
{
    QFETCH(Kind, kind);
    QFETCH(QString, clip);
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(QString, words);
    const auto file =
        made({.kind = kind, .from = m_clips.path(clip), .to = out(u"x"_s), .firstUs = us(first), .lastUs = us(last)});
    QVERIFY(!file);
    QVERIFY2(file.error().message.contains(words), qPrintable(file.error().message));
    QCOMPARE(files(), QStringList());
}

void TestClipExtract::replacesOnlyWhenAllowed()
{
    const QString there = m_clips.write(u"out/there.wav"_s, "mine");
    ExtractOrder order{.kind = Kind::Sound, .from = m_take, .to = there};
    auto file = made(order);
    QVERIFY(!file);
    QVERIFY2(file.error().message.contains(u"is there already"_s), qPrintable(file.error().message));
    QCOMPARE(m_clips.read(u"out/there.wav"_s), QByteArray("mine"));
    QCOMPARE(files(), {u"there.wav"_s});
    order.replaces = true;
    file = made(order);
    QVERIFY(file);
    QVERIFY(QFileInfo(there).size() > 100'000);
    QCOMPARE(files(), {u"there.wav"_s});
}

void TestClipExtract::clipStays()
{
    const QByteArray before = m_clips.read(u"take.mp4"_s);
    const auto file = made({.from = m_take, .to = m_take, .replaces = true, .firstUs = us(3), .lastUs = us(4)});
    QVERIFY(!file);
    QVERIFY2(file.error().message.contains(u"the clip itself"_s), qPrintable(file.error().message));
    QCOMPARE(m_clips.read(u"take.mp4"_s), before);
    const auto nowhere = made({.from = m_take, .to = out(u"no/such/x.mp4"_s), .firstUs = us(3), .lastUs = us(4)});
    QVERIFY(!nowhere);
    QVERIFY2(nowhere.error().message.startsWith(u"Can't write"_s), qPrintable(nowhere.error().message));
}

void TestClipExtract::stops()
{
    for (const Kind kind : {Kind::Film, Kind::Gif}) {
        ClipExtract work({.kind = kind, .from = m_take, .to = out(u"x"_s), .firstUs = us(0), .lastUs = us(74)});
        std::optional<Result<QString>> answer;
        connect(&work, &ClipExtract::progressed, &work, &ClipExtract::stop);
        connect(&work, &ClipExtract::finished, &work, [&answer](const Result<QString>& file) { answer = file; });
        work.stop(); // before it starts: nothing may depend on how fast it is
        work.start();
        QVERIFY(QTest::qWaitFor([&answer] { return answer.has_value(); }, patienceMs));
        QVERIFY(!*answer);
        QCOMPARE(answer->error().kind, ErrorKind::Stopped);
        QCOMPARE(files(), QStringList());
    }
    { // closed in the middle
        ClipExtract work({.from = m_take, .to = out(u"x"_s), .firstUs = us(0), .lastUs = us(74)});
        QSignalSpy progress(&work, &ClipExtract::progressed);
        work.start();
        QVERIFY(QTest::qWaitFor([&progress] { return !progress.isEmpty(); }, patienceMs));
    }
    QCOMPARE(files().filter(u".part"_s), QStringList());
}

void TestClipExtract::fullDisk_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("film") << Kind::Film;
    QTest::newRow("gif") << Kind::Gif;
    QTest::newRow("sound") << Kind::Sound;
}

void TestClipExtract::fullDisk()
{
    QFETCH(Kind, kind);
    const FullDisk full;
    const auto file = made({.kind = kind,
        .from = m_take,
        .to = out(u"x.wav"_s),
        .firstUs = us(0),
        .lastUs = us(74),
        .width = 320,
        .fps = 25});
    QVERIFY(!file);
    QCOMPARE(file.error().kind, ErrorKind::Storage);
    QVERIFY2(file.error().message.startsWith(u"Can't write "_s), qPrintable(file.error().message));
    QVERIFY2(!file.error().message.contains(u".part"_s), qPrintable(file.error().message));
    QCOMPARE(files(), QStringList());
}

QTEST_GUILESS_MAIN(TestClipExtract)
#include "tst_clipextract.moc"
