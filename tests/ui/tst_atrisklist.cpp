// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/panel/atrisklist.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/toasttimer.h"

#include <QCursor>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace Dailies;

/// The list of takes at risk that is shown at start.
class TestAtRiskList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();
    void needs_data();
    void needs();
    void nothingWhereAllIsWell();
    void firstToDieStandsOnTop();
    void leadsToTheTask();
    void fetchesOneAndAll();
    void decides();
    void goesWhenSeenTo();
    void whatComesLaterIsNotTold();
    void closesForGood();
    void theRestMovesUp();
    void lowWindowShowsOneLine();
    void lowWindowIsLeftAgain();
    void hidesWhileAway();
    void countsWhatItsChipCounts();
    void staysUntilItIsClosed();
    void reasonIsReadable();
    void tellsHowLong();
    void wordsOfTheRequestStayWords();

private:
    VideoTask failedDownload(int expiresInMinutes, const QString& prompt = u"A gull"_s) const
    {
        VideoTask task = taskIn(TaskState::Downloading, prompt);
        task.createdAt = m_window->clock.now().addSecs(-600);
        task.error = {ErrorKind::Network, u"The connection was cut."_s};
        task.addressExpiresAt = m_window->clock.now().addSecs(60LL * expiresInMinutes);
        return task;
    }
    QStringList tasks() const
    {
        QStringList words;
        for (const QPushButton* each : m_list->findChildren<QPushButton*>(u"rescueTask"_s)) {
            if (each->isVisible())
                words.append(each->text());
        }
        return words;
    }
    template<typename Widget = QPushButton>
    Widget* part(const QString& name, int row = 0) const
    {
        return m_list->findChildren<Widget*>(name).at(row);
    }

    std::unique_ptr<TaskWindow> m_window;
    std::unique_ptr<AtRiskList> m_list;
};

void TestAtRiskList::init()
{
    m_window = std::make_unique<TaskWindow>();
    m_list = std::make_unique<AtRiskList>(m_window->changes, m_window->clock);
    m_list->resize(900, 120);
}

void TestAtRiskList::cleanup()
{
    m_list.reset();
    m_window.reset();
}

void TestAtRiskList::needs_data()
{
    QTest::addColumn<VideoTask>("task");
    QTest::addColumn<int>("need"); // -1 for none
    const QDateTime now(QDate(2026, 1, 3), QTime(12, 0), QTimeZone::utc());
    const auto row = [&](const char* name, TaskState state, std::optional<RiskKind> need, auto change) {
        VideoTask task = taskIn(state, u"A gull"_s);
        task.createdAt = now.addSecs(-3600);
        change(task);
        QTest::newRow(name) << task << (need ? static_cast<int>(*need) : -1);
    };
    const auto asItIs = [](VideoTask&) {};
    const auto unwatched = [](VideoTask& task) { task.watched = false; };
    const auto old = [now](VideoTask& task) { task.createdAt = now.addDays(-9); };
    const auto troubled = [](VideoTask& task) { task.error = {ErrorKind::Network, u"Cut."_s}; };
    row("waiting", TaskState::Waiting, {}, asItIs);
    row("runs", TaskState::InProgress, {}, asItIs);
    row("runs unwatched", TaskState::InProgress, RiskKind::Watch, unwatched);
    row("runs unwatched for days", TaskState::InProgress, {}, [&](VideoTask& task) {
        unwatched(task);
        old(task);
    });
    row("is fetched", TaskState::Downloading, {}, asItIs);
    row("was not fetched", TaskState::Downloading, RiskKind::Fetch, troubled);
    row("fetching stopped", TaskState::Downloading, RiskKind::Fetch, unwatched);
    row("expired", TaskState::Expired, RiskKind::Fetch, asItIs);
    row("expired long ago", TaskState::Expired, {}, old);
    row("lost answer", TaskState::NeedsReview, RiskKind::Decide, asItIs);
    row("lost answer, old", TaskState::NeedsReview, RiskKind::Decide, old);
    row("lost answer left", TaskState::NeedsReview, {}, unwatched);
    row("saved", TaskState::Saved, {}, asItIs);
    row("failed", TaskState::Failed, {}, troubled);
    row("in the bin", TaskState::Expired, {}, [now](VideoTask& task) { task.marks.recycledAt = now; });
}

void TestAtRiskList::needs()
{
    QFETCH(const VideoTask, task);
    QFETCH(const int, need);
    const auto found = riskOf(task, QDateTime(QDate(2026, 1, 3), QTime(12, 0), QTimeZone::utc()));
    QCOMPARE(found ? static_cast<int>(*found) : -1, need);
}

void TestAtRiskList::nothingWhereAllIsWell()
{
    m_window->add(TaskState::Saved);
    m_window->add(TaskState::InProgress);
    m_list->begin();
    QVERIFY(!m_list->isVisible());
}

void TestAtRiskList::firstToDieStandsOnTop()
{
    m_window->add(taskIn(TaskState::NeedsReview, u"lost"_s));
    m_window->add(failedDownload(300, u"later"_s));
    m_window->add(failedDownload(20, u"soon"_s));
    m_list->begin();
    QVERIFY(m_list->isVisible());
    QCOMPARE(tasks(), (QStringList{u"Take 3 · soon"_s, u"Take 2 · later"_s, u"Take 1 · lost"_s}));
    QVERIFY(part(u"fetchAllButton"_s)->isVisible());
}

void TestAtRiskList::leadsToTheTask()
{
    connect(m_list.get(), &AtRiskList::taskRequested, m_window->panel.get(), &TaskPanel::selectTask);
    const TaskId id = m_window->add(failedDownload(20));
    m_window->add(TaskState::Saved);
    m_window->chip(u"savedChip"_s)->click(); // hides the task
    m_list->begin();
    part(u"rescueTask"_s)->click();
    QCOMPARE(m_window->current(), id);
}

void TestAtRiskList::fetchesOneAndAll()
{
    m_window->add(failedDownload(20));
    m_window->add(failedDownload(30));
    m_window->add(taskIn(TaskState::NeedsReview, u"lost"_s));
    m_list->begin();
    QSignalSpy fetch(m_list.get(), &AtRiskList::fetchRequested);
    part(u"rescueDeed"_s)->click();
    QCOMPARE(fetch.size(), 1);
    QCOMPARE(fetch.takeFirst().first().value<TaskId>(), 1);
    part(u"fetchAllButton"_s)->click();
    QCOMPARE(fetch.size(), 2); // decisions are left to the user
}

void TestAtRiskList::decides()
{
    const TaskId id = m_window->add(taskIn(TaskState::NeedsReview, u"lost"_s));
    m_list->begin();
    QVERIFY(!part(u"fetchAllButton"_s)->isVisible());
    QSignalSpy decide(m_list.get(), &AtRiskList::decideRequested);
    QSignalSpy fetch(m_list.get(), &AtRiskList::fetchRequested);
    part(u"rescueDeed"_s)->click();
    QCOMPARE(decide.size(), 1);
    QCOMPARE(decide.first().first().value<TaskId>(), id);
    QVERIFY(fetch.isEmpty());
}

void TestAtRiskList::goesWhenSeenTo()
{
    const TaskId id = m_window->add(failedDownload(20));
    m_list->begin();
    QVERIFY(m_list->isVisible());
    m_window->move(id, TaskState::Saved);
    TRY_VERIFY(!m_list->isVisible());
}

void TestAtRiskList::whatComesLaterIsNotTold()
{
    m_window->add(failedDownload(20));
    m_list->begin();
    m_window->add(failedDownload(10, u"later"_s));
    m_window->move(1, TaskState::Saved);
    TRY_VERIFY(!m_list->isVisible());
}

void TestAtRiskList::closesForGood()
{
    const TaskId id = m_window->add(failedDownload(20));
    m_list->begin();
    m_list->findChild<QAbstractButton*>(u"rescueClose"_s)->click();
    QVERIFY(!m_list->isVisible());
    VideoTask task = *m_window->store.task(id);
    task.failedDownloads = 3;
    QVERIFY(m_window->store.update(task, TaskState::Downloading));
    QTest::qWait(0);
    QVERIFY(!m_list->isVisible());
}

void TestAtRiskList::theRestMovesUp()
{
    for (int i = 1; i <= 5; ++i)
        m_window->add(failedDownload(i * 10, u"no. %1"_s.arg(i)));
    m_list->begin();
    QCOMPARE(tasks().size(), 3);
    QVERIFY(part<ElidedLabel>(u"rescueHead"_s)->text().contains(u'5'));
    m_window->move(1, TaskState::Saved);
    TRY_COMPARE(tasks(), (QStringList{u"Take 2 · no. 2"_s, u"Take 3 · no. 3"_s, u"Take 4 · no. 4"_s}));
}

void TestAtRiskList::lowWindowShowsOneLine()
{
    QWidget window;
    window.resize(1024, 640);
    window.show();
    QVERIFY(waitForActive(&window));
    m_list->setParent(&window);
    for (int i = 1; i <= 3; ++i)
        m_window->add(failedDownload(i * 10));
    m_list->begin();
    QVERIFY(m_list->isVisible());
    QVERIFY(tasks().isEmpty());
    QVERIFY(m_list->sizeHint().height() < 2 * part(u"rescueOpen"_s)->sizeHint().height());
    QTest::mouseClick(part(u"rescueOpen"_s), Qt::LeftButton);
    QCOMPARE(tasks().size(), 3);
    QVERIFY(!part(u"rescueOpen"_s)->isVisible());
    QVERIFY(part(u"rescueDeed"_s)->hasFocus());
    m_list->setParent(nullptr);
}

/// There it covers the takes, and their chip says the same.
void TestAtRiskList::lowWindowIsLeftAgain()
{
    QWidget window;
    window.setFocusPolicy(Qt::StrongFocus);
    window.resize(1024, 640);
    window.show();
    QVERIFY(waitForActive(&window));
    m_list->setParent(&window);
    const QScopeGuard keep([this] { m_list->setParent(nullptr); });
    QCursor::setPos(window.mapToGlobal(QPoint(1000, 600)));
    m_window->add(taskIn(TaskState::NeedsReview, u"A gull"_s));
    m_list->begin();
    QVERIFY(m_list->isVisible());
    window.setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(!m_list->isVisible(), 2 * ToastTimer::shownMs);
}

/// It lies over the takes, not over another page.
void TestAtRiskList::hidesWhileAway()
{
    m_window->add(failedDownload(20));
    m_list->begin();
    QVERIFY(m_list->isVisible());
    m_list->setAway(true);
    QVERIFY(!m_list->isVisible());
    m_list->setAway(false);
    QVERIFY(m_list->isVisible());
}

/// The same number as on the chip of the takes that need attention, whatever else is to do.
void TestAtRiskList::countsWhatItsChipCounts()
{
    m_window->add(failedDownload(20));
    m_window->add(failedDownload(30));
    m_window->add(taskIn(TaskState::NeedsReview, u"lost"_s));
    m_window->add(taskIn(TaskState::NeedsReview, u"lost, too"_s));
    QSignalSpy added(m_list.get(), &AtRiskList::added);
    m_list->begin();
    TRY_COMPARE(m_window->chip(u"needsYouChip"_s)->text(), u"Needs attention 2"_s);
    const QString head = u"2 takes need your attention · 2 takes are not downloaded"_s;
    QCOMPARE(part<ElidedLabel>(u"rescueHead"_s)->text(), head);
    QCOMPARE(added.size(), 1);
    QCOMPARE(added.constFirst().at(1).toString(), head);
}

/// Nobody has read it as long as nobody has closed it.
void TestAtRiskList::staysUntilItIsClosed()
{
    m_window->add(failedDownload(20));
    QCursor::setPos(0, 0);
    m_list->begin();
    QVERIFY(waitForActive(m_list.get()));
    QTest::qWait(ToastTimer::shownMs + 1000);
    QVERIFY(m_list->isVisible());
    QTest::mouseClick(part<QToolButton>(u"rescueClose"_s), Qt::LeftButton);
    QVERIFY(!m_list->isVisible());
}

void TestAtRiskList::reasonIsReadable()
{
    m_window->add(failedDownload(192, u"A prompt that is long enough to take all of the room that a row has"_s));
    m_list->begin();
    QVERIFY(QTest::qWaitForWindowExposed(m_list.get(), patienceMs));
    m_list->resize(360, m_list->heightForWidth(360));
    const auto* left = part<QLabel>(u"rescueLeft"_s);
    const QRect needed =
        left->fontMetrics().boundingRect(0, 0, left->contentsRect().width(), 1000, Qt::TextWordWrap, left->text());
    TRY_VERIFY(left->height() >= needed.height());
    QVERIFY(left->width() > 150);
}

void TestAtRiskList::tellsHowLong()
{
    m_window->add(failedDownload(192));
    m_list->begin();
    QCOMPARE(part<QLabel>(u"rescueLeft"_s)->text(), u"Not downloaded. Link expires in 3 h 12 min."_s);
    m_window->clock.advance(200 * 60 * 1000);
    VideoTask task = *m_window->store.task(1);
    task.failedDownloads = 3;
    QVERIFY(m_window->store.update(task, TaskState::Downloading));
    TRY_COMPARE(part<QLabel>(u"rescueLeft"_s)->text(), u"The link expired. Try requesting a new one."_s);
}

void TestAtRiskList::wordsOfTheRequestStayWords()
{
    m_window->add(
        failedDownload(20, u"<b>Tom & Jerry</b>\nand a prompt that is so long that nobody would read it all"_s));
    m_list->begin();
    QVERIFY(tasks().first().startsWith(u"Take 1 · <b>Tom && Jerry</b> and"_s));
    QVERIFY(tasks().first().endsWith(u'…'));
}

QTEST_MAIN(TestAtRiskList)
#include "tst_atrisklist.moc"
