// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/table/taskheader.h"
#include "ui/tasks/table/taskview.h"

#include <QSplitter>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QList<int> sizesOf(const WindowBench& bench)
{
    QList<int> sizes;
    for (const auto* splitter : bench.window->findChildren<QSplitter*>())
        sizes += splitter->sizes();
    return sizes;
}

void trigger(const WindowBench& bench, const QString& name)
{
    bench.window->findChild<QAction*>(name)->trigger();
}

/// Changes everything that a user can leave changed.
void changeEverything(const WindowBench& bench)
{
    bench.window->resize(1150, 720);
    QTest::qWait(100); // until the rail of the narrower window has its place
    for (auto* splitter : bench.window->findChildren<QSplitter*>()) {
        QWidget* handle = splitter->handle(1);
        const QPoint start = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, start);
        QTest::mouseMove(handle, start + QPoint(24, 24));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, start + QPoint(24, 24));
    }
    trigger(bench, u"column-account"_s);
    trigger(bench, u"column-kind"_s);
    trigger(bench, u"sortBy-model"_s);
    bench.window->findChild<TaskFilterBar*>()->setFilter(TaskGroup::Saved, u"gull"_s);
    bench.player()->setVolume(37);
    VideoRequest request = bench.form()->request();
    request.kind = {Family::A, Generation::G30, ApiType::VideoEdit};
    request.prompt = u"Half a sentence"_s;
    bench.form()->setRequest(request);
}

} // namespace

/// The window at the next start is as it was left.
class TestWindowState final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void comesBack_data();
    void comesBack();
    void brokenStateIsNoTrouble_data();
    void brokenStateIsNoTrouble();
    void whatWasLookedForDoesNotComeBack();
    void beginsAtTheChosenTake();
    void chipsAreThereUnderAPointerAtRest_data();
    void chipsAreThereUnderAPointerAtRest();
};

void TestWindowState::comesBack_data()
{
    QTest::addColumn<bool>("saved");
    QTest::newRow("closed") << true;
    QTest::newRow("the session ended") << false; // saves without closing
}

void TestWindowState::comesBack()
{
    QFETCH(bool, saved);
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        if (engine.store().counts().isEmpty())
            QVERIFY(engine.store().add(WindowBench::task(TaskState::Saved)));
    };
    QVERIFY(bench.openWithPractice());
    bench.window->usePractice();
    changeEverything(bench);
    const QSize size = bench.window->size();
    TRY_VERIFY(bench.window->width() == size.width()); // the desktop may choose another size
    const QList<int> sizes = sizesOf(bench);
    const VideoRequest request = bench.form()->request();
    if (!saved) {
        bench.window->save();
        bench.window.reset(); // as when the desktop ends it
    }
    bench.close();

    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.window->size(), size);
    TRY_COMPARE(sizesOf(bench), sizes);
    const TaskHeader* header = bench.window->findChild<TaskView*>()->taskHeader();
    QVERIFY(!header->isSectionHidden(TaskModel::Account));
    QVERIFY(header->isSectionHidden(TaskModel::Kind));
    QCOMPARE(bench.window->findChild<TaskModel*>()->sortedColumn(), TaskModel::Model);
    QCOMPARE(bench.window->findChild<TaskFilterBar*>()->group(), TaskGroup::Saved);
    QCOMPARE(bench.player()->volume(), 37);
    QCOMPARE(bench.form()->request(), request);
    QCOMPARE(bench.form()->accountId(), Account::practiceId());
}

void TestWindowState::brokenStateIsNoTrouble_data()
{
    QTest::addColumn<QString>("key");
    for (const char* key : {"window/geometry", "window/whole", "window/upper", "window/viewer", "viewer/volume",
             "tasks/shownFilter", "tasks/table"})
        QTest::newRow(key) << QString::fromLatin1(key);
}

void TestWindowState::brokenStateIsNoTrouble()
{
    QFETCH(QString, key);
    WindowBench bench;
    QSettings(bench.dir.filePath(u"settings.ini"_s), QSettings::IniFormat).setValue(key, u"\u0001nonsense"_s);
    QVERIFY(bench.openWithPractice());
    QVERIFY(bench.window->width() >= 1024 && bench.window->height() >= 640);
    for (const int size : sizesOf(bench))
        QVERIFY2(size > 0, "no area is lost");
    QVERIFY(bench.player()->volume() >= 0 && bench.player()->volume() <= 100);
    QCOMPARE(bench.window->findChild<TaskFilterBar*>()->group(), TaskGroup::All);
}

void TestWindowState::whatWasLookedForDoesNotComeBack()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        if (engine.store().counts().isEmpty())
            QVERIFY(engine.store().add(WindowBench::task(TaskState::Saved)));
    };
    QVERIFY(bench.openWithPractice());
    bench.window->findChild<TaskFilterBar*>()->setFilter(TaskGroup::Saved, u"nothing like it"_s);
    bench.close();
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.window->findChild<TaskFilterBar*>()->words(), QString());
    QCOMPARE(bench.window->findChild<TaskFilterBar*>()->group(), TaskGroup::Saved);
}

void TestWindowState::beginsAtTheChosenTake()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        for (int n = 0; n < 3; ++n)
            (void)engine.store().add(WindowBench::task(TaskState::Failed));
    };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(2);
    bench.close();
    bench.prepare = nullptr;
    QVERIFY(bench.openWithPractice());
    TRY_VERIFY(bench.window->findChild<TakeGrid*>()->hasFocus());
    QCOMPARE(bench.tasks()->selectedTask(), 2);
    pressKey(bench.window.get(), Qt::Key_3);
    TRY_COMPARE(bench.engine->store().task(2).value_or(VideoTask()).marks.rating, 3);
}

void TestWindowState::chipsAreThereUnderAPointerAtRest_data()
{
    QTest::addColumn<bool>("details");
    QTest::newRow("without details") << false;
    QTest::newRow("with details") << true;
}

/// The window opens below the pointer, which nobody moves.
void TestWindowState::chipsAreThereUnderAPointerAtRest()
{
    QFETCH(const bool, details);
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        if (engine.store().ids().isEmpty()) {
            (void)engine.store().add(WindowBench::task(TaskState::Failed));
            (void)engine.store().add(WindowBench::task(TaskState::NeedsReview));
        }
    };
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    bench.window->findChild<QAction*>(u"detailsAction"_s)->setChecked(details);
    const auto chip = [&bench](const QString& name) { return bench.window->findChild<QAbstractButton*>(name); };
    TRY_VERIFY(chip(u"failedChip"_s)->isVisible());
    const QPoint place = chip(u"allChip"_s)->mapToGlobal(chip(u"allChip"_s)->rect().center());
    bench.close();
    QCursor::setPos(place);
    QVERIFY(bench.openWithPractice());
    TRY_VERIFY(chip(u"allChip"_s)->parentWidget()->underMouse());
    for (const auto* name : {"allChip", "failedChip", "needsYouChip"})
        TRY_VERIFY2(chip(QString::fromLatin1(name))->isVisible(), name);
    QCursor::setPos(QPoint(5, 5));
}

QTEST_MAIN(TestWindowState)
#include "tst_windowstate.moc"
