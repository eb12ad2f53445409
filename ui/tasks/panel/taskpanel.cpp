// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskpanel.h"

#include "app/common/redact.h"
#include "app/service/text/curlcommand.h"
#include "app/service/wire/wire.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/history/taskfilterjson.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/tasks/actions/compareaction.h"
#include "ui/tasks/actions/markactions.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/clips/clipfileinfocache.h"
#include "ui/tasks/clips/filedrag.h"
#include "ui/tasks/clips/hoverplay.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/filter/savedfilterbutton.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/tasks/panel/selectionactions.h"
#include "ui/tasks/panel/taskmessage.h"
#include "ui/tasks/panel/taskselection.h"
#include "ui/tasks/table/tablesettings.h"
#include "ui/tasks/table/taskdelegate.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/emptystate.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto shownFilterKey = "tasks/shownFilter";
constexpr int tickMs = 1000;

/// Shows a page. If the previous page had the keyboard focus, `focused` gets it.
void showPage(QStackedWidget& pages, QWidget* page, QWidget* focused)
{
    const bool isWorkedWith = pages.isAncestorOf(QApplication::focusWidget());
    if (pages.currentWidget() == page)
        return;
    pages.setCurrentWidget(page);
    if (isWorkedWith && focused != nullptr)
        focused->setFocus(Qt::OtherFocusReason);
}

QString copiedText(TaskCommand command, const VideoTask& task)
{
    switch (command) {
    case TaskCommand::CopyPrompt: return task.request.prompt;
    case TaskCommand::CopyId: return task.remoteId;
    case TaskCommand::CopyAddress: return task.report.videoUrl;
    case TaskCommand::CopyRequest: return QString::fromUtf8(QJsonDocument(encodeCreate(task.request)).toJson());
    case TaskCommand::CopyCurl: return curlCommand(task.baseUrl, task.request);
    default: return {};
    }
}

} // namespace

TaskPanel::TaskPanel(TaskChanges& changes, TaskModel& model, QWidget* parent)
    : QWidget(parent)
    , m_changes(changes)
    , m_store(changes.store())
    , m_history(m_store)
    , m_model(model)
    , m_marking(new TaskMarking(m_store, this))
    , m_bar(new TaskFilterBar(m_history, this))
    , m_view(new TaskView(this))
    , m_selection(new TaskSelection(model, *m_view, this))
    , m_thumbnails(new ThumbnailCache(TakeCell::takeSize * devicePixelRatioF(), this))
    , m_delegate(new TaskDelegate(*m_thumbnails, this))
    , m_actions(new TaskActions(m_view))
    , m_updating(new SelectionActions(changes, *m_selection, *m_actions, this))
    , m_choices(nullptr)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
{
    setObjectName(u"taskPanel"_s);
    makeBar(this);
    connectSelection();
    buildTable();
    buildPages();
    connect(m_bar, &TaskFilterBar::filterChanged, this, &TaskPanel::applyFilter);
    connect(m_actions, &TaskActions::triggered, this, &TaskPanel::execute);
    buildMarking();
    connect(&changes, &TaskChanges::changed, this, &TaskPanel::follow);
    m_ticking.setInterval(tickMs);
    connect(&m_ticking, &QTimer::timeout, this, &TaskPanel::tick);
    m_bar->setTallies(changes.counts());
    tick();
}

TaskPanel::~TaskPanel()
{
    // Otherwise the view would signal changes of its last rows when the rest of the panel is destroyed.
    m_view->selectionModel()->disconnect(m_selection);
    m_model.setClips(nullptr);
    m_view->setModel(nullptr);
}

void TaskPanel::connectSelection()
{
    connect(m_selection, &TaskSelection::chosenChanged, this, &TaskPanel::taskSelected);
    connect(m_selection, &TaskSelection::changed, this, &TaskPanel::selectionChanged);
}

void TaskPanel::buildMarking()
{
    m_markActions = new MarkActions(*m_marking, m_view, this, [this] { return selectedTasks(); });
    m_compare = new CompareAction(
        m_changes, m_view, [this] { return selectedTasks(); }, m_actions);
    connect(m_compare, &CompareAction::requested, this, &TaskPanel::compareRequested);
    connect(m_marking, &TaskMarking::failed, m_message, &TaskMessage::showProblem);
    connect(m_bar, &TaskFilterBar::emptyBinRequested, this, &TaskPanel::askAboutBin);
}

void TaskPanel::buildTable()
{
    m_view->setItemDelegate(m_delegate);
    m_choices = new TableSettings(m_model, *m_view);
    connect(m_choices, &TableSettings::filterWanted, this, &TaskPanel::showFiltered);
    auto* button = new QToolButton(this);
    button->setObjectName(u"tableButton"_s);
    button->setText(tr("View"));
    button->setToolTip(tr("Columns, order and groups of the list"));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    setPopupMenu(button, m_choices->menu());
    m_bar->addTool(button);
    connect(m_view, &TaskView::hoveredRowChanged, m_delegate, &TaskDelegate::setHoveredRow);
    connect(m_view, &TaskView::menuRequested, this, &TaskPanel::showMenu);
    connect(m_view, &QAbstractItemView::doubleClicked, m_actions->action(TaskCommand::Play), &QAction::trigger);
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (TaskDelegate::isLink(index))
            Q_EMIT decideRequested(m_model.taskAt(index.row()));
    });
    auto* drag = new FileDrag(m_view->viewport(),
        [this](const QPoint& place) { return !m_view->indexAt(place).data(TaskModel::FileRole).toString().isEmpty(); });
    connect(drag, &FileDrag::dragged, this, [this] { Q_EMIT clipsDragged(selectedTasks()); });
    watchClips();
    m_play = new HoverPlay(m_view, TaskModel::Take, TaskModel::VideoRole);
    m_delegate->takes()->setHoverPlay(m_play);
    connect(m_delegate->takes(), &TakeCell::ready, m_view, &TaskView::updateTakes);
    connect(m_bar, &TaskFilterBar::searchLeft, this, [this] {
        if (m_model.rowCount() == 0)
            return;
        m_view->setFocus(Qt::OtherFocusReason);
        if (!m_view->currentIndex().isValid())
            m_selection->selectNear(0);
    });
    // Connected after the view, so that the rows are there when the page is chosen.
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TaskPanel::showRightPage);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &TaskPanel::showRightPage);
    connect(&m_model, &TaskModel::settled, this, &TaskPanel::showRightPage);
    connect(&m_model, &TaskModel::settled, m_selection, &TaskSelection::bringBack);
}

void TaskPanel::watchClips()
{
    auto* clips = new ClipFileInfoCache(this);
    m_model.setClips(clips);
    connect(clips, &ClipFileInfoCache::allLooked, &m_model, &TaskModel::clipInfoChanged);
    connect(qApp, &QGuiApplication::applicationStateChanged, clips, [this, clips](Qt::ApplicationState state) {
        // The user may have moved or deleted a clip in another program.
        if (state != Qt::ApplicationActive)
            return;
        clips->lookAgain();
        m_view->viewport()->update();
        m_updating->refresh();
    });
}

void TaskPanel::buildPages()
{
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_bar->filter() == TaskFilter())
            Q_EMIT exampleRequested();
        else
            m_bar->setFilter(m_bar->words().isEmpty() || m_bar->filter().bin == TaskFilter::Bin::Recycled
                    ? TaskGroup::All
                    : m_bar->group(),
                QString());
    });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    m_message = new TaskMessage(this);
    column->addWidget(m_message);
    column->addWidget(dividingLine(Qt::Horizontal, this));
    column->addWidget(m_pages, 1);
    showRightPage();
}

void TaskPanel::setFilmstripFolder(const QString& folder, qint64 mostBytes)
{
    m_play->setFolder(folder, mostBytes);
}

QImage TaskPanel::thumbnail(const QString& file) const
{
    return m_thumbnails->picture(file);
}

void TaskPanel::setAccountNames(FilterChips::NameOf nameOf)
{
    m_model.setAccountNames(nameOf);
    m_bar->chips()->setAccountNames(std::move(nameOf));
}

void TaskPanel::restoreTable(const QSettings& settings)
{
    m_choices->restore(settings);
}

void TaskPanel::saveTable(QSettings& settings) const
{
    m_choices->save(settings);
}

void TaskPanel::addHeadline(QWidget* headline)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, headline);
}

void TaskPanel::keepFiltersIn(QSettings& settings)
{
    m_settings = &settings;
    SavedFilterButton* saved = m_bar->savedFilters();
    saved->setFilters(new SavedFilters(settings, this));
    connect(saved, &SavedFilterButton::said, this, [this](const QString& sentence, const std::function<void()>& undo) {
        m_message->showMessage(MessageBar::Kind::Information, sentence, {{tr("Undo"), undo}});
    });
    connect(saved, &SavedFilterButton::refused, m_message, &TaskMessage::showProblem);
    const QByteArray text = settings.value(QLatin1StringView(shownFilterKey)).toByteArray();
    m_bar->setTallies(m_changes.counts());
    m_bar->showFilter(taskFilterFromJson(QJsonDocument::fromJson(text).object(), QDate::currentDate()));
    connect(m_bar, &TaskFilterBar::filterChanged, this, [this] {
        TaskFilter shown = m_bar->filter();
        // The next start shows neither an old search, which would hide new tasks, nor the recycle bin.
        shown.text.clear();
        shown.bin = TaskFilter::Bin::Kept;
        m_settings->setValue(
            QLatin1StringView(shownFilterKey), QJsonDocument(toJson(shown)).toJson(QJsonDocument::Compact));
    });
}

void TaskPanel::applyFilter()
{
    TaskFilter filter = m_bar->filter();
    filter.order = m_model.filter().order;
    filter.ascending = m_model.filter().ascending;
    filter.grouped = m_model.filter().grouped;
    showFiltered(filter);
}

void TaskPanel::showFiltered(const TaskFilter& filter)
{
    const QList<TaskId> selected = selectedTasks();
    m_model.setFilter(filter);
    // All rows are new, so the selection has to be restored.
    m_selection->restore(selected);
    showRightPage();
}

void TaskPanel::showRightPage()
{
    // A list that is still loading may not be empty.
    if (m_model.rowCount() > 0 || !m_model.isComplete()) {
        showPage(*m_pages, m_view, m_view);
        return;
    }
    const QString words = m_bar->words();
    if (!words.isEmpty()) {
        m_empty->setMessage(icon(u"search"_s), tr("Nothing found for “%1”.").arg(plainText(words)));
        m_empty->setActions({tr("Clear")});
    } else if (m_bar->chips()->filter() != TaskFilter()) {
        m_empty->setMessage(icon(u"search"_s), tr("No take matches this filter."));
        m_empty->setActions({tr("Clear filter")});
    } else if (m_bar->group() == TaskGroup::Bin) {
        m_empty->setMessage(icon(u"trash-2"_s), tr("The recycle bin is empty."));
        m_empty->setActions({tr("Show all")});
    } else if (m_bar->group() != TaskGroup::All) {
        m_empty->setMessage(icon(u"list"_s), tr("No takes here now."));
        m_empty->setActions({tr("Show all")});
    } else {
        m_empty->setMessage(icon(u"clapperboard"_s), tr("No takes yet. Write a request and press Submit."));
        m_empty->setActions({tr("Load an example request")});
    }
    showPage(*m_pages, m_empty, m_empty->findChild<QPushButton*>());
}

TaskId TaskPanel::selectedTask() const
{
    return m_selection->chosen();
}

QList<TaskId> TaskPanel::selectedTasks() const
{
    return m_selection->tasks();
}

void TaskPanel::selectTask(TaskId id)
{
    m_model.settle();
    m_model.reveal(id);
    if (m_model.rowOf(id) < 0) {
        const auto task = m_store.task(id);
        if (!task)
            return;
        m_bar->setTallies(m_changes.counts()); // the filter button of the bin may still be missing
        m_bar->setFilter(task->marks.recycledAt.isValid() ? TaskGroup::Bin : TaskGroup::All, QString());
        m_model.reveal(id);
    }
    if (const int row = m_model.rowOf(id); row >= 0)
        m_selection->selectRow(row);
    else if (!m_model.isComplete())
        m_selection->choose(id); // its row is still loading
}

void TaskPanel::selectAgain(const QList<TaskId>& ids, TaskId current)
{
    m_model.settle();
    if (const int row = m_model.rowOf(current); row >= 0)
        m_selection->selectRow(row);
    m_selection->add(ids);
    m_view->setFocus(Qt::OtherFocusReason);
}

void TaskPanel::follow(const TaskChangeSet& changes)
{
    for (const TaskId id : changes.removed())
        m_selection->forget(id);
    m_bar->setTallies(m_changes.counts());
    tick();
}

void TaskPanel::tick()
{
    m_model.tick();
    Q_EMIT ticked();
    if (!m_model.counts())
        m_ticking.stop();
    else if (!m_ticking.isActive())
        m_ticking.start();
}

void TaskPanel::showMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(u"taskMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_actions->fill(menu);
    menu->addSeparator();
    menu->addAction(m_compare);
    m_markActions->fill(menu);
    menu->popup(place);
}

void TaskPanel::execute(TaskCommand command)
{
    QList<TaskId> ids{selectedTask()};
    // The chosen task may have no row, because a filter hides it. Then the selected rows do not count.
    if (const QList<TaskId> selected = selectedTasks(); isForAll(command) && selected.contains(selectedTask()))
        ids = selected;
    ids.removeIf([this, command](TaskId id) {
        const std::optional<VideoTask> task = m_store.task(id);
        return !task || !isPossible(command, *task);
    });
    if (ids.isEmpty())
        return;
    switch (command) {
    case TaskCommand::ShowInFolder: showInFolder(ids.constFirst()); break;
    case TaskCommand::Recycle:
    case TaskCommand::Restore: executeMark(command); break;
    case TaskCommand::CopyPrompt:
    case TaskCommand::CopyId:
    case TaskCommand::CopyAddress:
    case TaskCommand::CopyRequest:
    case TaskCommand::CopyCurl: copyTexts(command, ids); break;
    case TaskCommand::SaveAs:
    case TaskCommand::CopyFiles: Q_EMIT commandRequested(command, selectedTasks()); break;
    default: Q_EMIT commandRequested(command, ids);
    }
    // The next command may already depend on the result of this one.
    m_changes.deliver();
}

void TaskPanel::executeMark(TaskCommand command)
{
    m_selection->selectNextAfter([this, command] {
        if (command == TaskCommand::Recycle)
            m_marking->recycle(selectedTasks());
        else
            m_marking->restore(selectedTasks());
    });
}

void TaskPanel::askAboutBin()
{
    m_message->showMessage(MessageBar::Kind::Warning,
        tr("The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.",
            nullptr, m_history.tallies().recycled),
        {{tr("Empty the recycle bin"), [this] { m_marking->emptyBin(); }}, {tr("Keep them")}});
}

void TaskPanel::describeTask(TaskId id, const QStringList& tags, const QString& note)
{
    m_marking->describe(id, tags, note);
}

void TaskPanel::copyTexts(TaskCommand command, const QList<TaskId>& ids)
{
    QStringList texts;
    for (const TaskId id : ids)
        texts.append(copiedText(command, m_store.task(id).value_or(VideoTask())));
    QGuiApplication::clipboard()->setText(texts.join(u'\n'));
}

void TaskPanel::showInFolder(TaskId id)
{
    const QString file = m_store.task(id).value_or(VideoTask()).file;
    // Opens only folders that Dailies saved a clip to, so that no outside data decides what is opened.
    const QFileInfo folder(QFileInfo(file).path());
    const QString shown = QDir::toNativeSeparators(folder.absoluteFilePath());
    if (!folder.isDir())
        m_message->showProblem(tr("The folder of this clip is not there any more: %1.").arg(shown));
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder.absoluteFilePath())))
        m_message->showProblem(tr("The desktop could not open %1.").arg(shown));
    else if (!QFileInfo::exists(file))
        m_message->showProblem(tr("This clip is not in its folder any more: %1.").arg(QFileInfo(file).fileName()));
}

} // namespace Dailies
