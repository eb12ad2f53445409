// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediaprobe.h"
#include "tests/media/testclips.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <cmath>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Dailies;
using namespace Qt::StringLiterals;

/// probeMedia() describes good files, and refuses hostile and broken ones quickly, with a message and without a
/// connection.
class TestMediaProbe final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refusesWhatIsNoMedia_data();
    void refusesWhatIsNoMedia();
    void refusesFoldersPipesAndDevices();
    void refusesWhatIsNotThere();
    void callsNoAddressOfAManifest_data();
    void callsNoAddressOfAManifest();
    void refusesCutFiles_data();
    void refusesCutFiles();
    void survivesChangedBytes();
    void tellsFactsOfGoodFiles_data();
    void tellsFactsOfGoodFiles();
    void toleratesBytesBehindTheLastBox();

private:
    TestClips m_clips;
};

void TestMediaProbe::initTestCase()
{
    const QString picture = u"-f lavfi -i testsrc=size=320x180:rate=24:duration=2"_s;
    const QString h264 = u" -c:v libx264 -preset ultrafast -pix_fmt yuv420p"_s;
    const QString tone = u" -f lavfi -i sine=duration=2 -shortest"_s;
    m_clips.make(u"plain.mp4"_s, picture + tone + h264);
    m_clips.make(u"fast.mp4"_s, picture + tone + h264 + u" -movflags +faststart"_s);
    m_clips.make(u"silent.mp4"_s, picture + h264);
    m_clips.makeTurned(u"turned.mp4"_s, u"silent.mp4"_s);
}

void TestMediaProbe::refusesWhatIsNoMedia_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QRandomGenerator random(7);
    QByteArray noise(100'000, '\0');
    for (char& c : noise)
        c = static_cast<char>(random.bounded(256));
    noise[0] = 'n';
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("one byte") << QByteArray("x");
    QTest::newRow("text") << QByteArray("This is the text of a letter, not a clip, whatever its name says.\n");
    QTest::newRow("text in UTF-16") << QByteArray::fromHex("fffe540065007800740020006f006600200061002000");
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html><html><body>404: not found</body></html>");
    QTest::newRow("random bytes") << noise;
    QTest::newRow("zeros") << QByteArray(50'000, '\0');
    QTest::newRow("only the first box") << QByteArray::fromHex("000000186674797069736f6d0000020069736f6d69736f32");
    QTest::newRow("first box, then noise")
        << QByteArray::fromHex("000000186674797069736f6d0000020069736f6d69736f32") + noise;
    QTest::newRow("EBML head, then noise") << QByteArray::fromHex("1a45dfa39f4286810142f7810142f2810442f381") + noise;
    QTest::newRow("RIFF that is no sound") << QByteArray("RIFF\x10\x00\x00\x00"
                                                         "ABCDdata",
                                                  16)
            + noise;
    QTest::newRow("picture") << QByteArray::fromHex("89504e470d0a1a0a0000000d4948445200000001");
}

void TestMediaProbe::refusesWhatIsNoMedia()
{
    QFETCH(QByteArray, bytes);
    QElapsedTimer timer;
    timer.start();
    const Result<MediaFacts> facts = probeMedia(m_clips.write(u"not-a-clip.mp4"_s, bytes));
    QVERIFY(!facts);
    QCOMPARE(facts.error().kind, ErrorKind::Media);
    QVERIFY(facts.error().message.contains(u"not-a-clip.mp4"_s));
    QVERIFY(timer.elapsed() < 10'500);
}

void TestMediaProbe::refusesFoldersPipesAndDevices()
{
    QVERIFY(QDir().mkpath(m_clips.path(u"folder.mp4"_s)));
    const Result<MediaFacts> folder = probeMedia(m_clips.path(u"folder.mp4"_s));
    QVERIFY(!folder);
    QCOMPARE(folder.error().kind, ErrorKind::BadInput);
    QVERIFY(folder.error().message.contains(u"folder.mp4"_s));
#ifdef Q_OS_UNIX
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(mkfifo(QFile::encodeName(m_clips.path(u"pipe.mp4"_s)).constData(), 0600), 0);
    QVERIFY(QFile::link(m_clips.path(u"pipe.mp4"_s), m_clips.path(u"link-to-pipe.mp4"_s)));
    for (const QString& file :
        {m_clips.path(u"pipe.mp4"_s), m_clips.path(u"link-to-pipe.mp4"_s), u"/dev/zero"_s, u"/dev/null"_s}) {
        const Result<MediaFacts> facts = probeMedia(file);
        QVERIFY2(!facts, qPrintable(file));
        QCOMPARE(facts.error().kind, ErrorKind::BadInput);
    }
    QVERIFY(timer.elapsed() < 2000);
#endif
}

void TestMediaProbe::refusesWhatIsNotThere()
{
    QVERIFY(QFile::link(m_clips.path(u"loop.mp4"_s), m_clips.path(u"loop.mp4"_s)));
    const QStringList names{m_clips.path(u"none.mp4"_s), m_clips.path(u"loop.mp4"_s), QString(),
        u"http://127.0.0.1:9/a.mp4"_s, u"file:"_s + m_clips.path(u"plain.mp4"_s), u":/plain.mp4"_s};
    for (const QString& name : names) {
        const Result<MediaFacts> facts = probeMedia(name);
        QVERIFY2(!facts, qPrintable(name));
        QCOMPARE(facts.error().kind, ErrorKind::BadInput);
        QVERIFY(!facts.error().message.isEmpty());
    }
}

void TestMediaProbe::callsNoAddressOfAManifest_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("HLS") << QByteArray(
        "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://127.0.0.1:PORT/a.ts\n#EXT-X-ENDLIST\n");
    QTest::newRow("HLS behind blanks") << QByteArray(
        "\xEF\xBB\xBF \r\n#EXTM3U\n#EXTINF:5,\nhttp://127.0.0.1:PORT/a.ts\n");
    QTest::newRow("DASH") << QByteArray(
        "<?xml version=\"1.0\"?><MPD><Period><BaseURL>http://127.0.0.1:PORT/</BaseURL></Period></MPD>");
    QTest::newRow("ffconcat") << QByteArray("ffconcat version 1.0\nfile 'http://127.0.0.1:PORT/a.mp4'\n");
    QTest::newRow("SDP") << QByteArray(
        "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video PORT RTP/AVP 96\n");
    QTest::newRow("play list") << QByteArray("[playlist]\nFile1=http://127.0.0.1:PORT/a.mp4\nNumberOfEntries=1\n");
}

void TestMediaProbe::callsNoAddressOfAManifest()
{
    QFETCH(QByteArray, text);
    QTcpServer server;
    int connections = 0;
    connect(&server, &QTcpServer::newConnection, this, [&connections] { ++connections; });
    QVERIFY(server.listen(QHostAddress::LocalHost));
    text.replace("PORT", QByteArray::number(server.serverPort()));
    for (const QString& name : {u"list.mp4"_s, u"list.m3u8"_s, u"list.mpd"_s, u"list.sdp"_s}) {
        const Result<MediaFacts> facts = probeMedia(m_clips.write(name, text));
        QVERIFY(!facts);
        QCOMPARE(facts.error().kind, ErrorKind::Media);
    }
    QVERIFY(!server.waitForNewConnection(100));
    QCOMPARE(connections, 0);
}

void TestMediaProbe::refusesCutFiles_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<double>("part");
    for (const QString& source : {u"plain.mp4"_s, u"fast.mp4"_s}) {
        for (const double part : {0.001, 0.1, 0.5, 0.9, 0.999})
            QTest::addRow("%s at %g", qPrintable(source), part) << source << part;
    }
}

void TestMediaProbe::refusesCutFiles()
{
    QFETCH(QString, source);
    QFETCH(double, part);
    const QByteArray whole = m_clips.read(source);
    const Result<MediaFacts> facts =
        probeMedia(m_clips.write(u"cut.mp4"_s, whole.first(qsizetype(double(whole.size()) * part))));
    QVERIFY(!facts);
    QCOMPARE(facts.error().kind, ErrorKind::Media);
}

void TestMediaProbe::survivesChangedBytes()
{
    const QByteArray whole = m_clips.read(u"fast.mp4"_s);
    QRandomGenerator random(11);
    for (int round = 0; round < 60; ++round) {
        QByteArray changed = whole;
        for (int i = 0; i < 12; ++i) // the boxes with the tables are at the front
            changed[random.bounded(int(std::min<qsizetype>(whole.size(), 4000)))] =
                static_cast<char>(random.bounded(256));
        const Result<MediaFacts> facts = probeMedia(m_clips.write(u"changed.mp4"_s, changed));
        QVERIFY(facts || !facts.error().message.isEmpty());
        if (facts)
            QVERIFY(facts->seconds > 0 && std::isfinite(facts->seconds) && std::isfinite(facts->fps));
    }
}

void TestMediaProbe::tellsFactsOfGoodFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("arguments"); // empty: the file exists already
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<qint64>("frames");
    QTest::addColumn<bool>("audio");
    QTest::addColumn<QString>("container");
    const auto row = [](const char* title, const QString& name, const QString& arguments, QSize size, qint64 frames,
                         bool audio, const QString& container) {
        const double seconds = frames == 1 ? 0.04 : 2.0;
        QTest::newRow(title) << name << arguments << size << seconds << frames << audio << container;
    };
    const QString picture = u"-f lavfi -i testsrc=size=%1:rate=25:duration=2"_s;
    const QString small = picture.arg(u"160x90"_s);
    const QString tone = u"-f lavfi -i sine=duration=2"_s;
    row("plain", u"plain.mp4"_s, {}, {320, 180}, 48, true, u"MP4"_s);
    row("no sound", u"silent.mp4"_s, {}, {320, 180}, 48, false, u"MP4"_s);
    row("turned", u"turned.mp4"_s, {}, {180, 320}, 48, false, u"MP4"_s);
    row("odd size", u"odd.mp4"_s, picture.arg(u"321x181"_s) + u" -pix_fmt yuv444p"_s, {321, 181}, 50, false, u"MP4"_s);
    row("wide pixels", u"wide.mp4"_s, picture.arg(u"320x240"_s) + u" -vf setsar=4/3"_s, {427, 240}, 50, false,
        u"MP4"_s);
    row("QuickTime", u"film.mov"_s, small, {160, 90}, 50, false, u"QuickTime"_s);
    row("Matroska", u"film.mkv"_s, small, {160, 90}, 50, false, u"Matroska"_s);
    row("WebM without length", u"a.webm"_s, small + u" -c:v libvpx -live 1"_s, {160, 90}, 50, false, u"WebM"_s);
    row("one frame", u"one.mp4"_s, small + u" -frames:v 1"_s, {160, 90}, 1, false, u"MP4"_s);
    row("name with signs", u"100% #1 café: 猫?.mp4"_s, small, {160, 90}, 50, false, u"MP4"_s);
    row("WAV", u"tone.wav"_s, tone, {}, 0, true, u"WAV"_s);
    row("MP3", u"tone.mp3"_s, tone, {}, 0, true, u"MP3"_s);
    row("FLAC", u"tone.flac"_s, tone, {}, 0, true, u"FLAC"_s);
    row("Ogg", u"tone.ogg"_s, tone + u" -c:a flac"_s, {}, 0, true, u"Ogg"_s);
    row("AAC", u"tone.aac"_s, tone, {}, 0, true, u"AAC"_s);
}

void TestMediaProbe::tellsFactsOfGoodFiles()
{
    QFETCH(QString, name);
    QFETCH(QString, arguments);
    QFETCH(QSize, size);
    QFETCH(double, seconds);
    QFETCH(qint64, frames);
    QFETCH(bool, audio);
    QFETCH(QString, container);
    const QString file = arguments.isEmpty() ? m_clips.path(name) : m_clips.make(name, arguments);
    const Result<MediaFacts> facts = probeMedia(file);
    QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
    QCOMPARE(facts->size, size);
    QCOMPARE(facts->rotation, name.startsWith(u"turned"_s) ? 90 : 0);
    QCOMPARE(facts->frames, frames);
    QCOMPARE(facts->hasVideo, !size.isEmpty());
    QCOMPARE(facts->hasAudio, audio);
    QCOMPARE(facts->container, container);
    QCOMPARE(facts->videoCodec.isEmpty(), size.isEmpty());
    QCOMPARE(facts->audioCodec.isEmpty(), !audio);
    QVERIFY2(std::abs(facts->seconds - seconds) < 0.15, qPrintable(QString::number(facts->seconds)));
    if (frames > 1)
        QVERIFY(std::abs(facts->fps - double(frames) / seconds) < 0.5);
}

void TestMediaProbe::toleratesBytesBehindTheLastBox()
{
    const QByteArray whole = m_clips.read(u"plain.mp4"_s);
    const Result<MediaFacts> facts = probeMedia(m_clips.write(u"trailer.mp4"_s, whole + QByteArray(100, '\0')));
    QVERIFY2(facts, facts ? "" : qPrintable(facts.error().message));
    QCOMPARE(facts->frames, 48);
}

QTEST_GUILESS_MAIN(TestMediaProbe)
#include "tst_mediaprobe.moc"
