// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "app/engine/engine.h"
#include "app/tasks/searchindexer.h"
#include "app/tasks/taskhistory.h"
#include "app/tasks/taskmodel.h"
#include "ui/accounts/welcomepage.h"
#include "ui/common/direction.h"
#include "ui/common/icons.h"
#include "ui/comparedeeds.h"
#include "ui/compose/requestdrop.h"
#include "ui/compose/requestform.h"
#include "ui/drafts/draftdeeds.h"
#include "ui/framedeeds.h"
#include "ui/help/helpdeeds.h"
#include "ui/help/reportdeeds.h"
#include "ui/importdeeds.h"
#include "ui/practicedeeds.h"
#include "ui/settings/settingsdialog.h"
#include "ui/shortcutsheet.h"
#include "ui/submitdeeds.h"
#include "ui/tasks/queuedeeds.h"
#include "ui/tasks/rescuelist.h"
#include "ui/tasks/taskactions.h"
#include "ui/tasks/taskdetails.h"
#include "ui/tasks/taskpanel.h"
#include "ui/topbar.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <numeric>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto geometryKey = "window/geometry";
constexpr auto wholeKey = "window/whole";
constexpr auto upperKey = "window/upper";
constexpr auto viewerKey = "window/viewer";
constexpr auto volumeKey = "viewer/volume";
constexpr auto mutedKey = "viewer/muted";
constexpr auto filmstripKey = "viewer/filmstrip";
constexpr auto practiceKey = "practice/used";

constexpr int leastDetails = 168; // a decision with its buttons is seen whole

QSplitter* makeSplitter(Qt::Orientation orientation)
{
    auto* splitter = new QSplitter(orientation);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    return splitter;
}

} // namespace

MainWindow::MainWindow(Engine& engine, QSettings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_engine(engine)
    , m_settings(settings)
    , m_draftKeeper(engine.profile().root + u"/draft.json"_s)
    , m_topBar(new TopBar)
    , m_pages(new QStackedWidget)
    , m_message(new MessageBar)
    , m_notices(new NoticeBoard)
    , m_form(new RequestForm(engine.models()))
    , m_player(new PlayerWidget)
    , m_details(new TaskDetails)
    , m_taskModel(new TaskModel(engine.store(), &engine.runner(), engine.clock()))
    , m_tasks(new TaskPanel(engine.store(), *m_taskModel))
    , m_status(new QLabel)
    , m_clips(new QLabel)
{
    setWindowTitle(u"Dailies"_s);
    setMinimumSize(1024, 640);
    m_taskModel->setParent(m_tasks); // which shows it to its own end
    auto* welcome = new WelcomePage;
    m_pages->addWidget(welcome);
    m_pages->addWidget(buildWorkArea());
    connect(welcome, &WelcomePage::practiceRequested, this, [this] {
        usePractice();
        m_form->beginPrompt();
    });
    connect(welcome, &WelcomePage::accountRequested, this, &MainWindow::addAccount);

    m_message->setBand(true);
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_topBar);
    layout->addWidget(dividingLine(Qt::Horizontal, centre));
    layout->addWidget(m_message);
    layout->addWidget(m_notices);
    layout->addWidget(m_pages, 1);
    setCentralWidget(centre);

    m_status->setObjectName(u"statusLabel"_s);
    makeQuiet(m_status);
    m_status->setTextFormat(Qt::PlainText);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(12, 0, 12, 0);
    statusBar()->addWidget(m_status, 1);
    makeQuiet(m_clips);
    statusBar()->addPermanentWidget(m_clips);
    followPreference(Preference::ClipFolder);

    connectCompose();
    connectTasks();
    connectEngine();
    connectQueue();
    restoreLayout();
    if (m_settings.value(QLatin1StringView(practiceKey)).toBool())
        usePractice();
    followAccounts();
    restoreDraft();
    updateStatus();
    if (m_engine.modelTrouble())
        tell(failure(*m_engine.modelTrouble()));
    showNotices();
}

MainWindow::~MainWindow() = default;

QWidget* MainWindow::buildWorkArea()
{
    m_upper = makeSplitter(Qt::Horizontal);
    m_upper->addWidget(m_form);
    m_upper->addWidget(buildViewer());
    m_upper->setStretchFactor(0, 0);
    m_upper->setStretchFactor(1, 1);
    m_whole = makeSplitter(Qt::Vertical);
    m_whole->addWidget(m_upper);
    m_whole->addWidget(m_tasks);
    m_whole->setStretchFactor(0, 2);
    m_whole->setStretchFactor(1, 1);
    return m_whole;
}

QWidget* MainWindow::buildViewer()
{
    m_viewer = makeSplitter(Qt::Vertical);
    m_viewer->addWidget(m_player);
    m_viewer->addWidget(m_details);
    m_details->setMinimumHeight(leastDetails);
    m_viewer->setStretchFactor(0, 3);
    m_viewer->setStretchFactor(1, 1);
    return m_viewer;
}

void MainWindow::connectCompose()
{
    auto* submits = new SubmitDeeds(m_engine, *m_form, *m_tasks, this);
    connect(submits, &SubmitDeeds::said, this, &MainWindow::say);
    connect(submits, &SubmitDeeds::begun, this, [this] { m_closing = false; });
    connect(submits, &SubmitDeeds::submitted, this, [this] {
        endMessage(); // whatever it said, it was seen to
        keepVoices(m_form->request().voices);
        saveDraft();
    });
    m_form->setInputsFolder(m_engine.profile().root + u"/inputs"_s);
    m_form->setRecentVoices(m_settings.value(recentVoicesKey).toStringList());
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(500);
    // Not put off by further typing: a crash costs half a second of it at most.
    const auto saveSoon = [this] {
        if (!m_draftTimer.isActive())
            m_draftTimer.start();
    };
    connect(m_form, &RequestForm::requestChanged, this, saveSoon);
    connect(m_form, &RequestForm::accountChanged, this, saveSoon);
    connect(&m_draftTimer, &QTimer::timeout, this, &MainWindow::saveDraft);
    connect(&m_draftKeeper, &DraftKeeper::written, this, &MainWindow::draftWritten);

    connect(m_topBar, &TopBar::newRequestRequested, this, &MainWindow::newRequest);
    connectDrafts();
    connectImports();
    connectPractice();
    connect(m_topBar, &TopBar::practiceRequested, this, &MainWindow::usePractice);
    connect(m_topBar, &TopBar::accountRequested, this, &MainWindow::addAccount);
    connect(m_topBar, &TopBar::accountSettingsRequested, this, [this] { showAccount(m_form->accountId()); });
    connect(m_topBar, &TopBar::adoptRequested, this, &MainWindow::followById);
    connect(m_topBar, &TopBar::keyRequested, this, [this] { askForKey(m_form->accountId()); });
    connect(m_topBar, &TopBar::profilesRequested, this, [this] { showProfiles(); });
    connect(m_form, &RequestForm::lookupRequested, this, &MainWindow::lookUp);
    connect(m_form, &RequestForm::modelSettingsRequested, this, &MainWindow::showProfiles);
    connect(m_form, &RequestForm::modelDecided, this, &MainWindow::keepModel);
    connect(m_form, &RequestForm::modelForgotten, this, &MainWindow::dropModel);
    connect(m_topBar, &TopBar::themeChosen, this, [this](Theme theme) { setTheme(m_engine.preferences(), theme); });
    connect(m_topBar, &TopBar::clipsFolderRequested, this, &MainWindow::openClipsFolder);
    connectHelp();
    connect(m_topBar, &TopBar::quitRequested, this, &MainWindow::close);
    connect(m_form, &RequestForm::accountChanged, this, &MainWindow::updateStatus);
    m_topBar->setTheme(themeOf(m_engine.preferences()));
    connect(m_topBar, &TopBar::settingsRequested, this, &MainWindow::showSettings);
    connect(&m_engine.preferences(), &Preferences::changed, this, &MainWindow::followPreference);
}

void MainWindow::connectHelp()
{
    const auto showShortcuts = [this] {
        const QList<ShortcutArea> areas{{tr("Viewer"), m_player}, {tr("Compare"), findChild<CompareDeeds*>()->page()},
            {tr("Tasks"), m_tasks}, {tr("Details"), m_details}, {tr("Compose"), m_form}, {tr("Window"), nullptr}};
        (new ShortcutSheet(shortcutsOf(*this, areas), this))->open();
    };
    auto* reports = new ReportDeeds(m_engine, m_settings, this);
    connect(reports, &ReportDeeds::said, this, &MainWindow::say);
    new HelpDeeds(*m_topBar->helpMenu(), *reports, showShortcuts, this);
}

void MainWindow::connectImports()
{
    auto* imports = new ImportDeeds(m_engine, m_settings, *m_form, this);
    connect(m_topBar, &TopBar::openRequestRequested, imports, &ImportDeeds::chooseFile);
    connect(m_topBar, &TopBar::pasteRequestRequested, imports, &ImportDeeds::paste);
    auto* drop = new RequestDrop(m_form);
    connect(drop, &RequestDrop::fileDropped, imports, &ImportDeeds::openFile);
    connect(imports, &ImportDeeds::failed, this, [this](const Error& error) { tell(failure(error)); });
    connect(imports, &ImportDeeds::imported, this, [this](const Draft& draft, const QStringList& notes) {
        if (m_message->kind() == MessageBar::Kind::Bad && m_deeds.isEmpty())
            endMessage(); // of an earlier try
        fillForm(draft, notes);
    });
}

void MainWindow::connectDrafts()
{
    m_drafts = new DraftDeeds(
        m_engine.profile().root + u"/drafts"_s, m_engine.clock(), [this] { return m_form->draft(); }, this);
    m_topBar->setDraftsMenu(m_drafts->menu(), m_drafts->saveAction());
    connect(m_topBar, &TopBar::newRequestRequested, m_drafts, &DraftDeeds::forgetName);
    connect(m_drafts, &DraftDeeds::opened, this, [this](const QString&, const Draft& draft) {
        endMessage(); // of an earlier one
        fillForm(draft);
    });
    connect(m_drafts, &DraftDeeds::saved, this,
        [this](const QString& name) { say(MessageBar::Kind::Information, tr("Saved as draft “%1”.").arg(name)); });
    connect(
        m_drafts, &DraftDeeds::failed, this, [this](const QString& sentence) { say(MessageBar::Kind::Bad, sentence); });
}

void MainWindow::connectPractice()
{
    auto* practice = new PracticeDeeds(m_engine, *m_tasks, this);
    m_topBar->setExamplesMenu(practice->examplesMenu());
    connect(m_topBar, &TopBar::clearPracticeRequested, practice, &PracticeDeeds::askAboutClearing);
    connect(practice, &PracticeDeeds::said, this, &MainWindow::say);
    connect(practice, &PracticeDeeds::exampleChosen, this, [this](const VideoRequest& request) {
        m_drafts->forgetName();
        fillForm({Account::practiceId(), request});
    });
}

void MainWindow::connectTasks()
{
    TaskRunner& runner = m_engine.runner();
    m_tasks->keepFiltersIn(m_settings);
    m_details->setStore(m_engine.store());
    m_details->setActions(m_tasks->taskActions());
    connect(m_details, &TaskDetails::taskRequested, m_tasks, &TaskPanel::selectTask);
    connect(m_tasks, &TaskPanel::taskSelected, this, &MainWindow::showTask);
    connect(m_tasks, &TaskPanel::playRequested, this, [this](TaskId id) {
        m_playWhenShown = true;
        showTask(id);
    });
    connect(m_tasks, &TaskPanel::useAgainRequested, this, &MainWindow::useAgain);
    connect(m_tasks, &TaskPanel::selectionChanged, &m_statusTimer, qOverload<>(&QTimer::start));
    connect(m_tasks, &TaskPanel::exampleRequested, this, &MainWindow::loadExample);
    connect(m_tasks, &TaskPanel::checkRequested, this, [this, &runner](TaskId id) { tell(runner.checkNow(id)); });
    connect(m_tasks, &TaskPanel::stopWatchingRequested, this, [&runner](TaskId id) { runner.stopWatching(id); });
    connect(m_tasks, &TaskPanel::attachIdRequested, m_details, &TaskDetails::askForId);
    connect(m_tasks, &TaskPanel::decideRequested, m_details, &TaskDetails::askDecision);
    followPreference(Preference::FilmstripCache);
    m_frames = new FrameDeeds(m_engine, m_settings, *m_player, *m_form, this);
    connect(m_frames, &FrameDeeds::said, this, &MainWindow::say);
    new CompareDeeds(m_engine.store(), *m_pages, *m_tasks, *m_player, this);
    const auto decide = [this](const Result<void>& result) {
        if (!result && result.error().kind != ErrorKind::Repeated)
            m_details->showProblem(result.error().message);
    };
    connect(m_tasks, &TaskPanel::resubmitRequested, m_details, &TaskDetails::askResubmit);
    connect(m_details, &TaskDetails::resubmitRequested, this,
        [&runner, decide](TaskId id) { decide(runner.resubmit(id)); });
    const auto leave = [&runner, decide](TaskId id) { decide(runner.leave(id)); };
    connect(m_tasks, &TaskPanel::leaveRequested, this, leave);
    connect(m_details, &TaskDetails::leaveRequested, this, leave);
    connect(m_details, &TaskDetails::marksEdited, m_tasks, &TaskPanel::describeTask);
    m_tasks->setAccountNames([this](const QString& id) {
        const std::optional<Account> account = m_engine.account(id);
        return account ? account->name : QString();
    });
    connect(m_details, &TaskDetails::attachIdRequested, this,
        [&runner, decide](TaskId id, const QString& remoteId) { decide(runner.attachId(id, remoteId)); });
}

void MainWindow::connectEngine()
{
    TaskStore& store = m_engine.store();
    connect(&store, &TaskStore::taskChanged, this, &MainWindow::refreshTask);
    connect(&m_engine.indexer(), &SearchIndexer::keysNoted, m_taskModel, &TaskModel::listAgain);
    m_statusTimer.setSingleShot(true);
    m_statusTimer.setInterval(0);
    connect(&m_statusTimer, &QTimer::timeout, this, &MainWindow::updateStatus);
    connect(&m_statusTimer, &QTimer::timeout, this, &MainWindow::closeWhenAnswered);
    for (const auto signal : {&TaskStore::taskAdded, &TaskStore::taskChanged, &TaskStore::taskRemoved})
        connect(&store, signal, &m_statusTimer, qOverload<>(&QTimer::start));
    connect(&m_engine.runner(), &TaskRunner::allAtRest, &m_statusTimer, qOverload<>(&QTimer::start));
    connect(&m_engine.accounts(), &AccountStore::accountsChanged, this, &MainWindow::followAccounts);
    connect(&m_engine.runner(), &TaskRunner::accountPaused, this,
        [this](const QString& id, const Error& error) { tellKeyTrouble(id, error, std::nullopt); });
    connect(&m_engine.runner(), &TaskRunner::accountSlowed, this,
        [this](const QString& id, const Error& error, int seconds) { tellKeyTrouble(id, error, seconds); });
    connect(&m_engine.runner(), &TaskRunner::accountRecovered, this, &MainWindow::endAccountNotice);
    connect(&m_engine.runner(), &TaskRunner::otherFamilyAnswered, this, &MainWindow::offerOtherFamily);
    connect(&m_engine.runner(), &TaskRunner::storageFailed, this, [this](const Error& error) { tell(failure(error)); });
    connect(m_message, &MessageBar::closed, this, &MainWindow::endMessage);
    connect(m_message, &MessageBar::actionTriggered, this, [this](int index) {
        const auto carryOut = m_deeds.value(index).carryOut;
        endMessage();
        if (carryOut)
            carryOut();
    });
}

void MainWindow::begin()
{
    QTimer::singleShot(0, this, [this] {
        m_engine.runner().resume();
        m_queue->offerLeftOvers();
        auto* rescue = new RescueList(m_engine.store(), m_engine.clock(), this);
        m_tasks->addHeadline(rescue);
        connect(rescue, &RescueList::taskRequested, m_tasks, &TaskPanel::selectTask);
        connect(rescue, &RescueList::fetchRequested, this, [this](TaskId id) { tell(m_engine.runner().checkNow(id)); });
        connect(rescue, &RescueList::decideRequested, this, [this](TaskId id) {
            m_tasks->selectTask(id);
            m_details->askDecision();
        });
        rescue->begin();
        updateStatus();
    });
}

void MainWindow::showSettings()
{
    (new SettingsDialog(m_engine.preferences(), m_engine.profile().clips, this))->open();
}

void MainWindow::followPreference(Preference preference)
{
    if (preference == Preference::Theme) {
        m_topBar->setTheme(themeOf(m_engine.preferences()));
        applyLook(*qApp, themeOf(m_engine.preferences()));
    } else if (preference == Preference::FilmstripCache) {
        // What plays in the list and what stands below the player are the same pictures, made once.
        const QString folder = m_engine.profile().root + u"/cache/filmstrips"_s;
        const qint64 mostBytes = m_engine.preferences().number(preference) * 1024LL * 1024;
        m_tasks->setFilmstripFolder(folder, mostBytes);
        m_player->setFilmstripFolder(folder, mostBytes);
    } else if (preference == Preference::ClipFolder) {
        m_clips->setText(tr("Clips: %1").arg(asOneRun(QDir::toNativeSeparators(m_engine.clipsFolder()))));
    }
}

void MainWindow::usePractice()
{
    const auto started = m_engine.startPractice();
    tell(started);
    if (!started)
        return;
    m_settings.setValue(QLatin1StringView(practiceKey), true);
    followAccounts();
    m_form->setAccountId(Account::practiceId());
    endPause(Account::practiceId());
}

void MainWindow::followAccounts()
{
    QList<Account> accounts = m_engine.accounts().accounts();
    if (const auto practice = practiceAccount())
        accounts.append(*practice);
    m_form->setAccounts(accounts);
    m_form->setKindChoices(m_engine.accounts().choices());
    const bool first = accounts.isEmpty() && m_engine.store().counts().isEmpty();
    if (first != (m_pages->currentIndex() == 0)) // a comparison goes on when accounts change
        m_pages->setCurrentIndex(first ? 0 : 1);
    m_topBar->setRequestPossible(!first);
    updateStatus();
}

void MainWindow::restoreLayout()
{
    if (!restoreGeometry(m_settings.value(QLatin1StringView(geometryKey)).toByteArray())) {
        const QSize room = screen()->availableSize();
        resize(qMin(1440, room.width()), qMin(900, room.height()));
    }
    m_upper->setSizes({390, 1000});
    m_whole->setSizes({560, 300});
    m_viewer->setSizes({400, 150});
    m_upper->restoreState(m_settings.value(QLatin1StringView(upperKey)).toByteArray());
    m_whole->restoreState(m_settings.value(QLatin1StringView(wholeKey)).toByteArray());
    bool isVolume = false;
    const int volume = m_settings.value(QLatin1StringView(volumeKey)).toInt(&isVolume);
    if (isVolume)
        m_player->setVolume(volume);
    m_player->playerActions()->mute()->setChecked(m_settings.value(QLatin1StringView(mutedKey), false).toBool());
    const bool filmstrip = m_settings.value(QLatin1StringView(filmstripKey), true).toBool();
    m_player->playerActions()->filmstrip()->setChecked(filmstrip);
    m_viewer->restoreState(m_settings.value(QLatin1StringView(viewerKey)).toByteArray());
    m_tasks->restoreTable(m_settings);
}

void MainWindow::save()
{
    m_settings.setValue(QLatin1StringView(geometryKey), saveGeometry());
    m_settings.setValue(QLatin1StringView(upperKey), m_upper->saveState());
    m_settings.setValue(QLatin1StringView(wholeKey), m_whole->saveState());
    m_settings.setValue(QLatin1StringView(volumeKey), m_player->volume());
    m_settings.setValue(QLatin1StringView(mutedKey), m_player->playerActions()->mute()->isChecked());
    m_settings.setValue(QLatin1StringView(filmstripKey), m_player->playerActions()->filmstrip()->isChecked());
    m_settings.setValue(QLatin1StringView(viewerKey), m_viewer->saveState());
    m_tasks->saveTable(m_settings);
    saveDraft();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    const bool sending = m_engine.store().counts().value(TaskState::Sending) > 0;
    if (!sending || m_closing) { // asked for again while it waits: the person will not wait
        event->accept();
        return;
    }
    // The answer holds the id of what will be charged.
    m_closing = true;
    event->ignore();
    say(MessageBar::Kind::Information,
        tr("A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost."),
        {{tr("Stay open"), [this] { m_closing = false; }}, {tr("Close now"), [this] { close(); }}});
}

void MainWindow::closeWhenAnswered()
{
    if (m_closing && m_engine.store().counts().value(TaskState::Sending) == 0)
        close();
}

void MainWindow::restoreDraft()
{
    if (const auto draft = readDraft(m_draftKeeper.file())) {
        m_form->setDraft(*draft);
    } else if (QFileInfo(m_draftKeeper.file()).size() > 0) {
        // It would be written over with the next change of the form.
        const auto kept = m_drafts->store().takeIn(m_draftKeeper.file());
        say(MessageBar::Kind::Warning,
            kept ? tr("What stood in the form last time cannot be read. Its file is kept among the drafts.")
                 : kept.error().message);
    }
}

void MainWindow::saveDraft()
{
    m_draftKeeper.keep(m_form->draft());
}

void MainWindow::draftWritten(bool isKept)
{
    if (!isKept && m_draftKept) // said once, not with every word that is typed
        say(MessageBar::Kind::Warning,
            tr("What stands in the form cannot be written to %1. It is lost when Dailies ends.")
                .arg(QDir::toNativeSeparators(m_engine.profile().root)));
    m_draftKept = isKept;
}

void MainWindow::updateStatus()
{
    const auto counts = m_engine.store().counts();
    int unfinished = 0;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        unfinished += isAtRest(it.key()) ? 0 : it.value();
    const int active = qMin(m_engine.runner().activeCount(), unfinished);
    const TaskTallies tallies = TaskHistory(m_engine.store()).tallies();
    const int kept = std::accumulate(tallies.kept.cbegin(), tallies.kept.cend(), 0);
    QStringList parts = {kept == 0 ? tr("No tasks") : tr("%Ln tasks", nullptr, kept),
        active == 0 ? tr("nothing is running") : tr("%Ln running", nullptr, active)};
    if (unfinished > active)
        parts.append(tr("%Ln on hold", nullptr, unfinished - active));
    if (tallies.undecided > 0)
        parts.append(tr("%Ln need you", nullptr, tallies.undecided));
    if (const auto selected = m_tasks->selectedTasks().size(); selected > 1)
        parts.append(tr("%Ln selected", nullptr, static_cast<int>(selected)));
    if (m_engine.practiceRuns())
        parts.append(tr("Practice service up"));
    m_status->setText(parts.join(u"   ·   "_s));
    const bool practises = m_form->accountId() == Account::practiceId();
    m_topBar->setExamplesPossible(practises);
    m_topBar->setHint(practises ? tr("Practice service: every call stays on this computer · no bill") : QString());
    const auto account = m_engine.account(m_form->accountId());
    m_topBar->setKeyPossible(account && !account->isPractice());
}

} // namespace Dailies
