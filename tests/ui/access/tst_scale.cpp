// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "ui/style/applylook.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/viewer/videosurface.h"

#include <QApplication>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QTest>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// A chessboard of black and white pixels, each different from its neighbours: any resampling is detected.
QImage board(const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, (x + y) % 2 == 0 ? 0xFFFFFFFF : 0xFF000000);
    }
    return image;
}

} // namespace

// Runs once for each display scale (QT_SCALE_FACTOR).
class TestScale final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        applyLook(*qApp, Theme::Light);
        QCOMPARE(qApp->devicePixelRatio(), qEnvironmentVariable("QT_SCALE_FACTOR", u"1"_s).toDouble());
    }

    void aPixelOfAFrameIsAPixelOfTheScreen_data()
    {
        QTest::addColumn<QSize>("frame");
        QTest::addColumn<QSize>("view");
        QTest::newRow("smaller than the view") << QSize(320, 180) << QSize(640, 480);
        QTest::newRow("larger than the view") << QSize(1280, 720) << QSize(400, 300);
        QTest::newRow("odd numbers") << QSize(321, 181) << QSize(641, 479);
        QTest::newRow("odd and even") << QSize(323, 182) << QSize(403, 301);
    }
    void aPixelOfAFrameIsAPixelOfTheScreen()
    {
        QFETCH(QSize, frame);
        QFETCH(QSize, view);
        VideoSurface surface;
        surface.resize(view);
        surface.setStill(board(frame));
        surface.setZoom(1);
        surface.show();
        QVERIFY(QTest::qWaitForWindowExposed(&surface, patienceMs));
        const QImage seen = surface.grab().toImage().convertToFormat(QImage::Format_RGB32);
        int blurred = 0;
        int strong = 0;
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x) {
                const QRgb pixel = seen.pixel(x, y);
                const bool isGround = pixel == tone(Theme::Dark, Tone::PictureGround).rgb();
                const bool isFrame = pixel == 0xFFFFFFFF || pixel == 0xFF000000;
                blurred += isFrame || isGround ? 0 : 1;
                strong += isFrame ? 1 : 0;
                // No two equal pixels are adjacent.
                if (x > 0 && isFrame && seen.pixel(x - 1, y) == pixel)
                    ++blurred;
            }
        }
        QCOMPARE(blurred, 0);
        const QSize room = seen.size();
        QCOMPARE(strong, std::min(frame.width(), room.width()) * std::min(frame.height(), room.height()));
    }

    /// A preview in its display size is painted pixel for pixel, for any clip and view.
    void aGlanceIsPaintedAsItCame_data()
    {
        QTest::addColumn<QSize>("clip");
        QTest::addColumn<QSize>("view");
        QTest::newRow("wide") << QSize(1920, 1080) << QSize(640, 360);
        QTest::newRow("upright") << QSize(1080, 1920) << QSize(640, 480);
        QTest::newRow("odd numbers") << QSize(1921, 1081) << QSize(641, 479);
    }
    void aGlanceIsPaintedAsItCame()
    {
        QFETCH(QSize, clip);
        QFETCH(QSize, view);
        VideoSurface surface;
        QSize room;
        connect(&surface, &VideoSurface::roomChanged, this, [&room](QSize told) { room = told; });
        surface.resize(view);
        surface.show();
        QVERIFY(QTest::qWaitForWindowExposed(&surface, patienceMs));
        QCOMPARE(room, (QSizeF(view) * qApp->devicePixelRatio()).toSize());
        const QImage glance = board(clip.scaled(room, Qt::KeepAspectRatio));
        surface.setGlance(glance, clip);
        const QImage seen = surface.grab().toImage().convertToFormat(QImage::Format_RGB32);
        qsizetype pixels = 0;
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x)
                pixels += seen.pixel(x, y) == 0xFFFFFFFF || seen.pixel(x, y) == 0xFF000000 ? 1 : 0;
        }
        QCOMPARE(pixels, qsizetype(glance.width()) * glance.height());
        // Zoomed, it represents the whole frame, and one in full size is requested.
        surface.setZoom(1);
        QCOMPARE(room, QSize());
        QCOMPARE(surface.pictureRect().size(), (QSizeF(clip) / qApp->devicePixelRatio()).toSize());
    }

    void iconsAreDrawnForTheScreen_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("small") << 16;
        QTest::newRow("large") << 20;
    }
    void iconsAreDrawnForTheScreen()
    {
        QFETCH(int, side);
        const qreal scale = qApp->devicePixelRatio();
        const QIcon drawn = icon(u"settings"_s);
        const QPixmap pixmap = drawn.pixmap(QSize(side, side), scale);
        QCOMPARE(pixmap.size(), QSize(side, side) * scale);
        // In a widget, it is the same, pixel for pixel: nothing was enlarged.
        QLabel label;
        label.setPixmap(pixmap);
        label.resize(side, side);
        QImage whole(QSize(side, side) * scale, QImage::Format_ARGB32_Premultiplied);
        whole.setDevicePixelRatio(scale);
        whole.fill(Qt::transparent);
        QPainter painter(&whole);
        drawn.paint(&painter, QRect(0, 0, side, side));
        painter.end();
        QImage wanted = pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
        wanted.setDevicePixelRatio(scale);
        QCOMPARE(whole, wanted);
    }
};

QTEST_MAIN(TestScale)
#include "tst_scale.moc"
