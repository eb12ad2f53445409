// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/taskwindow.h"

#include "app/media/inputthumbnail.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/clips/hoverplay.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/table/takecell.h"

#include <QBuffer>
#include <QPainter>
#include <QProxyStyle>
#include <QScrollBar>
#include <QStandardItemModel>

using namespace Dailies;

namespace {

/// A desktop without animations.
class StillStyle final : public QProxyStyle {
public:
    int styleHint(
        StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const override
    {
        return hint == SH_Widget_Animate ? 0 : QProxyStyle::styleHint(hint, option, widget, more);
    }
};

QByteArray png(QSize size, const QColor& colour)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QString inlined(const QByteArray& bytes, const QString& type = u"image/png"_s)
{
    return u"data:%1;base64,%2"_s.arg(type, QString::fromLatin1(bytes.toBase64()));
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    }
    return count;
}

} // namespace

/// The pictures of a row: its input, its result, and how that plays under the pointer.
class TestTakeCell final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void inputThumbnails_data();
    void inputThumbnails();
    void rolesOfInputs_data();
    void rolesOfInputs();
    void showsTheInput();
    void playsUnderThePointer();
    void endsWithThePointer_data();
    void endsWithThePointer();
    void oneAtATime();
    void noMotionWhereNoneIsWanted();
    void brokenClipDoesNotPlay();
    void rowThatGoesEndsIt();
    void everyDigitIsDrawn();

private:
    VideoTask take(const QString& clip) const
    {
        VideoTask task = taskIn(TaskState::Saved, u"A gull"_s);
        task.file = m_clips.path(clip);
        return task;
    }
    static HoverPlay* playOf(const TaskWindow& window) { return window.panel->findChild<HoverPlay*>(); }
    static void point(const TaskWindow& window, int row, int column = TaskModel::Take)
    {
        QWidget* table = window.view()->viewport();
        const QPoint place = window.middleOf(row, column);
        QMouseEvent move(
            QEvent::MouseMove, place, table->mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(table, &move);
    }

    TestClips m_clips;
};

void TestTakeCell::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    const QString grey = u"-f lavfi -i color=black:s=320x180:r=24,format=yuv420p,geq=lum='16+4*N':cb=128:cr=128"
                         " -frames:v 48 -c:v libx264"_s;
    m_clips.make(u"one.mp4"_s, grey);
    m_clips.make(u"two.mp4"_s, grey);
}

void TestTakeCell::inputThumbnails_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QSize>("size");
    const QByteArray red = png({200, 100}, Qt::red);
    QFile file(m_clips.path(u"red.png"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(red);
    file.close();
    QTest::newRow("inline") << inlined(red) << QSize(64, 32);
    QTest::newRow("inline, small") << inlined(png({10, 10}, Qt::red)) << QSize(10, 10);
    QTest::newRow("file") << QUrl::fromLocalFile(file.fileName()).toString() << QSize(64, 32);
    QTest::newRow("clip") << QUrl::fromLocalFile(m_clips.path(u"one.mp4"_s)).toString() << QSize(64, 36);
    QTest::newRow("says another type") << inlined(red, u"image/jpeg"_s) << QSize(64, 32);
    QTest::newRow("nothing") << QString() << QSize(0, 0);
    QTest::newRow("file that is gone") << u"file:///no/such/cat.png"_s << QSize(0, 0);
    QTest::newRow("an address") << u"http://127.0.0.1:9/cat.png"_s << QSize(0, 0);
    QTest::newRow("no picture") << inlined("hello", u"text/plain"_s) << QSize(0, 0);
    QTest::newRow("drawing") << inlined("<svg xmlns='http://www.w3.org/2000/svg'/>", u"image/svg+xml"_s) << QSize(0, 0);
    QTest::newRow("cut off") << inlined(red.left(40)) << QSize(0, 0);
    QTest::newRow("no Base64") << u"data:image/png;base64,***"_s << QSize(0, 0);
    QTest::newRow("no comma") << u"data:image/png;base64"_s << QSize(0, 0);
    QTest::newRow("not encoded") << u"data:image/png,abc"_s << QSize(0, 0);
}

void TestTakeCell::inputThumbnails()
{
    QFETCH(const QString, source);
    QTEST(inputThumbnail(source, {64, 64}).size(), "size");
}

void TestTakeCell::rolesOfInputs_data()
{
    QTest::addColumn<VideoRequest>("request");
    QTest::addColumn<QString>("source");
    const auto row = [](const char* name, const QString& source, auto change) {
        VideoRequest request;
        request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
        change(request);
        QTest::newRow(name) << request << source;
    };
    const QString file = u"file:///home/me/cat.png"_s;
    row("none", {}, [](auto&) {});
    row("only an address", {}, [](auto& r) { r.media = {{u"first_frame"_s, u"https://a.example/a.png"_s, {}}}; });
    row("the first that can be", file, [&](auto& r) {
        r.media = {{u"driving_audio"_s, u"file:///song.mp3"_s, {}},
            {u"reference_image"_s, u"https://a.example/a.png"_s, {}}, {u"reference_image"_s, file, {}}};
    });
    row("not sent in this mode", {}, [&](auto& r) {
        r.kind = textToVideo;
        r.media = {{u"reference_image"_s, file, {}}};
    });
    row("other family", file, [&](auto& r) {
        r.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
        r.imageAddress = file;
    });
    row("several images", file, [&](auto& r) {
        r.kind = {Family::B, Generation::None, ApiType::MultiImageToVideo};
        r.images = {u"https://a.example/a.png"_s, file};
    });
    row("too much data", {}, [](auto& r) {
        r.media = {{u"first_frame"_s, u"data:image/png;base64,"_s + QString(2 << 20, u'A'), {}}};
    });
}

void TestTakeCell::rolesOfInputs()
{
    QFETCH(const VideoRequest, request);
    TaskWindow window;
    VideoTask task = taskIn(TaskState::InProgress, u"A gull"_s);
    task.request = request;
    window.add(task);
    QTEST(window.model->index(0, TaskModel::Take).data(TaskModel::InputRole).toString(), "source");
}

void TestTakeCell::showsTheInput()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::InProgress, u"A gull"_s);
    task.request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    task.request.media = {{u"first_frame"_s, inlined(png({300, 100}, Qt::red)), {}}};
    window.add(task);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const auto red = [&window] {
        const QRect cell = window.view()->visualRect(window.model->index(0, TaskModel::Take));
        return pixelsOf(window.view()->viewport()->grab(cell).toImage(), Qt::red);
    };
    // The whole picture, as wide as a clip would be.
    const int width = TakeCell::takeSize.width();
    TRY_VERIFY(red() > width * (width / 3 - 1));
    QVERIFY(red() <= width * (width / 3 + 1));
    window.panel->resize(1012, 400);
    const int column = window.view()->columnWidth(TaskModel::Take);
    QVERIFY2(column < width + 78, qPrintable(QString::number(column)));
}

void TestTakeCell::playsUnderThePointer()
{
    TaskWindow window;
    window.add(take(u"one.mp4"_s));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const QString file = m_clips.path(u"one.mp4"_s);
    QVERIFY(playOf(window)->picture(file).isNull());
    point(window, 0, TaskModel::Prompt);
    QVERIFY(!playOf(window)->isWanted());
    point(window, 0);
    QVERIFY(playOf(window)->isWanted());
    TRY_VERIFY(!playOf(window)->picture(file).isNull());
    const QImage first = playOf(window)->picture(file);
    TRY_VERIFY(playOf(window)->picture(file) != first);
    QVERIFY(playOf(window)->picture(u"/another.mp4"_s).isNull());
}

void TestTakeCell::endsWithThePointer_data()
{
    QTest::addColumn<int>("how");
    QTest::newRow("leaves") << 0;
    QTest::newRow("goes to another cell") << 1;
    QTest::newRow("presses") << 2;
    QTest::newRow("scrolls") << 3;
}

void TestTakeCell::endsWithThePointer()
{
    QFETCH(const int, how);
    TaskWindow window;
    for (int i = 0; i < 30; ++i)
        window.add(take(u"one.mp4"_s));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const QString file = m_clips.path(u"one.mp4"_s);
    point(window, 0);
    TRY_VERIFY(!playOf(window)->picture(file).isNull());
    QEvent leave(QEvent::Leave);
    switch (how) {
    case 0: QCoreApplication::sendEvent(window.view()->viewport(), &leave); break;
    case 1: point(window, 0, TaskModel::Prompt); break;
    case 2:
        QTest::mousePress(window.view()->viewport(), Qt::LeftButton, {}, window.middleOf(0, TaskModel::Take));
        break;
    default: window.view()->verticalScrollBar()->setValue(100); break;
    }
    QVERIFY(!playOf(window)->isWanted());
    QVERIFY(playOf(window)->picture(file).isNull());
}

void TestTakeCell::oneAtATime()
{
    TaskWindow window;
    window.add(take(u"one.mp4"_s));
    window.add(take(u"two.mp4"_s));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    point(window, 0);
    TRY_VERIFY(!playOf(window)->picture(m_clips.path(u"two.mp4"_s)).isNull());
    point(window, 1);
    QVERIFY(playOf(window)->picture(m_clips.path(u"two.mp4"_s)).isNull());
    TRY_VERIFY(!playOf(window)->picture(m_clips.path(u"one.mp4"_s)).isNull());
}

void TestTakeCell::noMotionWhereNoneIsWanted()
{
    TaskWindow window;
    StillStyle still;
    window.view()->setStyle(&still);
    window.add(take(u"one.mp4"_s));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    point(window, 0);
    QVERIFY(!playOf(window)->isWanted());
    window.panel.reset(); // before its style
}

void TestTakeCell::brokenClipDoesNotPlay()
{
    QFile file(m_clips.path(u"broken.mp4"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no film");
    file.close();
    TaskWindow window;
    window.add(take(u"broken.mp4"_s));
    window.add(take(u"two.mp4"_s));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    point(window, 1);
    QTest::qWait(HoverPlay::delayMs);
    QVERIFY(playOf(window)->picture(file.fileName()).isNull());
    point(window, 0); // and it keeps no picture of another clip
    TRY_VERIFY(!playOf(window)->picture(m_clips.path(u"two.mp4"_s)).isNull());
}

void TestTakeCell::rowThatGoesEndsIt()
{
    TaskWindow window;
    window.add(take(u"one.mp4"_s));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    point(window, 0);
    TRY_VERIFY(!playOf(window)->picture(m_clips.path(u"one.mp4"_s)).isNull());
    window.chip(u"failedChip"_s)->click();
    TRY_VERIFY(!playOf(window)->isWanted());
}

void TestTakeCell::everyDigitIsDrawn()
{
    ThumbnailCache none(TakeCell::takeSize);
    const TakeCell cell(none);
    QStandardItemModel model(1, 1);
    const auto drawn = [&](const QString& number) {
        model.setData(model.index(0, 0), number);
        QStyleOptionViewItem option;
        option.rect = {0, 0, TakeCell::widthIn(40, option.fontMetrics), 40};
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        cell.paint(&painter, option, model.index(0, 0), 0);
        return image;
    };
    // A take whose first digit is missing looks like another one.
    for (const QString& rest : {u"234"_s, u"2345"_s, u"23456"_s, u"234567"_s})
        QVERIFY2(drawn(u'1' + rest) != drawn(u'7' + rest), qPrintable(rest));
}

QTEST_MAIN(TestTakeCell)
#include "tst_takecell.moc"
