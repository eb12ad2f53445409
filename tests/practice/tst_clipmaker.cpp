// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediaprobe.h"
#include "app/practice/clipmaker.h"
#include "app/practice/clippainter.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <thread>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Practice clips are as requested, according to our probe and the ffprobe program. Failures leave no file behind.
class TestClipMaker final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesWhatWasAsked_data();
    void makesWhatWasAsked();
    void standsBehindARangeOfNames();
    void framesDiffer();
    void showsTheFirstFrame();
    void textsCanBeLeftOut();
    void markIsVisible();
    void drawsAnyText_data();
    void drawsAnyText();
    void followsTheSeed();
    void worksInAnotherThread();
    void refusesImpossibleClips_data();
    void refusesImpossibleClips();
    void badFolderLeavesNothing();
    void fullDiskLeavesNothing();
    void stopLeavesNothing();
    void stopKeepsTheOldFile();
    void sizesOfTiersAndRatios_data();
    void sizesOfTiersAndRatios();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

ClipSpec specOf(QSize size, double seconds)
{
    ClipSpec spec;
    spec.size = size;
    spec.seconds = seconds;
    spec.title = u"The kite climbs over the evening hill"_s;
    spec.lines = {u"720P"_s, u"16:9"_s};
    return spec;
}

// The output of ffprobe: {"format": {...}, "streams": [...]}, with frames counted by decoding.
QJsonObject ffprobe(const QString& file)
{
    QProcess program;
    program.start(u"ffprobe"_s,
        {u"-v"_s, u"error"_s, u"-count_frames"_s, u"-show_entries"_s,
            u"format=duration:stream=codec_type,codec_name,width,height,pix_fmt,nb_read_frames,duration,start_time,sample_rate,channels"_s,
            u"-of"_s, u"json"_s, file});
    return program.waitForFinished(30000) ? QJsonDocument::fromJson(program.readAllStandardOutput()).object()
                                          : QJsonObject();
}

QJsonObject streamOf(const QJsonObject& facts, const QString& type)
{
    const QJsonArray streams = facts.value("streams"_L1).toArray();
    for (const QJsonValue& stream : streams) {
        if (stream.toObject().value("codec_type"_L1).toString() == type)
            return stream.toObject();
    }
    return {};
}

int differentPixels(const QImage& one, const QImage& other, const QRect& area)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    }
    return count;
}

QStringList allFiles(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

void TestClipMaker::makesWhatWasAsked_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<int>("fps");
    for (const double seconds : {1.0, 2.0, 5.0, 7.0, 8.0, 10.0, 15.0, 30.0})
        QTest::addRow("%g s", seconds) << QSize(320, 180) << seconds << 24;
    QTest::newRow("480P") << QSize(854, 480) << 2.0 << 24;
    QTest::newRow("480P upright") << QSize(480, 854) << 2.0 << 24;
    QTest::newRow("720P square") << QSize(720, 720) << 1.0 << 24;
    QTest::newRow("1080P") << QSize(1920, 1080) << 1.0 << 24;
    QTest::newRow("30 pictures a second") << QSize(320, 180) << 3.0 << 30;
    QTest::newRow("25 pictures a second, half a second more") << QSize(320, 180) << 2.5 << 25;
    QTest::newRow("one picture") << QSize(320, 180) << 0.01 << 24;
}

void TestClipMaker::makesWhatWasAsked()
{
    QFETCH(QSize, size);
    QFETCH(double, seconds);
    QFETCH(int, fps);
    ClipSpec spec = specOf(size, seconds);
    spec.fps = fps;
    spec.seed = quint32(seconds * 10);
    spec.sound = fps != 30; // a silent clip also has a sound track
    const QString file = path(u"clip.mp4"_s);
    const Result<void> made = makeClip(spec, file, nullptr);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message));
    const qint64 frames = std::max<qint64>(1, std::llround(seconds * fps));
    const double tolerance = 1.0 / fps;

    const Result<MediaFacts> own = probeMedia(file);
    QVERIFY2(own, own ? "" : qPrintable(own.error().message));
    QCOMPARE(own->frames, frames);
    QCOMPARE(own->size, size);
    QVERIFY(std::abs(own->seconds - seconds) <= tolerance);
    QVERIFY(std::abs(own->fps - fps) < 0.01);
    QVERIFY(own->hasAudio);

    const QJsonObject other = ffprobe(file);
    const QJsonObject video = streamOf(other, u"video"_s);
    const QJsonObject audio = streamOf(other, u"audio"_s);
    QCOMPARE(video.value("codec_name"_L1).toString(), u"h264"_s);
    QCOMPARE(video.value("pix_fmt"_L1).toString(), u"yuv420p"_s);
    QCOMPARE(video.value("nb_read_frames"_L1).toString().toLongLong(), frames);
    QCOMPARE(QSize(video.value("width"_L1).toInt(), video.value("height"_L1).toInt()), size);
    QCOMPARE(video.value("start_time"_L1).toString().toDouble(), 0.0);
    QCOMPARE(audio.value("codec_name"_L1).toString(), u"aac"_s);
    QCOMPARE(audio.value("sample_rate"_L1).toString(), u"48000"_s);
    QCOMPARE(audio.value("channels"_L1).toInt(), 2);
    QVERIFY(std::abs(audio.value("duration"_L1).toString().toDouble() - double(frames) / fps) <= tolerance);
    const double whole = other.value("format"_L1).toObject().value("duration"_L1).toString().toDouble();
    QVERIFY2(std::abs(whole - seconds) <= tolerance, qPrintable(QString::number(whole)));
}

void TestClipMaker::standsBehindARangeOfNames()
{
    const QString file = path(u"50% %1 #2 café: 猫?.mp4"_s);
    QVERIFY(makeClip(specOf({320, 180}, 1), file, nullptr));
    QVERIFY(probeMedia(file));
    QFile opened(file);
    QVERIFY(opened.open(QIODevice::ReadOnly));
    const QByteArray bytes = opened.readAll();
    QVERIFY(bytes.indexOf("moov") < bytes.indexOf("mdat")); // playable while it downloads
}

void TestClipMaker::framesDiffer()
{
    ClipSpec spec = specOf({640, 360}, 5);
    ClipPainter painter(spec);
    const QImage first = painter.frame(0).copy();
    const QImage next = painter.frame(1).copy();
    const QImage later = painter.frame(60).copy();
    QVERIFY(first != next);
    QVERIFY(differentPixels(first, later, first.rect()) > first.width() * first.height() / 100);
    // Moving shapes leave no trace: the same number gives the same frame again.
    QCOMPARE(painter.frame(0), first);
}

void TestClipMaker::showsTheFirstFrame()
{
    ClipSpec spec = specOf({640, 360}, 2);
    spec.firstFrame = QImage(300, 300, QImage::Format_RGB32); // another shape, smaller than the clip
    spec.firstFrame.fill(Qt::red);
    for (int y = 0; y < 300; ++y)
        spec.firstFrame.setPixelColor(150, y, Qt::blue);
    ClipPainter painter(spec);
    const QImage first = painter.frame(0).copy();
    QCOMPARE(first.size(), spec.size);
    QCOMPARE(first.pixelColor(80, 140), QColor(Qt::red));
    QVERIFY(first.pixelColor(320, 140).blue() > 100);
    // It moves, but slowly, and the same number gives the same frame again.
    const QImage last = painter.frame(frameCount(spec) - 1).copy();
    QVERIFY(first != last);
    QCOMPARE(last.pixelColor(80, 140), QColor(Qt::red));
    QCOMPARE(painter.frame(0), first);
    // The prompt is drawn over it.
    const QImage titled = painter.frame(0).copy();
    spec.texts = false;
    QVERIFY(differentPixels(titled, ClipPainter(spec).frame(0), titled.rect()) > 500);
}

void TestClipMaker::textsCanBeLeftOut()
{
    ClipSpec spec = specOf({640, 360}, 2);
    spec.texts = false;
    ClipPainter painter(spec);
    const QImage first = painter.frame(0).copy();
    QVERIFY(first != painter.frame(12));
    QCOMPARE(painter.frame(0), first);
    spec.texts = true;
    QVERIFY(differentPixels(first, ClipPainter(spec).frame(0), QRect(0, 0, 200, 60)) > 100); // the timecode
}

void TestClipMaker::markIsVisible()
{
    ClipSpec spec = specOf({640, 360}, 1);
    const QImage without = ClipPainter(spec).frame(0).copy();
    spec.mark = true;
    const QImage with = ClipPainter(spec).frame(0).copy();
    const QRect corner(400, 300, 240, 60);
    QVERIFY(differentPixels(with, without, corner) > 500);
    QCOMPARE(differentPixels(with, without, QRect(0, 0, 640, 300)), 0);
    QCOMPARE(differentPixels(with, without, QRect(0, 300, 320, 60)), 0);
}

void TestClipMaker::drawsAnyText_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("none") << QString();
    QTest::newRow("Chinese") << u"一只猫在屋顶上看月亮，慢镜头"_s;
    QTest::newRow("Arabic") << u"طائرة ورقية تطير فوق التل"_s;
    QTest::newRow("emoji") << u"A cat 🐈 and a family 👨‍👩‍👧 under the moon 🌙"_s;
    QTest::newRow("one word without end") << QString(3000, u'W');
    QTest::newRow("a million characters") << QString(1'000'000, u'字');
    QTest::newRow("half a character at the cut") << QString(1999, u'a') + u"🐈"_s;
    QTest::newRow("lone surrogates") << QString(10, QChar(0xD83D)) + QString(10, QChar(0xDC08));
    QTest::newRow("control characters") << QString(u"a\nb\tc\r\nd"_s) + QChar(0) + QChar(7) + QChar(0x202E);
    QTest::newRow("combining marks") << QString(u"e"_s) + QString(500, QChar(0x0301));
    QTest::newRow("markup") << u"<b>bold</b> &amp; <img src='http://127.0.0.1/x'>"_s;
}

void TestClipMaker::drawsAnyText()
{
    QFETCH(QString, title);
    QElapsedTimer timer;
    timer.start();
    for (const QSize size : {QSize(426, 240), QSize(240, 426)}) {
        ClipSpec spec = specOf(size, 1);
        spec.title = title;
        spec.lines = {title, u"x"_s};
        spec.mark = true;
        ClipPainter painter(spec);
        QCOMPARE(painter.frame(0).size(), size);
        // No part of it touches the edges of the frame or the timecode's row.
        const QImage drawn = painter.frame(0).copy();
        spec.title.clear();
        spec.lines.clear();
        const QImage plain = ClipPainter(spec).frame(0).copy();
        QCOMPARE(differentPixels(drawn, plain, QRect(0, 0, size.width(), 20)), 0);
        QCOMPARE(differentPixels(drawn, plain, QRect(0, 0, 6, size.height())), 0);
        QCOMPARE(differentPixels(drawn, plain, QRect(size.width() - 6, 0, 6, size.height())), 0);
        QCOMPARE(differentPixels(drawn, plain, QRect(0, size.height() - 8, size.width(), 8)), 0);
    }
    QVERIFY(timer.elapsed() < 10'000);
    ClipSpec spec = specOf({320, 180}, 0.2);
    spec.title = title;
    QVERIFY(makeClip(spec, path(u"text.mp4"_s), nullptr));
    QVERIFY(probeMedia(path(u"text.mp4"_s)));
}

void TestClipMaker::followsTheSeed()
{
    ClipSpec spec = specOf({320, 180}, 1);
    const QImage first = ClipPainter(spec).frame(0).copy();
    QCOMPARE(ClipPainter(spec).frame(0), first);
    for (const quint32 seed : {1U, 6U, 4294967295U}) {
        spec.seed = seed;
        QVERIFY(ClipPainter(spec).frame(0) != first);
    }
}

void TestClipMaker::worksInAnotherThread()
{
    bool made[2] = {false, false};
    std::thread one([&] { made[0] = makeClip(specOf({320, 180}, 1), path(u"one.mp4"_s), nullptr).has_value(); });
    std::thread two([&] { made[1] = makeClip(specOf({180, 320}, 1), path(u"two.mp4"_s), nullptr).has_value(); });
    one.join();
    two.join();
    QVERIFY(made[0] && made[1]);
}

void TestClipMaker::refusesImpossibleClips_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<int>("fps");
    QTest::newRow("odd width") << QSize(321, 180) << 1.0 << 24;
    QTest::newRow("odd height") << QSize(320, 181) << 1.0 << 24;
    QTest::newRow("no size") << QSize() << 1.0 << 24;
    QTest::newRow("negative") << QSize(-320, 180) << 1.0 << 24;
    QTest::newRow("tiny") << QSize(2, 2) << 1.0 << 24;
    QTest::newRow("huge") << QSize(100'000, 100'000) << 1.0 << 24;
    QTest::newRow("no length") << QSize(320, 180) << 0.0 << 24;
    QTest::newRow("negative length") << QSize(320, 180) << -5.0 << 24;
    QTest::newRow("length is no number") << QSize(320, 180) << std::nan("") << 24;
    QTest::newRow("endless") << QSize(320, 180) << 1e9 << 24;
    QTest::newRow("no pictures") << QSize(320, 180) << 1.0 << 0;
    QTest::newRow("too many pictures") << QSize(320, 180) << 1.0 << 1000;
}

void TestClipMaker::refusesImpossibleClips()
{
    QFETCH(QSize, size);
    QFETCH(double, seconds);
    QFETCH(int, fps);
    QTemporaryDir folder;
    ClipSpec spec = specOf(size, seconds);
    spec.fps = fps;
    const Result<void> made = makeClip(spec, folder.filePath(u"clip.mp4"_s), nullptr);
    QVERIFY(!made);
    QCOMPARE(made.error().kind, ErrorKind::BadInput);
    QVERIFY(!made.error().message.isEmpty());
    QCOMPARE(allFiles(folder.path()), QStringList());
}

void TestClipMaker::badFolderLeavesNothing()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"taken.mp4"_s));
    QFile plain(folder.filePath(u"plain"_s));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    plain.close();
    for (const QString& name : {u"none/clip.mp4"_s, u"plain/clip.mp4"_s, u"taken.mp4"_s}) {
        const Result<void> made = makeClip(specOf({320, 180}, 1), folder.filePath(name), nullptr);
        QVERIFY2(!made, qPrintable(name));
        QCOMPARE(made.error().kind, ErrorKind::Storage);
        QVERIFY(made.error().message.contains(name));
    }
    QCOMPARE(allFiles(folder.path()), QStringList({u"plain"_s, u"taken.mp4"_s}));
}

void TestClipMaker::fullDiskLeavesNothing()
{
    QTemporaryDir folder;
    const FullDisk full;
    const Result<void> made = makeClip(specOf({320, 180}, 2), folder.filePath(u"clip.mp4"_s), nullptr);
    QVERIFY(!made);
    QCOMPARE(made.error().kind, ErrorKind::Storage);
    QCOMPARE(allFiles(folder.path()), QStringList());
}

void TestClipMaker::stopLeavesNothing()
{
    QTemporaryDir folder;
    std::atomic<bool> stop = false;
    QElapsedTimer timer;
    timer.start();
    std::thread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        stop = true;
    });
    const Result<void> made = makeClip(specOf({1920, 1080}, 600), folder.filePath(u"clip.mp4"_s), &stop);
    later.join();
    QVERIFY(!made);
    QCOMPARE(made.error().kind, ErrorKind::Stopped);
    QVERIFY(timer.elapsed() < 10'000);
    QCOMPARE(allFiles(folder.path()), QStringList());
}

void TestClipMaker::stopKeepsTheOldFile()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"clip.mp4"_s);
    QVERIFY(makeClip(specOf({320, 180}, 1), file, nullptr));
    const std::atomic<bool> stop = true;
    QVERIFY(!makeClip(specOf({320, 180}, 2), file, &stop));
    QCOMPARE(probeMedia(file).value_or(MediaFacts()).frames, 24);
    QVERIFY(makeClip(specOf({320, 180}, 2), file, nullptr));
    QCOMPARE(probeMedia(file).value_or(MediaFacts()).frames, 48);
    QCOMPARE(allFiles(folder.path()), QStringList({u"clip.mp4"_s}));
}

void TestClipMaker::sizesOfTiersAndRatios_data()
{
    QTest::addColumn<QString>("resolution");
    QTest::addColumn<QString>("ratio");
    QTest::addColumn<QSize>("size");
    const auto row = [](const QString& resolution, const QString& ratio, QSize size) {
        QTest::addRow("%s %s", qPrintable(resolution), qPrintable(ratio)) << resolution << ratio << size;
    };
    row(u"480P"_s, u"16:9"_s, {854, 480});
    row(u"720P"_s, u"16:9"_s, {1280, 720});
    row(u"1080P"_s, u"16:9"_s, {1920, 1080});
    row(u"480P"_s, u"9:16"_s, {480, 854});
    row(u"720P"_s, u"9:16"_s, {720, 1280});
    row(u"720P"_s, u"1:1"_s, {720, 720});
    row(u"1080P"_s, u"4:3"_s, {1440, 1080});
    row(u"480P"_s, u"3:4"_s, {480, 640});
    row(u"720P"_s, u"21:9"_s, {1680, 720});
    row(QString(), QString(), {1280, 720});
    row(QString(), u"1:1"_s, {720, 720});
    row(u"1080P"_s, u"adaptive"_s, {1920, 1080});
    row(u"1440P"_s, u"16:9"_s, {2560, 1440});
    row(u"1080p"_s, u" 16 : 9 "_s, {1920, 1080});
    row(u"481P"_s, u"1:1"_s, {480, 480});
    row(u"1P"_s, u"1:1"_s, {240, 240});
    row(u"99999P"_s, u"1:1"_s, {2160, 2160});
    row(u"999999999999P"_s, u"1:1"_s, {720, 720});
    row(u"-5P"_s, u"1:1"_s, {720, 720});
    row(u"best"_s, u"wide"_s, {1280, 720});
    for (const QString& ratio : {u"0:1"_s, u"1:0"_s, u"16:9:1"_s, u"-1:1"_s, u"1000:1"_s, u":"_s, u"16/9"_s})
        row(u"720P"_s, ratio, {1280, 720});
}

void TestClipMaker::sizesOfTiersAndRatios()
{
    QFETCH(QString, resolution);
    QFETCH(QString, ratio);
    QTEST(pictureSize(resolution, ratio), "size");
}

QTEST_MAIN(TestClipMaker)
#include "tst_clipmaker.moc"
