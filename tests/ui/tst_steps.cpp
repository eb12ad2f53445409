// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/compareview.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"

#include "app/tasks/table/taskmodel.h"

#include <QDropEvent>
#include <QMimeData>

using namespace Dailies;

namespace {

/// Counts what the user does: one for each key, click and drop. Typing a text is no step.
class Hands final {
public:
    explicit Hands(const WindowBench& bench) : m_bench(bench) {}

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        pressKey(m_bench.window.get(), key, modifiers);
        ++m_steps;
    }
    void dropFile(QWidget* on, const QString& file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint place = on->rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &enter);
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &drop);
        ++m_steps;
    }
    void type(const QString& text) const
    {
        for (const QChar sign : text)
            QTest::sendKeyEvent(QTest::Click, m_bench.window->windowHandle(), Qt::Key_unknown, sign, Qt::NoModifier);
    }
    int steps() const { return m_steps; }

private:
    const WindowBench& m_bench;
    int m_steps = 0;
};

} // namespace

/// How many keys, clicks and drops the frequent actions take. Each test starts from what a user has before it, and
/// looks at what the practice service and the store got. The table is in tests/README.md.
class TestSteps final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init() { m_bench = std::make_unique<WindowBench>(); }
    void cleanup() { m_bench.reset(); }
    void threeVariations();
    void watch();
    void compareTheThree();
    void imageToVideoFromADroppedFile();
    void reuse();
    void continueATake();
    void continueIsUndone();
    void wordsAfterContinueAreUndoneFirst_data();
    void wordsAfterContinueAreUndoneFirst();
    void editThisClip();
    void editWithoutWordsIsAskedAbout();
    void textAfterAContinuationIsNone();
    void beginsInThePrompt();
    void rateWhileWatching();
    void yesterdaysTakes();
    void deleteAndUndo();

private:
    TaskStore& store() const { return m_bench->engine->store(); }
    QList<VideoTask> saved() const;
    /// Takes that the practice service has made.
    void make(int takes) const;
    void focusGrid() const;

    std::unique_ptr<WindowBench> m_bench;
};

QList<VideoTask> TestSteps::saved() const
{
    QList<VideoTask> tasks;
    for (const TaskId id : store().ids()) {
        const auto task = store().task(id);
        if (task && task->state == TaskState::Saved && !task->remoteId.isEmpty() && QFile::exists(task->file))
            tasks.append(*task);
    }
    return tasks;
}

void TestSteps::make(int takes) const
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->window->resize(1440, 900);
    m_bench->write(u"A paper boat"_s, 2);
    m_bench->form()->setCopies(takes);
    m_bench->submit();
    TRY_COMPARE(saved().size(), takes);
    // The window learns of it a moment after the store.
    TRY_VERIFY(m_bench->player()->isVisible());
    TRY_VERIFY(m_bench->window->findChild<TakeGrid*>()->currentIndex().isValid());
    m_bench->form()->setCopies(1);
}

/// Like a person, who sees the take before pressing a key.
void TestSteps::focusGrid() const
{
    auto* grid = m_bench->window->findChild<TakeGrid*>();
    TRY_VERIFY(grid->isVisible());
    grid->setFocus();
    TRY_VERIFY(grid->hasFocus() && m_bench->window->isActiveWindow());
    QTest::qWait(200);
}

void TestSteps::threeVariations()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->write(u"A paper boat"_s, 2);
    m_bench->prompt()->setFocus();
    Hands hands(*m_bench);
    hands.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    TRY_COMPARE(saved().size(), 3);
    QSet<QString> jobs;
    for (const VideoTask& task : saved())
        jobs.insert(task.remoteId);
    QCOMPARE(jobs.size(), 3);
    QCOMPARE(hands.steps(), 1);
}

void TestSteps::watch()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->write(u"A paper boat"_s, 2);
    m_bench->submit();
    const Hands hands(*m_bench);
    TRY_COMPARE(m_bench->player()->player()->state(), PlayerState::Playing);
    QCOMPARE(m_bench->player()->path(), saved().constFirst().file);
    QCOMPARE(hands.steps(), 0);
}

void TestSteps::compareTheThree()
{
    make(3);
    focusGrid();
    Hands hands(*m_bench);
    hands.press(Qt::Key_C);
    TRY_VERIFY(m_bench->window->findChild<CompareView*>() != nullptr
        && m_bench->window->findChild<CompareView*>()->isVisible());
    const ComparePlayer* player = m_bench->window->findChild<CompareView*>()->player();
    TRY_COMPARE(player->count(), 3);
    QCOMPARE(hands.steps(), 1);
}

void TestSteps::imageToVideoFromADroppedFile()
{
    QVERIFY(m_bench->openWithPractice());
    QImage picture(640, 360, QImage::Format_RGB32);
    picture.fill(Qt::darkCyan);
    const QString file = m_bench->dir.filePath(u"harbour.png"_s);
    QVERIFY(picture.save(file));
    QCOMPARE(m_bench->form()->request().kind.apiType, ApiType::TextToVideo);
    Hands hands(*m_bench);
    hands.dropFile(m_bench->form(), file);
    TRY_COMPARE(m_bench->form()->request().media.size(), 1);
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    TRY_COMPARE(saved().size(), 1);
    QCOMPARE(saved().constFirst().request.kind.apiType, ApiType::ImageToVideo);
    QCOMPARE(saved().constFirst().request.media.constFirst().type, u"first_frame"_s);
    QCOMPARE(hands.steps(), 2);
}

void TestSteps::reuse()
{
    make(1);
    m_bench->newRequest()->click();
    QVERIFY(m_bench->prompt()->toPlainText().isEmpty());
    focusGrid();
    Hands hands(*m_bench);
    hands.press(Qt::Key_U, Qt::ControlModifier);
    TRY_COMPARE(m_bench->form()->request(), saved().constFirst().request);
    QCOMPARE(hands.steps(), 1);
}

void TestSteps::continueATake()
{
    make(1);
    focusGrid();
    Hands hands(*m_bench);
    hands.press(Qt::Key_E);
    TRY_COMPARE(m_bench->form()->request().media.size(), 1);
    QCOMPARE(hands.steps(), 1);
    const MediaItem frame = m_bench->form()->request().media.constFirst();
    QCOMPARE(frame.type, u"first_frame"_s);
    QVERIFY(!QImage(QUrl(frame.source).toLocalFile()).isNull());
    // It is ready to be sent, and the new take knows what it continues.
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    TRY_COMPARE(saved().size(), 2);
    QCOMPARE(store().task(store().ids().constFirst())->parent, store().ids().constLast());
}

/// The key does what the button of the message does.
void TestSteps::continueIsUndone()
{
    make(1);
    focusGrid();
    const VideoRequest before = m_bench->form()->request();
    Hands hands(*m_bench);
    hands.press(Qt::Key_E);
    TRY_COMPARE(m_bench->form()->request().media.size(), 1);
    TRY_VERIFY(m_bench->prompt()->hasFocus()); // the next thing to do is to write
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->form()->request(), before);
    TRY_VERIFY(!m_bench->message()->isVisible());
    hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_bench->form()->request().media.size(), 1);
}

void TestSteps::wordsAfterContinueAreUndoneFirst_data()
{
    QTest::addColumn<bool>("isOtherPrompt");
    QTest::newRow("the form has the prompt of the take") << false;
    QTest::newRow("the form has another prompt") << true;
}

void TestSteps::wordsAfterContinueAreUndoneFirst()
{
    QFETCH(const bool, isOtherPrompt);
    make(1);
    if (isOtherPrompt)
        m_bench->write(u"Something else"_s, 3);
    focusGrid();
    const VideoRequest before = m_bench->form()->request();
    Hands hands(*m_bench);
    hands.press(Qt::Key_E);
    TRY_COMPARE(m_bench->form()->request().media.size(), 1);
    TRY_VERIFY(m_bench->prompt()->hasFocus());
    const VideoRequest continued = m_bench->form()->request();
    QTest::keyClicks(m_bench->prompt(), u" xyz"_s);
    QVERIFY(m_bench->form()->request().prompt != continued.prompt);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->form()->request(), continued);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->form()->request(), before);
}

void TestSteps::editThisClip()
{
    make(1);
    focusGrid();
    Hands hands(*m_bench);
    hands.press(Qt::Key_E, Qt::ShiftModifier);
    TRY_COMPARE(m_bench->form()->request().kind.apiType, ApiType::VideoEdit);
    TRY_VERIFY(m_bench->prompt()->hasFocus());
    hands.type(u"make it night"_s);
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    TRY_COMPARE(saved().size(), 2);
    const VideoTask edited = *store().task(store().ids().constFirst());
    QCOMPARE(edited.request.kind.apiType, ApiType::VideoEdit);
    QVERIFY(edited.request.prompt.contains(u"make it night"_s));
    QCOMPARE(hands.steps(), 2);
}

/// The second press would be paid for.
void TestSteps::editWithoutWordsIsAskedAbout()
{
    make(1);
    focusGrid();
    Hands hands(*m_bench);
    hands.press(Qt::Key_E, Qt::ShiftModifier);
    TRY_VERIFY(m_bench->prompt()->hasFocus());
    TRY_COMPARE(m_bench->form()->request().kind.apiType, ApiType::VideoEdit);
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    QTest::qWait(700); // longer than a double press
    QCOMPARE(store().ids().size(), 1);
    hands.press(Qt::Key_Return, Qt::ControlModifier);
    TRY_COMPARE(store().ids().size(), 2);
}

/// What the request no longer sends is not where it comes from.
void TestSteps::textAfterAContinuationIsNone()
{
    make(1);
    focusGrid();
    Hands hands(*m_bench);
    const auto choose = [this](ApiType apiType) {
        RequestKind kind = m_bench->form()->request().kind;
        kind.apiType = apiType;
        m_bench->form()->chooser()->setChoice(m_bench->form()->request().model, kind);
    };
    hands.press(Qt::Key_E);
    TRY_COMPARE(m_bench->form()->request().kind.apiType, ApiType::ImageToVideo);
    QVERIFY(m_bench->form()->origin().task != 0);
    choose(ApiType::TextToVideo);
    QCOMPARE(m_bench->form()->origin().task, 0);
    choose(ApiType::ImageToVideo);
    QVERIFY(m_bench->form()->origin().task != 0);
}

void TestSteps::beginsInThePrompt()
{
    QVERIFY(m_bench->openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-1"));
    TRY_VERIFY(m_bench->window->isActiveWindow());
    TRY_VERIFY(m_bench->prompt()->hasFocus());
    Hands(*m_bench).type(u"SF"_s);
    QCOMPARE(m_bench->form()->request().prompt, u"SF"_s);
}

void TestSteps::rateWhileWatching()
{
    make(1);
    m_bench->player()->setFocus();
    m_bench->player()->play();
    TRY_COMPARE(m_bench->player()->player()->state(), PlayerState::Playing);
    Hands hands(*m_bench);
    hands.press(Qt::Key_4);
    TRY_COMPARE(saved().constFirst().marks.rating, 4);
    QCOMPARE(m_bench->player()->player()->state(), PlayerState::Playing);
    QCOMPARE(hands.steps(), 1);
}

void TestSteps::yesterdaysTakes()
{
    m_bench->begins = false;
    QList<TaskId> yesterdays;
    m_bench->prepare = [&yesterdays](Engine& engine) {
        const QDate today = QDate::currentDate();
        int number = 0;
        for (const int daysAgo : {8, 2, 1, 1, 0}) {
            VideoTask task = WindowBench::task(TaskState::Saved);
            task.createdAt = today.addDays(-daysAgo).startOfDay().addSecs(number * 60).toUTC();
            task.remoteId = u"job-%1"_s.arg(++number);
            const auto id = engine.store().add(task);
            if (daysAgo == 1)
                yesterdays.prepend(*id);
        }
    };
    QVERIFY(m_bench->openWithPractice());
    focusGrid();
    const auto shown = [this] {
        QList<TaskId> ids;
        const auto* model = qobject_cast<const TaskModel*>(m_bench->window->findChild<TakeGrid*>()->model());
        for (int row = 0; row < model->rowCount(); ++row) {
            if (!model->isGroup(row))
                ids.append(model->taskAt(row));
        }
        return ids;
    };
    TRY_COMPARE(shown().size(), 5);
    Hands hands(*m_bench);
    hands.press(Qt::Key_Y);
    TRY_COMPARE(shown(), yesterdays);
    QCOMPARE(hands.steps(), 1);
    hands.press(Qt::Key_Y);
    TRY_COMPARE(shown().size(), 5);
}

void TestSteps::deleteAndUndo()
{
    make(1);
    const TaskId id = m_bench->onlyTask();
    focusGrid();
    Hands hands(*m_bench);
    const QString clip = store().task(id)->file;
    hands.press(Qt::Key_Delete);
    TRY_VERIFY(store().task(id)->marks.recycledAt.isValid());
    TRY_VERIFY(!QFile::exists(clip));
    QCOMPARE(hands.steps(), 1);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_VERIFY(!store().task(id)->marks.recycledAt.isValid());
    TRY_VERIFY(QFile::exists(clip));
}

QTEST_MAIN(TestSteps)
#include "tst_steps.moc"
