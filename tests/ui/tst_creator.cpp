// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/compose/form/generatebutton.h"
#include "ui/compose/form/submitbar.h"
#include "ui/compose/media/mediasources.h"
#include "ui/desktop/desktopintegration.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/panel/atrisklist.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Says the longest of all translations.
class LongestWords final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return qstrcmp(text, "Generate %1 anyway") == 0 ? u"Generar %1 de todos modos"_s
            : qstrcmp(text, "Variations") == 0          ? u"Variationen"_s
                                                        : QString();
    }
};

} // namespace

/// What somebody stumbled over who made clips for an afternoon.
class TestCreator final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void generateIsReadWhole_data();
    void generateIsReadWhole();
    void decideShowsTheFirstChoice();
    void filterButtonIsLeft();
    void mediaFolderSurvivesARestart();
    void attentionStaysOffTheComparison();
    void mainButtonComesLast();
    void closingQuestionFollowsTheTasks();

private:
    QTemporaryDir m_data;
};

void TestCreator::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8()); // with a trash of its own
}

void TestCreator::generateIsReadWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isTranslated");
    QTest::newRow("usual") << QSize(1440, 900) << false;
    QTest::newRow("small") << QSize(1024, 640) << false;
    QTest::newRow("usual, longest words") << QSize(1440, 900) << true;
    QTest::newRow("small, longest words") << QSize(1024, 640) << true;
}

void TestCreator::generateIsReadWhole()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, isTranslated);
    LongestWords words;
    if (isTranslated)
        QCoreApplication::installTranslator(&words);
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.window->resize(size);
    SubmitBar* bar = bench.form()->submitBar();
    bar->setState(SubmitBar::State::Ready);
    QTest::qWait(50);
    bar->setCopies(3);
    bar->setState(SubmitBar::State::Asking); // no resize follows
    const auto* button = bar->findChild<GenerateButton*>();
    QVERIFY(button->text().contains(u'3') && button->text() != u"Generate 3"_s);
    TRY_VERIFY2(button->width() >= button->widthFor(button->text()),
        qPrintable(u"%1 of %2"_s.arg(button->width()).arg(button->widthFor(button->text()))));
    QVERIFY(bar->findChild<QSpinBox*>()->isVisible());
    QCoreApplication::removeTranslator(&words);
}

void TestCreator::decideShowsTheFirstChoice()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::NeedsReview, TaskState::Saved}));
    b.bench.window->resize(1024, 640);
    auto* grid = b.bench.window->findChild<TakeGrid*>();
    const TaskId lost = b.ids.at(1);
    const auto* model = b.bench.window->findChild<TaskModel*>();
    QModelIndex index;
    TRY_VERIFY((index = model->index(model->rowOf(lost), TaskModel::Prompt)).isValid());
    grid->scrollTo(index);
    TRY_VERIFY(!grid->linkOf(index).isEmpty());
    QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, grid->linkOf(index).center());
    auto* choice = b.part<QPushButton>(u"attachIdButton"_s);
    TRY_VERIFY(choice->hasFocus());
    QVERIFY(choice->window()->testAttribute(Qt::WA_KeyboardFocusChange));
    TRY_VERIFY(choice->visibleRegion().boundingRect() == choice->rect());
}

void TestCreator::filterButtonIsLeft()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Saved}));
    auto* button = b.part<QToolButton>(u"filterButton"_s);
    QCursor::setPos(button->mapToGlobal(button->rect().center()));
    QTest::mouseMove(button, button->rect().center());
    TRY_VERIFY(button->underMouse());
    QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center());
    TRY_VERIFY(button->menu()->isVisible());
    QCursor::setPos(b.bench.window->mapToGlobal(QPoint(300, 300)));
    QTest::keyClick(button->menu(), Qt::Key_Escape);
    TRY_VERIFY(!button->menu()->isVisible());
    TRY_VERIFY(!button->underMouse());
}

void TestCreator::mediaFolderSurvivesARestart()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    Q_EMIT bench.form()->findChild<MediaSources*>()->folderChosen(m_data.path());
    bench.close();
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.settings->value(u"compose/mediaFolder"_s).toString(), m_data.path());
    QCOMPARE(bench.form()->findChild<MediaSources*>()->lastFolder(), m_data.path());
}

void TestCreator::attentionStaysOffTheComparison()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::NeedsReview, TaskState::Saved, TaskState::Saved}));
    b.bench.window->begin();
    AtRiskList* list = nullptr;
    TRY_VERIFY((list = b.bench.window->findChild<AtRiskList*>()) != nullptr && list->isVisible());
    b.bench.tasks()->selectAgain({b.ids.at(0), b.ids.at(1)}, b.ids.at(0));
    Q_EMIT b.bench.tasks()->compareRequested({b.ids.at(0), b.ids.at(1)});
    TRY_VERIFY(!list->isVisible());
}

/// Everywhere, as in the dialogs of our own.
void TestCreator::mainButtonComesLast()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Saved, TaskState::Saved}));
    b.bench.tasks()->selectAgain(b.ids, b.ids.at(0));
    auto* tag = b.part<QPushButton>(u"tagSelected"_s);
    TRY_VERIFY(tag->isVisible());
    QTest::mouseClick(tag, Qt::LeftButton);
    QInputDialog* dialog = nullptr;
    TRY_VERIFY((dialog = b.bench.window->findChild<QInputDialog*>(u"tagsDialog"_s)) != nullptr && dialog->isVisible());
    const auto* box = dialog->findChild<QDialogButtonBox*>();
    QVERIFY(box->button(QDialogButtonBox::Ok)->x() > box->button(QDialogButtonBox::Cancel)->x());
    dialog->reject();
}

void TestCreator::closingQuestionFollowsTheTasks()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::InProgress}));
    DesktopIntegration integration(*b.bench.engine, b.bench.window->changes(), *b.bench.window);
    b.bench.window->close();
    auto* question = b.bench.window->findChild<QMessageBox*>(u"closingQuestion"_s);
    QVERIFY(question != nullptr);
    QVERIFY2(question->text().contains(u"running"_s), qPrintable(question->text()));
    VideoTask task = b.stored(b.ids.at(0));
    task.state = TaskState::Failed;
    QVERIFY(b.bench.engine->store().update(task, TaskState::InProgress));
    TRY_COMPARE(question->text(), u"All tasks have finished."_s);
    question->close();
}

QTEST_MAIN(TestCreator)
#include "tst_creator.moc"
