// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/inputreader.h"
#include "app/media/inputthumbnail.h"
#include "tests/media/testclips.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QImageWriter>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fcntl.h>
#include <sys/fsuid.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(InputTrouble)
Q_DECLARE_METATYPE(std::optional<MediaKind>)

namespace {

QByteArray encoded(const QImage& image, const char* format, int quality = -1)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, format, quality))
        qFatal("cannot write a test picture");
    return bytes;
}

QImage halves(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = size.width() / 2; x < size.width(); ++x)
            image.setPixelColor(x, y, Qt::blue);
    }
    return image;
}

QByteArray number(quint32 value)
{
    QByteArray bytes(4, 0);
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray pngChunk(const QByteArray& type, const QByteArray& content)
{
    const QByteArray checked = type + content;
    quint32 crc = 0xFFFFFFFF;
    for (const char byte : checked) {
        crc ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1) != 0 ? crc >> 1 ^ 0xEDB88320 : crc >> 1;
    }
    return number(static_cast<quint32>(content.size())) + checked + number(~crc);
}

/// A fine pattern of as many red and blue pixels, as numbers of a palette with this many bits. Qt writes 1 and 8 only.
QByteArray palettePng(QSize size, int bits)
{
    QByteArray lines;
    for (int y = 0; y < size.height(); ++y) {
        QByteArray line(1 + (size.width() * bits + 7) / 8, 0);
        for (int x = 0; x < size.width(); ++x) {
            const int bit = x * bits;
            if ((x + y) % 2 == 1)
                line[1 + bit / 8] = static_cast<char>(line.at(1 + bit / 8) | 1 << (8 - bits - bit % 8));
        }
        lines += line;
    }
    const QByteArray head = number(static_cast<quint32>(size.width())) + number(static_cast<quint32>(size.height()))
        + static_cast<char>(bits) + QByteArray("\x03\0\0\0", 4);
    return QByteArray("\x89PNG\r\n\x1A\n") + pngChunk("IHDR", head)
        + pngChunk("PLTE", QByteArray("\xFF\0\0\0\0\xFF", 6)) + pngChunk("IDAT", qCompress(lines).sliced(4))
        + pngChunk("IEND", {});
}

QImage clear(QSize size, QPoint hole)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::white);
    if (image.rect().contains(hole))
        image.setPixelColor(hole, Qt::transparent);
    return image;
}

/// A PNG that claims this size, and ends where the image data should begin.
QByteArray pngHead(quint32 width, quint32 height)
{
    QByteArray chunk(17, '\0');
    memcpy(chunk.data(), "IHDR", 4);
    qToBigEndian(width, chunk.data() + 4);
    qToBigEndian(height, chunk.data() + 8);
    chunk[12] = 8;
    chunk[13] = 2;
    quint32 sum = 0xFFFFFFFF;
    for (const char each : std::as_const(chunk)) {
        sum ^= static_cast<quint8>(each);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    QByteArray ends(8, '\0');
    qToBigEndian(quint32{13}, ends.data());
    qToBigEndian(sum ^ 0xFFFFFFFF, ends.data() + 4);
    return QByteArray("\x89PNG\r\n\x1A\n", 8) + ends.first(4) + chunk + ends.last(4) + QByteArray("\0\0\1\0IDAT", 8);
}

/// An EXIF segment with the orientation of a JPEG.
QByteArray turned(const QByteArray& jpeg, char orientation)
{
    QByteArray exif("\xFF\xE1\x00\x22"
                    "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0",
        36);
    exif[4 + 6 + 8 + 2 + 8] = orientation;
    return jpeg.first(2) + exif + jpeg.sliced(2);
}

/// The relevant parts of a zip file: the local header of the first file, and the directory at the end.
QByteArray zip(const QByteArrayList& names)
{
    QByteArray bytes = QByteArray("PK\x03\x04\x14\0\0\0\0\0", 10) + QByteArray(16, '\0') + QByteArray("\x13\0\0\0", 4)
        + "[Content_Types].xml" + QByteArray(5000, 'x');
    for (const QByteArray& name : names)
        bytes += QByteArray("PK\x01\x02", 4) + QByteArray(42, '\0') + name;
    return bytes + QByteArray("PK\x05\x06", 4) + QByteArray(18, '\0');
}

} // namespace

/// readInput(): what a file really is, whatever its name, and an end for every endless source.
class TestInputReader final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsFormats_data();
    void tellsFormats();
    void tellsTroubles_data();
    void tellsTroubles();
    void leavesPipesAlone();
    void noPermission();
    void growingFile();
    void hugePictures_data();
    void hugePictures();
    void appliesOrientation_data();
    void appliesOrientation();
    void showsPicturesOfFewColours_data();
    void showsPicturesOfFewColours();
    void seesTransparency_data();
    void seesTransparency();
    void thumbnails_data();
    void thumbnails();
    void thumbnailOfALargePicture();
    void tellsSecondsAndRate();
    void everyByteMayBeMissing();
    void manyAtOnce();

private:
    TestClips m_files;
};

void TestInputReader::initTestCase()
{
    m_files.make(u"film.mp4"_s, u"-f lavfi -i testsrc=size=320x180:rate=25:duration=2 -c:v libx264 -pix_fmt yuv420p"_s);
    m_files.make(u"film.mov"_s, u"-f lavfi -i testsrc=size=320x180:rate=25:duration=1 -c:v libx264 -pix_fmt yuv420p"_s);
    m_files.make(u"film.webm"_s, u"-f lavfi -i testsrc=size=64x64:rate=10:duration=1 -c:v libvpx"_s);
    m_files.make(u"tone.wav"_s, u"-f lavfi -i sine=duration=3"_s);
    m_files.make(u"tone.mp3"_s, u"-f lavfi -i sine=duration=3"_s);
    m_files.make(u"tone.m4a"_s, u"-f lavfi -i sine=duration=1"_s);
    m_files.makeTurned(u"turned.mp4"_s, u"film.mp4"_s);
    m_files.write(u"film.jpg"_s, m_files.read(u"film.mp4"_s));
    const QImage picture = halves({640, 360});
    for (const char* format : {"png", "jpg", "bmp", "webp", "tiff"})
        m_files.write(u"picture."_s + QLatin1StringView(format), encoded(picture, format));
    m_files.write(u"picture.mp4"_s, encoded(picture, "png"));
}

void TestInputReader::tellsFormats_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::addColumn<std::optional<MediaKind>>("medium");
    const auto row = [](const char* name, const QByteArray& bytes, const QString& format,
                         std::optional<MediaKind> medium) {
        QTest::newRow(name) << QString::fromUtf8(name) << bytes << format << medium;
    };
    const auto is = [](MediaKind medium) { return std::optional(medium); };
    row("picture.png", {}, u"png"_s, is(MediaKind::Image));
    row("picture.jpg", {}, u"jpeg"_s, is(MediaKind::Image));
    row("picture.bmp", {}, u"bmp"_s, is(MediaKind::Image));
    row("picture.webp", {}, u"webp"_s, is(MediaKind::Image));
    row("picture.tiff", {}, u"tiff"_s, is(MediaKind::Image));
    row("film.mp4", {}, u"mp4"_s, is(MediaKind::Video));
    row("film.mov", {}, u"mov"_s, is(MediaKind::Video));
    row("film.webm", {}, u"webm"_s, is(MediaKind::Video));
    row("tone.wav", {}, u"wav"_s, is(MediaKind::Audio));
    row("tone.mp3", {}, u"mp3"_s, is(MediaKind::Audio));
    row("tone.m4a", {}, u"m4a"_s, is(MediaKind::Audio));
    // The name proves nothing.
    row("film.jpg", {}, u"mp4"_s, is(MediaKind::Video));
    row("picture.mp4", {}, u"png"_s, is(MediaKind::Image));
    row("text.png", "This is no picture.\n", u"txt"_s, is(MediaKind::Document));
    row("list.mp4", "#EXTM3U\nhttps://elsewhere.test/1.ts\n", u"txt"_s, is(MediaKind::Document));
    row("photo.heic",
        QByteArray("\0\0\0\x18"
                   "ftypheic\0\0\0\0mif1heic",
            24),
        u"heic"_s, is(MediaKind::Image));
    row("photo.avif",
        QByteArray("\0\0\0\x18"
                   "ftypavif\0\0\0\0mif1avif",
            24),
        u"avif"_s, is(MediaKind::Image));
    row("drawing.svg", "<?xml version=\"1.0\"?>\n<svg xmlns='http://www.w3.org/2000/svg'/>", u"svg"_s,
        is(MediaKind::Image));
    row("paper.pdf", "%PDF-1.7\n\x01\x02", u"pdf"_s, is(MediaKind::Document));
    row("letter.docx", zip({"[Content_Types].xml", "word/document.xml"}), u"docx"_s, is(MediaKind::Document));
    row("table.xlsx", zip({"[Content_Types].xml", "xl/workbook.xml"}), u"xlsx"_s, is(MediaKind::Document));
    row("talk.pptx", zip({"[Content_Types].xml", "ppt/presentation.xml"}), u"pptx"_s, is(MediaKind::Document));
    row("things.zip", zip({"a.txt"}), u"zip"_s, std::nullopt);
    row("note.txt", "A kite 🪁 over 山", u"txt"_s, is(MediaKind::Document));
    row("note.md", "# A kite\n", u"md"_s, is(MediaKind::Document));
    row("old.txt", "\xC9\xBD on the hill", u"txt"_s, is(MediaKind::Document)); // GBK
    row("wide.txt",
        QByteArray("\xFF\xFE"
                   "A\0k\0",
            6),
        u"txt"_s, is(MediaKind::Document));
    row("long.txt", QByteArray(4095, 'a') + "山" + QByteArray(9000, 'b'), u"txt"_s, is(MediaKind::Document));
    // Texts that begin like other formats.
    row("car.txt", "BMW drives on and on", u"txt"_s, is(MediaKind::Document));
    row("mark.txt", "MM is a thousand million", u"txt"_s, is(MediaKind::Document));
    row("set.txt", "The free world of kites", u"txt"_s, is(MediaKind::Document));
    row("tag.txt", "ID3 tags explained here", u"txt"_s, is(MediaKind::Document));
    row("secret.bin", QByteArray("\x00\x01\x02\x03\xFE\xFF", 6), {}, std::nullopt);
}

void TestInputReader::tellsFormats()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, format);
    QFETCH(std::optional<MediaKind>, medium);
    const QString path = bytes.isEmpty() ? m_files.path(name) : m_files.write(name, bytes);
    const InputFacts facts = readInput(path, {64, 36}).facts;
    QCOMPARE(facts.trouble, InputTrouble::None);
    QCOMPARE(facts.format, format);
    QVERIFY(facts.medium == medium);
    QCOMPARE(facts.bytes, QFileInfo(path).size());
    QCOMPARE(facts.modified, QFileInfo(path).lastModified());
    if (name.startsWith("picture"_L1))
        QCOMPARE(facts.pixels, QSize(640, 360));
    if (bytes.isEmpty())
        QCOMPARE(facts.seconds > 0, medium != MediaKind::Image);
}

void TestInputReader::tellsTroubles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<InputTrouble>("trouble");
    const QByteArray png = m_files.read(u"picture.png"_s);
    const QByteArray jpeg = m_files.read(u"picture.jpg"_s);
    const QByteArray film = m_files.read(u"film.mp4"_s);
    const auto write = [this](const char* name, const QByteArray& bytes) {
        return m_files.write(QString::fromUtf8(name), bytes);
    };
    QTest::newRow("nothing") << QString() << InputTrouble::Missing;
    QTest::newRow("missing") << m_files.path(u"none.png"_s) << InputTrouble::Missing;
    QTest::newRow("missing folder") << m_files.path(u"no/such/folder.png"_s) << InputTrouble::Missing;
    QTest::newRow("below a file") << m_files.path(u"picture.png/below.png"_s) << InputTrouble::Missing;
    QTest::newRow("impossible name") << m_files.path(QString(5000, u'n')) << InputTrouble::Missing;
    QTest::newRow("zero byte in the name")
        << m_files.path(u"picture.png"_s) + QChar(0) + u"x"_s << InputTrouble::Missing;
    QTest::newRow("of the program itself") << u":/profiles/kling.json"_s << InputTrouble::Missing;
    const QString dangling = m_files.path(u"dangling.png"_s);
    QFile::link(m_files.path(u"gone.png"_s), dangling);
    QTest::newRow("link to nothing") << dangling << InputTrouble::Missing;
    const QString round = m_files.path(u"round.png"_s);
    QFile::link(round, round);
    QTest::newRow("link to itself") << round << InputTrouble::NotReadable;
    QTest::newRow("folder") << QDir::tempPath() << InputTrouble::NotAFile;
    QTest::newRow("endless device") << u"/dev/zero"_s << InputTrouble::NotAFile;
    QTest::newRow("terminal") << u"/dev/tty"_s << InputTrouble::NotAFile;
    QTest::newRow("zero bytes") << write("zero.png", {}) << InputTrouble::Empty;
    QTest::newRow("of the kernel, endless though of no size") << u"/proc/kmsg"_s << InputTrouble::Empty;
    QTest::newRow("random bytes named png")
        << write("random.png", QByteArray("\x00\x01\x80\xFF\x07", 5)) << InputTrouble::Damaged;
    QTest::newRow("random bytes named mp4")
        << write("random.MP4", QByteArray("\x00\x01\x80\xFF\x07", 5)) << InputTrouble::Damaged;
    QTest::newRow("png without its end") << write("cut.png", png.first(png.size() / 2)) << InputTrouble::Damaged;
    QTest::newRow("png head alone") << write("head.png", png.first(20)) << InputTrouble::Damaged;
    QTest::newRow("jpeg without its end") << write("cut.jpg", jpeg.first(jpeg.size() / 2)) << InputTrouble::Damaged;
    QTest::newRow("jpeg without its last two bytes") << write("almost.jpg", jpeg.chopped(2)) << InputTrouble::Damaged;
    QTest::newRow("jpeg with more behind its end") << write("more.jpg", jpeg + "motion") << InputTrouble::None;
    QTest::newRow("jpeg head alone") << write("head.jpg", jpeg.first(4)) << InputTrouble::Damaged;
    QTest::newRow("film without its end") << write("cut.mp4", film.first(film.size() / 2)) << InputTrouble::Damaged;
    QTest::newRow("webp of four bytes") << write("webp.webp", QByteArray("RIFF\x04\0\0\0WEBP", 12))
                                        << InputTrouble::Damaged;
}

void TestInputReader::tellsTroubles()
{
    QFETCH(QString, path);
    QFETCH(InputTrouble, trouble);
    const InputReading reading = readInput(path, {64, 36});
    QCOMPARE(reading.facts.trouble, trouble);
    QCOMPARE(reading.thumbnail.isNull(), trouble != InputTrouble::None);
    QCOMPARE(readInput(path).facts, reading.facts); // with or without a thumbnail
}

void TestInputReader::leavesPipesAlone()
{
    const QString pipe = m_files.path(u"pipe.png"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(readInput(pipe).facts.trouble, InputTrouble::NotAFile);

    const QByteArray place = QFile::encodeName(m_files.path(u"s"_s));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    QVERIFY(place.size() < qsizetype(sizeof address.sun_path));
    memcpy(address.sun_path, place.constData(), size_t(place.size()));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    QCOMPARE(readInput(QFile::decodeName(place)).facts.trouble, InputTrouble::NotAFile);
    close(socket);
}

void TestInputReader::noPermission()
{
    const QString path = m_files.write(u"private.png"_s, m_files.read(u"picture.png"_s));
    QFile::setPermissions(path, {});
    InputTrouble trouble = InputTrouble::None;
    // A separate thread: the superuser may read everything, and only a thread can change its user alone.
    std::thread([&] {
        setfsuid(65534);
        trouble = readInput(path).facts.trouble;
    }).join();
    QCOMPARE(trouble, InputTrouble::NotReadable);

    const QString folder = m_files.path(u"locked"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile::setPermissions(folder, QFileDevice::ReadOwner);
    std::thread([&] {
        setfsuid(65534);
        trouble = readInput(folder + u"/inside.png"_s).facts.trouble;
    }).join();
    QCOMPARE(trouble, InputTrouble::NotReadable); // whether it exists cannot be known
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

void TestInputReader::growingFile()
{
    const QString path = m_files.write(u"growing.png"_s, m_files.read(u"picture.png"_s));
    std::atomic<bool> ended = false;
    std::thread writer([&] {
        QFile file(path);
        if (!file.open(QIODevice::Append | QIODevice::Unbuffered))
            return;
        while (!ended)
            file.write("more");
    });
    // Between two writes the file may look unchanged, but not for long.
    bool seen = false;
    for (int i = 0; i < 1000 && !seen; ++i) {
        const InputFacts facts = readInput(path, {64, 36}).facts;
        seen = facts.trouble == InputTrouble::Changing;
        if (!seen)
            QCOMPARE(facts.trouble, InputTrouble::None);
    }
    ended = true;
    writer.join();
    QVERIFY(seen);
    QCOMPARE(readInput(path).facts.trouble, InputTrouble::None);
}

void TestInputReader::hugePictures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<InputTrouble>("trouble");
    QTest::newRow("100,000 x 100,000") << pngHead(100000, 100000) << QSize(100000, 100000) << InputTrouble::None;
    QTest::newRow("narrow") << pngHead(1, 1000000) << QSize(1, 1000000) << InputTrouble::Damaged;
    QTest::newRow("larger than numbers go") << pngHead(0xFFFFFFFF, 0xFFFFFFFF) << QSize() << InputTrouble::Damaged;
    QTest::newRow("no pixel") << pngHead(0, 10) << QSize() << InputTrouble::Damaged;
}

void TestInputReader::hugePictures()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QSize, pixels);
    QFETCH(InputTrouble, trouble);
    const InputReading reading = readInput(m_files.write(u"huge.png"_s, bytes), {64, 36});
    QCOMPARE(reading.facts.trouble, trouble);
    QCOMPARE(reading.facts.pixels, pixels.isEmpty() ? QSize() : pixels);
    QVERIFY(reading.thumbnail.isNull());
}

void TestInputReader::appliesOrientation_data()
{
    QTest::addColumn<int>("orientation");
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<QPoint>("red"); // in a thumbnail of 64 x 64, the position of the stored image's left half
    QTest::newRow("as it is") << 1 << QSize(640, 360) << QPoint(10, 18);
    QTest::newRow("mirrored") << 2 << QSize(640, 360) << QPoint(54, 18);
    QTest::newRow("half a turn") << 3 << QSize(640, 360) << QPoint(54, 18);
    QTest::newRow("quarter clockwise") << 6 << QSize(360, 640) << QPoint(18, 10);
    QTest::newRow("quarter back") << 8 << QSize(360, 640) << QPoint(18, 54);
}

void TestInputReader::appliesOrientation()
{
    QFETCH(int, orientation);
    QFETCH(QSize, pixels);
    QFETCH(QPoint, red);
    const QByteArray jpeg = turned(m_files.read(u"picture.jpg"_s), static_cast<char>(orientation));
    const InputReading reading = readInput(m_files.write(u"exif.jpg"_s, jpeg), {64, 64});
    QCOMPARE(reading.facts.trouble, InputTrouble::None);
    QCOMPARE(reading.facts.pixels, pixels);
    QCOMPARE(reading.thumbnail.size(), pixels / 10);
    const QColor there = reading.thumbnail.pixelColor(red);
    QVERIFY2(there.red() > 200 && there.blue() < 60, qPrintable(there.name()));
}

void TestInputReader::showsPicturesOfFewColours_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QColor>("shown"); // everywhere
    for (const int bits : {1, 2, 4, 8})
        QTest::addRow("palette of %d bits", bits) << palettePng({640, 360}, bits) << QColor(127, 0, 127);
    QTest::newRow("large palette") << palettePng({4800, 3600}, 1) << QColor(127, 0, 127);
    QTest::newRow("palette that is not scaled") << palettePng({64, 36}, 1) << QColor();
    QImage grey(640, 360, QImage::Format_Grayscale16);
    for (int y = 0; y < grey.height(); ++y)
        std::fill_n(reinterpret_cast<quint16*>(grey.scanLine(y)), grey.width(), y % 2 == 0 ? 0x3000 : 0x5000);
    QTest::newRow("grey of 16 bits") << encoded(grey, "png") << QColor(64, 64, 64);
}

/// A palette without the mixed colours must not turn a scaled picture into noise.
void TestInputReader::showsPicturesOfFewColours()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QColor, shown);
    const QString path = m_files.write(u"few.png"_s, bytes);
    const InputReading reading = readInput(path, {64, 64});
    QCOMPARE(reading.facts.trouble, InputTrouble::None);
    QVERIFY(!reading.thumbnail.isNull());
    QVERIFY2(reading.thumbnail.depth() >= 16, "no palette is left that a tile would scale into again");
    const QString inlined = u"data:image/png;base64,"_s + QString::fromLatin1(bytes.toBase64());
    for (const QImage& picture : {reading.thumbnail, inputThumbnail(inlined, {64, 64})}) {
        for (const QPoint& place : {QPoint(5, 5), QPoint(31, 17), QPoint(32, 17), QPoint(50, 30)}) {
            const QColor there = picture.pixelColor(place);
            QVERIFY2(!shown.isValid()
                    || (std::abs(there.red() - shown.red()) < 24 && std::abs(there.green() - shown.green()) < 24
                        && std::abs(there.blue() - shown.blue()) < 24),
                qPrintable(there.name()));
        }
    }
}

void TestInputReader::seesTransparency_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("hasAlpha");
    QTest::newRow("no channel") << encoded(halves({64, 64}), "png") << false;
    QTest::newRow("channel that nothing uses") << encoded(clear({64, 64}, {-1, -1}), "png") << false;
    QTest::newRow("one pixel of many") << encoded(clear({1000, 1000}, {777, 555}), "png") << true;
    QTest::newRow("webp") << encoded(clear({64, 64}, {5, 5}), "webp", 100) << true;
    QTest::newRow("jpeg") << encoded(halves({64, 64}), "jpg") << false;
    QImage palette(64, 64, QImage::Format_Indexed8);
    palette.setColorTable({0xFFFFFFFF, 0x00FFFFFF});
    palette.fill(0);
    QTest::newRow("palette") << encoded(palette, "png") << false;
    palette.setPixel(3, 3, 1);
    QTest::newRow("palette with a clear colour") << encoded(palette, "png") << true;
    // Too large to check each pixel: here, the alpha channel counts.
    QTest::newRow("large") << encoded(clear({4200, 4000}, {-1, -1}), "png") << true;
}

void TestInputReader::seesTransparency()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, hasAlpha);
    const QString path = m_files.write(u"alpha.png"_s, bytes);
    QCOMPARE(readInput(path, {64, 36}).facts.hasAlpha, hasAlpha);
    QCOMPARE(readInput(path).facts.hasAlpha, hasAlpha);
}

void TestInputReader::thumbnails_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("box");
    QTest::addColumn<QSize>("size");
    QTest::newRow("none asked for") << u"picture.png"_s << QSize() << QSize(0, 0);
    QTest::newRow("png") << u"picture.png"_s << QSize(64, 36) << QSize(64, 36);
    QTest::newRow("jpeg") << u"picture.jpg"_s << QSize(64, 64) << QSize(64, 36);
    QTest::newRow("webp") << u"picture.webp"_s << QSize(36, 36) << QSize(36, 20);
    QTest::newRow("never enlarged") << u"picture.bmp"_s << QSize(4000, 4000) << QSize(640, 360);
    QTest::newRow("one pixel") << u"picture.png"_s << QSize(1, 1) << QSize(1, 1);
    QTest::newRow("film") << u"film.mp4"_s << QSize(64, 36) << QSize(64, 36);
    QTest::newRow("turned film") << u"turned.mp4"_s << QSize(64, 64) << QSize(36, 64);
    QTest::newRow("sound") << u"tone.wav"_s << QSize(64, 36) << QSize(0, 0);
}

void TestInputReader::thumbnails()
{
    QFETCH(QString, name);
    QFETCH(QSize, box);
    QFETCH(QSize, size);
    QCOMPARE(readInput(m_files.path(name), box).thumbnail.size(), size);
}

void TestInputReader::thumbnailOfALargePicture()
{
    // At full size, it would need more memory than Qt allows for an image.
    QImage large(8000, 8000, QImage::Format_RGB32);
    large.fill(Qt::darkGreen);
    for (const char* format : {"jpg", "png"}) {
        const QString path = m_files.write(u"large"_s, encoded(large, format));
        const InputReading reading = readInput(path, {64, 64});
        QCOMPARE(reading.facts.trouble, InputTrouble::None);
        QCOMPARE(reading.facts.pixels, QSize(8000, 8000));
        QCOMPARE(reading.thumbnail.size(), QSize(64, 64));
        QVERIFY(!reading.facts.hasAlpha);
    }
}

void TestInputReader::tellsSecondsAndRate()
{
    const InputFacts film = readInput(m_files.path(u"film.mp4"_s)).facts;
    QCOMPARE(film.seconds, 2.0);
    QCOMPARE(film.fps, 25.0);
    QCOMPARE(film.pixels, QSize(320, 180));
    QCOMPARE(readInput(m_files.path(u"turned.mp4"_s)).facts.pixels, QSize(180, 320));
    const InputFacts tone = readInput(m_files.path(u"tone.wav"_s)).facts;
    QCOMPARE(tone.seconds, 3.0);
    QVERIFY(tone.pixels.isEmpty());
    QVERIFY(std::abs(readInput(m_files.path(u"tone.mp3"_s)).facts.seconds - 3.0) < 0.1);
}

void TestInputReader::everyByteMayBeMissing()
{
    const QImage picture = halves({24, 16});
    for (const char* format : {"png", "jpg", "webp", "tiff"}) { // a truncated BMP is drawn as far as it goes
        const QByteArray whole = encoded(picture, format);
        for (qsizetype length = 24; length < whole.size(); length += 7) { // a shorter file may be text
            const QString path = m_files.write(u"part.png"_s, whole.first(length));
            const InputTrouble trouble = readInput(path, {8, 8}).facts.trouble;
            QVERIFY(trouble == InputTrouble::Damaged || trouble == InputTrouble::None);
            if (length < whole.size() / 2)
                QVERIFY2(trouble == InputTrouble::Damaged,
                    qPrintable(
                        u"%1 of %2 bytes of a %3"_s.arg(length).arg(whole.size()).arg(QLatin1StringView(format))));
        }
    }
}

void TestInputReader::manyAtOnce()
{
    const QStringList names{u"picture.png"_s, u"picture.jpg"_s, u"picture.webp"_s, u"film.mp4"_s, u"tone.mp3"_s};
    QList<InputFacts> alone;
    for (const QString& name : names)
        alone.append(readInput(m_files.path(name), {64, 36}).facts);
    std::atomic<int> right = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] {
            for (int n = 0; n < names.size(); ++n)
                right += readInput(m_files.path(names.at(n)), {64, 36}).facts == alone.at(n) ? 1 : 0;
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    QCOMPARE(right, 8 * int(names.size()));
}

QTEST_GUILESS_MAIN(TestInputReader)
#include "tst_inputreader.moc"
