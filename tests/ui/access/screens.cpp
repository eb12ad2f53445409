// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access/screens.h"
#include "tests/support/patience.h"

#include "app/practice/clipmaker.h"
#include "tests/tasks/databasehelp.h"
#include "tests/ui/requestsamples.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/compareview.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/spend/invoicedialog.h"
#include "ui/spend/limitdialog.h"
#include "ui/spend/ratedialog.h"
#include "ui/spend/settledialog.h"
#include "ui/spend/spendpage.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/viewer/playeractions.h"
#include "ui/widgets/disclosurebutton.h"
#include "ui/widgets/noticeboard.h"
#include "ui/window/sendtimedialog.h"
#include "ui/window/windowmessages.h"

#include <QDesktopServices>
#include <QListWidget>
#include <QMenu>
#include <QMetaEnum>
#include <QTabBar>
#include <QToolButton>

namespace Dailies {

namespace {

/// Entries of the window's menu that open no dialog of ours, but one of the desktop or none.
const QList<WindowMenu::Command> notDialogs{WindowMenu::Command::OpenRequest, WindowMenu::Command::PasteRequest,
    WindowMenu::Command::UsePractice, WindowMenu::Command::OpenClipsFolder, WindowMenu::Command::ExportList,
    WindowMenu::Command::PauseSending, WindowMenu::Command::Quit};

QList<QWidget*> openWindows()
{
    QList<QWidget*> found;
    for (QWidget* each : QApplication::topLevelWidgets()) {
        if (each->isVisible() && qobject_cast<MainWindow*>(each) == nullptr && each->windowType() != Qt::Popup
            && each->windowType() != Qt::ToolTip)
            found.append(each);
    }
    return found;
}

/// Gives the window the keyboard.
void bringToFront(QWidget* window)
{
    window->activateWindow();
    if (!QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }, patienceMs))
        qFatal("%s does not come to the front", qPrintable(window->windowTitle()));
}

bool makeTake(const QString& path, quint32 seed)
{
    ClipSpec spec;
    spec.size = {640, 360};
    spec.seconds = 2;
    spec.texts = false;
    spec.seed = seed;
    return makeClip(spec, path, nullptr).has_value();
}

/// Waits until the player shows a picture of its clip, if it has one.
void awaitPicture(const WindowBench& bench)
{
    const Player* player = bench.player()->player();
    if (!QTest::qWaitFor([player] { return player->state() != PlayerState::Loading; }, patienceMs))
        qFatal("the clip does not open");
}

/// A state of the window beyond its tasks and kinds of request. `show` starts from the grid with the saved take chosen;
/// `leave` goes back to that.
struct WindowState {
    const char* name;
    void (*show)(const WindowBench& bench);
    void (*leave)(const WindowBench& bench);
};

template<typename T>
T* part(const WindowBench& bench, const char* name)
{
    auto* found = bench.window->findChild<T*>(QLatin1StringView(name));
    if (found == nullptr)
        qFatal("there is no %s", name);
    return found;
}

void click(const WindowBench& bench, const char* name)
{
    part<QAbstractButton>(bench, name)->click();
}

void check(const WindowBench& bench, const char* action, bool on)
{
    part<QAction>(bench, action)->setChecked(on);
}

void showSelection(const WindowBench& bench)
{
    bench.tasks()->selectAgain(
        {Screens::other, Screens::newestOfStack, Screens::newestOfStack - 1}, Screens::newestOfStack);
}

void clearSelection(const WindowBench& bench)
{
    click(bench, "clearSelection");
}

void nothingToLeave(const WindowBench&) {}

/// A request with a Stop, an Ask and a Note, which the user has tried to send.
void showFindings(const WindowBench& bench)
{
    VideoRequest request = Samples::minimal(Samples::referenceA27);
    request.prompt = u"The gull of Image 3 lands on the pier"_s;
    request.aspectRatio = u"16x9"_s;
    request.media = {{u"reference_image"_s, {}, {}}};
    bench.form()->setRequest(request);
    bench.form()->submit();
}

void clearForm(const WindowBench& bench)
{
    bench.form()->setRequest(Samples::minimal(Samples::textA30));
}

/// Calls of the last 40 days, some of them not settled, with limits and a rate.
void addSpend(Engine& engine)
{
    const QString file = engine.store().file();
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const QString columns = u"INSERT INTO spend (task, attempt, account_id, model, family, api_type, resolution, mode, "
                            "sound, sent_at, state, reason, seconds, points, clip_seconds, price, currency) "_s;
    const QString rows = u"WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < %1) "_s;
    runOn(file,
        {rows.arg(80) + columns
                + u"SELECT i + 5000, 1, 'studio', 'wan3.0-video', 'A', 'TextToVideo', '', '', '', %1 - i * 43200000, "
                  "'billed', 0, 1000000 * (i % 9 + 2), NULL, 5000000, 100000 * (i % 9 + 2), 'USD' FROM n"_s.arg(now),
            rows.arg(22) + columns
                + u"SELECT i + 6000, 1, 'studio', 'kling-2.6', 'B', 'TextToVideo', '', '', '', %1 - i * 86400000, "
                  "'billed', 0, NULL, 2500000, 5000000, NULL, '' FROM n"_s.arg(now),
            rows.arg(3) + columns
                + u"SELECT i, 2, 'studio', 'wan3.0-video', 'A', 'TextToVideo', '', '', '', %1 - i * 90000000, "
                  "'unsettled', i, 5000000, NULL, NULL, 500000, 'USD' FROM n"_s.arg(now),
            rows.arg(2) + columns
                + u"SELECT i + 7000, 1, 'studio', 'wan3.0-video', 'A', 'TextToVideo', '', '', '', %1 - i * 90000000, "
                  "'not billed', 0, 5000000, NULL, NULL, NULL, '' FROM n"_s.arg(now)});
    SpendBook book(engine.store(), engine.clock());
    (void)book.storeLimit({0, LimitPeriod::Day, {}, LimitUnit::Seconds, Amount::whole(60), {}, AtLimit::Ask});
    (void)book.storeLimit(
        {0, LimitPeriod::Month, u"studio"_s, LimitUnit::Seconds, Amount::whole(20), {}, AtLimit::Refuse});
    (void)book.storeRate({0, {}, u"wan3.0-video"_s, {}, {}, {}, RateUnit::Second,
        {Amount::fromMicros(100'000), u"USD"_s}, QDate(2026, 1, 1), u"price list"_s});
}

void showSpend(const WindowBench& bench)
{
    part<QAction>(bench, "spendAction")->trigger();
    const auto* page = bench.window->findChild<SpendPage*>();
    if (!QTest::qWaitFor([page] { return !page->view().breakdown.lines.isEmpty(); }, patienceMs))
        qFatal("the page about money stays empty");
}

void leaveSpend(const WindowBench& bench)
{
    part<QAction>(bench, "takesAction")->trigger();
}

const WindowState windowStates[]{
    {"grid", [](const WindowBench& bench) { awaitPicture(bench); }, nothingToLeave},
    {"list", [](const WindowBench& bench) { click(bench, "listViewButton"); },
        [](const WindowBench& bench) { click(bench, "gridViewButton"); }},
    {"stacks",
        [](const WindowBench& bench) {
            bench.window->findChild<TakeGrid*>()->setAllStacksOpen(true);
            bench.tasks()->selectTask(Screens::newestOfStack - 1);
        },
        [](const WindowBench& bench) {
            bench.window->findChild<TakeGrid*>()->setAllStacksOpen(false);
            bench.tasks()->selectTask(Screens::taskIn(TaskState::Saved));
        }},
    {"selection", showSelection, clearSelection},
    {"selection in the list",
        [](const WindowBench& bench) {
            click(bench, "listViewButton");
            showSelection(bench);
        },
        [](const WindowBench& bench) {
            clearSelection(bench);
            click(bench, "gridViewButton");
        }},
    {"findings", showFindings, clearForm},
    {"toast",
        [](const WindowBench& bench) {
            bench.window->findChild<WindowMessages*>()->show(
                MessageBar::Kind::Information, u"Request of take 7 loaded."_s, {{u"Undo"_s}});
        },
        [](const WindowBench& bench) { bench.window->findChild<WindowMessages*>()->clear(); }},
    {"notices",
        [](const WindowBench& bench) {
            auto* board = bench.window->findChild<NoticeBoard*>();
            board->put(
                u"key"_s, MessageBar::Kind::Bad, u"The service rejected the key of Studio."_s, {{u"Enter key"_s}});
            board->put(u"offline"_s, MessageBar::Kind::Warning, u"video.example can't be reached."_s);
        },
        [](const WindowBench& bench) {
            auto* board = bench.window->findChild<NoticeBoard*>();
            board->remove(u"key"_s);
            board->remove(u"offline"_s);
        }},
    {"nothing found",
        [](const WindowBench& bench) {
            auto* search = part<QLineEdit>(bench, "searchEdit");
            search->setText(u"a harbour at night"_s);
            QTest::keyClick(search, Qt::Key_Return);
        },
        [](const WindowBench& bench) {
            QTest::keyClick(part<QLineEdit>(bench, "searchEdit"), Qt::Key_Escape);
            bench.tasks()->selectTask(Screens::taskIn(TaskState::Saved));
        }},
    {"spend", showSpend, leaveSpend},
    {"end of spend",
        [](const WindowBench& bench) {
            showSpend(bench);
            click(bench, "breakdownGroup2");
            settle();
            part<QAbstractButton>(bench, "reviewButton")->click();
        },
        leaveSpend},
    {"cost of a request", [](const WindowBench& bench) { bench.form()->chooser()->setAccountId(u"studio"_s); },
        [](const WindowBench& bench) { bench.form()->chooser()->setAccountId(Account::practiceId()); }},
    {"picture only", [](const WindowBench& bench) { check(bench, "pictureAction", true); },
        [](const WindowBench& bench) { check(bench, "pictureAction", false); }},
};

} // namespace

Screens::Screens()
{
    for (const auto* scheme : {"file", "http", "https"})
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "openNothing");
}

Screens::~Screens()
{
    close();
    for (const auto* scheme : {"file", "http", "https"})
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
}

void Screens::addTasks(Engine& engine)
{
    const Account studio{
        u"studio"_s, u"Studio"_s, QUrl(u"https://video.example/v1"_s), {*ProfileCatalogue().guess(u"wan3.0-video"_s)}};
    (void)engine.accounts().put(studio);
    engine.keys().keep(studio.id, originOf(studio.baseUrl), QByteArray(key.data(), key.size()));
    static const QStringList prompts{u"A paper boat turns in a rain gutter, macro"_s,
        u"A boy runs along the ridge with a red kite"_s,
        u"Rain runs down a tram window, the lights of the town behind it"_s,
        u"Neon fish swim through a library at night, dust in the light, the camera drifts between the shelves"_s,
        u"A lighthouse keeper reads by the lamp, waves outside"_s, u"The mist lifts from a tea garden, from the air"_s,
        u"The kite climbs over the evening hill, the camera follows in one slow move"_s,
        u"A gull lands on the pier and folds its wings"_s, u"A kite caught in a thunderstorm"_s,
        u"Two dancers on an empty stage, one spotlight"_s, u"A potter's hands, clay turning, warm light"_s,
        u"A train crosses a viaduct in the snow"_s};
    const auto saved = [this](const QString& id, const QString& prompt, const QString& clip) {
        VideoTask task = WindowBench::task(TaskState::Saved);
        task.remoteId = id;
        task.file = m_clips.filePath(clip);
        task.request.prompt = prompt;
        return task;
    };
    for (int state = 0; state <= static_cast<int>(TaskState::Expired); ++state) {
        VideoTask task = WindowBench::task(static_cast<TaskState>(state));
        task.request.prompt = prompts.at(state);
        task.sentAt = task.createdAt;
        task.bodyDigest = QString(64, u'a');
        if (!task.remoteId.isEmpty())
            task.remoteId += QString::number(state);
        if (task.state == TaskState::Saved)
            task.file = m_clips.filePath(u"one.mp4"_s);
        if (task.state == TaskState::Failed || task.state == TaskState::Refused) {
            task.report.message = u"The aspect ratio is not one that this model makes."_s; // the service's own words
            task.error = {ErrorKind::Refused, task.report.message};
        }
        (void)engine.store().add(task);
    }
    (void)engine.store().add(saved(u"another-id"_s, u"海鸥落在码头上"_s, u"two.mp4"_s));
    for (int take = 0; take < 3; ++take) {
        VideoTask each = saved(u"stacked-%1"_s.arg(take), u"The kite dives over the evening hill"_s,
            take == 1 ? u"one.mp4"_s : u"two.mp4"_s);
        each.marks.rating = 3 + take % 2;
        (void)engine.store().add(each);
    }
    addSpend(engine);
}

bool Screens::open()
{
    if (!QFile::exists(m_clips.filePath(u"one.mp4"_s))
        && (!makeTake(m_clips.filePath(u"one.mp4"_s), 7) || !makeTake(m_clips.filePath(u"two.mp4"_s), 23)))
        return false;
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    m_bench->prepare = [this](Engine& engine) { addTasks(engine); };
    return m_bench->openWithPractice();
}

void Screens::close()
{
    m_bench.reset();
}

void Screens::each(const Look& look)
{
    eachOfTheWindow(look);
    eachDialog(look);
}

void Screens::eachOfTheWindow(const Look& look)
{
    QWidget* window = m_bench->window.get();
    bringToFront(window);
    composeKinds(look);
    m_bench->form()->setRequest(Samples::minimal(Samples::textA30));
    statesOfTasks(look);
    for (const WindowState& state : windowStates) {
        state.show(*m_bench);
        look(QLatin1StringView(state.name), window);
        state.leave(*m_bench);
    }
    compare(look);
    QAction* full = m_bench->player()->playerActions()->fullScreen();
    full->setChecked(true);
    bringToFront(openWindows().constFirst());
    look(u"full screen"_s, openWindows().constFirst());
    full->setChecked(false);
    bringToFront(window);
    screening(look);
    stageWindow(look);
}

/// Takes in a row in full screen, up to the page after the last one.
void Screens::screening(const Look& look)
{
    Q_EMIT m_bench->tasks()->screenRequested({taskIn(TaskState::Saved), other});
    QWidget* screen = openWindows().constFirst();
    const auto go = [screen](int pressed) {
        QTest::keyClick(screen->windowHandle(), Qt::Key(pressed));
        QTest::qWait(2); // a press in the millisecond of the last release would be a repeat
    };
    bringToFront(screen);
    awaitPicture(*m_bench);
    m_bench->player()->pause(); // the next take would come while this one is looked at
    look(u"screening"_s, screen);
    go(Qt::Key_Right);
    awaitPicture(*m_bench);
    go(Qt::Key_Right);
    look(u"end of the screening"_s, screen);
    go(Qt::Key_Escape);
    bringToFront(m_bench->window.get());
    m_bench->tasks()->selectTask(taskIn(TaskState::Saved));
}

/// The stage in a window of its own, and what the main window shows in its place.
void Screens::stageWindow(const Look& look)
{
    check(*m_bench, "stageWindowAction", true);
    bringToFront(openWindows().constFirst());
    look(u"stage window"_s, openWindows().constFirst());
    bringToFront(m_bench->window.get());
    look(u"place of the stage"_s, m_bench->window.get());
    check(*m_bench, "stageWindowAction", false);
    bringToFront(m_bench->window.get());
}

void Screens::composeKinds(const Look& look)
{
    const QList<RequestKind> kinds{Samples::textA30, Samples::referenceA27,
        {Family::A, Generation::G27, ApiType::ImageToVideo}, {Family::A, Generation::G27, ApiType::VideoEdit},
        Samples::textB, {Family::B, Generation::None, ApiType::ImageToVideo}, Samples::multiB};
    for (const RequestKind& kind : kinds) {
        m_bench->form()->setRequest(Samples::maximal(kind));
        for (auto* more : m_bench->window->findChildren<DisclosureButton*>())
            more->setOpen(true);
        look(u"compose %1 %2"_s.arg(familyName(kind.family), apiTypeName(kind.apiType)), m_bench->window.get());
    }
    for (auto* more : m_bench->window->findChildren<DisclosureButton*>())
        more->setOpen(false);
}

/// Each task on the stage, with its details beside it.
void Screens::statesOfTasks(const Look& look)
{
    QWidget* window = m_bench->window.get();
    m_bench->showDetails();
    auto* tabs = window->findChild<TaskDetails*>()->findChild<QTabBar*>();
    for (int state = 0; state <= static_cast<int>(TaskState::Expired); ++state) {
        m_bench->tasks()->selectTask(taskIn(static_cast<TaskState>(state)));
        tabs->setCurrentIndex(0);
        awaitPicture(*m_bench);
        look(u"task %1"_s.arg(stateName(static_cast<TaskState>(state))), window);
    }
    m_bench->tasks()->selectTask(taskIn(TaskState::Saved));
    tabs->setCurrentIndex(tabs->count() - 1);
    look(u"technical"_s, window);
    tabs->setCurrentIndex(0);
    check(*m_bench, "detailsAction", false);
}

void Screens::compare(const Look& look)
{
    Q_EMIT m_bench->tasks()->compareRequested({taskIn(TaskState::Saved), other});
    auto* compare = m_bench->window->findChild<CompareView*>();
    if (!QTest::qWaitFor([compare] { return compare->player()->state() != PlayerState::Loading; }, patienceMs))
        qFatal("the clips to compare do not open");
    look(u"compare"_s, m_bench->window.get());
    Q_EMIT compare->left();
}

void Screens::eachDialog(const Look& look)
{
    auto* menu = m_bench->window->findChild<WindowMenu*>();
    const QString practice = m_bench->form()->accountId();
    m_bench->form()->chooser()->setAccountId(u"studio"_s);
    const auto trigger = [](QAction* action) { return [action] { action->trigger(); }; };
    const auto commands = QMetaEnum::fromType<WindowMenu::Command>();
    for (int i = 0; i < commands.keyCount(); ++i) {
        const auto command = static_cast<WindowMenu::Command>(commands.value(i));
        if (!notDialogs.contains(command))
            lookAtWindows(QString::fromLatin1(commands.key(i)), trigger(menu->action(command)), look);
    }
    for (QAction* each : menu->helpMenu()->actions())
        lookAtWindows(each->text(), trigger(each), look);
    for (QAction* each : menu->actions()) {
        if (each->shortcuts().contains(QKeySequence(QKeySequence::Save)))
            lookAtWindows(u"save draft"_s, trigger(each), look);
    }
    QMenu* drafts = m_bench->window->findChild<QPushButton*>(u"draftsButton"_s)->menu();
    Q_EMIT drafts->aboutToShow();
    lookAtWindows(u"drafts"_s, trigger(drafts->actions().constLast()), look);
    m_bench->form()->chooser()->setAccountId(practice);
    m_bench->form()->setRequest(Samples::minimal(Samples::textB));
    lookAtWindows(
        u"compare with form"_s,
        [this] { Q_EMIT m_bench->tasks()->commandRequested(TaskCommand::CompareWithForm, {2}); }, look);
    showSelection(*m_bench);
    lookAtWindows(
        u"tags"_s, [this] { click(*m_bench, "tagSelected"); }, look);
    clearSelection(*m_bench);
    m_bench->window->findChild<WindowMessages*>()->clear(); // a question of the menu
    spendDialogs(look);
    DaysDialog days(QDate(2026, 1, 1), QDate(2026, 2, 1), m_bench->window.get());
    lookAtWindows(
        u"days"_s, [&days] { days.open(); }, look);
    lookAtWindows(
        u"send at a time"_s,
        [this] { (new SendTimeDialog(m_bench->engine->clock(), {}, m_bench->window.get()))->open(); }, look);
}

void Screens::spendDialogs(const Look& look)
{
    showSpend(*m_bench);
    QWidget* window = m_bench->window.get();
    const SpendView view = window->findChild<SpendPage*>()->view();
    const auto open = [&](const QString& name, QDialog* dialog) {
        lookAtWindows(
            name, [dialog] { dialog->open(); }, look);
    };
    for (const char* button : {"editLimitsButton", "ratesButton", "compareInvoiceButton", "settleButton"})
        lookAtWindows(
            QLatin1StringView(button), [this, button] { click(*m_bench, button); }, look);
    open(u"limit"_s, new LimitDialog(view.limits.constFirst().limit, {}, window));
    open(u"rate"_s, new RateDialog(view.rates.constFirst(), {}, view.models, window));
    leaveSpend(*m_bench);
}

void Screens::eachMenu(const Look& look)
{
    const auto lookAt = [&look](const QString& name, QMenu* menu) {
        if (menu == nullptr)
            return;
        look(name, menu);
        menu->close();
    };
    const auto openByButton = [&](const char* name) {
        auto* button = part<QAbstractButton>(*m_bench, name);
        if (!button->isVisible())
            return;
        QTest::mousePress(button, Qt::LeftButton);
        QTest::mouseRelease(button, Qt::LeftButton);
        (void)QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, 1000);
        lookAt(u"menu of %1"_s.arg(QLatin1StringView(name)), qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    };
    for (const char* name : {"menuButton", "addPageButton", "filterButton", "draftsButton", "examplesButton"})
        openByButton(name);
    Q_EMIT m_bench->window->findChild<TakeGrid*>()->menuRequested(m_bench->window->mapToGlobal(QPoint(500, 40)));
    lookAt(u"menu of a take"_s, qobject_cast<QMenu*>(QApplication::activePopupWidget()));
}

void Screens::firstStart(const QSize& size, const Look& look)
{
    WindowBench first;
    if (!first.open())
        qFatal("no window");
    first.window->resize(size);
    look(u"welcome"_s, first.window.get());
    first.window->usePractice();
    if (!QTest::qWaitFor([&first] { return first.form()->isVisible(); }, patienceMs))
        qFatal("practice mode does not start");
    look(u"no takes"_s, first.window.get());
}

void Screens::lookAtWindows(const QString& name, const std::function<void()>& opens, const Look& look)
{
    opens();
    for (QWidget* window : openWindows()) {
        bringToFront(window);
        lookAtPages(name, window, look);
        if (auto* dialog = qobject_cast<QDialog*>(window))
            dialog->done(QDialog::Rejected);
        else
            window->close();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    bringToFront(m_bench->window.get());
}

/// A dialog with tabs, or a list of its sections, has several screens.
void Screens::lookAtPages(const QString& name, QWidget* dialog, const Look& look)
{
    auto* tabs = dialog->findChild<QTabBar*>();
    auto* places = dialog->findChild<QListWidget*>(u"settingsPlaces"_s);
    const int count = tabs != nullptr ? tabs->count() : places != nullptr ? places->count() : 1;
    for (int page = 0; page < count; ++page) {
        if (tabs != nullptr)
            tabs->setCurrentIndex(page);
        else if (places != nullptr)
            places->setCurrentRow(page);
        look(page == 0 ? name : u"%1, page %2"_s.arg(name).arg(page + 1), dialog);
    }
}

void settle()
{
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::sendPostedEvents();
        QTest::qWait(1);
    }
}

QList<QWidget*> tabStops(const QWidget* window)
{
    QList<QWidget*> found;
    for (QWidget* each : window->findChildren<QWidget*>()) {
        const bool takes = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && each->focusProxy() == nullptr;
        if (takes && each->isVisible() && each->isEnabled() && each->window() == window)
            found.append(each);
    }
    return found;
}

QString wordsFor(const QWidget* widget)
{
    QString words = QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName();
    for (const QWidget* at = widget->parentWidget(); at != nullptr && !at->isWindow(); at = at->parentWidget()) {
        if (!at->objectName().isEmpty() && !at->objectName().startsWith(u"qt_"_s))
            return words + u" in "_s + at->objectName();
    }
    return words;
}

} // namespace Dailies
