// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "app/engine/engine.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/searchindexer.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/compose/form/composeheader.h"
#include "ui/compose/form/requestdrop.h"
#include "ui/compose/form/requestform.h"
#include "ui/drafts/draftcontroller.h"
#include "ui/help/helpcontroller.h"
#include "ui/help/reportcontroller.h"
#include "ui/settings/keymap.h"
#include "ui/settings/settingsdialog.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/takeactionbar.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/tasks/panel/atrisklist.h"
#include "ui/tasks/panel/clipcontroller.h"
#include "ui/tasks/panel/listexporter.h"
#include "ui/tasks/panel/queuecontroller.h"
#include "ui/tasks/panel/taskannouncer.h"
#include "ui/tasks/panel/tasknotices.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/welcome/welcomepage.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/noticeboard.h"
#include "ui/widgets/returnpress.h"
#include "ui/widgets/toastarea.h"
#include "ui/window/accountcontroller.h"
#include "ui/window/commandcontroller.h"
#include "ui/window/comparecontroller.h"
#include "ui/window/costcontroller.h"
#include "ui/window/diskusedialog.h"
#include "ui/window/extractcontroller.h"
#include "ui/window/formcontroller.h"
#include "ui/window/framecontroller.h"
#include "ui/window/importcontroller.h"
#include "ui/window/modelcontroller.h"
#include "ui/window/noticesdialog.h"
#include "ui/window/palettecontroller.h"
#include "ui/window/practicecontroller.h"
#include "ui/window/rail.h"
#include "ui/window/screeningcontroller.h"
#include "ui/window/sendingcontroller.h"
#include "ui/window/settingscontroller.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/spendcontroller.h"
#include "ui/window/stagecontroller.h"
#include "ui/window/stagewindow.h"
#include "ui/window/submitcontroller.h"
#include "ui/window/windowmenu.h"
#include "ui/window/windowmessages.h"
#include "ui/window/windowroom.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QWindow>

using namespace Qt::StringLiterals;
using Menu = Dailies::WindowMenu::Command;

namespace Dailies {

namespace {

constexpr auto geometryKey = "window/geometry";
const QString closingKey = u"closing"_s;
constexpr QSize leastSize(944, 540); ///< fits 1440x900 pixels at 150 %, and 1280x720 at 125 %, with the window's frame
constexpr QSize usualSize(1440, 900);
constexpr int roomForWideRail = 1200;

} // namespace

MainWindow::MainWindow(Engine& engine, QSettings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_engine(engine)
    , m_settings(settings)
    , m_changes(new TaskChanges(engine.store(), this))
    , m_menu(new WindowMenu)
    , m_rail(new Rail)
    , m_welcome(new WelcomePage)
    , m_pages(new QStackedWidget)
    , m_notices(new NoticeBoard)
    , m_form(new RequestForm(engine.models()))
    , m_player(new PlayerWidget)
    , m_details(new TaskDetails)
    , m_taskModel(new TaskModel(*m_changes, &engine.runner(), engine.clock()))
    , m_tasks(new TaskPanel(*m_changes, *m_taskModel))
    , m_work(new WorkArea(m_form, m_player, m_details, m_tasks))
    , m_messages(new WindowMessages(this))
    , m_models(new ModelController(engine, settings, *m_form, *m_messages, this))
    , m_accounts(new AccountController(engine, settings, *m_form, *m_models, *m_messages, *m_notices, this))
    , m_formController(new FormController(engine, settings, *m_form, *m_messages, this))
    , m_frames(new FrameController(engine, settings, *m_player, *m_form, m_formController->history(), this))
    , m_stage(new StageController(engine, *m_changes, *m_player, *m_details, *m_frames, this))
    , m_stageWindow(new StageWindow(*m_work, *m_player, this))
{
    setWindowTitle(u"Dailies"_s);
    setMinimumSize(leastSize.boundedTo(roomFor(*this)));
    m_taskModel->setParent(m_tasks); // the panel shows the model until it is destroyed
    buildPages();
    connectCompose();
    connectAccounts();
    connectTasks();
    connectEngine();
    connectQueue();
    connectSpend();
    m_rail->setWindowMenu(m_menu);
    connectKeys();
    restoreLayout();
    m_accounts->restorePractice();
    m_accounts->refresh();
    m_formController->restore(m_drafts->store());
    m_spend->restore();
    updateStatus();
    if (m_engine.modelTrouble())
        m_messages->showError(*m_engine.modelTrouble());
    showNotices();
}

MainWindow::~MainWindow()
{
    m_toasts->leaveHosts();
}

void MainWindow::buildPages()
{
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_work);
    connect(m_welcome, &WelcomePage::practiceRequested, this, &MainWindow::usePractice);
    connect(m_welcome, &WelcomePage::practiceRequested, m_form, &RequestForm::beginPrompt);
    connect(m_welcome, &WelcomePage::accountRequested, m_accounts, &AccountController::add);
    auto* centre = new QWidget;
    QHBoxLayout* row = bareRow(centre);
    row->addWidget(m_rail);
    row->addWidget(m_pages, 1);
    setCentralWidget(centre);
    m_toasts = new ToastArea(centre, m_tasks, m_pages);
    m_toasts->addHost(m_stageWindow, m_player->picture());
    m_toasts->addFullScreen(
        m_player->playerActions()->fullScreen(), m_player->picture(), [this] { return m_player->overlayHeight(); });
    m_toasts->setButtons([this] { return m_tasks->buttons(); });
    m_toasts->setCover([this](int height) { m_tasks->setCovered(height); });
    m_toasts->add({m_notices, m_messages->bar(), m_tasks->message()});
    connect(m_notices, &NoticeBoard::added, m_messages, &WindowMessages::note);
    m_menu->setParent(this, m_menu->windowFlags());
    connect(m_rail, &Rail::takesRequested, this, &MainWindow::showTakes);
    connect(m_pages, &QStackedWidget::currentChanged, this,
        [this] { m_rail->setTakesShown(m_pages->currentWidget() == m_work); });
    connect(m_work->pictureAction(), &QAction::toggled, this, [this](bool only) { m_rail->setVisible(!only); });
}

void MainWindow::connectCompose()
{
    auto* returns = new ReturnPress(this);
    m_submits = new SubmitController(m_engine, *m_form, *m_tasks, this);
    m_toasts->setPresses(m_submits->presses());
    returns->setPresses(m_submits->presses());
    connect(m_submits, &SubmitController::said, m_messages, &WindowMessages::show);
    m_submits->keepStageWhile([this] { return m_stage->isWatched(); });
    connect(m_submits, &SubmitController::begun, this, [this] {
        m_engine.setEnding(false);
        m_notices->remove(closingKey);
    });
    connect(m_submits, &SubmitController::submitted, this, [this] {
        m_messages->clear(); // the message has been dealt with
        m_formController->submitted();
    });
    m_menu->setNewRequestAction(m_form->header()->newRequestAction());
    connect(m_formController, &FormController::filling, this, &MainWindow::showTakes); // from any page
    connectDrafts();
    connectImports();
    connectPractice();
    connectHelp();
    connect(m_menu, &WindowMenu::themeChosen, this, [this](Theme theme) { setTheme(m_engine.preferences(), theme); });
    m_menu->onChosen(Menu::OpenClipsFolder, this, [this] { m_messages->openFolder(m_engine.clipsFolder()); });
    m_menu->onChosen(Menu::DiskUse, this, &MainWindow::showDiskUse);
    connect(m_accounts, &AccountController::diskUseRequested, this, &MainWindow::showDiskUse);
    m_menu->onChosen(Menu::Quit, this, &MainWindow::close);
    m_menu->onChosen(Menu::RecentNotices, this, [this] { (new NoticesDialog(m_messages->recent(), this))->open(); });
    m_menu->setTheme(themeOf(m_engine.preferences()));
    connect(&m_engine.preferences(), &Preferences::changed, this, &MainWindow::followPreference);
}

void MainWindow::connectAccounts()
{
    connect(m_accounts, &AccountController::accountsChanged, this, &MainWindow::showFirstPage);
    m_menu->onChosen(Menu::UsePractice, m_accounts, &AccountController::usePractice);
    m_menu->onChosen(Menu::AddAccount, m_accounts, &AccountController::add);
    m_menu->onChosen(Menu::AccountSettings, this, [this] { m_accounts->showSettings(m_form->accountId()); });
    m_menu->onChosen(Menu::ChangeKey, this, [this] { m_accounts->askForKey(m_form->accountId()); });
    m_menu->onChosen(Menu::ModelProfiles, this, [this] { m_models->showProfiles(); });
    connect(m_form, &RequestForm::accountChanged, this, &MainWindow::updateStatus);
}

void MainWindow::connectHelp()
{
    const auto showShortcuts = [this] { (new ShortcutSheet(shortcutsOf(*this, shortcutAreas()), this))->open(); };
    auto* reports = new ReportController(m_engine, m_settings, this);
    connect(reports, &ReportController::said, m_messages, &WindowMessages::show);
    new HelpController(*m_menu->helpMenu(), *reports, showShortcuts, this);
}

void MainWindow::connectImports()
{
    auto* imports = new ImportController(m_engine, m_settings, *m_form, this);
    m_menu->onChosen(Menu::OpenRequest, imports, &ImportController::chooseFile);
    m_menu->onChosen(Menu::PasteRequest, imports, &ImportController::paste);
    auto* drop = new RequestDrop(m_form);
    connect(drop, &RequestDrop::fileDropped, imports, &ImportController::openFile);
    connect(imports, &ImportController::failed, m_messages, &WindowMessages::showError);
    connect(imports, &ImportController::imported, this, [this](const Draft& draft, const QStringList& notes) {
        m_messages->clearProblem();
        m_formController->fill(draft, notes);
    });
}

void MainWindow::connectDrafts()
{
    m_drafts = new DraftController(
        m_engine.profile().root + u"/drafts"_s, m_engine.clock(), [this] { return m_formController->draftToKeep(); },
        this);
    m_menu->setDraftsMenu(m_drafts->menu(), m_drafts->saveAction());
    m_form->header()->setDraftsMenu(m_drafts->menu());
    connect(m_form, &RequestForm::loading, m_drafts, &DraftController::forgetName);
    connect(m_drafts, &DraftController::nameChanged, m_form->header(), &ComposeHeader::setDraftName);
    connect(m_drafts, &DraftController::opened, this, [this](const QString&, const Draft& draft) {
        m_messages->clear(); // about an earlier draft
        m_formController->fill(draft);
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
    m_menu->setExamplesMenu(practice->examplesMenu());
    m_form->header()->setExamplesMenu(practice->examplesMenu());
    m_welcome->setExamplesMenu(practice->examplesMenu());
    m_menu->onChosen(Menu::RemovePracticeTakes, practice, &PracticeController::askAboutClearing);
    connect(practice, &PracticeController::said, m_messages, &WindowMessages::show);
    const auto begin = [this](const VideoRequest& request) {
        const Draft before = m_form->draft();
        usePractice(); // from the welcome page, it does not run yet
        const bool wasPaid = !before.accountId.isEmpty() && before.accountId != Account::practiceId();
        m_formController->fill({Account::practiceId(), request},
            wasPaid ? QStringList{tr("Examples run in practice mode.")} : QStringList(), before);
    };
    connect(practice, &PracticeController::exampleChosen, this, begin);
    connect(m_welcome, &WelcomePage::exampleRequested, this, begin);
}

void MainWindow::connectTasks()
{
    m_tasks->keepFiltersIn(m_settings);
    m_details->setChanges(*m_changes);
    m_details->setActions(m_tasks->taskActions());
    m_stage->setActions(m_tasks->taskActions());
    connect(m_stage, &StageController::taskRequested, m_tasks, &TaskPanel::selectTask);
    connect(m_details, &TaskDetails::taskRequested, m_tasks, &TaskPanel::selectTask);
    m_stage->follow(*m_tasks);
    connect(m_tasks, &TaskPanel::takesWanted, this, &MainWindow::showTakes);
    connect(m_tasks, &TaskPanel::exampleRequested, m_formController, &FormController::loadExample);
    connect(m_details, &TaskDetails::marksEdited, m_tasks, &TaskPanel::describeTask);
    m_tasks->setAccountNames([this](const QString& id) { return m_engine.account(id).value_or(Account()).name; });
    followPreference(Preference::FilmstripCache);
    connect(m_tasks, &TaskPanel::said, m_messages, &WindowMessages::show);
    m_messages->offerUndoTo(m_tasks->marking());
    connect(m_frames, &FrameController::said, m_messages, &WindowMessages::show);
    m_compare = new CompareController(*m_changes, *m_pages, *m_tasks, *m_player, *m_toasts, this);
    connectScreening();
}

void MainWindow::connectScreening()
{
    m_screening = new ScreeningController(*m_changes, *m_player, *m_tasks, this);
    connect(m_screening, &ScreeningController::said, m_messages,
        [this](MessageBar::Kind kind, const QString& sentence) { m_messages->show(kind, sentence); });
    connect(m_screening, &ScreeningController::compareRequested, m_compare, &CompareController::begin);
    // Before the command is carried out, which may ask something in the window.
    connect(m_tasks, &TaskPanel::commandRequested, m_screening, &ScreeningController::leaveFor);
    const QList<QAction*> views{m_tasks->screenAction(), m_stageWindow->action()};
    m_work->addActions(views);
    m_menu->setViewActions(views);
    m_player->setViewActions(views);
    // The commands of the window work in the other one, too. The player's own have been added to the player.
    m_stageWindow->addActions(m_menu->allActions() + m_work->actions() + m_form->sendActions());
}

void MainWindow::connectQueue()
{
    m_queue = new QueueController(m_engine, m_settings, *m_tasks, *m_notices, this);
    connect(m_queue, &QueueController::said, m_messages, &WindowMessages::show);
    connect(m_queue, &QueueController::sendRequested, m_submits, &SubmitController::checkAll);
    m_menu->onChosen(Menu::TrackTask, this,
        [this] { m_queue->askForId(m_accounts->accounts(), m_form->accountId(), m_form->request().model); });
    auto* sending = new SendingController(m_engine, *m_changes, *m_menu, *m_notices, this);
    connect(sending, &SendingController::said, m_messages, &WindowMessages::show);
    connect(sending, &SendingController::rulesChanged, m_taskModel, &TaskModel::tick);
    auto* lists = new ListExporter(m_engine.store().file(), m_settings, *m_notices, this);
    connect(lists, &ListExporter::said, m_messages, &WindowMessages::show);
    m_menu->onChosen(Menu::ExportList, this, [this, lists] {
        ListNames names;
        names.accounts = m_accounts->names();
        names.places = m_engine.uploadPlaces().names();
        lists->save(m_tasks->shownFilter(), names);
    });
    auto* clips = new ClipController(m_engine.store(), m_settings, *m_tasks, *m_notices, this);
    connect(clips, &ClipController::said, m_messages, &WindowMessages::show);
    auto* extracts = new ExtractController(m_settings, *m_player, *m_notices, this);
    connect(extracts, &ExtractController::said, m_messages, &WindowMessages::show);
    connect(m_tasks, &TaskPanel::taskSelected, extracts, &ExtractController::setTask);
    m_tasks->taskActions()->setExtracts(m_player->frameActions()->extracts());
    m_commands = new CommandController({.runner = m_engine.runner(),
                                           .panel = *m_tasks,
                                           .details = *m_details,
                                           .messages = *m_messages,
                                           .stage = *m_stage,
                                           .form = *m_formController,
                                           .frames = *m_frames,
                                           .submits = *m_submits,
                                           .queue = *m_queue,
                                           .sending = *sending,
                                           .clips = *clips,
                                           .accounts = *m_accounts},
        this);
    auto* actions = new TakeActionBar(*m_changes, m_tasks->marking());
    m_player->setActionRow(actions, actions->keys() + QList{m_tasks->taskActions()->action(TaskCommand::Rename)});
    m_player->addTool(m_work->detailsAction());
    actions->setMore(m_player->leftOutTools());
    actions->setPresses(m_submits->presses());
    connect(m_tasks, &TaskPanel::taskSelected, actions, &TakeActionBar::showTask);
    connect(m_tasks, &TaskPanel::selectionChanged, actions, &TakeActionBar::setSelected);
    connect(m_screening, &ScreeningController::takeShown, actions, &TakeActionBar::showTask);
    connect(actions, &TakeActionBar::commandRequested, m_screening, &ScreeningController::leaveFor);
    connect(actions, &TakeActionBar::commandRequested, m_commands, &CommandController::execute);
    m_tasks->taskActions()->join(m_player->playerActions()->listKeys());
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

void MainWindow::connectSpend()
{
    m_spend = new SpendController(m_engine, m_settings, *m_changes, *m_pages, *this);
    m_spend->setAccountNames([this] { return m_accounts->allNames(); });
    addActions({m_spend->action(), m_spend->takesAction()});
    m_spend->connectMenu(*m_menu);
    m_rail->setSpendAction(m_spend->action());
    connect(m_spend, &SpendController::joined, m_rail, &Rail::addSpend);
    connect(m_spend, &SpendController::said, m_messages, &WindowMessages::show);
    connect(m_spend, &SpendController::taskRequested, m_tasks, &TaskPanel::goToTask);
    connect(m_commands, &CommandController::costRequested, m_spend, &SpendController::correct);
    m_spend->connectSubmits(*m_submits);
    connect(m_commands, &CommandController::limitsRequested, m_spend, &SpendController::editLimits);
    connect(m_pages, &QStackedWidget::currentChanged, this, [this] {
        m_rail->setSpendShown(m_spend->isShown());
        setWindowTitle(m_spend->isShown() ? tr("Spend – Dailies") : u"Dailies"_s);
    });
    auto* costs = new CostController(m_engine, *m_changes, *m_form, this);
    connect(m_spend, &SpendController::changed, costs, &CostController::refresh);
    connect(m_spend, &SpendController::changed, m_stage, &StageController::refreshCost);
    const auto costOf = [costs](const QList<VideoTask>& tasks) { return costs->costOf(tasks); };
    m_tasks->setCosts(costOf);
    m_queue->setCosts(costOf);
    m_stage->setCosts(costOf);
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
    connect(&m_engine.care(), &DatabaseMaintenance::copied, m_notices, [this] { m_notices->remove(u"copy"_s); });
}

void MainWindow::connectEngine()
{
    connect(&m_engine.indexer(), &SearchIndexer::keysNoted, m_taskModel, &TaskModel::listAgain);
    connect(m_changes, &TaskChanges::changed, this, &MainWindow::closeWhenAnswered);
    const auto count = [this] { m_rail->setInProgress(m_changes->counts()); };
    connect(m_changes, &TaskChanges::changed, m_rail, count, Qt::QueuedConnection);
    count();
    connect(&m_engine.runner(), &TaskRunner::storageFailed, m_messages, &WindowMessages::showError);
}

void MainWindow::begin()
{
    QTimer::singleShot(0, this, [this] {
        m_engine.runner().resume();
        m_queue->offerLeftOvers();
        auto* atRisk = new AtRiskList(*m_changes, m_engine.clock(), this);
        m_toasts->add({atRisk});
        connect(atRisk, &AtRiskList::added, m_messages, &WindowMessages::note);
        const auto followPage = [this, atRisk] { atRisk->setAway(m_pages->currentWidget() != m_work); };
        connect(m_pages, &QStackedWidget::currentChanged, atRisk, followPage);
        connect(atRisk, &AtRiskList::taskRequested, m_tasks, &TaskPanel::selectTask);
        connect(atRisk, &AtRiskList::fetchRequested, this,
            [this](TaskId id) { m_commands->execute(TaskCommand::CheckNow, {id}); });
        connect(atRisk, &AtRiskList::decideRequested, this, [this](TaskId id) {
            m_tasks->selectTask(id);
            m_stage->askDecision();
        });
        atRisk->begin();
        followPage();
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
    if (first)
        m_welcome->fill();
    if (first != (m_pages->currentIndex() == 0)) { // a comparison stays open when accounts change
        m_pages->setCurrentIndex(first ? 0 : 1);
        if (!first && m_tasks->selectedTask() == 0 && m_engine.store().counts().value(TaskState::Saved) == 0)
            m_form->beginPrompt();
    }
    m_menu->setRequestPossible(!first);
    updateStatus();
}

void MainWindow::showTakes()
{
    m_spend->leave();
    if (m_pages->currentWidget() != m_pages->widget(0))
        m_compare->leave();
    m_rail->setTakesShown(m_pages->currentWidget() == m_work);
}

/// The areas by which shortcuts are listed.
QList<ShortcutArea> MainWindow::shortcutAreas() const
{
    return {{tr("Screening"), m_screening->bar()}, {tr("Viewer"), m_player}, {tr("Compare"), m_compare->page()},
        {tr("Takes"), m_tasks}, {tr("Details"), m_details}, {tr("Compose"), m_form}, {tr("Window"), nullptr}};
}

void MainWindow::connectKeys()
{
    m_keys = new KeyMap(m_settings, this);
    m_keys->adopt(*m_tasks); // before the stage, which has some of the same commands
    m_keys->adopt(*this);
    connect(m_compare, &CompareController::pageCreated, this, [this](QWidget* page) { m_keys->adopt(*page); });
    connect(m_screening, &ScreeningController::barCreated, this, [this](QWidget* bar) { m_keys->adopt(*bar); });
    auto* palette = new PaletteController(
        *m_accounts, *m_drafts, *m_form, *m_tasks->savedFilters(), [this] { showTakes(); }, this);
    m_menu->onChosen(Menu::FindCommand, palette, &PaletteController::show);
    auto* settings = new SettingsController(
        m_engine, *m_keys, [this] { return shortcutAreas(); }, this);
    m_menu->onChosen(Menu::Settings, settings, &SettingsController::show);
    m_menu->onChosen(Menu::UploadPlaces, settings, &SettingsController::showUploads);
    connect(m_form, &RequestForm::uploadsRequested, settings, &SettingsController::showUploads);
    connect(m_frames, &FrameController::uploadsRequested, settings, &SettingsController::showUploads);
    connect(m_commands, &CommandController::placeTestRequested, settings, &SettingsController::testPlaceOf);
    connect(m_commands, &CommandController::clipFolderRequested, settings, &SettingsController::showClipFolder);
}

void MainWindow::followPreference(Preference preference)
{
    if (preference == Preference::Theme) {
        m_menu->setTheme(themeOf(m_engine.preferences()));
        applyLook(*qApp, themeOf(m_engine.preferences()));
    } else if (preference == Preference::FilmstripCache) {
        // The list and the player show the same pictures, which are created once.
        const QString folder = m_engine.profile().root + u"/cache/filmstrips"_s;
        const qint64 mostBytes = m_engine.preferences().number(preference) * 1024LL * 1024;
        m_tasks->setFilmstripFolder(folder, mostBytes);
        m_player->setFilmstripFolder(folder, mostBytes);
    }
}

void MainWindow::restoreLayout()
{
    if (!restoreGeometry(m_settings.value(QLatin1StringView(geometryKey)).toByteArray()))
        resize(usualSize.boundedTo(roomFor(*this)));
    m_rail->setNarrow(width() < roomForWideRail); // before the rest gets its sizes
    m_work->restore(m_settings);
    m_stageWindow->restore(m_settings);
}

void MainWindow::save()
{
    m_settings.setValue(QLatin1StringView(geometryKey), saveGeometry());
    m_stage->save();
    m_work->save(m_settings);
    m_stageWindow->save(m_settings);
    m_spend->save();
    m_formController->saveAtEnd();
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    connect(windowHandle(), &QWindow::screenChanged, this, &MainWindow::keepInScreen, Qt::UniqueConnection);
    // The frame is known only some time after the window is shown.
    QTimer::singleShot(0, this, &MainWindow::keepInScreen);
}

/// Never needs more than its screen has, whatever the scale; the parts of the window give way.
void MainWindow::keepInScreen()
{
    setMinimumSize(leastSize.boundedTo(roomFor(*this)));
    if (!isMaximized() && !isFullScreen())
        resize(size().boundedTo(roomFor(*this)));
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_rail->setNarrow(width() < roomForWideRail);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    if (m_engine.store().counts().value(TaskState::Sending) == 0 || m_engine.isEnding()) { // closed again, not waiting
        event->accept();
        return;
    }
    // The answer contains the ID of the task that will be charged.
    m_engine.setEnding(true);
    event->ignore();
    m_notices->put(closingKey, MessageBar::Kind::Information,
        tr("A request is being sent. Dailies closes as soon as the service responds, so that no response is lost."),
        {{tr("Stay open"), [this] { m_engine.setEnding(false); }}, {tr("Close now"), [this] { close(); }}});
}

void MainWindow::closeWhenAnswered()
{
    if (m_engine.isEnding() && m_engine.store().counts().value(TaskState::Sending) == 0)
        close();
}

void MainWindow::updateStatus()
{
    const auto account = m_engine.account(m_form->accountId());
    m_menu->setKeyPossible(account && !account->isPractice());
}

/// Above the dialog that asks for it, which would otherwise cover it.
void MainWindow::showDiskUse()
{
    const auto name = [this](const QString& id) {
        return id == Account::practiceId() ? tr("Practice") : m_engine.account(id).value_or(Account()).name;
    };
    QWidget* asks = QApplication::activeModalWidget();
    (new DiskUseDialog(m_engine.store(), m_tasks->marking(), name, asks != nullptr ? asks : this))->open();
}

void MainWindow::execute(TaskId id, TaskCommand command)
{
    if (m_tasks->goToTask(id))
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
