// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/videosniffer.h"

#include <QTemporaryFile>
#include <QTest>
#include <QtEndian>

using namespace Dailies;

namespace {

QByteArray box(const char* type, const QByteArray& content)
{
    QByteArray size(4, 0);
    qToBigEndian(static_cast<quint32>(content.size() + 8), size.data());
    return size + type + content;
}

QByteArray largeBox(const char* type, const QByteArray& content)
{
    QByteArray size(8, 0);
    qToBigEndian(static_cast<quint64>(content.size() + 16), size.data());
    return QByteArray("\0\0\0\1", 4) + type + size + content;
}

QByteArray openBox(const char* type, const QByteArray& content)
{
    return QByteArray(4, 0) + type + content;
}

QByteArray element(const QByteArray& id, const QByteArray& content)
{
    QByteArray size(8, 0);
    qToBigEndian(static_cast<quint64>(content.size()) | (quint64(1) << 56), size.data());
    return id + size + content;
}

const QByteArray ftyp = box("ftyp", "isom____isom");
const QByteArray moov = box("moov", QByteArray(100, 'i'));
const QByteArray mdat = box("mdat", QByteArray(5000, 'd'));
const QByteArray ebml = element("\x1A\x45\xDF\xA3", "what it is");
const QByteArray segment = element("\x18\x53\x80\x67", QByteArray(3000, 's'));

} // namespace

class TestClipBytes final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contents_data();
    void contents();
    void wholeness_data();
    void wholeness();
    void everyCutIsSeen_data();
    void everyCutIsSeen();

private:
    static Ending endingOfBytes(const QByteArray& bytes);
};

void TestClipBytes::contents_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<Content>("content");
    const auto row = [](const char* name, const QByteArray& head, Content content, const QByteArray& type = {}) {
        QTest::newRow(name) << head << type << content;
    };
    row("MP4", ftyp, Content::Film);
    row("MP4 called a page", ftyp, Content::Film, "text/html");
    row("QuickTime", box("wide", {}) + mdat, Content::Film);
    row("index first", moov, Content::Film);
    row("Matroska", ebml, Content::Film);
    row("page", "<!DOCTYPE html><html>", Content::Page);
    row("page called a video", "<!DOCTYPE html><html>", Content::Page, "video/mp4");
    row("page behind a mark and lines", "\xEF\xBB\xBF\r\n <html>", Content::Page);
    row("HLS", "#EXTM3U\n#EXT-X-VERSION:3", Content::Page);
    row("DASH", "<MPD xmlns=\"urn:mpeg\">", Content::Page);
    row("ffconcat", "ffconcat version 1.0\n", Content::Page);
    row("XML", "<?xml version=\"1.0\"?>", Content::Page);
    row("SDP", "v=0\no=- 0 0 IN IP4 127.0.0.1", Content::Page);
    row("JSON object", R"({"code":"AccessDenied"})", Content::Page);
    row("JSON list", R"([{"code":"AccessDenied"}])", Content::Page);
    row("message", "upstream timed out", Content::Page, "text/plain; charset=utf-8");
    row("JSON by its type", "null", Content::Page, "application/problem+json");
    // If in doubt, it is the clip that was paid for.
    row("too short", ftyp.left(11), Content::Unknown);
    row("ftyp elsewhere", "ftypisom____", Content::Unknown);
    row("text of no known kind", "upstream timed out", Content::Unknown, "video/mp4");
    row("bytes called a page", QByteArray("\x47\x40\x11\x10\0\0\x01", 7), Content::Unknown, "text/html");
    row("bytes that begin like a page", QByteArray("<\0\0\0\x01", 5), Content::Unknown);
    row("AVI", QByteArray("RIFF\x10\0\0\0AVI LIST", 16), Content::Unknown);
    row("picture", "\xFF\xD8\xFF\xE0\x01 and so on and on", Content::Unknown);
    row("nothing", {}, Content::Unknown);
}

void TestClipBytes::contents()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, type);
    QFETCH(const Content, content);
    QCOMPARE(contentOf(head, type), content);
}

Ending TestClipBytes::endingOfBytes(const QByteArray& bytes)
{
    QTemporaryFile file;
    const bool isWritten = file.open() && file.write(bytes) == bytes.size() && file.flush();
    return isWritten ? endingOf(file, file.size()) : Ending::Short;
}

void TestClipBytes::wholeness_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Ending>("ending");
    QTest::newRow("index first") << ftyp + moov + mdat << Ending::Whole;
    QTest::newRow("index last") << ftyp + mdat + moov << Ending::Whole;
    QTest::newRow("large box") << ftyp + largeBox("mdat", QByteArray(100, 'd')) + moov << Ending::Whole;
    QTest::newRow("fragments") << ftyp + moov + box("moof", "m") + mdat << Ending::Whole;
    QTest::newRow("no index yet") << ftyp + mdat << Ending::Short;
    QTest::newRow("no data yet") << ftyp + moov << Ending::Short;
    QTest::newRow("begins only") << ftyp << Ending::Short;
    QTest::newRow("up to the end") << ftyp + moov + openBox("mdat", "any") << Ending::Unknown;
    QTest::newRow("more than there is") << ftyp + moov + mdat.chopped(1) << Ending::Short;
    QTest::newRow("a byte too many") << ftyp + moov + mdat + 'x' << Ending::Short;
    QTest::newRow("a box of 4 bytes") << ftyp + moov + mdat + QByteArray("\0\0\0\4mdat", 8) << Ending::Short;
    QTest::newRow("a huge box") << ftyp + moov + mdat + QByteArray("\0\0\0\1mdat\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 16)
                                << Ending::Short;
    QTest::newRow("Matroska") << ebml + segment << Ending::Whole;
    QTest::newRow("Matroska, begins only") << ebml << Ending::Short;
    QTest::newRow("Matroska, short") << ebml + segment.chopped(1) << Ending::Short;
    QTest::newRow("Matroska, length not told")
        << ebml + QByteArray("\x18\x53\x80\x67\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF") + "frames" << Ending::Unknown;
    QTest::newRow("Matroska, impossible number") << ebml + QByteArray(20, '\0') << Ending::Short;
    QTest::newRow("Matroska, huge") << ebml + QByteArray("\x18\x53\x80\x67\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFE")
                                    << Ending::Short;
    QTest::newRow("text") << QByteArray("<!DOCTYPE html><html></html>") << Ending::Unknown;
    QTest::newRow("too little to tell") << ftyp.left(11) << Ending::Short;
    QTest::newRow("nothing") << QByteArray() << Ending::Short;
}

void TestClipBytes::wholeness()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Ending, ending);
    QCOMPARE(endingOfBytes(bytes), ending);
}

void TestClipBytes::everyCutIsSeen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("index first") << ftyp + moov + mdat;
    QTest::newRow("index last") << ftyp + mdat + moov;
    QTest::newRow("Matroska") << ebml + segment;
}

void TestClipBytes::everyCutIsSeen()
{
    QFETCH(const QByteArray, bytes);
    QTemporaryFile file;
    QVERIFY(file.open() && file.write(bytes) == bytes.size() && file.flush());
    QCOMPARE(endingOf(file, bytes.size()), Ending::Whole);
    for (qsizetype size = bytes.size() - 1; size >= 0; --size) {
        QVERIFY(file.resize(size));
        QVERIFY2(endingOf(file, size) == Ending::Short, qPrintable(QString::number(size)));
    }
}

QTEST_GUILESS_MAIN(TestClipBytes)
#include "tst_videosniffer.moc"
