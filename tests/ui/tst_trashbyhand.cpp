// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/compareview.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/grid/takegrid.h"

#include <QDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr TaskState saved = TaskState::Saved;

} // namespace

/// What a person does in the Trash and with the filters, with real clips.
class TestTrashByHand final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comparesInTheTrash();
    void restoredWithoutAClip();
    void generatingTellsOfTheFilter();
    void whatTheFilterHidesIsTold_data();
    void whatTheFilterHidesIsTold();

private:
    static QAbstractButton* named(const ScreeningBench& b, const QString& name)
    {
        return b.bench.window->findChild<QAbstractButton*>(name);
    }

    /// Where a warning is written on a picture.
    static QRect wordOn(const QImage& image)
    {
        QRegion region;
        const QRgb warning = tone(Theme::Dark, Tone::Warning).rgb();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == warning)
                    region += QRect(x, y, 1, 1);
            }
        }
        return region.boundingRect();
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
    QCOMPARE(
        b.bench.message()->text(), u"Take %1 is back without its clip, which is no longer in the Trash."_s.arg(id));
    // What needs the clip says that.
    for (const QString& name : {u"continueButton"_s, u"editClipButton"_s}) {
        TRY_VERIFY(!named(b, name)->isEnabled());
        QVERIFY2(named(b, name)->toolTip().contains(u"The clip is not where it was saved"_s),
            qPrintable(named(b, name)->toolTip()));
    }
    auto* grid = b.bench.tasks()->findChild<TakeGrid*>();
    const QRect tile = grid->visualRect(model->index(model->rowOf(id), TaskModel::Prompt));
    QRect word;
    TRY_VERIFY(!(word = wordOn(grid->viewport()->grab(tile).toImage())).isEmpty());
    const QImage seen = grid->viewport()->grab(tile).toImage();
    for (int x = word.left() - 2; x <= word.right() + 2; ++x) {
        QVERIFY(qGray(seen.pixel(x, word.top() - 2)) < 100);
        QVERIFY(qGray(seen.pixel(x, word.bottom() + 2)) < 100);
    }
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

void TestTrashByHand::whatTheFilterHidesIsTold_data()
{
    QTest::addColumn<bool>("isReject");
    QTest::newRow("rate") << false;
    QTest::newRow("reject") << true;
}

/// A take leaves the list that has only the best ones, or none that are rejected.
void TestTrashByHand::whatTheFilterHidesIsTold()
{
    QFETCH(const bool, isReject);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    const TaskId id = b.ids.at(0);
    b.bench.tasks()->marking().rate(b.ids, 5);
    TRY_VERIFY(named(b, u"bestChip"_s)->isVisible());
    QVERIFY(!b.bench.message()->isVisible()); // it is where it was
    b.bench.tasks()->marking().rate({id}, 4);
    b.bench.tasks()->marking().remove({id}); // which is another reason
    TRY_VERIFY(b.bench.message()->text().contains(u"moved to the Trash"_s));
    b.bench.tasks()->marking().undo();
    TRY_VERIFY(!b.stored(id).marks.recycledAt.isValid());
    b.bench.tasks()->marking().rate({id}, 5);
    if (isReject)
        b.bench.window->findChild<QAction*>(u"hideRejected"_s)->trigger();
    else
        QTest::mouseClick(named(b, u"bestChip"_s), Qt::LeftButton);
    const auto* model = b.bench.window->findChild<TaskModel*>();
    TRY_VERIFY(model->rowOf(id) >= 0);
    b.bench.tasks()->selectTask(id);
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(isReject ? Qt::Key_X : Qt::Key_1);
    TRY_COMPARE(model->rowOf(id), -1);
    TRY_VERIFY(b.bench.message()->isVisible());
    QCOMPARE(b.bench.message()->text(), u"Take %1 no longer matches the filter."_s.arg(id));
    b.bench.tasks()->marking().describe(id, {}, u"the client said yes"_s); // is not what is undone
    QTest::mouseClick(b.bench.button(u"messageAction1"_s, b.bench.message()), Qt::LeftButton);
    TRY_VERIFY(model->rowOf(id) >= 0);
    QCOMPARE(b.stored(id).marks.rating, 5);
    QVERIFY(!b.stored(id).marks.rejected);
    QCOMPARE(b.stored(id).marks.note, u"the client said yes"_s);
    QVERIFY(!b.bench.message()->isVisible());
}

QTEST_MAIN(TestTrashByHand)
#include "tst_trashbyhand.moc"
