// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/mediabench.h"
#include "tests/ui/requestsamples.h"
#include "tests/ui/windowbench.h"

#include "ui/compose/media/cropdialog.h"
#include "ui/style/applylook.h"

#include <QDir>
#include <QImageReader>
#include <QWindow>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Pictures as first and last frame, in the real window: from a drop to a take, and a copy in the right shape.
class TestPictureInputs final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void dropAndGenerate_data();
    void dropAndGenerate();
    void cropsACopy_data();
    void cropsACopy();
    void choosesThePartByKeysAndMouse();
    void cancelKeepsTheOriginal();
    void aCroppedFrameStillContinuesItsTake();
    void cropsNothingThatHasChanged();
    void offersNoCropForALink();

private:
    QString made(const QString& name, QSize size) const
    {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::red); // the middle is blue
        const QRect middle(size.width() / 4, size.height() / 4, size.width() / 2, size.height() / 2);
        for (int y = middle.top(); y <= middle.bottom(); ++y)
            for (int x = middle.left(); x <= middle.right(); ++x)
                picture.setPixel(x, y, qRgb(0, 0, 255));
        const QString path = m_bench->dir.filePath(name);
        picture.save(path);
        return QUrl::fromLocalFile(path).toString();
    }
    void setFrames(const QStringList& sources, const QString& ratio) const
    {
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.aspectRatio = ratio;
        request.media.clear();
        for (const QString& source : sources)
            request.media.append({request.media.isEmpty() ? u"first_frame"_s : u"last_frame"_s, source, {}});
        m_bench->form()->setRequest(request);
    }
    QPushButton* mendButton() const
    {
        for (auto* button : m_bench->form()->findChildren<QPushButton*>(u"mendButton"_s)) {
            if (button->isVisible())
                return button;
        }
        return nullptr;
    }
    /// Of the open dialog.
    static CropView* cropView()
    {
        QWidget* dialog = QApplication::activeModalWidget();
        auto* view = dialog != nullptr ? dialog->findChild<CropView*>() : nullptr;
        return view != nullptr && dialog->isActiveWindow() ? view : nullptr;
    }
    QString source(int index) const { return m_bench->form()->request().media.value(index).source; }
    static bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, patienceMs); }

    std::unique_ptr<WindowBench> m_bench;
};

void TestPictureInputs::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    QVERIFY(m_bench->openWithPractice());
    QVERIFY(waitForActive(m_bench->window.get()));
}

void TestPictureInputs::dropAndGenerate_data()
{
    QTest::addColumn<QString>("at");
    QTest::newRow("prompt") << u"promptEdit"_s;
    QTest::newRow("account") << u"accountCombo"_s;
    QTest::newRow("kind") << u"textToVideoButton"_s;
}

// The form is at Text: one choice, and the request can be sent.
void TestPictureInputs::dropAndGenerate()
{
    QFETCH(QString, at);
    m_bench->form()->setRequest(Samples::minimal(Samples::textA30));
    m_bench->prompt()->clear();
    const std::unique_ptr<QMimeData> mime(MediaBench::urls({made(u"a.png"_s, {640, 360})}));
    auto* target = m_bench->form()->findChild<QWidget*>(at);
    QVERIFY(target);
    // Through the window's own handle, as a drop arrives.
    const QPoint place = target->mapTo(m_bench->window.get(), target->rect().center());
    QWidget* under = m_bench->window->childAt(place);
    const QPoint inside = under->mapFrom(m_bench->window.get(), place);
    QDragEnterEvent enter(inside, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(under, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(inside, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(under, &drop);
    QVERIFY(waitFor([this] { return m_bench->form()->request().kind.apiType == ApiType::ImageToVideo; }));
    pressKey(m_bench->window.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(waitFor([this] { return m_bench->engine->store().task(1).has_value(); }));
    const VideoRequest sent = m_bench->engine->store().task(1)->request;
    QCOMPARE(sent.kind.apiType, ApiType::ImageToVideo);
    QCOMPARE(sent.media.size(), 1);
    QCOMPARE(sent.media.constFirst().type, u"first_frame"_s);
}

void TestPictureInputs::cropsACopy_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("ratio");
    QTest::addColumn<QSize>("kept");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("too high") << u"a.png"_s << QSize(640, 480) << u"16:9"_s << QSize(640, 360) << QByteArray("png");
    QTest::newRow("too wide") << u"a.jpg"_s << QSize(800, 300) << u"1:1"_s << QSize(300, 300) << QByteArray("jpeg");
}

void TestPictureInputs::cropsACopy()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    QFETCH(QString, ratio);
    QFETCH(QSize, kept);
    QFETCH(QByteArray, format);
    const QString original = made(name, size);
    QFile file(QUrl(original).toLocalFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    setFrames({original}, ratio);
    QVERIFY(waitFor([this] { return mendButton() != nullptr; }));
    QCOMPARE(mendButton()->text(), u"Crop a copy"_s);
    QVERIFY2(
        mendButton()->toolTip().contains(QString::number(size.width() - kept.width() + size.height() - kept.height())),
        qPrintable(mendButton()->toolTip()));
    mendButton()->setFocus(Qt::TabFocusReason);
    pressKey(m_bench->window.get(), Qt::Key_Space);
    QVERIFY(waitFor([] { return cropView() != nullptr; }));
    pressKey(cropView()->window(), Qt::Key_Return); // the middle
    QVERIFY(waitFor([this, &original] { return source(0) != original; }));
    const QString copy = QUrl(source(0)).toLocalFile();
    QCOMPARE(QFileInfo(copy).absolutePath(), m_bench->engine->profile().root + u"/inputs"_s);
    QImageReader reader(copy);
    QCOMPARE(reader.format(), format);
    const QImage picture = reader.read();
    QCOMPARE(picture.size(), kept);
    QVERIFY(qBlue(picture.pixel(kept.width() / 2, kept.height() / 2)) > 240); // from the middle
    QVERIFY(waitFor([this] { return mendButton() == nullptr; }));
    file.seek(0);
    QCOMPARE(file.readAll(), bytes);
    // The focus is on the tile, whose undo brings the original back.
    QVERIFY(waitForActive(m_bench->window.get()));
    pressKey(m_bench->window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(source(0), original);
}

/// 480 pixels of height become 360: 120 lines are free to choose from.
void TestPictureInputs::choosesThePartByKeysAndMouse()
{
    const QString original = made(u"a.png"_s, {640, 480});
    setFrames({original}, u"16:9"_s);
    QVERIFY(waitFor([this] { return mendButton() != nullptr; }));
    mendButton()->click();
    QVERIFY(waitFor([] { return cropView() != nullptr; }));
    CropView* view = cropView();
    QVERIFY(view->hasFocus());
    QCOMPARE(view->kept(), QRect(0, 60, 640, 360));
    const auto press = [view](Qt::Key key) {
        QTest::keyClick(view->window()->windowHandle(), key);
        QTest::qWait(2);
    };
    press(Qt::Key_Home);
    QCOMPARE(view->kept(), QRect(0, 0, 640, 360));
    press(Qt::Key_Up); // no further
    QCOMPARE(view->kept(), QRect(0, 0, 640, 360));
    press(Qt::Key_Down);
    QVERIFY(view->kept().top() > 0 && view->kept().top() < 20);
    press(Qt::Key_End);
    QCOMPARE(view->kept(), QRect(0, 120, 640, 360));
    // The mouse drags it back up, past the edge.
    const QPoint middle = view->rect().center();
    QWindow* window = view->window()->windowHandle();
    const auto at = [view](QPoint place) { return view->mapTo(view->window(), place); };
    QTest::mousePress(window, Qt::LeftButton, {}, at(middle));
    QTest::mouseMove(window, at(middle - QPoint(0, 10)));
    TRY_VERIFY(view->kept().top() < 120 && view->kept().top() > 90);
    QTest::mouseMove(window, at(QPoint(middle.x(), 1)));
    TRY_COMPARE(view->kept().top(), 0);
    QTest::mouseRelease(window, Qt::LeftButton, {}, at(QPoint(middle.x(), 1)));
    press(Qt::Key_Return);
    QVERIFY(waitFor([this, &original] { return source(0) != original; }));
    const QImage copy(QUrl(source(0)).toLocalFile());
    QCOMPARE(copy.size(), QSize(640, 360));
    // The middle of the picture is blue from line 120 on, so the copy begins with 120 red lines.
    QVERIFY(qRed(copy.pixel(320, 110)) > 240);
    QVERIFY(qBlue(copy.pixel(320, 130)) > 240);
}

void TestPictureInputs::cancelKeepsTheOriginal()
{
    const QString original = made(u"a.png"_s, {640, 480});
    setFrames({original}, u"16:9"_s);
    QVERIFY(waitFor([this] { return mendButton() != nullptr; }));
    mendButton()->click();
    QVERIFY(waitFor([] { return cropView() != nullptr; }));
    QTest::keyClick(cropView()->window()->windowHandle(), Qt::Key_Escape);
    QVERIFY(waitFor([] { return QApplication::activeModalWidget() == nullptr; }));
    QTest::qWait(50);
    QCOMPARE(source(0), original);
    QVERIFY(!QDir(m_bench->engine->profile().root + u"/inputs"_s).exists());
}

void TestPictureInputs::aCroppedFrameStillContinuesItsTake()
{
    const QString frame = made(u"take-7-frame-119-0123456789abcdef.png"_s, {640, 480});
    VideoRequest request = Samples::minimal(Samples::imageA30);
    request.aspectRatio = u"16:9"_s;
    request.media = {{u"first_frame"_s, frame, {}}};
    m_bench->form()->setDraft({m_bench->form()->accountId(), request, {7, frame}});
    QCOMPARE(m_bench->form()->origin().task, 7);
    QVERIFY(waitFor([this] { return mendButton() != nullptr; }));
    mendButton()->click();
    QVERIFY(waitFor([] { return cropView() != nullptr; }));
    QTest::keyClick(cropView()->window()->windowHandle(), Qt::Key_Return);
    QVERIFY(waitFor([this, &frame] { return source(0) != frame; }));
    auto* line = m_bench->form()->findChild<QLabel*>(u"originLabel"_s);
    QVERIFY(waitFor([line] { return line->isVisible(); }));
    QCOMPARE(line->text(), u"Continues from take 7"_s);
    // Another picture, even with a similar name, doesn't continue it.
    const QString other = made(u"take-7-frame-119-0123456789abcdef2.png"_s, {640, 360});
    request.media = {{u"first_frame"_s, other, {}}};
    m_bench->form()->setDraft({m_bench->form()->accountId(), request, {7, frame}});
    QCOMPARE(m_bench->form()->origin().task, 0);
}

void TestPictureInputs::cropsNothingThatHasChanged()
{
    const QString original = made(u"a.png"_s, {640, 480});
    const QString other = made(u"b.png"_s, {640, 360});
    setFrames({original}, u"16:9"_s);
    QVERIFY(waitFor([this] { return mendButton() != nullptr; }));
    const QString path = QUrl(original).toLocalFile();
    QVERIFY(QFile::remove(path));
    QVERIFY(QFile::copy(QUrl(other).toLocalFile(), path));
    mendButton()->click();
    QVERIFY(waitFor([] { return cropView() != nullptr; }));
    QTest::keyClick(cropView()->window()->windowHandle(), Qt::Key_Return);
    QVERIFY(waitFor([this] {
        return m_bench->message()->isVisible() && m_bench->message()->text().contains(u"the file has changed"_s);
    }));
    QCOMPARE(source(0), original);
}

void TestPictureInputs::offersNoCropForALink()
{
    setFrames({u"https://a.example/a.png"_s, made(u"b.png"_s, {640, 480})}, u"16:9"_s);
    QVERIFY(waitFor([this] { return mendButton() != nullptr; }));
    const QList<Finding>& findings = m_bench->form()->findings();
    QCOMPARE(
        std::count_if(findings.cbegin(), findings.cend(), [](const Finding& each) { return each.crop.has_value(); }),
        1);
}

QTEST_MAIN(TestPictureInputs)
#include "tst_pictureinputs.moc"
