// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/taskview.h"

#include "app/request/requestkind.h"
#include "app/tasks/taskmodel.h"
#include "ui/common/look.h"
#include "ui/tasks/taskdelegate.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionHeader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int edgeInset = 12;
constexpr int headerInset = 10; ///< what the style keeps at both sides of a header's text
constexpr int slack = 4; ///< digits and letters are not all as wide as those of the sample
constexpr int widestState = 240;
constexpr int narrowestPrompt = 120;

/// Headers that stand over their columns' text: the first at the panel's edge, those of numbers at the right.
class TaskHeader final : public QHeaderView {
public:
    explicit TaskHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->textAlignment = TaskDelegate::alignmentOf(section) | Qt::AlignVCenter;
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        if (section != TaskModel::State) {
            QHeaderView::paintSection(painter, rect, section);
            return;
        }
        painter->fillRect(rect, tone(palette(), Tone::Base));
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tone(palette(), Tone::Line));
        constexpr int more = edgeInset - headerInset;
        const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
        QHeaderView::paintSection(
            painter, rect.adjusted(rightToLeft ? 0 : more, 0, rightToLeft ? -more : 0, 0), section);
    }
};

int stateWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (int state = 0; state <= static_cast<int>(TaskState::Expired); ++state) {
        VideoTask task;
        task.state = static_cast<TaskState>(state);
        const int bar = task.state == TaskState::Downloading ? metrics.horizontalAdvance(u" 100 %"_s) + 60 : 0;
        width = std::max(width, metrics.horizontalAdvance(stateWord(task)) + bar);
    }
    return std::min(edgeInset + 16 + 6 + width + headerInset, widestState);
}

int kindWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (const RequestKind& kind : allKinds()) {
        const QString text = u"%1 %2 · %3"_s.arg(
            familyName(kind.family), generationName(kind.generation), apiTypeShortLabel(kind.apiType));
        width = std::max(width, metrics.horizontalAdvance(text.simplified()));
    }
    return width;
}

} // namespace

TaskView::TaskView(QWidget* parent) : QTableView(parent)
{
    setObjectName(u"taskView"_s);
    setAccessibleName(tr("Tasks"));
    setProperty("rowLines", true);
    setHorizontalHeader(new TaskHeader(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(heightOfRow);
    verticalHeader()->setDefaultSectionSize(heightOfRow);
    verticalScrollBar()->setSingleStep(heightOfRow / 2);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(48);
}

void TaskView::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    if (model != nullptr)
        setColumnWidths();
}

void TaskView::setColumnWidths()
{
    const QFontMetrics text(font());
    QHeaderView* header = horizontalHeader();
    const auto width = [header](TaskModel::Column column, int sample) {
        return std::max(sample + 2 * headerInset + slack, header->sectionSizeHint(column));
    };
    header->resizeSection(TaskModel::State, stateWidth(QFontMetrics(semiboldFont(font()))));
    header->resizeSection(TaskModel::Take, width(TaskModel::Take, TaskDelegate::takeSize.width()));
    header->resizeSection(TaskModel::Kind, width(TaskModel::Kind, kindWidth(text)));
    header->resizeSection(TaskModel::Model, width(TaskModel::Model, text.horizontalAdvance(u"wan3.0-video-00"_s)));
    header->resizeSection(TaskModel::Length, width(TaskModel::Length, text.horizontalAdvance(u"30 s"_s)));
    header->resizeSection(TaskModel::Rating, width(TaskModel::Rating, text.horizontalAdvance(u"\u2605 5"_s)));
    header->resizeSection(TaskModel::Elapsed, width(TaskModel::Elapsed, text.horizontalAdvance(u"10:00:00"_s)));
    header->resizeSection(TaskModel::Expiry,
        width(TaskModel::Expiry, text.horizontalAdvance(u"23 h 59 min"_s)) + edgeInset - headerInset);
    header->setSectionResizeMode(TaskModel::Prompt, QHeaderView::Stretch);
    setMinimumWidth(header->length() - header->sectionSize(TaskModel::Prompt) + narrowestPrompt);
}

void TaskView::keyboardSearch(const QString&)
{
    // There is a search field; going through every row of a large table for a letter would take its time.
}

void TaskView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    event->accept();
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
    if (TaskDelegate::isLink(index))
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
    if (model() != nullptr && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        setColumnWidths();
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
