// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/taskdelegate.h"

#include "app/tasks/taskmodel.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/tasks/statelook.h"
#include "ui/tasks/taskview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int inset = 10; ///< as the style keeps it in a header
constexpr int edgeInset = 12;
constexpr int iconSide = 16;
constexpr int iconGap = 6;
constexpr int barHeight = 4;
constexpr int shortestBar = 24;
constexpr qint64 soonSeconds = 3600; ///< an address with less than this left is worth a warning

TaskState stateOf(const QModelIndex& index)
{
    return static_cast<TaskState>(index.data(TaskModel::StateRole).toInt());
}

/// The cell without its distances, as if the text ran from left to right.
QRect bodyOf(const QStyleOptionViewItem& option, int column)
{
    const int left = column == TaskModel::State ? edgeInset : inset;
    const int right = column == TaskModel::Expiry ? edgeInset : inset;
    return option.rect.adjusted(left, 0, -right, -1);
}

void drawLine(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, Qt::Alignment alignment,
    const QString& text, Qt::TextElideMode mode)
{
    const QRect place = QStyle::visualRect(option.direction, option.rect, body);
    const QString shown = painter->fontMetrics().elidedText(text, mode, body.width());
    painter->drawText(place,
        static_cast<int>(QStyle::visualAlignment(option.direction, alignment | Qt::AlignVCenter)) | Qt::TextSingleLine,
        shown);
}

/// At most two lines, broken between words where there are some; what does not fit is cut with an ellipsis.
void drawTwoLines(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QString& text)
{
    QTextOption wrapping(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    wrapping.setTextDirection(option.direction);
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, painter->font());
    layout.setTextOption(wrapping);
    layout.beginLayout();
    const QTextLine first = layout.createLine();
    int length = 0;
    if (first.isValid()) {
        QTextLine(first).setLineWidth(body.width());
        length = first.textLength();
    }
    layout.endLayout();

    const QFontMetrics metrics = painter->fontMetrics();
    if (length >= text.size()) {
        drawLine(painter, option, body, Qt::AlignLeft, text, Qt::ElideRight);
        return;
    }
    const int top = body.center().y() + 1 - metrics.lineSpacing();
    const QRect upper(body.left(), top, body.width(), metrics.lineSpacing());
    drawLine(painter, option, upper, Qt::AlignLeft, text.left(length).trimmed(), Qt::ElideRight);
    drawLine(
        painter, option, upper.translated(0, metrics.lineSpacing()), Qt::AlignLeft, text.mid(length), Qt::ElideRight);
}

void drawBar(QPainter* painter, const QStyleOptionViewItem& option, const QRect& groove, double fraction)
{
    QRect filled = groove;
    filled.setWidth(static_cast<int>(groove.width() * std::clamp(fraction, 0.0, 1.0)));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tone(option.palette, Tone::Line));
    painter->drawRoundedRect(
        QStyle::visualRect(option.direction, option.rect, groove), barHeight / 2.0, barHeight / 2.0);
    painter->setBrush(tone(option.palette, Tone::Accent));
    if (filled.width() >= barHeight)
        painter->drawRoundedRect(
            QStyle::visualRect(option.direction, option.rect, filled), barHeight / 2.0, barHeight / 2.0);
}

void drawState(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index)
{
    const StateLook look =
        lookOf(stateOf(index), index.data(TaskModel::WatchedRole).toBool(), index.data(TaskModel::HeldRole).toBool());
    const QString expected = index.data(TaskModel::OutlookRole).toString();
    QRect picture(body.left(), 0, iconSide, iconSide);
    const QFont quiet = secondaryFont(option.font);
    const int lower = expected.isEmpty() ? 0 : QFontMetrics(quiet).lineSpacing();
    // The word and what is below it stand in the middle together.
    const QRect upper = body.adjusted(0, 0, 0, -lower);
    picture.moveTop(upper.center().y() - iconSide / 2 + 1);
    icon(look.icon, look.tone).paint(painter, QStyle::visualRect(option.direction, option.rect, picture));

    painter->setFont(semiboldFont(option.font));
    painter->setPen(tone(option.palette, look.tone));
    const QRect place = upper.adjusted(iconSide + iconGap, 0, 0, 0);
    const QString word = index.data().toString();
    drawLine(painter, option, place, Qt::AlignLeft, word, Qt::ElideRight);

    const QVariant fraction = index.data(TaskModel::FractionRole);
    QRect groove(0, upper.center().y() - barHeight / 2 + 1, 0, barHeight);
    groove.setLeft(place.left() + painter->fontMetrics().horizontalAdvance(word) + inset);
    groove.setRight(body.right());
    if (fraction.isValid() && groove.width() >= shortestBar)
        drawBar(painter, option, groove, fraction.toDouble());
    if (expected.isEmpty())
        return;
    painter->setFont(quiet);
    painter->setPen(tone(option.palette, Tone::MutedText));
    const int below = place.center().y() + QFontMetrics(semiboldFont(option.font)).lineSpacing() / 2 + 1;
    drawLine(
        painter, option, QRect(place.left(), below, place.width(), lower), Qt::AlignLeft, expected, Qt::ElideRight);
}

void drawExpiry(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index)
{
    const QVariant left = index.data(TaskModel::RawRole);
    QFont font = option.font;
    if (TaskDelegate::isLink(index)) {
        font = semiboldFont(font);
        font.setUnderline(true);
        painter->setPen(tone(option.palette, Tone::Accent));
    } else if (left.isValid() && left.toLongLong() < soonSeconds) {
        font = semiboldFont(font);
        painter->setPen(tone(option.palette, Tone::Warning));
    }
    painter->setFont(font);
    drawLine(painter, option, body, Qt::AlignLeft, index.data().toString(), Qt::ElideRight);
}

/// What a tooltip shows for text of any origin: escaped in markup of ours, so that it has nothing to guess.
QString asToolTip(const QString& text)
{
    return u"<p style=\"white-space:pre-wrap\">%1</p>"_s.arg(text.toHtmlEscaped());
}

} // namespace

TaskDelegate::TaskDelegate(ThumbnailCache& thumbnails, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_takes(new TakeCell(thumbnails, this))
{}

Qt::Alignment TaskDelegate::alignmentOf(int column)
{
    return column == TaskModel::Length || column == TaskModel::Elapsed ? Qt::AlignRight : Qt::AlignLeft;
}

bool TaskDelegate::isLink(const QModelIndex& index)
{
    return index.isValid() && index.column() == TaskModel::Expiry && stateOf(index) == TaskState::NeedsReview
        && index.data(TaskModel::WatchedRole).toBool();
}

void TaskDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.state.setFlag(QStyle::State_MouseOver, index.row() == m_hoveredRow);
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);

    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    const QRect body = bodyOf(item, index.column());
    switch (index.column()) {
    case TaskModel::State: drawState(painter, item, body, index); break;
    case TaskModel::Take: m_takes->paint(painter, item, index, inset); break;
    case TaskModel::Prompt: drawTwoLines(painter, item, body, index.data().toString()); break;
    case TaskModel::Expiry: drawExpiry(painter, item, body, index); break;
    case TaskModel::Model:
        drawLine(painter, item, body, Qt::AlignLeft, index.data().toString(), Qt::ElideMiddle);
        break;
    default: drawLine(painter, item, body, alignmentOf(index.column()), index.data().toString(), Qt::ElideRight); break;
    }
    painter->restore();
}

QSize TaskDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), TaskView::heightOfRow};
}

bool TaskDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QString text = index.data(Qt::ToolTipRole).toString();
    const QString shown = index.data().toString();
    const QFontMetrics metrics(index.column() == TaskModel::State ? semiboldFont(option.font) : option.font);
    if (text.isEmpty() && metrics.horizontalAdvance(shown) > bodyOf(option, index.column()).width())
        text = shown;
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), asToolTip(text), view, option.rect);
    return true;
}

} // namespace Dailies
