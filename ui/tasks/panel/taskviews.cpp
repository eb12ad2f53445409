// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskviews.h"

#include "app/media/inputthumbnail.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/clips/clipfileinfocache.h"
#include "ui/tasks/clips/clipscrub.h"
#include "ui/tasks/clips/filedrag.h"
#include "ui/tasks/clips/hoverplay.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/grid/takegridaccess.h"
#include "ui/tasks/panel/taskselection.h"
#include "ui/tasks/table/storednumbers.h"
#include "ui/tasks/table/taskdelegate.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/tooltips.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto modeKey = "tasks/view"_L1;
constexpr auto tileWidthKey = "tasks/tileWidth"_L1;
constexpr auto openTakesKey = "tasks/openTakes"_L1;
constexpr auto listWord = "list"_L1;
constexpr auto gridWord = "grid"_L1;

/// The selection model that the view made for itself is not needed.
void share(QAbstractItemView* view, TaskModel& model, QItemSelectionModel* selection)
{
    view->setModel(&model);
    const QItemSelectionModel* own = view->selectionModel();
    view->setSelectionModel(selection);
    delete own;
}

} // namespace

TaskViews::TaskViews(TaskModel& model, TaskSelection& selection, QWidget* parent)
    : QStackedWidget(parent)
    , m_model(model)
    , m_selection(selection)
    , m_pictures(new ThumbnailCache(TakeCell::takeSize * devicePixelRatioF(), this))
    , m_tilePictures(new ThumbnailCache(QSize(TakeGrid::usualTile, TakeGrid::usualTile), this))
    , m_inputs(new ThumbnailCache(QSize(TakeGrid::usualTile, TakeGrid::usualTile), &inputThumbnail, this))
    , m_list(new TaskView(this))
    , m_rows(new TaskDelegate(*m_pictures, this))
    , m_grid(new TakeGrid(*m_tilePictures, *m_inputs, this))
{
    setObjectName(u"taskViews"_s);
    installTakeGridAccess();
    buildList();
    buildGrid();
    watchClips();
    addWidget(m_grid);
    addWidget(m_list);
    selection.setFaces([this](int row) { return m_mode == Mode::Grid ? m_grid->faceOf(row) : row; });
    connect(&selection, &TaskSelection::scrollWanted, this, [this](const QModelIndex& index) {
        m_list->scrollTo(index.siblingAtColumn(TaskModel::State));
        m_grid->scrollTo(index);
    });
}

TaskViews::~TaskViews()
{
    // Otherwise the views would signal changes of their last rows when the rest of the panel is destroyed.
    m_list->setModel(nullptr);
    m_grid->setModel(nullptr);
}

void TaskViews::buildList()
{
    share(m_list, m_model, m_selection.model());
    m_list->setItemDelegate(m_rows);
    connect(m_list, &TaskView::hoveredRowChanged, m_rows, &TaskDelegate::setHoveredRow);
    connect(m_list, &TaskView::menuRequested, this, &TaskViews::menuRequested);
    connect(m_list, &QAbstractItemView::doubleClicked, this, &TaskViews::playRequested);
    connect(m_list, &TaskView::decideRequested, this,
        [this](const QModelIndex& index) { Q_EMIT decideRequested(m_model.taskAt(index.row())); });
    connect(m_list, &TaskView::checkRequested, this,
        [this](const QModelIndex& index) { Q_EMIT checkRequested(m_model.taskAt(index.row())); });
    connect(m_list, &TaskView::retryRequested, this, &TaskViews::retryRequested);
    watchDrags(m_list);
    m_play = new HoverPlay(m_list, TaskModel::Take, TaskModel::VideoRole);
    m_rows->takes()->setHoverPlay(m_play);
    connect(m_rows->takes(), &TakeCell::ready, m_list, &TaskView::updateTakes);
}

void TaskViews::buildGrid()
{
    share(m_grid, m_model, m_selection.model());
    connect(m_grid, &TakeGrid::menuRequested, this, &TaskViews::menuRequested);
    connect(m_grid, &QAbstractItemView::doubleClicked, this, &TaskViews::playRequested);
    connect(m_grid, &TakeGrid::decideRequested, this,
        [this](const QModelIndex& index) { Q_EMIT decideRequested(m_model.taskAt(index.row())); });
    connect(m_grid, &TakeGrid::checkRequested, this,
        [this](const QModelIndex& index) { Q_EMIT checkRequested(m_model.taskAt(index.row())); });
    connect(m_grid, &TakeGrid::retryRequested, this, &TaskViews::retryRequested);
    watchDrags(m_grid);
    connect(m_tilePictures, &ThumbnailCache::ready, this,
        [this](const QString& path) { m_grid->updateTiles(TaskModel::VideoRole, path); });
    connect(m_inputs, &ThumbnailCache::ready, this,
        [this](const QString& path) { m_grid->updateTiles(TaskModel::InputRole, path); });
}

void TaskViews::watchDrags(QAbstractItemView* view)
{
    auto* drag = new FileDrag(view->viewport(),
        [view](const QPoint& place) { return !view->indexAt(place).data(TaskModel::FileRole).toString().isEmpty(); });
    connect(drag, &FileDrag::dragged, this, &TaskViews::dragged);
}

void TaskViews::watchClips()
{
    m_clips = new ClipFileInfoCache(this);
    m_model.setClips(m_clips);
    connect(m_clips, &ClipFileInfoCache::allLooked, &m_model, &TaskModel::clipInfoChanged);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            lookAtFilesAgain();
    });
}

void TaskViews::lookAtFilesAgain()
{
    m_clips->lookAgain();
    current()->viewport()->update();
    Q_EMIT filesLookedAt();
}

QRegion TaskViews::buttons() const
{
    return m_mode == Mode::Grid ? m_grid->buttons() : m_list->buttons();
}

void TaskViews::setCovered(int height)
{
    m_grid->setCovered(height);
    m_list->setCovered(height);
}

QAbstractItemView* TaskViews::current() const
{
    return m_mode == Mode::Grid ? static_cast<QAbstractItemView*>(m_grid) : m_list;
}

void TaskViews::setMode(Mode mode)
{
    const bool isWorkedWith = current()->hasFocus();
    m_mode = mode;
    setCurrentWidget(current());
    if (isWorkedWith)
        current()->setFocus(Qt::OtherFocusReason);
    Q_EMIT modeChanged();
    // In the grid, a request has no row of its own.
    const RowGroup* heading = m_model.layout().groupAt(m_selection.model()->currentIndex().row());
    if (m_mode == Mode::Grid && heading != nullptr && heading->kind == RowGroup::Kind::Request) {
        const QList<TaskId> takes = m_selection.tasks();
        m_selection.selectChosenOnly();
        m_selection.add(takes);
    }
    if (const QModelIndex index = m_selection.model()->currentIndex(); index.isValid())
        current()->scrollTo(index);
}

void TaskViews::setFilmstripFolder(const QString& folder, qint64 mostBytes)
{
    m_play->setFolder(folder, mostBytes);
    m_grid->scrub()->setFolder(folder, mostBytes);
    const QString beside = folder.isEmpty() ? QString() : QFileInfo(folder).path() + u"/thumbnails"_s;
    m_pictures->setFolder(beside);
    m_tilePictures->setFolder(beside);
}

QImage TaskViews::thumbnail(const QString& file) const
{
    return m_mode == Mode::Grid ? m_tilePictures->picture(file) : m_pictures->picture(file);
}

void TaskViews::setSizeSlider(QSlider* slider)
{
    m_size = slider;
    connect(slider, &QSlider::valueChanged, m_grid, &TakeGrid::setTileWidth);
    // The grid may be measured while it is painted.
    connect(m_grid, &TakeGrid::mostUsefulTileChanged, this, &TaskViews::showTileSize, Qt::QueuedConnection);
    showTileSize();
}

void TaskViews::showTileSize()
{
    if (m_size == nullptr)
        return;
    const QSignalBlocker quiet(m_size); // a range that ends earlier leaves the wanted size as it is
    const int most = std::max(m_grid->mostUsefulTile(), TakeGrid::leastTile);
    m_size->setRange(TakeGrid::leastTile, most);
    m_size->setValue(m_grid->tileWidth());
    const bool hasRoom = most > TakeGrid::leastTile;
    m_size->setEnabled(hasRoom);
    m_size->setToolTip(plainToolTip(hasRoom ? tr("Tile size") : tr("There's no room for larger tiles")));
}

void TaskViews::restore(const QSettings& settings)
{
    bool isNumber = false;
    if (const int width = settings.value(tileWidthKey).toInt(&isNumber); isNumber)
        m_grid->setTileWidth(width);
    showTileSize();
    m_grid->setOpenTakes(setOf<TaskId>(settings.value(openTakesKey)));
    if (settings.contains(modeKey))
        setMode(settings.value(modeKey).toString() == listWord ? Mode::List : Mode::Grid);
}

void TaskViews::save(QSettings& settings) const
{
    settings.setValue(modeKey, QString(m_mode == Mode::List ? listWord : gridWord));
    settings.setValue(tileWidthKey, m_grid->tileWidth());
    settings.setValue(openTakesKey, textsOf(m_grid->openTakes()));
}

} // namespace Dailies
