// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "app/engine/engine.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/searchindexer.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/accounts/welcomepage.h"
#include "ui/compose/form/requestdrop.h"
#include "ui/compose/form/requestform.h"
#include "ui/drafts/draftcontroller.h"
#include "ui/help/helpcontroller.h"
#include "ui/help/reportcontroller.h"
#include "ui/settings/settingsdialog.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/atrisklist.h"
#include "ui/tasks/panel/clipcontroller.h"
#include "ui/tasks/panel/queuecontroller.h"
#include "ui/tasks/panel/taskannouncer.h"
#include "ui/tasks/panel/tasknotices.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/noticeboard.h"
#include "ui/window/accountcontroller.h"
#include "ui/window/commandcontroller.h"
#include "ui/window/comparecontroller.h"
#include "ui/window/formcontroller.h"
#include "ui/window/framecontroller.h"
#include "ui/window/importcontroller.h"
#include "ui/window/modelcontroller.h"
#include "ui/window/practicecontroller.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/stagecontroller.h"
#include "ui/window/statusline.h"
#include "ui/window/submitcontroller.h"
#include "ui/window/topbar.h"
#include "ui/window/windowmessages.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto geometryKey = "window/geometry";

} // namespace

MainWindow::MainWindow(Engine& engine, QSettings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_engine(engine)
    , m_settings(settings)
    , m_changes(new TaskChanges(engine.store(), this))
    , m_topBar(new TopBar)
    , m_pages(new QStackedWidget)
    , m_notices(new NoticeBoard)
    , m_form(new RequestForm(engine.models()))
    , m_player(new PlayerWidget)
    , m_details(new TaskDetails)
    , m_taskModel(new TaskModel(*m_changes, &engine.runner(), engine.clock()))
    , m_tasks(new TaskPanel(*m_changes, *m_taskModel))
    , m_work(new WorkArea(m_form, m_player, m_details, m_tasks))
    , m_status(new StatusLine(engine, *m_changes))
    , m_clips(new QLabel)
    , m_messages(new WindowMessages(this))
    , m_models(new ModelController(engine, settings, *m_form, *m_messages, this))
    , m_accounts(new AccountController(engine, settings, *m_form, *m_models, *m_messages, *m_notices, this))
    , m_request(new FormController(engine, settings, *m_form, *m_messages, this))
    , m_frames(new FrameController(engine, settings, *m_player, *m_form, this))
    , m_stage(new StageController(engine, *m_changes, *m_player, *m_details, *m_frames, this))
{
    setWindowTitle(u"Dailies"_s);
    setMinimumSize(1024, 640);
    m_taskModel->setParent(m_tasks); // the panel shows the model until it is destroyed
    buildPages();
    connectCompose();
    connectAccounts();
    connectTasks();
    connectEngine();
    connectQueue();
    restoreLayout();
    m_accounts->restorePractice();
    m_accounts->refresh();
    m_request->restore(m_drafts->store());
    updateStatus();
    if (m_engine.modelTrouble())
        m_messages->showFailure(failure(*m_engine.modelTrouble()));
    showNotices();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildPages()
{
    auto* welcome = new WelcomePage;
    m_pages->addWidget(welcome);
    m_pages->addWidget(m_work);
    connect(welcome, &WelcomePage::practiceRequested, this, [this] {
        usePractice();
        m_form->beginPrompt();
    });
    connect(welcome, &WelcomePage::accountRequested, m_accounts, &AccountController::add);

    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_topBar);
    layout->addWidget(dividingLine(Qt::Horizontal, centre));
    layout->addWidget(m_messages->bar());
    layout->addWidget(m_notices);
    layout->addWidget(m_pages, 1);
    setCentralWidget(centre);

    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(12, 0, 12, 0);
    statusBar()->addWidget(m_status, 1);
    makeQuiet(m_clips);
    statusBar()->addPermanentWidget(m_clips);
    followPreference(Preference::ClipFolder);
}

void MainWindow::connectCompose()
{
    m_submits = new SubmitController(m_engine, *m_form, *m_tasks, this);
    connect(m_submits, &SubmitController::said, m_messages, &WindowMessages::show);
    m_submits->keepStageWhile([this] { return m_stage->isWatched(); });
    connect(m_submits, &SubmitController::begun, this, [this] { m_closing = false; });
    connect(m_submits, &SubmitController::submitted, this, [this] {
        m_messages->clear(); // the message has been dealt with
        m_request->keepVoices(m_form->request().voices);
        m_request->save();
    });
    connect(m_topBar, &TopBar::newRequestRequested, m_request, &FormController::begin);
    connectDrafts();
    connectImports();
    connectPractice();
    connectHelp();
    connect(m_topBar, &TopBar::themeChosen, this, [this](Theme theme) { setTheme(m_engine.preferences(), theme); });
    connect(m_topBar, &TopBar::clipsFolderRequested, this, &MainWindow::openClipsFolder);
    connect(m_topBar, &TopBar::quitRequested, this, &MainWindow::close);
    m_topBar->setTheme(themeOf(m_engine.preferences()));
    connect(m_topBar, &TopBar::settingsRequested, this, &MainWindow::showSettings);
    connect(&m_engine.preferences(), &Preferences::changed, this, &MainWindow::followPreference);
}

void MainWindow::connectAccounts()
{
    connect(m_accounts, &AccountController::accountsChanged, this, &MainWindow::showFirstPage);
    connect(m_topBar, &TopBar::practiceRequested, m_accounts, &AccountController::usePractice);
    connect(m_topBar, &TopBar::accountRequested, m_accounts, &AccountController::add);
    connect(
        m_topBar, &TopBar::accountSettingsRequested, this, [this] { m_accounts->showSettings(m_form->accountId()); });
    connect(m_topBar, &TopBar::keyRequested, this, [this] { m_accounts->askForKey(m_form->accountId()); });
    connect(m_topBar, &TopBar::profilesRequested, this, [this] { m_models->showProfiles(); });
    connect(m_form, &RequestForm::accountChanged, this, &MainWindow::updateStatus);
}

void MainWindow::connectHelp()
{
    const auto showShortcuts = [this] {
        const QList<ShortcutArea> areas{{tr("Viewer"), m_player}, {tr("Compare"), m_compare->page()},
            {tr("Tasks"), m_tasks}, {tr("Details"), m_details}, {tr("Compose"), m_form}, {tr("Window"), nullptr}};
        (new ShortcutSheet(shortcutsOf(*this, areas), this))->open();
    };
    auto* reports = new ReportController(m_engine, m_settings, this);
    connect(reports, &ReportController::said, m_messages, &WindowMessages::show);
    new HelpController(*m_topBar->helpMenu(), *reports, showShortcuts, this);
}

void MainWindow::connectImports()
{
    auto* imports = new ImportController(m_engine, m_settings, *m_form, this);
    connect(m_topBar, &TopBar::openRequestRequested, imports, &ImportController::chooseFile);
    connect(m_topBar, &TopBar::pasteRequestRequested, imports, &ImportController::paste);
    auto* drop = new RequestDrop(m_form);
    connect(drop, &RequestDrop::fileDropped, imports, &ImportController::openFile);
    connect(imports, &ImportController::failed, this,
        [this](const Error& error) { m_messages->showFailure(failure(error)); });
    connect(imports, &ImportController::imported, this, [this](const Draft& draft, const QStringList& notes) {
        m_messages->clearProblem();
        m_request->fill(draft, notes);
    });
}

void MainWindow::connectDrafts()
{
    m_drafts = new DraftController(
        m_engine.profile().root + u"/drafts"_s, m_engine.clock(), [this] { return m_form->draft(); }, this);
    m_topBar->setDraftsMenu(m_drafts->menu(), m_drafts->saveAction());
    connect(m_topBar, &TopBar::newRequestRequested, m_drafts, &DraftController::forgetName);
    connect(m_drafts, &DraftController::opened, this, [this](const QString&, const Draft& draft) {
        m_messages->clear(); // about an earlier draft
        m_request->fill(draft);
    });
    connect(m_drafts, &DraftController::saved, this, [this](const QString& name) {
        m_messages->show(MessageBar::Kind::Information, tr("Saved as draft “%1”.").arg(name));
    });
    connect(m_drafts, &DraftController::failed, this,
        [this](const QString& sentence) { m_messages->show(MessageBar::Kind::Bad, sentence); });
}

void MainWindow::connectPractice()
{
    auto* practice = new PracticeController(m_engine, *m_tasks, this);
    m_topBar->setExamplesMenu(practice->examplesMenu());
    connect(m_topBar, &TopBar::clearPracticeRequested, practice, &PracticeController::askAboutClearing);
    connect(practice, &PracticeController::said, m_messages, &WindowMessages::show);
    connect(practice, &PracticeController::exampleChosen, this, [this](const VideoRequest& request) {
        m_drafts->forgetName();
        m_request->fill({Account::practiceId(), request});
    });
}

void MainWindow::connectTasks()
{
    m_tasks->keepFiltersIn(m_settings);
    m_details->setChanges(*m_changes);
    m_details->setActions(m_tasks->taskActions());
    m_stage->setActions(m_tasks->taskActions());
    connect(m_stage, &StageController::taskRequested, m_tasks, &TaskPanel::selectTask);
    connect(m_details, &TaskDetails::taskRequested, m_tasks, &TaskPanel::selectTask);
    connect(m_tasks, &TaskPanel::taskSelected, m_stage, &StageController::show);
    connect(m_tasks, &TaskPanel::ticked, m_stage, &StageController::showOutlook);
    connect(m_tasks, &TaskPanel::selectionChanged, this,
        [this] { m_status->setSelected(m_tasks->selectedTasks().size()); });
    connect(m_tasks, &TaskPanel::exampleRequested, m_request, &FormController::loadExample);
    connect(m_details, &TaskDetails::marksEdited, m_tasks, &TaskPanel::describeTask);
    m_tasks->setAccountNames([this](const QString& id) {
        const std::optional<Account> account = m_engine.account(id);
        return account ? account->name : QString();
    });
    followPreference(Preference::FilmstripCache);
    connect(m_frames, &FrameController::said, m_messages, &WindowMessages::show);
    m_compare = new CompareController(*m_changes, *m_pages, *m_tasks, *m_player, this);
}

void MainWindow::connectQueue()
{
    m_queue = new QueueController(m_engine, m_settings, *m_tasks, *m_notices, this);
    connect(m_queue, &QueueController::said, m_messages, &WindowMessages::show);
    connect(m_topBar, &TopBar::adoptRequested, this,
        [this] { m_queue->askForId(m_accounts->accounts(), m_form->accountId(), m_form->request().model); });
    auto* clips = new ClipController(m_engine.store(), m_settings, *m_tasks, *m_notices, this);
    connect(clips, &ClipController::said, m_messages, &WindowMessages::show);
    m_commands = new CommandController({.runner = m_engine.runner(),
                                           .panel = *m_tasks,
                                           .details = *m_details,
                                           .messages = *m_messages,
                                           .stage = *m_stage,
                                           .form = *m_request,
                                           .submits = *m_submits,
                                           .queue = *m_queue,
                                           .clips = *clips},
        this);
    // With only one account, its name is not needed.
    const auto name = [this](const QString& accountId) {
        const auto account = m_engine.account(accountId);
        const bool isOnlyOne = m_engine.accounts().accounts().size() + (m_engine.practiceRuns() ? 1 : 0) < 2;
        return account && !isOnlyOne ? account->name : QString();
    };
    auto* notices = new TaskNotices(*m_changes, m_engine.runner(), name, *m_notices, this);
    connect(m_tasks, &TaskPanel::ticked, notices, &TaskNotices::refresh);
    auto* speech = new TaskAnnouncer(*m_changes, &m_engine.runner(), this);
    connect(m_tasks, &TaskPanel::taskSelected, speech, &TaskAnnouncer::follow);
}

void MainWindow::showNotices()
{
    int number = 0;
    for (const QString& notice : m_engine.notices())
        m_notices->put(u"start/%1"_s.arg(number++), MessageBar::Kind::Warning, notice);
    connect(&m_engine.care(), &DatabaseMaintenance::damageFound, this,
        [this](const Error& error) { m_notices->put(u"damage"_s, MessageBar::Kind::Bad, error.message); });
    connect(&m_engine.care(), &DatabaseMaintenance::copyFailed, this,
        [this](const Error& error) { m_notices->put(u"copy"_s, MessageBar::Kind::Warning, error.message); });
    connect(&m_engine.care(), &DatabaseMaintenance::copied, m_notices, [this] { m_notices->take(u"copy"_s); });
}

void MainWindow::connectEngine()
{
    connect(&m_engine.indexer(), &SearchIndexer::keysNoted, m_taskModel, &TaskModel::listAgain);
    connect(m_changes, &TaskChanges::changed, this, &MainWindow::closeWhenAnswered);
    connect(&m_engine.runner(), &TaskRunner::storageFailed, this,
        [this](const Error& error) { m_messages->showFailure(failure(error)); });
}

void MainWindow::begin()
{
    QTimer::singleShot(0, this, [this] {
        m_engine.runner().resume();
        m_queue->offerLeftOvers();
        auto* rescue = new AtRiskList(*m_changes, m_engine.clock(), this);
        m_tasks->addHeadline(rescue);
        connect(rescue, &AtRiskList::taskRequested, m_tasks, &TaskPanel::selectTask);
        connect(rescue, &AtRiskList::fetchRequested, this,
            [this](TaskId id) { m_commands->execute(TaskCommand::CheckNow, {id}); });
        connect(rescue, &AtRiskList::decideRequested, this, [this](TaskId id) {
            m_tasks->selectTask(id);
            m_stage->askDecision();
        });
        rescue->begin();
        updateStatus();
    });
}

void MainWindow::usePractice()
{
    m_accounts->usePractice();
}

/// Shows the welcome page while there are no accounts and no tasks.
void MainWindow::showFirstPage()
{
    const bool first = m_accounts->accounts().isEmpty() && m_engine.store().counts().isEmpty();
    if (first != (m_pages->currentIndex() == 0)) // a comparison stays open when accounts change
        m_pages->setCurrentIndex(first ? 0 : 1);
    m_topBar->setRequestPossible(!first);
    updateStatus();
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
        // The list and the player show the same pictures, which are created once.
        const QString folder = m_engine.profile().root + u"/cache/filmstrips"_s;
        const qint64 mostBytes = m_engine.preferences().number(preference) * 1024LL * 1024;
        m_tasks->setFilmstripFolder(folder, mostBytes);
        m_player->setFilmstripFolder(folder, mostBytes);
    } else if (preference == Preference::ClipFolder) {
        m_clips->setText(tr("Clips: %1").arg(asOneRun(QDir::toNativeSeparators(m_engine.clipsFolder()))));
    }
}

void MainWindow::restoreLayout()
{
    if (!restoreGeometry(m_settings.value(QLatin1StringView(geometryKey)).toByteArray())) {
        const QSize room = screen()->availableSize();
        resize(qMin(1440, room.width()), qMin(900, room.height()));
    }
    m_work->restore(m_settings);
}

void MainWindow::save()
{
    m_settings.setValue(QLatin1StringView(geometryKey), saveGeometry());
    m_stage->restoreSound();
    m_work->save(m_settings);
    m_request->save();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    const bool sending = m_engine.store().counts().value(TaskState::Sending) > 0;
    if (!sending || m_closing) { // the user closes the window again instead of waiting
        event->accept();
        return;
    }
    // The answer contains the ID of the task that will be charged.
    m_closing = true;
    event->ignore();
    m_messages->show(MessageBar::Kind::Information,
        tr("A request is on its way. Dailies closes as soon as the service has answered, so that no answer is lost."),
        {{tr("Stay open"), [this] { m_closing = false; }}, {tr("Close now"), [this] { close(); }}});
}

void MainWindow::closeWhenAnswered()
{
    if (m_closing && m_engine.store().counts().value(TaskState::Sending) == 0)
        close();
}

void MainWindow::updateStatus()
{
    m_status->refresh();
    const bool practises = m_form->accountId() == Account::practiceId();
    m_topBar->setExamplesPossible(practises);
    m_topBar->setHint(practises ? tr("Practice service: every call stays on this computer · no bill") : QString());
    const auto account = m_engine.account(m_form->accountId());
    m_topBar->setKeyPossible(account && !account->isPractice());
}

void MainWindow::openClipsFolder()
{
    const QString folder = m_engine.clipsFolder();
    QDir().mkpath(folder);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_messages->showFailure(
            failure(ErrorKind::Storage, tr("The desktop could not open %1.").arg(QDir::toNativeSeparators(folder))));
}

void MainWindow::execute(TaskId id, TaskCommand command)
{
    m_tasks->selectTask(id);
    m_tasks->taskActions()->action(command)->trigger();
}

void MainWindow::raiseToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

} // namespace Dailies
