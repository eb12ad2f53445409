// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screeningbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/compareview.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/grid/takegrid.h"

#include <QDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr TaskState saved = TaskState::Saved;

} // namespace

#define TRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, ScreeningBench::patienceMs)
#define TRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ScreeningBench::patienceMs)

/// What a person does in the Trash and with the filters, with real clips.
class TestTrashByHand final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comparesInTheTrash();
    void restoredWithoutAClip();
    void generatingTellsOfTheFilter();

private:
    static QAbstractButton* named(const ScreeningBench& b, const QString& name)
    {
        return b.bench.window->findChild<QAbstractButton*>(name);
    }

    QTemporaryDir m_data;
};

void TestTrashByHand::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8()); // with a trash of its own
}

void TestTrashByHand::comparesInTheTrash()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    b.bench.tasks()->marking().remove({b.ids.at(0), b.ids.at(1)});
    TRY_VERIFY(!b.stored(b.ids.at(0)).moved.isEmpty() && !b.stored(b.ids.at(1)).moved.isEmpty());
    TRY_VERIFY(named(b, u"binChip"_s)->isVisible());
    QTest::mouseClick(named(b, u"binChip"_s), Qt::LeftButton);
    auto* grid = b.bench.tasks()->findChild<TakeGrid*>();
    TRY_COMPARE(b.bench.window->findChild<TaskModel*>()->rowOf(b.ids.at(2)), -1);
    grid->setFocus();
    b.press(Qt::Key_A, Qt::ControlModifier);
    b.press(Qt::Key_C);
    CompareView* view = nullptr;
    TRY_VERIFY((view = b.bench.window->findChild<CompareView*>()) != nullptr && view->isVisible());
    TRY_VERIFY(view->player()->state() != PlayerState::Loading);
    QCOMPARE(view->player()->count(), 2);
    for (int number = 0; number < 2; ++number)
        TRY_COMPARE(view->player()->take(number).natural, QSize(320, 180));
}

/// Its clip was deleted from the desktop's trash.
void TestTrashByHand::restoredWithoutAClip()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    const TaskId id = b.ids.at(0);
    const auto* model = b.bench.window->findChild<TaskModel*>();
    const auto state = [&] { return model->index(model->rowOf(id), TaskModel::State).data().toString(); };
    b.bench.tasks()->selectTask(id);
    TRY_COMPARE(b.bench.player()->path(), b.stored(id).file);
    QTest::qWait(300); // the list knows that the clip is there
    b.bench.tasks()->marking().remove({id});
    TRY_VERIFY(!b.stored(id).moved.isEmpty());
    QVERIFY(QFile::remove(b.stored(id).moved.constFirst().to));
    b.bench.tasks()->selectTask(id);
    TRY_VERIFY(named(b, u"restoreButton"_s)->isVisible());
    QTest::mouseClick(named(b, u"restoreButton"_s), Qt::LeftButton);
    TRY_VERIFY(!b.stored(id).marks.recycledAt.isValid());
    b.bench.tasks()->selectTask(id);
    TRY_COMPARE(b.bench.window->findChild<QLabel*>(u"stageTitle"_s)->text(), u"The clip is missing"_s);
    TRY_VERIFY(!state().isEmpty());
    QVERIFY2(!state().contains(u"Saved"_s), qPrintable(state()));
    QVERIFY(b.bench.message()->text().endsWith(u"is no longer in the Trash."_s));
}

/// A new take is shown whatever was filtered, and the filter is one click away.
void TestTrashByHand::generatingTellsOfTheFilter()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.tasks()->marking().rate({b.ids.at(0)}, 5);
    TRY_VERIFY(named(b, u"bestChip"_s)->isVisible());
    QTest::mouseClick(named(b, u"bestChip"_s), Qt::LeftButton);
    const auto* model = b.bench.window->findChild<TaskModel*>();
    TRY_COMPARE(model->rowOf(b.ids.at(1)), -1);
    b.bench.write(u"A gull"_s, 3);
    b.bench.prompt()->setFocus();
    b.press(Qt::Key_Return, Qt::ControlModifier);
    TRY_COMPARE(b.bench.engine->store().ids().size(), 3);
    TRY_VERIFY(named(b, u"allChip"_s)->isChecked());
    TRY_VERIFY(b.bench.message()->isVisible());
    QVERIFY2(b.bench.message()->text().startsWith(u"Filter cleared to show take "_s), qPrintable(b.bench.message()->text()));
    QTest::mouseClick(b.bench.button(u"messageAction1"_s, b.bench.message()), Qt::LeftButton);
    TRY_VERIFY(named(b, u"bestChip"_s)->isChecked());
    TRY_COMPARE(model->rowOf(b.ids.at(1)), -1);
    QVERIFY(model->rowOf(b.ids.at(0)) >= 0);
}

QTEST_MAIN(TestTrashByHand)
#include "tst_trashbyhand.moc"
