// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/requestsamples.h"
#include "tests/ui/windowbench.h"

#include "app/engine/translations.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/starrating.h"
#include "ui/window/commandpalette.h"
#include "ui/window/rail.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QTabBar>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace Dailies;

/// Defects that were seen in the window and have no other test.
class TestDeskDefects final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();
    void firstWindowFitsItsScreen();
    void partsFitTheFirstWindow();
    void promptHasTheWidthOfTheList();
    void stateIsNotCutWhereThereIsRoom();
    void decideIsNotCut_data();
    void decideIsNotCut();
    void railHasItsWords_data();
    void railHasItsWords();
    void ratingIsShownInANarrowList();
    void onePrimaryButton();
    void switchesHaveNoWords();
    void chipsAreCutBetweenWords();
    void takeNumbersAreShown();
    void paletteNamesNothingOfHiddenParts();
    void paletteFindsTwoWordsAsOne();
    void closedDetailsGiveTheKeyboardToTheTakes();
    void tabGoesInReadingOrder();

private:
    void open();
    TaskView* list() const { return m_bench->window->findChild<TaskView*>(); }

    std::unique_ptr<WindowBench> m_bench;
};

void TestDeskDefects::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) {
        for (const TaskState state : {TaskState::Saved, TaskState::Downloading, TaskState::NeedsReview})
            (void)engine.store().add(WindowBench::task(state));
    };
}

void TestDeskDefects::cleanup()
{
    m_bench.reset();
    qDeleteAll(qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly));
    QLocale::setDefault(QLocale(u"en"_s));
}

void TestDeskDefects::open()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->window->findChild<QAbstractButton*>(u"listViewButton"_s)->click();
    TRY_VERIFY(list()->isVisible());
}

void TestDeskDefects::firstWindowFitsItsScreen()
{
    QVERIFY(m_bench->openWithPractice());
    const QRect screen = m_bench->window->screen()->availableGeometry();
    const QRect frame = m_bench->window->frameGeometry();
    QVERIFY2(screen.contains(frame), qPrintable(u"%1x%2"_s.arg(frame.width()).arg(frame.height())));
}

/// At a large scale, parts give way instead of being pushed beyond the edge.
void TestDeskDefects::partsFitTheFirstWindow()
{
    open();
    m_bench->tasks()->selectTask(1);
    const auto isWhole = [this](const QString& name) {
        const auto* part = m_bench->window->findChild<QWidget*>(name);
        return part != nullptr && part->isVisible()
            && m_bench->window->rect().contains(QRect(part->mapTo(m_bench->window.get(), QPoint()), part->size()));
    };
    for (const auto* name : {"menuButton", "submitButton", "listViewButton", "detailsActionButton", "useFrameButton"})
        TRY_VERIFY2(isWhole(QString::fromLatin1(name)), name);
    m_bench->showDetails();
    for (const auto* name : {"taskDetails", "submitButton", "listViewButton"})
        TRY_VERIFY2(isWhole(QString::fromLatin1(name)), name);
    // One of both buttons closes the details.
    const bool hasPicture = isWhole(u"playerWidget"_s);
    QVERIFY(isWhole(hasPicture ? u"detailsActionButton"_s : u"closeDetailsButton"_s));
    m_bench->window->findChild<QAbstractButton*>(hasPicture ? u"detailsActionButton"_s : u"closeDetailsButton"_s)
        ->click();
    TRY_VERIFY(isWhole(u"playerWidget"_s));
    QVERIFY(!isWhole(u"taskDetails"_s));
    TRY_VERIFY(m_bench->window->screen()->availableGeometry().contains(m_bench->window->frameGeometry()));
}

void TestDeskDefects::promptHasTheWidthOfTheList()
{
    open();
    m_bench->window->resize(1024, 640);
    const auto width = [this](TaskModel::Column column) {
        return list()->visualRect(list()->model()->index(list()->model()->rowCount() - 1, column)).width();
    };
    TRY_VERIFY(width(TaskModel::Prompt) > width(TaskModel::State));
    QVERIFY2(width(TaskModel::Prompt) >= 200, qPrintable(QString::number(width(TaskModel::Prompt))));
    QVERIFY2(width(TaskModel::State) <= 160, qPrintable(QString::number(width(TaskModel::State))));
    m_bench->window->resize(1440, 900);
    TRY_VERIFY(width(TaskModel::Prompt) >= 260);
}

void TestDeskDefects::railHasItsWords_data()
{
    QTest::addColumn<QString>("language");
    for (const auto* language : {"en", "de", "fr", "es", "ja", "ko", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestDeskDefects::railHasItsWords()
{
    QFETCH(const QString, language);
    installTranslations(*qApp, language);
    QVERIFY(m_bench->openWithPractice());
    m_bench->window->resize(1440, 900);
    auto* rail = m_bench->window->findChild<Rail*>();
    rail->addSpend();
    TRY_VERIFY(rail->width() >= 56);
    for (const auto* name : {"takesPageButton", "spendPageButton", "menuButton"}) {
        const auto* button = rail->findChild<QToolButton*>(QString::fromLatin1(name));
        QVERIFY2(button->toolButtonStyle() == Qt::ToolButtonTextUnderIcon, qPrintable(button->text()));
        QVERIFY(button->fontMetrics().horizontalAdvance(button->text()) <= button->width());
    }
}

/// Stars say more than the kind or when a link expires.
void TestDeskDefects::ratingIsShownInANarrowList()
{
    open();
    m_bench->window->resize(1024, 640);
    const auto isShown = [this](
                             TaskModel::Column column) { return !list()->horizontalHeader()->isSectionHidden(column); };
    TRY_VERIFY(isShown(TaskModel::Rating) && !isShown(TaskModel::Kind));
    list()->horizontalHeader()->resizeSection(TaskModel::Take, 90);
    const int prompt = list()->horizontalHeader()->sectionSize(TaskModel::Prompt);
    QVERIFY2(prompt >= 260, qPrintable(QString::number(prompt)));
    QVERIFY(!isShown(TaskModel::Expiry));
}

void TestDeskDefects::stateIsNotCutWhereThereIsRoom()
{
    open();
    const VideoTask refused = WindowBench::task(TaskState::Refused);
    const int rows = list()->model()->rowCount();
    QVERIFY(m_bench->engine->store().add(refused));
    TRY_VERIFY(list()->model()->rowCount() > rows);
    constexpr int around = 30; // the icon and the insets
    const int needed = QFontMetrics(semiboldFont(list()->font())).horizontalAdvance(stateWord(refused)) + around;
    int roomy = 0;
    for (int width = 1024; width <= 2000; width += 7) {
        list()->resize(width, list()->height());
        const int state = list()->horizontalHeader()->sectionSize(TaskModel::State);
        const int prompt = list()->horizontalHeader()->sectionSize(TaskModel::Prompt);
        QVERIFY2(state >= needed || prompt <= 340,
            qPrintable(u"%1: state %2 of %3, prompt %4"_s.arg(width).arg(state).arg(needed).arg(prompt)));
        QVERIFY2(state >= needed || list()->horizontalHeader()->isSectionHidden(TaskModel::Kind),
            qPrintable(u"%1: a column that says less is shown"_s.arg(width)));
        roomy += state >= needed ? 1 : 0;
    }
    QVERIFY(roomy > 0);
}

void TestDeskDefects::decideIsNotCut_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& each : {u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"ja"_s})
        QTest::newRow(qPrintable(each)) << each;
}

void TestDeskDefects::decideIsNotCut()
{
    QFETCH(QString, language);
    installTranslations(*qApp, language);
    open();
    m_bench->window->resize(1024, 640);
    const auto* model = qobject_cast<const TaskModel*>(list()->model());
    const QModelIndex row = model->index(model->rowOf(3), TaskModel::Prompt);
    list()->scrollTo(row);
    TRY_VERIFY(!list()->linkOf(row).isEmpty());
    const QFontMetrics metrics(semiboldFont(list()->font()));
    QVERIFY2(list()->linkOf(row).width() >= metrics.horizontalAdvance(explanationLink(row)),
        qPrintable(explanationLink(row)));
    QVERIFY(list()->visualRect(row).contains(list()->linkOf(row)));
}

void TestDeskDefects::onePrimaryButton()
{
    m_bench->prepare = nullptr;
    m_bench->begins = true;
    QVERIFY(m_bench->openWithPractice());
    const auto primaries = [this] {
        QStringList names;
        for (const QAbstractButton* button : m_bench->window->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->property("primary").toBool())
                names.append(button->objectName());
        }
        return names;
    };
    TRY_COMPARE(primaries(), QStringList{u"submitButton"_s});
    QPushButton* load = nullptr;
    TRY_VERIFY(m_bench->tasks()->findChild<EmptyState*>()->isVisible());
    for (QPushButton* button : m_bench->tasks()->findChild<EmptyState*>()->findChildren<QPushButton*>())
        load = button->isVisible() ? button : load;
    QVERIFY(load);
    QTest::mouseClick(load, Qt::LeftButton);
    TRY_VERIFY(!m_bench->prompt()->toPlainText().isEmpty());
    QCOMPARE(primaries(), QStringList{u"submitButton"_s});
}

void TestDeskDefects::switchesHaveNoWords()
{
    open();
    m_bench->form()->setRequest(Samples::maximal(Samples::textB));
    for (const QWidget* part : m_bench->form()->findChildren<QWidget*>()) {
        const QString text = part->property("text").toString();
        QVERIFY2(!part->isVisible() || (text.toLower() != "on"_L1 && text.toLower() != "off"_L1),
            qPrintable(part->objectName()));
    }
}

void TestDeskDefects::chipsAreCutBetweenWords()
{
    FilterChips chips;
    TaskFilter filter;
    filter.tags = {u"the lighthouse in the morning fog of early May, from the sea"_s};
    chips.setFilter(filter);
    const QString text = chips.findChild<QPushButton*>(u"activeFilter"_s)->text();
    QVERIFY2(text.endsWith(u'…'), qPrintable(text));
    const QString shown = text.mid(text.indexOf(u"the "_s)).chopped(1);
    QVERIFY2(filter.tags.constFirst().startsWith(shown + u' '), qPrintable(text));
}

void TestDeskDefects::takeNumbersAreShown()
{
    open();
    const auto* model = qobject_cast<const TaskModel*>(list()->model());
    QCOMPARE(model->index(model->rowOf(2), TaskModel::Take).data().toString(), u"2"_s);
    m_bench->showDetails();
    m_bench->tasks()->selectTask(2);
    const auto* number = m_bench->window->findChild<QLabel*>(u"detailsNumber"_s);
    TRY_VERIFY(number->isVisible());
    QCOMPARE(number->text(), u"Take 2"_s);
}

void TestDeskDefects::paletteNamesNothingOfHiddenParts()
{
    open();
    m_bench->tasks()->selectTask(1);
    QStringList texts;
    for (const PaletteEntry& entry : commandsOf(*m_bench->window))
        texts.append(entry.text);
    QVERIFY2(texts.contains(u"Reuse"_s), qPrintable(texts.join(u" | "_s)));
    QVERIFY(texts.contains(u"Settings…"_s));
    // Parts of the comparison, and the menus of single switches.
    for (const QString& hidden : {u"Blink"_s, u"Back to the takes"_s, u"Auto · on"_s, u"Auto · off"_s})
        QVERIFY2(!texts.contains(hidden), qPrintable(hidden));
}

void TestDeskDefects::paletteFindsTwoWordsAsOne()
{
    open();
    QVERIFY(waitForActive(m_bench->window.get()));
    pressKey(m_bench->window.get(), Qt::Key_K, Qt::ControlModifier);
    TRY_VERIFY(m_bench->window->findChild<CommandPalette*>());
    auto* words = m_bench->window->findChild<QLineEdit*>(u"paletteWords"_s);
    const auto* found = m_bench->window->findChild<QListView*>(u"paletteList"_s)->model();
    QTest::keyClicks(words, u"fullscreen"_s);
    QCOMPARE(found->rowCount(), 1);
    QCOMPARE(found->index(0, 0).data().toString(), u"Full screen"_s);
    QTest::keyClick(words, Qt::Key_Escape);
}

void TestDeskDefects::closedDetailsGiveTheKeyboardToTheTakes()
{
    open();
    m_bench->tasks()->selectTask(1);
    m_bench->showDetails();
    QVERIFY(waitForActive(m_bench->window.get()));
    auto* tabs = m_bench->window->findChild<TaskDetails*>()->findChild<QTabBar*>();
    tabs->setFocus();
    QVERIFY(tabs->hasFocus());
    QTest::keyClick(tabs, Qt::Key_I);
    TRY_VERIFY(!tabs->isVisible());
    QCOMPARE(QApplication::focusWidget(), list());
}

/// Also where parts were not created in this order.
void TestDeskDefects::tabGoesInReadingOrder()
{
    open();
    const QWidget* window = m_bench->window.get();
    QList<const QWidget*> chain;
    for (const QWidget* each = window->nextInFocusChain(); each != window; each = each->nextInFocusChain())
        chain.append(each);
    const auto inOrder = [&chain](const QList<const QWidget*>& parts) {
        QList<qsizetype> places;
        for (const QWidget* part : parts)
            places.append(chain.indexOf(part));
        return !places.contains(-1) && std::ranges::is_sorted(places);
    };
    const auto* details = window->findChild<TaskDetails*>();
    const auto* clip = details->findChild<QWidget*>(u"clipBar"_s);
    const QList<QToolButton*> buttons = clip->findChildren<QToolButton*>();
    QCOMPARE(buttons.size(), 3);
    QVERIFY(inOrder({details->findChild<QTabBar*>(), buttons.at(0), buttons.at(1), buttons.at(2),
        details->findChild<QWidget*>(u"tagsEdit"_s)}));
    const auto* bar = window->findChild<QWidget*>(u"selectionBar"_s);
    QVERIFY(inOrder({bar->findChild<QWidget*>(u"clearSelection"_s), bar->findChild<QWidget*>(u"compareSelected"_s),
        bar->findChild<QWidget*>(u"screenSelected"_s), bar->findChild<StarRating*>(),
        bar->findChild<QWidget*>(u"againSelected"_s)}));
}

QTEST_MAIN(TestDeskDefects)
#include "tst_deskdefects.moc"
