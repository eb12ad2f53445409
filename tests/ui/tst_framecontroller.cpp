// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/windowbench.h"

#include "app/media/framereader.h"
#include "ui/style/applylook.h"
#include "ui/tasks/panel/taskviews.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/seektrack.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QWindow>

#include <cmath>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

// Each frame is plain grey; the shade encodes its number.
int numberIn(const QImage& picture)
{
    const int grey = picture.isNull() ? 255 : qGreen(picture.pixel(picture.width() / 2, picture.height() / 2));
    return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
}

int numberOf(const QString& source)
{
    return numberIn(QImage(QUrl(source).toLocalFile()));
}

} // namespace

/// What a user does with the displayed frame, in the real window on a saved take.
class TestFrameController final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_bench.reset(); }
    void saves();
    void savingFailsInWords();
    void copies();
    void usesFrames_data();
    void usesFrames();
    void aTakeOnAFramesTileGivesItsFrame_data();
    void aTakeOnAFramesTileGivesItsFrame();
    void bringsBackWhatWasThere();
    void continuesFromTheLastFrame();
    void continuingSaysThatWordsWereReplaced_data();
    void continuingSaysThatWordsWereReplaced();
    void continuesWithOneTake();
    void keysOfTheViews_data();
    void keysOfTheViews();
    void continuedRequestOutlivesTheProgram();
    void originGoesWithThePicture();
    void originIsOfTheFirstFrame();
    void submittedTaskKnowsItsParent_data();
    void submittedTaskKnowsItsParent();
    void pausesWhatPlays();
    void nothingToDoWithoutAPicture();
    void trackTellsWhatBecomesOfARunningTask();
    void aClipThatIsGone();
    void fullFolderIsToldInWords();

private:
    QAction* command(FrameCommand what) const { return m_bench->player()->frameActions()->action(what); }
    Player* player() const { return m_bench->player()->player(); }
    RequestForm* form() const { return m_bench->form(); }
    bool showFrame(int frame) const;
    static bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, patienceMs); }

    TestClips m_clips;
    std::unique_ptr<WindowBench> m_bench;
};

void TestFrameController::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    m_clips.make(u"take.mp4"_s,
        u"-f lavfi -i color=black:s=320x180:r=25,format=yuv420p,geq=lum='16+2*N':cb=128:cr=128"
        " -frames:v 60 -c:v libx264 -g 50 -bf 2"_s);
}

void TestFrameController::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->prepare = [this](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Saved);
        task.file = m_clips.path(u"take.mp4"_s);
        (void)engine.store().add(task);
    };
    m_bench->begins = false;
    QVERIFY(m_bench->openWithPractice());
    m_bench->tasks()->selectTask(1);
    QVERIFY(waitFor([this] { return player()->state() == PlayerState::Paused; }));
}

bool TestFrameController::showFrame(int frame) const
{
    player()->seek(player()->timing().frameStart(frame));
    return waitFor([this, frame] { return player()->timing().frameAt(player()->positionUs()) == frame; });
}

void TestFrameController::saves()
{
    QVERIFY(showFrame(23));
    command(FrameCommand::Save)->trigger();
    QFileDialog* dialog = nullptr;
    QVERIFY(
        waitFor([&] { return (dialog = m_bench->window->findChild<QFileDialog*>(u"frameFileDialog"_s)) != nullptr; }));
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"Take 1, frame 23.png"_s);
    const QString file = m_bench->dir.filePath(u"saved.png"_s);
    FileDialogHands::givePath(dialog, file);
    QVERIFY(waitFor([&file] { return QFileInfo::exists(file); }));
    const QImage picture(file);
    QCOMPARE(picture.size(), QSize(320, 180));
    QCOMPARE(numberIn(picture), 23);
    auto reader = FrameReader::open(m_clips.path(u"take.mp4"_s), {});
    QVERIFY(reader);
    QCOMPARE(picture.convertToFormat(QImage::Format_RGB32), *reader->pictureOf(**reader->frame(23, {})));
}

void TestFrameController::savingFailsInWords()
{
    command(FrameCommand::Save)->trigger();
    QFileDialog* dialog = nullptr;
    QVERIFY(
        waitFor([&] { return (dialog = m_bench->window->findChild<QFileDialog*>(u"frameFileDialog"_s)) != nullptr; }));
    FileDialogHands::givePath(dialog, m_bench->dir.filePath(u"no/such/folder/saved.png"_s));
    QVERIFY(waitFor([this] { return m_bench->message()->isVisible(); }));
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Bad);
    QVERIFY(!m_bench->message()->text().isEmpty());
}

void TestFrameController::copies()
{
    QVERIFY(showFrame(17));
    QGuiApplication::clipboard()->clear();
    command(FrameCommand::Copy)->trigger();
    QVERIFY(waitFor([] { return QGuiApplication::clipboard()->mimeData()->hasFormat(u"image/png"_s); }));
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(numberIn(QImage::fromData(copied->data(u"image/png"_s))), 17);
    QCOMPARE(numberIn(qvariant_cast<QImage>(copied->imageData())), 17);
    QVERIFY(m_bench->message()->text().contains(u"17"_s));
}

void TestFrameController::usesFrames_data()
{
    QTest::addColumn<FrameCommand>("what");
    QTest::addColumn<QString>("type");
    QTest::addColumn<ApiType>("kind");
    QTest::newRow("first") << FrameCommand::UseAsFirst << u"first_frame"_s << ApiType::ImageToVideo;
    QTest::newRow("last") << FrameCommand::UseAsLast << u"last_frame"_s << ApiType::ImageToVideo;
    QTest::newRow("reference") << FrameCommand::UseAsReference << u"reference_image"_s << ApiType::ReferenceToVideo;
}

void TestFrameController::usesFrames()
{
    QFETCH(const FrameCommand, what);
    QFETCH(const QString, type);
    QFETCH(const ApiType, kind);
    m_bench->prompt()->setPlainText(u"A heron takes off"_s);
    QVERIFY(showFrame(41));
    command(what)->trigger();
    QVERIFY(waitFor([this] { return !form()->request().media.isEmpty(); }));
    const VideoRequest request = form()->request();
    QCOMPARE(request.kind.apiType, kind);
    QCOMPARE(request.prompt, u"A heron takes off"_s);
    QCOMPARE(request.media.size(), 1);
    QCOMPARE(request.media.first().type, type);
    QCOMPARE(numberOf(request.media.first().source), 41);
    QVERIFY(QUrl(request.media.first().source).toLocalFile().startsWith(m_bench->dir.path()));
    QCOMPARE(form()->origin().task, what == FrameCommand::UseAsFirst ? 1 : 0);
}

void TestFrameController::aTakeOnAFramesTileGivesItsFrame_data()
{
    QTest::addColumn<QString>("tile");
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("frame");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("first") << u"firstFrameSlot"_s << u"first_frame"_s << 59
                           << u"Starts from the last frame of take 1."_s;
    QTest::newRow("last") << u"lastFrameSlot"_s << u"last_frame"_s << 0 << u"Ends on the first frame of take 1."_s;
}

void TestFrameController::aTakeOnAFramesTileGivesItsFrame()
{
    QFETCH(QString, tile);
    QFETCH(QString, type);
    QFETCH(int, frame);
    QFETCH(QString, sentence);
    QTest::mouseClick(form()->findChild<QAbstractButton*>(u"imageToVideoButton"_s), Qt::LeftButton);
    auto* list = form()->findChild<QWidget*>(u"mediaEditor"_s);
    const auto* slot = list->findChild<QWidget*>(tile);
    QMimeData clip;
    clip.setUrls({QUrl::fromLocalFile(m_clips.path(u"take.mp4"_s))});
    const QPoint at = slot->mapTo(list, slot->rect().center());
    QDragEnterEvent enter(at, Qt::CopyAction, &clip, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list, &enter);
    QDropEvent drop(at, Qt::CopyAction, &clip, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list, &drop);
    QVERIFY(waitFor([this] { return !form()->request().media.isEmpty(); }));
    QCOMPARE(form()->request().media.size(), 1);
    const MediaItem item = form()->request().media.constFirst();
    QCOMPARE(item.type, type);
    QCOMPARE(numberOf(item.source), frame);
    QCOMPARE(m_bench->message()->text(), sentence);
    QCOMPARE(form()->origin().task, type == u"first_frame"_s ? 1 : 0);
    const auto* row = list->findChild<QWidget*>(u"mediaRow1"_s);
    QVERIFY2(row->accessibleName().contains(u"Take 1, frame %1"_s.arg(frame)), qPrintable(row->accessibleName()));
    QTest::mouseClick(m_bench->message()->findChild<QPushButton*>(u"messageAction1"_s), Qt::LeftButton); // Undo
    QVERIFY(form()->request().media.isEmpty());
}

void TestFrameController::bringsBackWhatWasThere()
{
    m_bench->prompt()->setPlainText(u"A heron takes off"_s);
    const Draft before = form()->draft();
    command(FrameCommand::UseAsLast)->trigger();
    QVERIFY(waitFor([this] { return !form()->request().media.isEmpty(); }));
    m_bench->button(u"messageAction1"_s, m_bench->message())->click();
    QCOMPARE(form()->draft(), before);
}

void TestFrameController::continuesFromTheLastFrame()
{
    m_bench->prompt()->setPlainText(u"Something else"_s);
    QVERIFY(showFrame(5)); // whatever is on screen
    m_bench->action(TaskCommand::Continue)->trigger();
    QVERIFY(waitFor([this] { return !form()->request().media.isEmpty(); }));
    const VideoRequest request = form()->request();
    QCOMPARE(request.kind, (RequestKind{Family::A, Generation::G30, ApiType::ImageToVideo}));
    QCOMPARE(request.model, u"practice-a-3.0"_s);
    QCOMPARE(request.prompt, u"A gull"_s);
    QCOMPARE(request.durationSeconds, 3.0);
    QCOMPARE(request.media.size(), 1);
    QCOMPARE(request.media.first().type, u"first_frame"_s);
    QCOMPARE(numberOf(request.media.first().source), 59);
    QCOMPARE(form()->origin(), (RequestOrigin{1, request.media.first().source}));
    auto* line = form()->findChild<QLabel*>(u"originLabel"_s);
    QVERIFY(line->isVisible());
    QVERIFY(line->text().contains(u'1'));
    QVERIFY(m_bench->message()->isVisible());
}

void TestFrameController::continuingSaysThatWordsWereReplaced_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("sentence");
    const QString ready = u"Ready to continue from the last frame of take 1."_s;
    QTest::newRow("none") << QString() << ready;
    QTest::newRow("those of the take") << u"A gull"_s << ready;
    QTest::newRow("others") << u"Typed with care"_s << QString(u"Request loaded. "_s + ready);
}

void TestFrameController::continuingSaysThatWordsWereReplaced()
{
    QFETCH(const QString, words);
    QFETCH(const QString, sentence);
    m_bench->prompt()->setFocus();
    QTest::keyClicks(m_bench->prompt(), words);
    m_bench->window->findChild<TaskViews*>()->current()->setFocus();
    QTest::keyClick(m_bench->window->windowHandle(), Qt::Key_E);
    QVERIFY(waitFor([this] { return form()->origin().task == 1; }));
    QCOMPARE(form()->request().prompt, u"A gull"_s);
    QCOMPARE(m_bench->message()->text(), sentence);
    QTest::mouseClick(m_bench->button(u"messageAction1"_s, m_bench->message()), Qt::LeftButton); // Undo
    QCOMPARE(form()->request().prompt, words);
    QCOMPARE(form()->origin().task, 0);
}

/// The takes to choose from were of the request before. A frame that is put into it changes no number.
void TestFrameController::continuesWithOneTake()
{
    m_bench->window->findChild<TaskViews*>()->current()->setFocus();
    QWindow* keyboard = m_bench->window->windowHandle();
    QTest::keyClick(keyboard, Qt::Key_V);
    QCOMPARE(form()->copies(), 3);
    command(FrameCommand::UseAsLast)->trigger();
    QVERIFY(waitFor([this] { return form()->request().media.size() == 1; }));
    QCOMPARE(form()->copies(), 3);
    m_bench->window->findChild<TaskViews*>()->current()->setFocus();
    QTest::keyClick(keyboard, Qt::Key_E);
    QVERIFY(waitFor([this] { return form()->origin().task == 1; }));
    QCOMPARE(form()->copies(), 1);
    m_bench->button(u"messageAction1"_s, m_bench->message())->click();
    QCOMPARE(form()->copies(), 3);
}

void TestFrameController::keysOfTheViews_data()
{
    QTest::addColumn<TaskViews::Mode>("mode");
    QTest::newRow("grid") << TaskViews::Mode::Grid;
    QTest::newRow("list") << TaskViews::Mode::List;
}

void TestFrameController::keysOfTheViews()
{
    QFETCH(const TaskViews::Mode, mode);
    auto* views = m_bench->window->findChild<TaskViews*>();
    views->setMode(mode);
    QAbstractItemView* view = views->current();
    QVERIFY(view->isVisible());
    view->setFocus();
    // Events of a window have a time, by which a held key is told from another press.
    QWindow* keyboard = m_bench->window->windowHandle();
    QTest::keyClick(keyboard, Qt::Key_Space);
    QVERIFY(waitFor([this] { return player()->state() == PlayerState::Playing; }));
    QTest::keyClick(keyboard, Qt::Key_K);
    QVERIFY(waitFor([this] { return player()->state() == PlayerState::Paused; }));
    QTest::keyClick(keyboard, Qt::Key_4);
    QCOMPARE(m_bench->engine->store().task(1)->marks.rating, 4);
    QTest::keyClick(keyboard, Qt::Key_E);
    QVERIFY(waitFor([this] { return !form()->request().media.isEmpty(); }));
    QCOMPARE(numberOf(form()->request().media.first().source), 59);
    view->setFocus();
    QTest::keyClick(keyboard, Qt::Key_X);
    QVERIFY(m_bench->engine->store().task(1)->marks.rejected);
}

void TestFrameController::continuedRequestOutlivesTheProgram()
{
    m_bench->action(TaskCommand::Continue)->trigger();
    QVERIFY(waitFor([this] { return !form()->request().media.isEmpty(); }));
    const Draft kept = form()->draft();
    m_bench->close();
    m_bench->prepare = nullptr;
    QVERIFY(m_bench->openWithPractice());
    QCOMPARE(form()->draft(), kept);
    QCOMPARE(numberOf(kept.origin.source), 59);
}

void TestFrameController::originGoesWithThePicture()
{
    m_bench->action(TaskCommand::Continue)->trigger();
    QVERIFY(waitFor([this] { return form()->origin().task == 1; }));
    VideoRequest request = form()->request();
    const Draft whole = form()->draft();
    m_bench->newRequest()->click();
    QCOMPARE(form()->origin(), RequestOrigin());
    QVERIFY(!form()->findChild<QLabel*>(u"originLabel"_s)->isVisible());
    request.media.clear();
    form()->setDraft({whole.accountId, request, whole.origin});
    QCOMPARE(form()->origin(), RequestOrigin());
    form()->setDraft(whole);
    QCOMPARE(form()->origin(), whole.origin);
}

/// A request that ends on the frame does not continue the take, and is not listed as its child.
void TestFrameController::originIsOfTheFirstFrame()
{
    m_bench->action(TaskCommand::Continue)->trigger();
    QVERIFY(waitFor([this] { return form()->origin().task == 1; }));
    const auto* line = form()->findChild<QLabel*>(u"originLabel"_s);
    QVERIFY(line->isVisible());
    auto* swap = form()->findChild<QAbstractButton*>(u"swapFramesButton"_s);
    QVERIFY(swap->isVisible());
    QTest::mouseClick(swap, Qt::LeftButton);
    QCOMPARE(form()->request().media.constFirst().type, u"last_frame"_s);
    QVERIFY(!line->isVisible());
    QCOMPARE(form()->origin(), RequestOrigin());
    QTest::mouseClick(swap, Qt::LeftButton);
    QCOMPARE(form()->request().media.constFirst().type, u"first_frame"_s);
    QVERIFY(line->isVisible());
    QCOMPARE(form()->origin().task, 1);
    // Another picture takes its place.
    QVERIFY(showFrame(20));
    command(FrameCommand::UseAsLast)->trigger();
    QVERIFY(waitFor([this] { return form()->request().media.size() == 2; }));
    QVERIFY(line->isVisible());
    QTest::mouseClick(swap, Qt::LeftButton);
    QVERIFY(!line->isVisible());
    QCOMPARE(form()->origin().task, 0);
}

void TestFrameController::submittedTaskKnowsItsParent_data()
{
    QTest::addColumn<bool>("restarts");
    QTest::addColumn<bool>("dropsPicture");
    QTest::addColumn<int>("parent");
    QTest::newRow("at once") << false << false << 1;
    QTest::newRow("after a restart") << true << false << 1;
    QTest::newRow("without the picture") << false << true << 0;
}

void TestFrameController::submittedTaskKnowsItsParent()
{
    QFETCH(const bool, restarts);
    QFETCH(const bool, dropsPicture);
    QFETCH(const int, parent);
    m_bench->action(TaskCommand::Continue)->trigger();
    QVERIFY(waitFor([this] { return form()->origin().task == 1; }));
    if (restarts) {
        m_bench->close();
        m_bench->prepare = nullptr;
        QVERIFY(m_bench->openWithPractice());
    }
    if (dropsPicture) {
        Draft draft = form()->draft();
        draft.request.media.first().source = u"https://pictures.example/a.png"_s;
        form()->setDraft(draft);
    }
    m_bench->prompt()->setPlainText(u"And on"_s);
    QVERIFY(waitFor([this] {
        m_bench->submit();
        return m_bench->engine->store().task(2).has_value();
    }));
    TaskStore& store = m_bench->engine->store();
    QCOMPARE(store.task(2)->parent, TaskId(parent));
    const QString link = u"childLink"_s;
    m_bench->tasks()->selectTask(1);
    QCOMPARE(m_bench->window->findChildren<QPushButton*>(link).size(), parent == 0 ? 0 : 1);
    if (parent == 0)
        return;
    // Requested once more, it continues from the same take.
    m_bench->window->findChild<QPushButton*>(link)->click();
    QCOMPARE(m_bench->tasks()->selectedTask(), 2);
    m_bench->action(TaskCommand::SubmitAgain)->trigger();
    QVERIFY2(m_bench->message()->text().endsWith(u"Send it once more?"_s), qPrintable(m_bench->message()->text()));
    QVERIFY(!store.task(3).has_value());
    m_bench->button(u"messageAction1"_s, m_bench->message())->click();
    m_bench->awaitSent();
    QVERIFY(store.task(3).has_value());
    QCOMPARE(store.task(3)->parent, TaskId(parent));
}

void TestFrameController::pausesWhatPlays()
{
    m_bench->player()->play();
    QVERIFY(waitFor([this] { return player()->positionUs() > 200'000; }));
    command(FrameCommand::Copy)->trigger();
    QCOMPARE(player()->state(), PlayerState::Paused);
}

void TestFrameController::nothingToDoWithoutAPicture()
{
    m_bench->player()->clear();
    for (const QAction* action : m_bench->player()->frameActions()->all())
        QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    QVERIFY(!m_bench->window->findChild<QToolButton*>(u"useFrameButton"_s)->isEnabled());
}

void TestFrameController::trackTellsWhatBecomesOfARunningTask()
{
    VideoTask stopped = WindowBench::task(TaskState::InProgress);
    stopped.watched = false;
    QVERIFY(m_bench->engine->store().add(WindowBench::task(TaskState::InProgress)));
    QVERIFY(m_bench->engine->store().add(stopped));
    const auto* track = m_bench->player()->findChild<SeekTrack*>();
    QCOMPARE(track->hint(), QString());
    m_bench->tasks()->selectTask(2);
    QCOMPARE(track->hint(), u"Downloads automatically, then plays here"_s);
    m_bench->tasks()->selectTask(3);
    QCOMPARE(track->hint(), QString());
}

void TestFrameController::aClipThatIsGone()
{
    const QString path = m_clips.path(u"take.mp4"_s);
    QVERIFY(QFile::rename(path, path + u".away"_s));
    m_bench->action(TaskCommand::Continue)->trigger();
    const bool said = waitFor([this] { return m_bench->message()->isVisible(); });
    QVERIFY(QFile::rename(path + u".away"_s, path));
    QVERIFY(said);
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Bad);
    QVERIFY(form()->request().media.isEmpty());
}

void TestFrameController::fullFolderIsToldInWords()
{
    // A file has the name of the folder of inputs.
    QFile file(m_bench->engine->profile().root + u"/inputs"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    command(FrameCommand::UseAsFirst)->trigger();
    QVERIFY(waitFor([this] { return m_bench->message()->isVisible(); }));
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Bad);
    QVERIFY(form()->request().media.isEmpty());
}

QTEST_MAIN(TestFrameController)
#include "tst_framecontroller.moc"
