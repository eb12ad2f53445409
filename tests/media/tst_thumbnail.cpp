// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/thumbnail.h"
#include "tests/media/testclips.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// firstFrame(): the right picture, size and orientation; an Error if there is no picture.
class TestThumbnail final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fitsIntoBounds_data();
    void fitsIntoBounds();
    void keepsColours();
    void turnsAsShown();
    void takesTheFirstFrameOnly();
    void refusesWhatHasNoPicture();

private:
    TestClips m_clips;
};

namespace {

bool near(QRgb a, QColor b)
{
    constexpr int most = 12;
    return std::abs(qRed(a) - b.red()) < most && std::abs(qGreen(a) - b.green()) < most
        && std::abs(qBlue(a) - b.blue()) < most;
}

} // namespace

void TestThumbnail::initTestCase()
{
    // Left half red, right half blue; all later frames are green.
    const QString halves = u"-f lavfi -i color=red:size=320x180:rate=24:duration=1 -vf "
                           "drawbox=x=160:w=160:h=180:color=blue:t=fill,drawbox=w=320:h=180:color=lime:t=fill:enable="
                           "gte(n\\,1),scale=out_color_matrix=bt709:out_range=tv"
                           " -c:v libx264 -pix_fmt yuv420p -colorspace bt709 -color_range tv"_s;
    m_clips.make(u"halves.mp4"_s, halves);
    m_clips.makeTurned(u"turned.mp4"_s, u"halves.mp4"_s);
    m_clips.make(u"odd.mp4"_s, u"-f lavfi -i testsrc=size=321x181:rate=24:duration=1 -pix_fmt yuv444p"_s);
    m_clips.make(u"tone.wav"_s, u"-f lavfi -i sine=duration=1"_s);
}

void TestThumbnail::fitsIntoBounds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("bounds");
    QTest::addColumn<QSize>("size");
    QTest::newRow("half") << u"halves.mp4"_s << QSize(160, 90) << QSize(160, 90);
    QTest::newRow("narrow bounds") << u"halves.mp4"_s << QSize(64, 64) << QSize(64, 36);
    QTest::newRow("never enlarged") << u"halves.mp4"_s << QSize(4000, 4000) << QSize(320, 180);
    QTest::newRow("own size") << u"halves.mp4"_s << QSize() << QSize(320, 180);
    QTest::newRow("turned") << u"turned.mp4"_s << QSize(90, 90) << QSize(50, 90);
    QTest::newRow("turned, own size") << u"turned.mp4"_s << QSize() << QSize(180, 320);
    QTest::newRow("odd size") << u"odd.mp4"_s << QSize() << QSize(321, 181);
    QTest::newRow("one pixel") << u"halves.mp4"_s << QSize(1, 1) << QSize(1, 1);
}

void TestThumbnail::fitsIntoBounds()
{
    QFETCH(QString, name);
    QFETCH(QSize, bounds);
    QFETCH(QSize, size);
    const Result<QImage> image = firstFrame(m_clips.path(name), bounds);
    QVERIFY2(image, image ? "" : qPrintable(image.error().message));
    QCOMPARE(image->size(), size);
}

void TestThumbnail::keepsColours()
{
    const Result<QImage> image = firstFrame(m_clips.path(u"halves.mp4"_s), QSize(160, 90));
    QVERIFY(image);
    QVERIFY(near(image->pixel(20, 45), QColor(Qt::red)));
    QVERIFY(near(image->pixel(140, 45), QColor(Qt::blue)));
}

void TestThumbnail::turnsAsShown()
{
    // Rotated clockwise by 90 degrees: the former left is at the top.
    const Result<QImage> image = firstFrame(m_clips.path(u"turned.mp4"_s), QSize());
    QVERIFY(image);
    QVERIFY(near(image->pixel(90, 20), QColor(Qt::red)));
    QVERIFY(near(image->pixel(90, 300), QColor(Qt::blue)));
}

void TestThumbnail::takesTheFirstFrameOnly()
{
    const Result<QImage> image = firstFrame(m_clips.path(u"halves.mp4"_s), QSize(16, 9));
    QVERIFY(image);
    QVERIFY(!near(image->pixel(2, 4), QColor(Qt::green)));
    QVERIFY(qRed(image->pixel(2, 4)) > 200);
}

void TestThumbnail::refusesWhatHasNoPicture()
{
    const QByteArray whole = m_clips.read(u"halves.mp4"_s);
    QByteArray damaged = whole;
    const qsizetype data = damaged.indexOf("mdat") + 4;
    const qsizetype end = damaged.indexOf("moov", data) - 4;
    for (qsizetype i = data; i < (end > data ? end : damaged.size()); ++i)
        damaged[i] = '\x55';
    const QStringList files{m_clips.path(u"tone.wav"_s), m_clips.path(u"none.mp4"_s), m_clips.write(u"empty.mp4"_s, {}),
        m_clips.write(u"damaged.mp4"_s, damaged), m_clips.write(u"cut.mp4"_s, whole.first(whole.size() / 2))};
    for (const QString& file : files) {
        const Result<QImage> image = firstFrame(file, QSize(64, 36));
        QVERIFY2(!image, qPrintable(file));
        QVERIFY(!image.error().message.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestThumbnail)
#include "tst_thumbnail.moc"
