// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/taskview.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/look.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/table/taskdelegate.h"
#include "ui/tasks/table/taskheader.h"
#include "ui/widgets/commandkeys.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int leastGroup = 30;
constexpr int groupInset = 10; ///< above and below the words of a group together
constexpr int slack = 4; ///< for texts that are wider than the sample
constexpr int widestState = 140;
constexpr int widestRoomyState = 240; ///< in room that the prompt does not need
constexpr int narrowestPrompt = 140;
constexpr int goodPrompt = 340; ///< beyond it, the state may be wider
constexpr int fairPrompt = 260;
constexpr int shortPrompt = 200;

/// The columns that are left out where the prompt would be narrower, first the one that says least.
constexpr struct {
    int column;
    int leastPrompt;
} dispensable[] = {{TaskModel::Expiry, goodPrompt}, {TaskModel::Elapsed, goodPrompt}, {TaskModel::Kind, goodPrompt},
    {TaskModel::Model, fairPrompt}, {TaskModel::Rating, shortPrompt}};

int widthForWord(const QString& word, const QFontMetrics& metrics)
{
    return TaskHeader::edgeInset + 16 + 6 + metrics.horizontalAdvance(word) + TaskHeader::textInset + slack;
}

/// As wide as the words of the usual states, which is the most without room. Longer ones are whole in the tooltip.
int usualStateWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (const TaskState state : {TaskState::Waiting, TaskState::Uploading, TaskState::Sending, TaskState::NeedsReview,
             TaskState::InProgress, TaskState::Downloading, TaskState::Failed}) {
        VideoTask task;
        task.state = state;
        width = std::max(width, widthForWord(stateWord(task), metrics));
    }
    return std::min(width, widestState);
}

bool opensOrCloses(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Space: return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    default: return isPlainReturn(event);
    }
}

} // namespace

TaskView::TaskView(QWidget* parent) : QTableView(parent), m_header(new TaskHeader(this))
{
    setObjectName(u"taskView"_s);
    setAccessibleName(tr("Tasks"));
    setProperty("rowLines", true);
    setHorizontalHeader(m_header);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    m_fitting.setSingleShot(true);
    m_fitting.setInterval(0);
    connect(&m_fitting, &QTimer::timeout, this, [this] {
        if (isVisible() && widthOfStates() > m_wantedStateWidth)
            fitPrompt();
    });
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows();
}

int TaskView::heightOfGroup() const
{
    return std::max(leastGroup, fontMetrics().lineSpacing() + groupInset);
}

void TaskView::fitRows()
{
    verticalHeader()->setMinimumSectionSize(heightOfGroup());
    verticalHeader()->setDefaultSectionSize(heightOfRow());
    verticalScrollBar()->setSingleStep(heightOfRow() / 2);
    fitGroups();
}

void TaskView::setModel(QAbstractItemModel* model)
{
    disconnect(m_following);
    QTableView::setModel(model);
    if (model == nullptr)
        return;
    if (const TaskModel* now = tasks())
        m_following = connect(now, &TaskModel::groupsChanged, this, &TaskView::fitGroups);
    for (int column = 0; column < model->columnCount(); ++column)
        m_header->setSectionHidden(column, !taskColumn(column).isShown);
    resetWidths();
    fitGroups();
}

const TaskModel* TaskView::tasks() const
{
    return qobject_cast<const TaskModel*>(model());
}

int TaskView::widthFor(int column) const
{
    if (column == TaskModel::State)
        return std::max(m_stateWidth, m_header->sectionSizeHint(column));
    if (column == TaskModel::Prompt)
        return narrowestPrompt;
    // An expiry that is near is semibold.
    const QFontMetrics metrics(column == TaskModel::Expiry ? semiboldFont(font()) : font());
    int sample = column == TaskModel::Take ? TakeCell::widthIn(heightOfRow(), metrics) : 0;
    for (const QString& text : taskColumn(column).samples())
        sample = std::max(sample, metrics.horizontalAdvance(text));
    sample = std::max(
        sample, QFontMetrics(semiboldFont(m_header->font())).horizontalAdvance(taskColumn(column).shownTitle()));
    return std::max(sample + 2 * TaskHeader::textInset + slack, m_header->sectionSizeHint(column));
}

void TaskView::resetWidths()
{
    m_wantedStateWidth = 0;
    m_stateWidth = 0;
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        if (column != TaskModel::Prompt)
            m_header->resizeSection(column, widthFor(column));
    }
    fitPrompt();
}

void TaskView::fitPrompt()
{
    if (model() == nullptr)
        return;
    if (std::exchange(m_isFitting, true))
        return;
    // While a section stretches, QHeaderView counts the widths of hidden ones.
    m_header->setSectionResizeMode(TaskModel::Prompt, QHeaderView::Interactive);
    for (const int column : std::exchange(m_leftOut, {}))
        m_header->setSectionHidden(column, false);
    int others = 0;
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        if (column != TaskModel::Prompt && !m_header->isSectionHidden(column))
            others += m_header->sectionSize(column);
    }
    const int stateMore = stateGrowth();
    for (const auto& [column, leastPrompt] : dispensable) {
        const int state = leastPrompt == goodPrompt ? stateMore : 0; // says more than these columns
        if (viewport()->width() - others - state >= leastPrompt || m_header->isSectionHidden(column))
            continue;
        others -= m_header->sectionSize(column);
        m_header->setSectionHidden(column, true);
        m_leftOut.append(column);
    }
    others += fitState(viewport()->width() - others - goodPrompt);
    if (viewport()->width() - others >= narrowestPrompt)
        m_header->setSectionResizeMode(TaskModel::Prompt, QHeaderView::Stretch);
    else
        m_header->resizeSection(TaskModel::Prompt, narrowestPrompt);
    m_isFitting = false;
}

/// The width for the states on screen. Rows that come into view can widen the column, but what goes away does not make
/// it narrower: nothing moves unless the user does it.
int TaskView::widthOfStates() const
{
    const QFontMetrics words(semiboldFont(font()));
    const QFontMetrics lines(secondaryFont(font()));
    int width = 0;
    const int end = model() != nullptr ? model()->rowCount() : 0;
    for (int row = std::max(rowAt(0), 0); row < end && rowViewportPosition(row) < viewport()->height(); ++row) {
        const QModelIndex index = model()->index(row, TaskModel::State);
        width = std::max(width, widthForWord(index.data().toString(), words));
        if (!needsExplanation(index)) // its line is below the prompt
            width = std::max(width, widthForWord(index.data(TaskModel::StatusTextRole).toString(), lines));
    }
    return width;
}

/// How much wider the state has to be so that nothing of it is cut. 0 for a width that the user has set.
int TaskView::stateGrowth()
{
    const int before = m_header->sectionSize(TaskModel::State);
    if (m_header->isSectionHidden(TaskModel::State) || before != widthFor(TaskModel::State))
        return 0;
    m_wantedStateWidth = std::max(m_wantedStateWidth, std::min(widthOfStates(), widestRoomyState));
    return std::max(m_wantedStateWidth - before, 0);
}

/// Makes the state as wide as it needs, and wider than usual only in room that the prompt does not need. Returns how
/// much wider it became.
int TaskView::fitState(int room)
{
    const int growth = stateGrowth();
    if (growth == 0)
        return 0;
    const int before = m_header->sectionSize(TaskModel::State);
    const int usual = usualStateWidth(QFontMetrics(semiboldFont(font())));
    m_stateWidth = std::min(m_wantedStateWidth, std::max(usual, before + room));
    m_header->resizeSection(TaskModel::State, widthFor(TaskModel::State));
    return m_header->sectionSize(TaskModel::State) - before;
}

void TaskView::fitStateSoon()
{
    if (!m_fitting.isActive())
        m_fitting.start();
}

bool TaskView::isColumnChosen(int column) const
{
    return !m_header->isSectionHidden(column) || m_leftOut.contains(column);
}

void TaskView::chooseColumn(int column, bool chosen)
{
    m_leftOut.removeAll(column);
    m_header->setSectionResizeMode(TaskModel::Prompt, QHeaderView::Interactive);
    m_header->setSectionHidden(column, !chosen);
    if (chosen && m_header->sectionSize(column) < m_header->minimumSectionSize())
        m_header->resizeSection(column, widthFor(column));
    fitPrompt();
}

void TaskView::updateTakes(int role, const QString& value)
{
    const int end = model() != nullptr ? model()->rowCount() : 0;
    for (int row = rowAt(0); row >= 0 && row < end && rowViewportPosition(row) < viewport()->height(); ++row) {
        const QModelIndex index = model()->index(row, TaskModel::Take);
        if (index.data(role).toString() == value)
            update(index);
    }
}

void TaskView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    // QTableView paints single cells again. The row of a group is painted as a whole.
    for (const QModelIndex& each : {current, previous}) {
        if (groupAt(each) != nullptr)
            viewport()->update(0, rowViewportPosition(each.row()), viewport()->width(), rowHeight(each.row()));
    }
}

void TaskView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    QTableView::dataChanged(first, last, roles);
    fitStateSoon();
}

void TaskView::rowsInserted(const QModelIndex& parent, int first, int last)
{
    QTableView::rowsInserted(parent, first, last);
    fitStateSoon();
}

void TaskView::setCovered(int height)
{
    m_covered = height;
    updateGeometries();
}

void TaskView::updateGeometries()
{
    QTableView::updateGeometries();
    if (m_covered > 0) {
        QScrollBar* bar = verticalScrollBar();
        bar->setMaximum(std::max(bar->maximum(), verticalHeader()->length() + m_covered - viewport()->height()));
    }
}

void TaskView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QTableView::scrollTo(index, hint);
    const int below = visualRect(index).bottom() + 1 - (viewport()->height() - m_covered);
    if (m_covered > 0 && below > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + below);
}

void TaskView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    fitStateSoon();
}

void TaskView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    fitStateSoon();
}

void TaskView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitPrompt();
}

void TaskView::reset()
{
    QTableView::reset();
    m_hasNewRows = true;
    m_wantedStateWidth = 0;
    fitStateSoon();
}

/// Makes the rows of groups lower than those of tasks.
void TaskView::fitGroups()
{
    const TaskModel* model = tasks();
    if (model == nullptr)
        return;
    QHeaderView* rows = verticalHeader();
    rows->setUpdatesEnabled(false);
    // QHeaderView keeps heights by position when all rows are new. Newer versions of Qt do nothing if the default size
    // does not change, so it is reset first.
    if (std::exchange(m_hasNewRows, false)) {
        rows->resetDefaultSectionSize();
        rows->setDefaultSectionSize(heightOfRow());
    }
    for (const RowGroup& group : model->layout().groups())
        rows->resizeSection(group.row, heightOfGroup());
    rows->setUpdatesEnabled(true);
    updateGeometries();
    viewport()->update();
}

const RowGroup* TaskView::groupAt(const QModelIndex& index) const
{
    const TaskModel* model = tasks();
    return model != nullptr && index.isValid() ? model->layout().groupAt(index.row()) : nullptr;
}

void TaskView::setCollapsed(RowGroup group, bool collapsed)
{
    if (group.isCollapsed != collapsed)
        static_cast<TaskModel*>(model())->setCollapsed(group, collapsed);
}

void TaskView::toggle(RowGroup group)
{
    setCollapsed(group, !group.isCollapsed);
}

void TaskView::selectTasksOf(RowGroup group)
{
    setCollapsed(group, false);
    QItemSelection selection;
    for (const TaskId id : tasks()->tasksOf(group)) {
        if (const int row = tasks()->rowOf(id); row >= 0)
            selection.select(model()->index(row, 0), model()->index(row, model()->columnCount() - 1));
    }
    selectionModel()->select(selection, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

QItemSelectionModel::SelectionFlags TaskView::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    // The row of a request means all of its takes, so nothing else stays selected. That of a day changes nothing. A
    // range may cross both.
    const RowGroup* group = groupAt(index);
    if (event != nullptr && group != nullptr) {
        const auto* input = event->isInputEvent() ? static_cast<const QInputEvent*>(event) : nullptr;
        const Qt::KeyboardModifiers keys = input != nullptr ? input->modifiers() : Qt::NoModifier;
        const bool isPress = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress;
        if (isPress && group->kind == RowGroup::Kind::Request && !(keys & (Qt::ShiftModifier | Qt::ControlModifier)))
            return QItemSelectionModel::Clear;
        if (!keys.testFlag(Qt::ShiftModifier))
            return QItemSelectionModel::NoUpdate;
    }
    return QTableView::selectionCommand(index, event);
}

bool TaskView::event(QEvent* event)
{
    // Return is a shortcut that plays a task, but on the row of a group it opens or closes the group, and it follows the
    // link of a take that has no clip.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isGroup = groupAt(currentIndex()) != nullptr;
        if (isGroup ? opensOrCloses(key) : isPlainReturn(key) && !linkOf(currentIndex()).isEmpty()) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void TaskView::keyPressEvent(QKeyEvent* event)
{
    const RowGroup* group = groupAt(currentIndex());
    if (group == nullptr && isPlainReturn(*event) && !event->isAutoRepeat() && !linkOf(currentIndex()).isEmpty()) {
        openLink(currentIndex());
        event->accept();
        return;
    }
    if (group == nullptr || !opensOrCloses(*event)) {
        QTableView::keyPressEvent(event);
        return;
    }
    const Qt::Key opening = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
    const Qt::Key closing = layoutDirection() == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
    if (event->key() == opening || event->key() == closing)
        setCollapsed(*group, event->key() == closing);
    else
        toggle(*group);
    event->accept();
}

QModelIndex TaskView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool isEdge = action == MoveHome || action == MoveEnd; // of the list, because only whole rows are chosen
    return QTableView::moveCursor(action, isEdge ? modifiers | Qt::ControlModifier : modifiers);
}

void TaskView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const RowGroup* group = groupAt(index);
    if (group == nullptr || event->button() != Qt::LeftButton || event->modifiers().testFlag(Qt::ShiftModifier)) {
        QTableView::mousePressEvent(event);
        if (event->button() == Qt::LeftButton && linkOf(index).contains(event->position().toPoint()))
            openLink(index);
        return;
    }
    const RowGroup pressed = *group;
    selectionModel()->setCurrentIndex(index, selectionCommand(index, event));
    if (event->modifiers().testFlag(Qt::ControlModifier))
        selectTasksOf(pressed);
    else
        toggle(pressed);
    event->accept();
}

QRect TaskView::linkOf(const QModelIndex& index) const
{
    const auto* drawer = qobject_cast<const TaskDelegate*>(itemDelegate());
    const QModelIndex prompt = index.siblingAtColumn(TaskModel::Prompt);
    if (drawer == nullptr || tasks() == nullptr || tasks()->taskAt(index.row()) == 0)
        return {};
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(prompt);
    return option.rect.isEmpty() ? QRect() : drawer->linkIn(option, prompt);
}

QRegion TaskView::buttons() const
{
    QRegion all;
    const int end = model() != nullptr ? model()->rowCount() : 0;
    for (int row = std::max(rowAt(0), 0); row < end && rowViewportPosition(row) < viewport()->height(); ++row)
        all += linkOf(model()->index(row, TaskModel::Prompt));
    return all;
}

void TaskView::openLink(const QModelIndex& index)
{
    if (index.data(TaskModel::EditRole).toBool())
        Q_EMIT retryRequested();
    else if (index.data(TaskModel::CheckRole).toBool())
        Q_EMIT checkRequested(index);
    else
        Q_EMIT decideRequested(index);
}

void TaskView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The first click toggled the group, and the second one toggles it back.
    if (groupAt(indexAt(event->position().toPoint())) != nullptr)
        mousePressEvent(event);
    else
        QTableView::mouseDoubleClickEvent(event);
}

void TaskView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    const TaskModel* model = tasks();
    const auto* drawer = qobject_cast<const TaskDelegate*>(itemDelegate());
    if (model == nullptr || drawer == nullptr || model->layout().groups().isEmpty())
        return;
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QRect area = event->rect();
    for (int row = rowAt(area.top()); row >= 0 && row < model->rowCount(); ++row) {
        const int top = rowViewportPosition(row);
        if (top > area.bottom())
            break;
        option.rect = QRect(0, top, viewport()->width(), rowHeight(row));
        const RowGroup* group = model->layout().groupAt(row);
        const RowGroup* run = group ? nullptr : model->layout().runAround(row);
        if (run != nullptr)
            drawer->paintRail(&painter, option, row == run->row + run->count);
        if (group == nullptr)
            continue;
        option.state.setFlag(QStyle::State_MouseOver, row == m_hoveredRow);
        // Without the keyboard, too, it shows that its takes are selected.
        const bool isSelected = group->kind == RowGroup::Kind::Request && !selectionModel()->hasSelection();
        option.state.setFlag(QStyle::State_HasFocus, row == currentIndex().row() && (hasFocus() || isSelected));
        drawer->paintGroup(&painter, option, model->groupWords(*group));
    }
}

void TaskView::keyboardSearch(const QString&)
{
    // Does nothing: Qt would search every row of a large table, and there is a search field.
}

void TaskView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    event->accept();
    if (const RowGroup* group = groupAt(index)) {
        const QPoint place = byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos();
        if (group->kind == RowGroup::Kind::Day) {
            Q_EMIT m_header->menuRequested(place);
            return;
        }
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::Clear);
        Q_EMIT menuRequested(place);
        return;
    }
    if (!byKey) {
        Q_EMIT menuRequested(event->globalPos());
        return;
    }
    scrollTo(index);
    Q_EMIT menuRequested(viewport()->mapToGlobal(visualRect(index.siblingAtColumn(TaskModel::Prompt)).center()));
}

void TaskView::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    setHoveredRow(index.isValid() ? index.row() : -1);
    if (linkOf(index).contains(event->position().toPoint()))
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
}

bool TaskView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        setHoveredRow(-1);
    return QTableView::viewportEvent(event);
}

void TaskView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (model() == nullptr || (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange))
        return;
    fitRows();
    resetWidths();
}

void TaskView::setHoveredRow(int row)
{
    if (m_hoveredRow == row)
        return;
    m_hoveredRow = row;
    viewport()->update();
    Q_EMIT hoveredRowChanged(row);
}

} // namespace Dailies
