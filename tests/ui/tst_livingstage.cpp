// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"
#include "ui/style/applylook.h"
#include "ui/tasks/stage/takestage.h"
#include "ui/viewer/player.h"
#include "ui/viewer/playeractions.h"

#include <QAbstractButton>
#include <QProxyStyle>

using namespace Dailies;

namespace {

/// A desktop that asks for reduced motion.
class StillStyle final : public QProxyStyle {
public:
    int styleHint(
        StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animate ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

} // namespace

/// The stage in the real window, while takes run and when they become ready.
class TestLivingStage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init() { m_bench = std::make_unique<WindowBench>(); }
    void cleanup() { m_bench.reset(); }
    void tellsHowFarItIs();
    void readyTakePlaysMuted();
    void readyTakeIsStillWithReducedMotion();
    void goesToAnotherTakeOfTheSubmission();
    void watchedTakeStays();
    void editAndRetryLoadsTheRequest();
    void isInFullScreenToo();

private:
    TakeStage* stage() const { return m_bench->window->findChild<TakeStage*>(); }
    QString title() const { return stage()->findChild<QLabel*>(u"stageTitle"_s)->text(); }
    PlayerState state() const { return m_bench->player()->player()->state(); }
    QAction* mute() const { return m_bench->player()->playerActions()->mute(); }
    /// Stores takes that were submitted together; the first has the clip.
    void addSubmission(const QList<TaskState>& states);
    void becomeReady(TaskId id) const;

    TestClips m_clips;
    std::unique_ptr<WindowBench> m_bench;
};

void TestLivingStage::addSubmission(const QList<TaskState>& states)
{
    const QString clip =
        m_clips.make(u"take.mp4"_s, u"-f lavfi -i testsrc=s=160x90:r=24 -frames:v 240 -pix_fmt yuv420p"_s);
    m_bench->begins = false;
    m_bench->prepare = [states, clip](Engine& engine) {
        const QDateTime started = QDateTime::currentDateTimeUtc().addSecs(-3600);
        int number = 0;
        for (const TaskState state : states) {
            VideoTask task = WindowBench::task(state);
            task.createdAt = started;
            task.remoteId = u"job-%1"_s.arg(++number);
            task.file = state == TaskState::Saved ? clip : QString();
            (void)engine.store().add(task);
        }
    };
    QVERIFY(m_bench->openWithPractice());
}

void TestLivingStage::becomeReady(TaskId id) const
{
    VideoTask task = *m_bench->engine->store().task(id);
    const TaskState from = task.state;
    task.state = TaskState::Saved;
    task.file = m_clips.path(u"take %1.mp4"_s.arg(id));
    QFile::remove(task.file);
    QVERIFY(QFile::copy(m_clips.path(u"take.mp4"_s), task.file));
    QVERIFY(m_bench->engine->store().update(task, from));
}

void TestLivingStage::tellsHowFarItIs()
{
    addSubmission({TaskState::InProgress});
    m_bench->tasks()->selectTask(1);
    TRY_VERIFY(stage()->isVisible());
    QCOMPARE(title(), u"Still generating…"_s);
    const auto* text = stage()->findChild<QLabel*>(u"stageText"_s);
    QVERIFY2(text->text().startsWith(u"Running for "_s), qPrintable(text->text()));
    const QString before = text->text();
    TRY_VERIFY(text->text() != before); // time passes
    QVERIFY(!m_bench->viewerMessage()->isVisible());
}

void TestLivingStage::readyTakePlaysMuted()
{
    addSubmission({TaskState::InProgress, TaskState::InProgress});
    QVERIFY(!mute()->isChecked());
    m_bench->tasks()->selectTask(2);
    TRY_VERIFY(stage()->isVisible());
    becomeReady(1); // another take does not take the stage
    TRY_COMPARE(stage()->findChild<QLabel*>(u"submissionTally"_s)->text(), u"1 of 2 ready"_s);
    QCOMPARE(state(), PlayerState::Empty);
    becomeReady(2);
    TRY_COMPARE(state(), PlayerState::Playing);
    QVERIFY(!stage()->isVisible());
    QVERIFY(mute()->isChecked());
    // The sound is as the user left it for the next take, and the next start.
    m_bench->window->close();
    QCOMPARE(m_bench->settings->value(u"viewer/muted"_s).toBool(), false);
    m_bench->window->show();
    m_bench->tasks()->selectTask(1);
    QVERIFY(!mute()->isChecked());
    TRY_COMPARE(state(), PlayerState::Paused);
}

void TestLivingStage::readyTakeIsStillWithReducedMotion()
{
    addSubmission({TaskState::InProgress});
    m_bench->tasks()->selectTask(1);
    StillStyle still;
    m_bench->player()->setStyle(&still);
    becomeReady(1);
    TRY_COMPARE(state(), PlayerState::Paused);
    QVERIFY(!mute()->isChecked());
    m_bench->player()->setStyle(nullptr);
}

void TestLivingStage::goesToAnotherTakeOfTheSubmission()
{
    addSubmission({TaskState::Saved, TaskState::InProgress, TaskState::Failed});
    m_bench->tasks()->selectTask(2);
    TRY_COMPARE(stage()->findChildren<QAbstractButton*>(u"submissionTile"_s).size(), 3);
    const auto tiles = stage()->findChildren<QAbstractButton*>(u"submissionTile"_s);
    QTest::mouseClick(tiles.at(2), Qt::LeftButton);
    QCOMPARE(m_bench->tasks()->selectedTask(), 3);
    TRY_COMPARE(title(), u"Generation failed"_s);
    QTest::mouseClick(tiles.at(0), Qt::LeftButton);
    QCOMPARE(m_bench->tasks()->selectedTask(), 1);
    TRY_COMPARE(state(), PlayerState::Paused);
    QVERIFY(!stage()->isVisible());
}

void TestLivingStage::watchedTakeStays()
{
    addSubmission({TaskState::Saved});
    m_bench->tasks()->selectTask(1);
    TRY_COMPARE(state(), PlayerState::Paused);
    m_bench->player()->play();
    TRY_COMPARE(state(), PlayerState::Playing);
    m_bench->write(u"A gull"_s, 3);
    m_bench->submit();
    TRY_COMPARE(m_bench->engine->store().ids().size(), 2);
    QCOMPARE(m_bench->tasks()->selectedTask(), 1);
    QCOMPARE(state(), PlayerState::Playing);
    // Nobody watches it any more.
    m_bench->player()->pause();
    m_bench->write(u"Another gull"_s, 3);
    m_bench->submit();
    TRY_COMPARE(m_bench->tasks()->selectedTask(), 3);
}

void TestLivingStage::editAndRetryLoadsTheRequest()
{
    addSubmission({TaskState::Failed});
    m_bench->tasks()->selectTask(1);
    auto* retry = stage()->findChild<QPushButton*>(u"stageCommandButton"_s);
    TRY_VERIFY(retry->isVisible());
    QCOMPARE(retry->text(), u"Edit and retry"_s);
    QTest::mouseClick(retry, Qt::LeftButton);
    TRY_COMPARE(m_bench->form()->request().prompt, m_bench->engine->store().task(1)->request.prompt);
    QCOMPARE(m_bench->engine->store().ids().size(), 1); // nothing was sent
}

void TestLivingStage::isInFullScreenToo()
{
    addSubmission({TaskState::InProgress});
    m_bench->tasks()->selectTask(1);
    QAction* fullScreen = m_bench->player()->playerActions()->fullScreen();
    fullScreen->trigger();
    TRY_VERIFY(stage()->isVisible() && stage()->window() != m_bench->window.get());
    TRY_COMPARE(stage()->size(), stage()->parentWidget()->size());
    fullScreen->trigger();
    TRY_COMPARE(stage()->window(), m_bench->window.get());
}

QTEST_MAIN(TestLivingStage)
#include "tst_livingstage.moc"
