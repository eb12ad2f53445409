// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"

#include "app/tasks/history/taskfilterjson.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/tasks/filter/taskfilterbar.h"

#include <QDateEdit>
#include <QInputDialog>
#include <QMenu>
#include <QScopeGuard>
#include <QSettings>

using namespace Dailies;

/// Filters saved by the user, ranges of days, and what is stored of a filter.
class TestSavedFilters final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();
    void savesAndChooses();
    void theSelectionSurvivesAKill();
    void nothingToSave();
    void noNameNoFilter();
    void sameNameReplacesAndCanBeUndone();
    void renames();
    void renamesOntoNoOther();
    void removesAndBringsBack();
    void opensByKeyboard();
    void outliveTheProgram();
    void wordsAndBinAreForgotten();
    void emptyGroupOfTheLastSession();
    void damagedSettingsAreNoFilter_data();
    void damagedSettingsAreNoFilter();
    void rangeOfDays();
    void rangeInAnyOrder();
    void daysHaveWholeYears();
    void todayEndsAtMidnight();

private:
    TaskFilterBar* bar() const { return m_window->panel->findChild<TaskFilterBar*>(); }
    void open();
    QMenu* menu() const
    {
        auto* menu = bar()->findChild<QMenu*>(u"savedFiltersMenu"_s);
        Q_EMIT menu->aboutToShow();
        return menu;
    }
    static QAction* choice(const QMenu* menu, const QString& text)
    {
        for (QAction* action : menu->actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }
    void typeName(const QString& name) const
    {
        auto* dialog = m_window->panel->findChild<QInputDialog*>(u"filterNameDialog"_s);
        QVERIFY(dialog);
        dialog->setTextValue(name);
        dialog->accept();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void save(const QString& name) const
    {
        choice(menu(), u"Save this filter…"_s)->trigger();
        typeName(name);
    }
    QStringList names() const
    {
        QStringList names;
        for (const SavedFilter& each : SavedFilters(*m_settings).all())
            names.append(each.name);
        return names;
    }
    MessageBar* message() const { return m_window->panel->findChild<MessageBar*>(u"taskMessage"_s); }
    void undo() const { message()->findChild<QPushButton*>(u"messageAction1"_s)->click(); }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<TaskWindow> m_window;
};

void TestSavedFilters::init()
{
    QFile::remove(m_folder.filePath(u"s.ini"_s));
    open();
}

void TestSavedFilters::open()
{
    m_window.reset();
    m_settings = std::make_unique<QSettings>(m_folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    m_window = std::make_unique<TaskWindow>();
    m_window->add(TaskState::Saved, u"A gull"_s);
    m_window->add(TaskState::Failed, u"A tern"_s);
    m_window->panel->keepFiltersIn(*m_settings);
}

void TestSavedFilters::cleanup()
{
    m_window.reset();
    m_settings.reset();
}

void TestSavedFilters::savesAndChooses()
{
    m_window->chip(u"failedChip"_s)->click();
    m_window->search()->setText(u"tern"_s);
    TRY_COMPARE(bar()->words(), u"tern"_s);
    const TaskFilter kept = bar()->filter();
    save(u"  Failed &  terns "_s);
    QCOMPARE(names(), {u"Failed & terns"_s});
    bar()->setFilter(TaskGroup::All, {});
    QVERIFY(!choice(menu(), u"Failed && terns"_s)->isChecked());
    choice(menu(), u"Failed && terns"_s)->trigger();
    QCOMPARE(bar()->filter(), kept);
    QCOMPARE(m_window->search()->text(), u"tern"_s);
    QVERIFY(m_window->chip(u"failedChip"_s)->isChecked());
    QCOMPARE(m_window->model->rowCount(), 1);
    QVERIFY(choice(menu(), u"Failed && terns"_s)->isChecked());
}

/// What a killed program has not written is lost.
void TestSavedFilters::theSelectionSurvivesAKill()
{
    const auto written = [this] {
        QFile stored(m_folder.filePath(u"s.ini"_s));
        return stored.open(QIODevice::ReadOnly) ? stored.readAll() : QByteArray();
    };
    QAbstractItemView* list = m_window->view();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Up);
    QTest::keyClick(list, Qt::Key_Down);
    const TaskId chosen = m_window->panel->selectedTask();
    QVERIFY(chosen != 0);
    QVERIFY2(!written().contains("chosen="), written().constData()); // not for each key
    TRY_VERIFY(written().contains("chosen=" + QByteArray::number(chosen)));
}

void TestSavedFilters::nothingToSave()
{
    QVERIFY(!choice(menu(), u"Save this filter…"_s)->isEnabled());
    QVERIFY(!choice(menu(), u"Rename"_s)->isEnabled());
    QVERIFY(!choice(menu(), u"Remove"_s)->isEnabled());
}

void TestSavedFilters::noNameNoFilter()
{
    m_window->chip(u"failedChip"_s)->click();
    save(u"   "_s);
    QCOMPARE(names(), {});
    QVERIFY(message()->isVisible());
    QVERIFY(message()->text().contains(u"needs a name"_s));
}

void TestSavedFilters::sameNameReplacesAndCanBeUndone()
{
    m_window->chip(u"failedChip"_s)->click();
    save(u"Mine"_s);
    m_window->chip(u"savedChip"_s)->click();
    save(u"mine"_s);
    QCOMPARE(names(), {u"mine"_s});
    QCOMPARE(SavedFilters(*m_settings).all().first().filter.states, statesOf(TaskGroup::Saved));
    undo();
    QCOMPARE(names(), {u"Mine"_s});
    QCOMPARE(SavedFilters(*m_settings).all().first().filter.states, statesOf(TaskGroup::Failed));
}

void TestSavedFilters::renames()
{
    m_window->chip(u"failedChip"_s)->click();
    save(u"Mine"_s);
    choice(choice(menu(), u"Rename"_s)->menu(), u"Mine…"_s)->trigger();
    typeName(u"Yours"_s);
    QCOMPARE(names(), {u"Yours"_s});
    QVERIFY(choice(menu(), u"Yours"_s)->isChecked());
}

void TestSavedFilters::renamesOntoNoOther()
{
    m_window->chip(u"failedChip"_s)->click();
    save(u"One"_s);
    save(u"Two"_s);
    choice(choice(menu(), u"Rename"_s)->menu(), u"One…"_s)->trigger();
    typeName(u"two"_s);
    QCOMPARE(names(), (QStringList{u"One"_s, u"Two"_s}));
    QVERIFY(message()->text().contains(u"already a filter"_s));
}

void TestSavedFilters::removesAndBringsBack()
{
    m_window->chip(u"failedChip"_s)->click();
    save(u"Mine"_s);
    const auto before = SavedFilters(*m_settings).all();
    choice(choice(menu(), u"Remove"_s)->menu(), u"Mine"_s)->trigger();
    QCOMPARE(names(), {});
    QCOMPARE(bar()->group(), TaskGroup::Failed); // the displayed list stays
    undo();
    QCOMPARE(SavedFilters(*m_settings).all(), before);
}

void TestSavedFilters::opensByKeyboard()
{
    QVERIFY(waitForActive(m_window->panel.get()));
    auto* menu = bar()->findChild<QMenu*>(u"savedFiltersMenu"_s);
    m_window->view()->setFocus();
    // The menu has an event loop of its own until it is closed.
    bool wasOpen = false;
    QTimer closer;
    connect(&closer, &QTimer::timeout, menu, [&] {
        wasOpen = wasOpen || menu->isVisible();
        menu->close();
    });
    closer.start(20);
    QTest::keyClick(m_window->view(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    TRY_VERIFY(wasOpen);
}

void TestSavedFilters::outliveTheProgram()
{
    m_window->chip(u"failedChip"_s)->click();
    save(u"Mine"_s);
    const TaskFilter shown = bar()->filter();
    open();
    QCOMPARE(names(), {u"Mine"_s});
    QCOMPARE(bar()->filter(), shown);
    QCOMPARE(m_window->model->rowCount(), 1);
}

void TestSavedFilters::wordsAndBinAreForgotten()
{
    m_window->panel->selectTask(1);
    m_window->action(TaskCommand::Delete)->trigger();
    TRY_VERIFY(!m_window->chip(u"binChip"_s)->isHidden());
    m_window->chip(u"binChip"_s)->click();
    m_window->search()->setText(u"gull"_s);
    TRY_COMPARE(bar()->words(), u"gull"_s);
    open();
    QCOMPARE(bar()->filter(), TaskFilter());
    QCOMPARE(m_window->model->rowCount(), 2);
}

/// Nothing but the group is left of it.
void TestSavedFilters::emptyGroupOfTheLastSession()
{
    m_window->chip(u"activeChip"_s)->click();
    open();
    QCOMPARE(bar()->group(), TaskGroup::Active);
    QVERIFY(m_window->emptyButton()->isVisible());
    QCOMPARE(m_window->emptyButton()->text(), u"Show all"_s);
    m_window->emptyButton()->click();
    QCOMPARE(bar()->chips()->filter(), TaskFilter());
    QCOMPARE(m_window->model->rowCount(), 2);
}

void TestSavedFilters::damagedSettingsAreNoFilter_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("{{{");
    QTest::newRow("a number") << QByteArray("7");
    QTest::newRow("no names") << QByteArray(R"([{"filter":{}},{"name":"  "},7])");
}

void TestSavedFilters::damagedSettingsAreNoFilter()
{
    QFETCH(const QByteArray, text);
    m_settings->setValue(u"tasks/savedFilters"_s, text);
    m_settings->setValue(u"tasks/shownFilter"_s, text);
    open();
    m_settings->setValue(u"tasks/savedFilters"_s, text);
    QCOMPARE(names(), {});
    QCOMPARE(bar()->filter(), TaskFilter());
    m_window->chip(u"failedChip"_s)->click();
    save(u"Mine"_s);
    QCOMPARE(names(), {u"Mine"_s});
}

void TestSavedFilters::rangeOfDays()
{
    QMenu menu;
    TaskHistory history(m_window->store);
    bar()->chips()->fill(&menu, history);
    choice(choice(&menu, u"Date"_s)->menu(), u"Between…"_s)->trigger();
    auto* dialog = m_window->panel->findChild<DaysDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QDateEdit*>(u"firstDayEdit"_s)->setDate({2025, 12, 31});
    dialog->findChild<QDateEdit*>(u"lastDayEdit"_s)->setDate({2026, 1, 1});
    dialog->findChild<QPushButton*>(u"showDaysButton"_s)->click();
    QCOMPARE(m_window->model->rowCount(), 2); // of the first of January
    QCOMPARE(lastDay(bar()->filter()), QDate(2026, 1, 1));
    auto* chip = m_window->chip(u"activeFilter"_s);
    QVERIFY(chip && chip->isVisible());
    chip->click();
    QCOMPARE(bar()->filter(), TaskFilter());
}

void TestSavedFilters::rangeInAnyOrder()
{
    DaysDialog dialog({2026, 5, 1}, {2026, 4, 1}, nullptr);
    QCOMPARE(dialog.first(), QDate(2026, 4, 1));
    QCOMPARE(dialog.last(), QDate(2026, 5, 1));
}

/// As the chip of the filter, whose year is never in doubt.
void TestSavedFilters::daysHaveWholeYears()
{
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    for (const auto& [language, day] : {std::pair{u"en"_s, u"5/1/2026"_s}, {u"de"_s, u"01.05.2026"_s}}) {
        QLocale::setDefault(QLocale(language));
        const DaysDialog dialog({2026, 5, 1}, {2026, 6, 1}, nullptr);
        QCOMPARE(dialog.findChild<QDateEdit*>(u"firstDayEdit"_s)->text(), day);
    }
}

/// Nothing runs, and nobody presses a key.
void TestSavedFilters::todayEndsAtMidnight()
{
    ManualClock& clock = m_window->clock;
    TaskFilter today;
    setPeriod(today, TaskFilter::Period::Today, clock.now().toLocalTime().date());
    bar()->showFilter(today);
    QCOMPARE(m_window->model->rowCount(), 2);
    clock.setNow(clock.now().addDays(1));
    TRY_COMPARE(m_window->model->rowCount(), 0);
    QCOMPARE(bar()->filter().period, TaskFilter::Period::Today);
    VideoTask next = taskIn(TaskState::Saved, u"A heron"_s);
    next.createdAt = clock.now();
    m_window->add(next);
    TRY_COMPARE(m_window->model->rowCount(), 1);
    // Other days stay what they are.
    TaskFilter range;
    setDays(range, QDate(2026, 1, 1), QDate(2026, 1, 2));
    bar()->showFilter(range);
    clock.setNow(clock.now().addDays(1));
    m_window->model->tick();
    QCOMPARE(bar()->filter(), range);
}

QTEST_MAIN(TestSavedFilters)
#include "tst_savedfilters.moc"
