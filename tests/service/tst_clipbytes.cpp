// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/clipbytes.h"

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
    void videos_data();
    void videos();
    void wholeness_data();
    void wholeness();
    void everyCutIsSeen_data();
    void everyCutIsSeen();

private:
    static bool isWhole(const QByteArray& bytes);
};

void TestClipBytes::videos_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("yes");
    QTest::newRow("MP4") << ftyp << true;
    QTest::newRow("Matroska") << ebml << true;
    QTest::newRow("too short") << ftyp.left(11) << false;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("page") << QByteArray("<!DOCTYPE html><html>") << false;
    QTest::newRow("HLS") << QByteArray("#EXTM3U\n#EXT-X-VERSION:3") << false;
    QTest::newRow("DASH") << QByteArray("<MPD xmlns=\"urn:mpeg\">") << false;
    QTest::newRow("ffconcat") << QByteArray("ffconcat version 1.0\n") << false;
    QTest::newRow("XML") << QByteArray("<?xml version=\"1.0\"?>") << false;
    QTest::newRow("SDP") << QByteArray("v=0\no=- 0 0 IN IP4 127.0.0.1") << false;
    QTest::newRow("ftyp elsewhere") << QByteArray("ftypisom____") << false;
}

void TestClipBytes::videos()
{
    QFETCH(const QByteArray, head);
    QFETCH(const bool, yes);
    QCOMPARE(isVideo(head), yes);
}

bool TestClipBytes::isWhole(const QByteArray& bytes)
{
    QTemporaryFile file;
    return file.open() && file.write(bytes) == bytes.size() && file.flush() && endsWhole(file, file.size());
}

void TestClipBytes::wholeness_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("yes");
    QTest::newRow("index first") << ftyp + moov + mdat << true;
    QTest::newRow("index last") << ftyp + mdat + moov << true;
    QTest::newRow("large box") << ftyp + largeBox("mdat", QByteArray(100, 'd')) + moov << true;
    QTest::newRow("fragments") << ftyp + moov + box("moof", "m") + mdat << true;
    QTest::newRow("no index yet") << ftyp + mdat << false;
    QTest::newRow("no data yet") << ftyp + moov << false;
    QTest::newRow("begins only") << ftyp << false;
    QTest::newRow("up to the end") << ftyp + moov + openBox("mdat", "any") << false;
    QTest::newRow("more than there is") << ftyp + moov + mdat.chopped(1) << false;
    QTest::newRow("a byte too many") << ftyp + moov + mdat + 'x' << false;
    QTest::newRow("a box of 4 bytes") << ftyp + moov + mdat + QByteArray("\0\0\0\4mdat", 8) << false;
    QTest::newRow("a huge box") << ftyp + moov + mdat + QByteArray("\0\0\0\1mdat\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 16)
                                << false;
    QTest::newRow("Matroska") << ebml + segment << true;
    QTest::newRow("Matroska, begins only") << ebml << false;
    QTest::newRow("Matroska, short") << ebml + segment.chopped(1) << false;
    QTest::newRow("Matroska, length not told")
        << ebml + QByteArray("\x18\x53\x80\x67\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF") + "frames" << false;
    QTest::newRow("Matroska, impossible number") << ebml + QByteArray(20, '\0') << false;
    QTest::newRow("Matroska, huge") << ebml + QByteArray("\x18\x53\x80\x67\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFE") << false;
    QTest::newRow("text") << QByteArray("<!DOCTYPE html><html></html>") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void TestClipBytes::wholeness()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, yes);
    QCOMPARE(isWhole(bytes), yes);
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
    QVERIFY(endsWhole(file, bytes.size()));
    for (qsizetype size = bytes.size() - 1; size >= 0; --size) {
        QVERIFY(file.resize(size));
        QVERIFY2(!endsWhole(file, size), qPrintable(QString::number(size)));
    }
}

QTEST_GUILESS_MAIN(TestClipBytes)
#include "tst_clipbytes.moc"
