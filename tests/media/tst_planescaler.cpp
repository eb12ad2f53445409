// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/planescaler.h"

#include <QTest>

#include <algorithm>

extern "C" {
#include <libavutil/pixdesc.h>
}

using namespace Dailies;
using namespace Qt::StringLiterals;

/// PlaneScaler: every pixel of the picture, in the right colour, for odd sizes and all kinds of formats.
class TestPlaneScaler final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPixel_data();
    void everyPixel();
    void halvesKeepTheirPlace();
    void oneForManySorts();
    void refuses();
};

namespace {

constexpr QSize clipSize(322, 182);

/// A plain image. The components are those of the format: Y, U, V or R, G, B, of 8 bits.
Av::Frame evenPicture(AVPixelFormat format, const std::array<int, 3>& components, QSize size = clipSize)
{
    Av::Frame frame(Dailies::av_frame_alloc());
    frame->width = size.width();
    frame->height = size.height();
    frame->format = format;
    if (Dailies::av_frame_get_buffer(frame.get(), 0) < 0)
        qFatal("no memory");
    const AVPixFmtDescriptor* told = Dailies::av_pix_fmt_desc_get(format);
    for (int n = 0; n < told->nb_components; ++n) {
        const AVComponentDescriptor& place = told->comp[n];
        const bool isColour = n > 0 && (told->flags & AV_PIX_FMT_FLAG_RGB) == 0;
        const int wide = isColour ? AV_CEIL_RSHIFT(frame->width, told->log2_chroma_w) : frame->width;
        const int high = isColour ? AV_CEIL_RSHIFT(frame->height, told->log2_chroma_h) : frame->height;
        const int value = components.at(n % 3) << (place.depth - 8 + place.shift);
        for (int y = 0; y < high; ++y) {
            uint8_t* at = frame->data[place.plane] + y * frame->linesize[place.plane] + place.offset;
            for (int x = 0; x < wide; ++x, at += place.step) {
                *at = uint8_t(value & 0xff);
                if (place.depth > 8)
                    at[1] = uint8_t(value >> 8);
            }
        }
    }
    return frame;
}

PicturePlanes planesOf(const AVFrame& frame, int matrix = SWS_CS_ITU709, bool isFullRange = false)
{
    PicturePlanes planes;
    std::copy_n(frame.data, 4, planes.data.begin());
    std::copy_n(frame.linesize, 4, planes.strides.begin());
    planes.size = {frame.width, frame.height};
    planes.format = static_cast<AVPixelFormat>(frame.format);
    planes.colourMatrix = matrix;
    planes.isFullRange = isFullRange;
    return planes;
}

/// The largest difference of any colour of any pixel within `size`.
int furthest(const QImage& picture, QSize size, QColor expected)
{
    int most = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const QRgb got = picture.pixel(x, y);
            most = std::max({most, std::abs(qRed(got) - expected.red()), std::abs(qGreen(got) - expected.green()),
                std::abs(qBlue(got) - expected.blue())});
        }
    }
    return most;
}

} // namespace

void TestPlaneScaler::everyPixel_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("matrix");
    QTest::addColumn<bool>("isFullRange");
    QTest::addColumn<QList<int>>("components");
    QTest::addColumn<QColor>("expected");
    const QList<int> red709{63, 102, 240};
    const QList<int> red601{82, 90, 240};
    const auto row = [](const char* name, AVPixelFormat format, int matrix, bool full, const QList<int>& components,
                         const QColor& expected) {
        QTest::newRow(name) << int(format) << matrix << full << components << expected;
    };
    row("8 bits", AV_PIX_FMT_YUV420P, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("of a small clip", AV_PIX_FMT_YUV420P, SWS_CS_ITU601, false, red601, QColor(255, 0, 0));
    row("full range", AV_PIX_FMT_YUV420P, SWS_CS_ITU601, true, {76, 85, 255}, QColor(254, 0, 0));
    row("white", AV_PIX_FMT_YUV420P, SWS_CS_ITU709, false, {235, 128, 128}, QColor(255, 255, 255));
    row("black of full range", AV_PIX_FMT_YUV420P, SWS_CS_ITU709, true, {0, 128, 128}, QColor(0, 0, 0));
    row("two planes", AV_PIX_FMT_NV12, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("more colour", AV_PIX_FMT_YUV422P, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("all colour", AV_PIX_FMT_YUV444P, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("packed", AV_PIX_FMT_YUYV422, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("10 bits", AV_PIX_FMT_YUV420P10, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("10 bits in two planes", AV_PIX_FMT_P010, SWS_CS_ITU709, false, red709, QColor(255, 0, 0));
    row("grey", AV_PIX_FMT_GRAY8, SWS_CS_ITU709, false, {126, 0, 0}, QColor(128, 128, 128));
    row("of the screen", AV_PIX_FMT_BGR0, SWS_CS_ITU709, false, {10, 120, 230}, QColor(10, 120, 230));
}

void TestPlaneScaler::everyPixel()
{
    QFETCH(const int, format);
    QFETCH(const int, matrix);
    QFETCH(const bool, isFullRange);
    QFETCH(const QList<int>, components);
    QFETCH(const QColor, expected);
    const Av::Frame frame = evenPicture(AVPixelFormat(format), {components.at(0), components.at(1), components.at(2)});
    PlaneScaler scaler;
    for (const QSize& size : {clipSize, QSize(201, 113), QSize(200, 112), QSize(161, 91), QSize(33, 1), QSize(1, 1),
             QSize(31, 64), QSize(641, 361), QSize(321, 181)}) {
        QImage room = PlaneScaler::roomFor(size);
        room.fill(Qt::green);
        QVERIFY(scaler.scale(planesOf(*frame, matrix, isFullRange), size, room));
        const int most = furthest(room, size, expected);
        // From RGB to RGB, swscale converts through YUV.
        QVERIFY2(most <= (format == AV_PIX_FMT_BGR0 ? 12 : 4),
            qPrintable(u"%1x%2: %3"_s.arg(size.width()).arg(size.height()).arg(most)));
    }
}

void TestPlaneScaler::halvesKeepTheirPlace()
{
    const Av::Frame frame = evenPicture(AV_PIX_FMT_YUV420P, {235, 128, 128});
    for (int y = 0; y < frame->height; ++y)
        std::fill_n(frame->data[0] + y * frame->linesize[0], frame->width / 2, uint8_t{16});
    PlaneScaler scaler;
    for (const int width : {101, 100, 161, 33}) {
        const QSize size(width, 57);
        QImage room = PlaneScaler::roomFor(size);
        QVERIFY(scaler.scale(planesOf(*frame), size, room));
        for (const int y : {0, 28, 56}) {
            QVERIFY(qGreen(room.pixel(0, y)) < 8);
            QVERIFY(qGreen(room.pixel(width / 2 - 4, y)) < 8);
            QVERIFY(qGreen(room.pixel(width / 2 + 4, y)) > 247);
            QVERIFY(qGreen(room.pixel(width - 1, y)) > 247);
        }
    }
}

void TestPlaneScaler::oneForManySorts()
{
    PlaneScaler scaler;
    const Av::Frame white = evenPicture(AV_PIX_FMT_YUV420P, {235, 128, 128});
    const Av::Frame small = evenPicture(AV_PIX_FMT_YUV420P10, {16, 128, 128}, QSize(63, 35));
    for (int round = 0; round < 3; ++round) {
        for (const QSize& size : {QSize(99, 55), QSize(640, 360)}) {
            QImage room = PlaneScaler::roomFor(size);
            QVERIFY(scaler.scale(planesOf(*white), size, room));
            QVERIFY(furthest(room, size, Qt::white) <= 4);
            QVERIFY(scaler.scale(planesOf(*small), size, room));
            QVERIFY(furthest(room, size, Qt::black) <= 4);
        }
    }
}

void TestPlaneScaler::refuses()
{
    PlaneScaler scaler;
    const Av::Frame frame = evenPicture(AV_PIX_FMT_YUV420P, {235, 128, 128});
    PicturePlanes unknown = planesOf(*frame);
    unknown.format = AV_PIX_FMT_NONE;
    QImage none;
    QImage room = PlaneScaler::roomFor(QSize(10, 10));
    QVERIFY(!scaler.scale(planesOf(*frame), QSize(10, 10), none));
    QVERIFY(!scaler.scale(planesOf(*frame), QSize(), room));
    // A picture of exactly that size has no spare rows, and its own rows are not aligned as vector code needs them.
    QImage exact(QSize(10, 10), QImage::Format_RGB32);
    QVERIFY(!scaler.scale(planesOf(*frame), QSize(10, 10), exact));
    QVERIFY(!scaler.scale(unknown, QSize(10, 10), room));
    QVERIFY(scaler.scale(planesOf(*frame), QSize(10, 10), room));
}

QTEST_GUILESS_MAIN(TestPlaneScaler)
#include "tst_planescaler.moc"
