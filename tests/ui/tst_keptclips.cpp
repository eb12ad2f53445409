// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/compareaction.h"
#include "ui/tasks/clips/hoverplay.h"
#include "ui/tasks/table/taskview.h"

#include <QAccessible>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A file that is not a known kind of video is shown as such, and nothing opens it as a video.
class TestKeptClips final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void stageSaysWhatItIs();
    void detailsOfferWhatCanBeDone_data();
    void detailsOfferWhatCanBeDone();
    void nothingOpensItAsAVideo();
    void notCompared();
    void stateIsShownAndSpoken_data();
    void stateIsShownAndSpoken();
    void fetchedAgainByHand();

private:
    /// A task whose file any player could open, so that every attempt to open it is noticed.
    VideoTask kept(ClipCondition condition, int hoursLeft = 5) const;
    bool open(const QList<VideoTask>& tasks);
    QString label(const QString& name) const { return m_bench->window->findChild<QLabel*>(name)->text(); }
    QModelIndex cell(int column) const { return view()->model()->index(0, column); }
    TaskView* view() const
    {
        m_bench->tasks()->findChild<QPushButton*>(u"listViewButton"_s)->click();
        return m_bench->tasks()->findChild<TaskView*>();
    }

    TestClips m_clips;
    std::optional<WindowBench> m_bench;
};

void TestKeptClips::init()
{
    m_bench.emplace();
    m_clips.make(u"take.mp4"_s, u"-f lavfi -i testsrc=size=64x36:rate=10:duration=1"_s);
}

VideoTask TestKeptClips::kept(ClipCondition condition, int hoursLeft) const
{
    VideoTask task = WindowBench::task(TaskState::Saved, u"studio"_s);
    task.file = m_clips.path(u"take.mp4"_s);
    task.clip = condition;
    task.error = {ErrorKind::Media, clipRemark(task)};
    task.report.videoUrl = u"http://127.0.0.1:1/clip.mp4"_s;
    task.addressExpiresAt = QDateTime::currentDateTimeUtc().addSecs(hoursLeft * 3600);
    return task;
}

bool TestKeptClips::open(const QList<VideoTask>& tasks)
{
    m_bench->prepare = [tasks](Engine& engine) {
        for (VideoTask task : tasks)
            (void)engine.store().add(task);
    };
    if (!m_bench->open())
        return false;
    m_bench->tasks()->selectTask(1);
    return QTest::qWaitFor([this] { return m_bench->tasks()->selectedTasks() == QList<TaskId>{1}; }, patienceMs);
}

void TestKeptClips::stageSaysWhatItIs()
{
    QVERIFY(open({kept(ClipCondition::Unrecognised)}));
    TRY_VERIFY(m_bench->player()->findChild<QWidget*>(u"takeStage"_s)->isVisible());
    QCOMPARE(label(u"stageText"_s), u"This file isn't a known video type. You paid for it, so it was kept."_s);
    QCOMPARE(m_bench->player()->path(), QString());
    // The Play command does not open it either.
    QVERIFY(!m_bench->action(TaskCommand::Play)->isEnabled());
    QVERIFY(m_bench->action(TaskCommand::Play)->toolTip().contains(u"known video type"_s));
}

void TestKeptClips::detailsOfferWhatCanBeDone_data()
{
    QTest::addColumn<ClipCondition>("condition");
    QTest::addColumn<int>("hoursLeft");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("meaning");
    const QString unknown = u"This file isn't a known video type. You paid for it, so it was kept."_s;
    const QString unplayable = u"This clip can't be played. You paid for it, so it was kept."_s;
    QTest::addRow("not known, link works")
        << ClipCondition::Unrecognised << 5 << u"Kept, unknown file type"_s << unknown;
    QTest::addRow("not known, link expired")
        << ClipCondition::Unrecognised << -1 << u"Kept, unknown file type"_s << unknown;
    QTest::addRow("cannot be played") << ClipCondition::Unplayable << 5 << u"Saved, can't be played"_s << unplayable;
}

void TestKeptClips::detailsOfferWhatCanBeDone()
{
    QFETCH(const ClipCondition, condition);
    QFETCH(const int, hoursLeft);
    QFETCH(const QString, word);
    QFETCH(const QString, meaning);
    QVERIFY(open({kept(condition, hoursLeft)}));
    m_bench->showDetails();
    TRY_COMPARE(label(u"stateWord"_s), word);
    QCOMPARE(label(u"stateMeaning"_s), meaning);
    QCOMPARE(label(u"stateTrouble"_s), QString()); // it would repeat the message
    QCOMPARE(label(u"stateAdvice"_s).contains(u"Download again"_s), hoursLeft > 0);
    auto* again = m_bench->window->findChild<QPushButton*>(u"stateDeedButton"_s);
    QCOMPARE(again->isVisible(), hoursLeft > 0);
    QCOMPARE(m_bench->action(TaskCommand::CheckNow)->isEnabled(), hoursLeft > 0);
    if (hoursLeft > 0)
        QCOMPARE(again->text(), u"Download again"_s);
    QVERIFY(m_bench->action(TaskCommand::ShowInFolder)->isEnabled());
    QVERIFY(m_bench->action(TaskCommand::SaveAs)->isEnabled());
    QVERIFY(m_bench->window->findChild<QWidget*>(u"clipBar"_s)->isVisible());
}

void TestKeptClips::nothingOpensItAsAVideo()
{
    QVERIFY(open({kept(ClipCondition::Unrecognised)}));
    const QRect take = view()->visualRect(cell(TaskModel::Take));
    QTest::mouseMove(view()->viewport(), take.center());
    const auto* hover = m_bench->tasks()->findChild<HoverPlay*>();
    QTest::qWait(HoverPlay::delayMs * 3);
    QVERIFY(hover->picture(m_clips.path(u"take.mp4"_s)).isNull());
    QVERIFY(cell(TaskModel::Take).data(TaskModel::VideoRole).isNull());
    QVERIFY(!cell(TaskModel::Take).data(TaskModel::FileRole).isNull()); // it can be dragged to other programs
    // The thumbnail and the facts in the details remain without a picture.
    const QWidget* handle = m_bench->window->findChild<QWidget*>(u"clipHandle"_s);
    const QImage before = const_cast<QWidget*>(handle)->grab().toImage();
    QTest::qWait(300);
    QCOMPARE(const_cast<QWidget*>(handle)->grab().toImage(), before);
    bool isSaid = false;
    for (const QLabel* each : m_bench->window->findChildren<QLabel*>())
        isSaid |= each->text().endsWith(u" · not a known video type"_s);
    QVERIFY(isSaid);
}

void TestKeptClips::notCompared()
{
    QVERIFY(open({kept(ClipCondition::Unrecognised), kept(ClipCondition::Playable)}));
    view()->selectAll();
    const auto* compare = m_bench->window->findChild<CompareAction*>();
    TRY_COMPARE(compare->toolTip(), u"At least two of the selected takes need a clip that can be played."_s);
    QVERIFY(!compare->isEnabled());
}

void TestKeptClips::stateIsShownAndSpoken_data()
{
    QTest::addColumn<ClipCondition>("condition");
    QTest::addColumn<QString>("word");
    QTest::addRow("not known") << ClipCondition::Unrecognised << u"Kept, unknown file type"_s;
    QTest::addRow("cannot be played") << ClipCondition::Unplayable << u"Saved, can't be played"_s;
}

void TestKeptClips::stateIsShownAndSpoken()
{
    QFETCH(const ClipCondition, condition);
    QFETCH(const QString, word);
    QVERIFY(open({kept(condition)}));
    QCOMPARE(cell(TaskModel::State).data().toString(), word);
    const QString spoken = cell(TaskModel::State).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(word) && spoken.contains(u"downloaded again while its link works"_s), qPrintable(spoken));
    const QColor warning = tone(view()->palette(), Tone::Warning);
    const QRect place = view()->visualRect(cell(TaskModel::State));
    const QImage shown = view()->viewport()->grab(place).toImage();
    int warnings = 0;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            warnings += shown.pixelColor(x, y) == warning ? 1 : 0;
    }
    QVERIFY(warnings > 0);
}

void TestKeptClips::fetchedAgainByHand()
{
    QVERIFY(open({kept(ClipCondition::Unrecognised)}));
    TRY_VERIFY(m_bench->action(TaskCommand::CheckNow)->isEnabled());
    m_bench->action(TaskCommand::CheckNow)->trigger();
    // Nobody listens: the user is told, and the file stays.
    TRY_VERIFY(!label(u"stateTrouble"_s).isEmpty());
    QCOMPARE(label(u"stateWord"_s), u"Kept, unknown file type"_s);
    QVERIFY(QFile::exists(m_clips.path(u"take.mp4"_s)));
}

QTEST_MAIN(TestKeptClips)
#include "tst_keptclips.moc"
