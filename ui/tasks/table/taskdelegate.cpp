// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/taskdelegate.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/stars.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/facts/statelook.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int inset = 10; ///< the same as the style's inset in a header
constexpr int edgeInset = 12;
constexpr int iconSide = 16;
constexpr int iconGap = 6;
constexpr int leastHeight = 46;
constexpr int twoLinesInset = 6; ///< above and below two lines together
constexpr int barHeight = 4;
constexpr int starSide = 12;
constexpr int starGap = 4;
constexpr int markInset = 6;
constexpr int leastBesideMark = 240; ///< width of a prompt that has the mark of a practice task after it
constexpr int leastReason = 120; ///< in less room it says nothing
constexpr int markRadius = 4;
constexpr int railInset = 4;
constexpr int railWidth = 3;
constexpr int railEnd = 8; ///< gap below the last row, which shows where the group ends
constexpr qint64 soonSeconds = 3600; ///< a link that expires sooner is shown as a warning

/// The cell without its margins, in left-to-right layout.
QRect bodyOf(const QStyleOptionViewItem& option, int column)
{
    const int left = column == TaskModel::State ? edgeInset : inset;
    return option.rect.adjusted(left, 0, -inset, -1);
}

void drawBar(QPainter* painter, const QStyleOptionViewItem& option, const QRect& groove, double fraction)
{
    QRect filled = groove;
    filled.setWidth(static_cast<int>(groove.width() * std::clamp(fraction, 0.0, 1.0)));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tone(option.palette, Tone::Line));
    painter->drawRoundedRect(
        QStyle::visualRect(option.direction, option.rect, groove), barHeight / 2.0, barHeight / 2.0);
    painter->setBrush(tone(option.palette, Tone::Accent));
    if (filled.width() >= barHeight)
        painter->drawRoundedRect(
            QStyle::visualRect(option.direction, option.rect, filled), barHeight / 2.0, barHeight / 2.0);
    painter->restore();
}

} // namespace

TaskDelegate::TaskDelegate(ThumbnailCache& thumbnails, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_takes(new TakeCell(thumbnails, this))
{}

Qt::Alignment TaskDelegate::alignmentOf(int column)
{
    return taskColumn(column).isNumber ? Qt::AlignRight : Qt::AlignLeft;
}

void TaskDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.data(TaskModel::TaskIdRole).toLongLong() == 0)
        return; // TaskView draws the rows of groups
    // TaskModel provides no fonts or colours, so initStyleOption() is not needed.
    QStyleOptionViewItem item = option;
    item.state.setFlag(QStyle::State_MouseOver, index.row() == m_hoveredRow);
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);

    m_texts.use(item.font, item.direction);
    painter->setPen(item.palette.color(QPalette::Text));
    const QRect body = bodyOf(item, index.column());
    switch (index.column()) {
    case TaskModel::State: paintState(painter, item, body, index); break;
    case TaskModel::Take:
        painter->save();
        m_takes->paint(painter, item, index, inset);
        painter->restore();
        break;
    case TaskModel::Prompt: paintPrompt(painter, item, body, index); break;
    case TaskModel::Rating: paintRating(painter, item, body, index); break;
    case TaskModel::Expiry: paintExpiry(painter, item, body, index); break;
    default:
        drawText(painter, item, body, index.data().toString(), CellTexts::Face::Plain, alignmentOf(index.column()),
            index.column() == TaskModel::Model ? Qt::ElideMiddle : Qt::ElideRight);
        break;
    }
}

void TaskDelegate::drawText(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body,
    const QString& text, CellTexts::Face face, Qt::Alignment alignment, Qt::TextElideMode mode) const
{
    m_texts.draw(painter, QStyle::visualRect(option.direction, option.rect, body), alignment, text, face, mode);
}

/// The mark of a practice task is after its prompt. A prompt with little room has no mark, because the stage and the
/// details say it, too.
QRect TaskDelegate::practiceIn(const QRect& body, const QString& mark) const
{
    using Face = CellTexts::Face;
    const QSize size(m_texts.widthOf(mark, Face::Quiet) + 2 * markInset, m_texts.lineSpacing(Face::Quiet) + 2);
    if (mark.isEmpty() || body.width() - inset - size.width() < leastBesideMark)
        return {};
    QRect place(QPoint(), size);
    place.moveCenter(QPoint(body.right() + 1 - size.width() / 2, body.center().y()));
    return place;
}

void TaskDelegate::paintPrompt(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const
{
    using Face = CellTexts::Face;
    const QString unnamed = index.data(TaskModel::UnnamedRole).toString();
    const QString prompt = unnamed.isEmpty() ? index.data().toString() : unnamed;
    if (!unnamed.isEmpty())
        painter->setPen(tone(option.palette, Tone::MutedText));
    const QString mark = index.data(TaskModel::PracticeRole).toString();
    QRect place = practiceIn(body, mark);
    const QRect rest = place.isEmpty() ? body : body.adjusted(0, 0, place.left() - inset - body.right(), 0);
    if (needsExplanation(index)) {
        // One line of the prompt. The whole width below it says why there is no clip and what can be done.
        const int line = m_texts.lineSpacing(Face::Plain);
        const QRect first(rest.left(), body.center().y() + 1 - line, rest.width(), line);
        drawText(painter, option, first, prompt, Face::Plain);
        if (!place.isEmpty())
            place = QRect(place.left(), first.top(), place.width(), line);
        paintReason(painter, option, body, index);
    } else {
        m_texts.drawTwoLines(painter, QStyle::visualRect(option.direction, option.rect, rest), prompt, Face::Plain);
    }
    if (!place.isEmpty())
        paintPractice(painter, option, place, mark);
}

void TaskDelegate::paintPractice(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& place, const QString& mark) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->setBrush(tone(option.palette, isSelected ? Tone::Base : Tone::Chip));
    painter->drawRoundedRect(QStyle::visualRect(option.direction, option.rect, place), markRadius, markRadius);
    painter->setPen(tone(option.palette, Tone::MutedText));
    drawText(painter, option, place, mark, CellTexts::Face::Quiet, Qt::AlignHCenter);
    painter->restore();
}

void TaskDelegate::paintReason(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const
{
    using Face = CellTexts::Face;
    QRect reason(body.left(), body.center().y() + 1, body.width(), m_texts.lineSpacing(Face::Plain));
    const QString why = explanationOf(index).simplified();
    const QString words = explanationLink(index);
    painter->save();
    if (!words.isEmpty()) {
        const QRect link = linkBelow(body, words, why);
        reason.setRight(link.left() - inset);
        painter->setPen(tone(option.palette, Tone::Accent));
        drawText(painter, option, link, words, Face::Link);
    }
    painter->setPen(tone(option.palette, Tone::MutedText));
    if (reason.width() > 0)
        drawText(painter, option, reason, why, Face::Quiet);
    painter->restore();
}

/// After the reason, which gives way to it. Where the reason would be hardly more than dots, there is none.
QRect TaskDelegate::linkBelow(const QRect& prompt, const QString& words, const QString& why) const
{
    using Face = CellTexts::Face;
    const int width = std::min(m_texts.widthOf(words, Face::Link) + 1, prompt.width());
    const int wanted = why.isEmpty() ? 0 : m_texts.widthOf(why, Face::Quiet) + inset + 1;
    const int room = prompt.width() - width;
    const int reason = wanted > room && room < leastReason ? 0 : std::min(wanted, room);
    return {prompt.left() + reason, prompt.center().y() + 1, width, m_texts.lineSpacing(Face::Plain)};
}

QRect TaskDelegate::linkIn(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString words = needsExplanation(index) ? explanationLink(index) : QString();
    if (words.isEmpty())
        return {};
    m_texts.use(option.font, option.direction);
    const QRect link = linkBelow(bodyOf(option, TaskModel::Prompt), words, explanationOf(index).simplified());
    return QStyle::visualRect(option.direction, option.rect, link);
}

QIcon TaskDelegate::iconOf(const StateLook& look) const
{
    const std::pair key(look.icon, int(look.tone));
    if (const auto kept = m_icons.constFind(key); kept != m_icons.cend())
        return *kept;
    return *m_icons.insert(key, icon(look.icon, look.tone));
}

void TaskDelegate::paintState(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const
{
    using Face = CellTexts::Face;
    const StateLook look = lookOf(index);
    // That of a take with an explanation is below its prompt.
    const QString expected = needsExplanation(index) ? QString() : index.data(TaskModel::StatusTextRole).toString();
    const QString word = index.data().toString();
    if (word.isEmpty())
        return; // the normal state says nothing
    QRect picture(body.left(), 0, iconSide, iconSide);
    const int lower = expected.isEmpty() ? 0 : m_texts.lineSpacing(Face::Quiet);
    // The state and the line below it are centred together.
    const QRect upper = body.adjusted(0, 0, 0, -lower);
    picture.moveTop(upper.center().y() - iconSide / 2 + 1);
    iconOf(look).paint(painter, QStyle::visualRect(option.direction, option.rect, picture));

    painter->setPen(tone(option.palette, look.tone));
    const QRect place = upper.adjusted(iconSide + iconGap, 0, 0, 0);
    const QVariant fraction = index.data(TaskModel::FractionRole);
    const bool isAlone = expected.isEmpty() && !fraction.isValid();
    if (isAlone && m_texts.widthOf(word, Face::State) > place.width())
        m_texts.drawTwoLines(painter, QStyle::visualRect(option.direction, option.rect, place), word, Face::State);
    else
        drawText(painter, option, place, word, Face::State);
    if (fraction.isValid()) {
        const int below = upper.center().y() + m_texts.lineSpacing(Face::State) / 2 + 1;
        drawBar(painter, option, QRect(place.left(), below, place.width(), barHeight), fraction.toDouble());
    }
    if (expected.isEmpty())
        return;
    painter->setPen(tone(option.palette, Tone::MutedText));
    const int below = place.center().y() + m_texts.lineSpacing(Face::State) / 2 + 1;
    drawText(painter, option, QRect(place.left(), below, place.width(), lower), expected, Face::Quiet);
}

void TaskDelegate::paintRating(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const
{
    QRect place = body;
    if (index.data(TaskModel::RejectedRole).toBool()) {
        const QString cross = index.data().toString().left(1);
        drawText(painter, option, body, cross, CellTexts::Face::Plain);
        place.setLeft(place.left() + m_texts.widthOf(cross, CellTexts::Face::Plain) + starGap);
    }
    const int rating = index.data(TaskModel::RatingRole).toInt();
    if (rating == 0)
        return;
    const int side = std::min(starSide, (place.width() + inset / 2) / 5 - 1); // as large as five have room
    const QRect stars(place.left(), place.center().y() - side / 2 + 1, rating * (side + 1), side);
    const QPoint first = QStyle::visualRect(option.direction, option.rect, stars).topLeft();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawStars(*painter, QRectF(first, QSizeF(side, side)), tone(option.palette, Tone::Rating), rating);
    painter->restore();
}

void TaskDelegate::paintExpiry(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const QModelIndex& index) const
{
    CellTexts::Face face = CellTexts::Face::Plain;
    const QVariant left = index.data(TaskModel::RawRole);
    if (left.isValid() && left.toLongLong() < soonSeconds) {
        face = CellTexts::Face::State;
        painter->setPen(tone(option.palette, Tone::Warning));
    }
    drawText(painter, option, body, index.data().toString(), face);
}

void TaskDelegate::paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const GroupWords& words) const
{
    using Face = CellTexts::Face;
    m_texts.use(option.font, option.direction);
    const QPalette& palette = option.palette;
    const bool isDay = words.group.kind == RowGroup::Kind::Day;
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    // The list has a ring of its own.
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    QColor ground = tone(palette, isCurrent ? Tone::Selection : isDay ? Tone::Window : Tone::Base);
    if (isHovered)
        ground = blended(ground, tone(palette, Tone::Text), 0.04);
    painter->fillRect(option.rect, ground);
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tone(palette, Tone::Line));

    const auto visual = [&option](
                            const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    QRect rest = option.rect.adjusted(edgeInset, 0, -edgeInset, -1);
    const QRect chevron(rest.left(), rest.center().y() - iconSide / 2 + 1, iconSide, iconSide);
    const bool isRightToLeft = option.direction == Qt::RightToLeft;
    iconOf({words.group.isCollapsed ? (isRightToLeft ? u"chevron-left"_s : u"chevron-right"_s) : u"chevron-down"_s,
               Tone::MutedText})
        .paint(painter, visual(chevron));
    rest.setLeft(chevron.right() + 1 + iconGap);
    painter->setPen(tone(palette, Tone::Text));
    m_texts.draw(painter, visual(rest), Qt::AlignLeft, words.title, Face::State);
    rest.setLeft(rest.left() + m_texts.widthOf(words.title, Face::State) + inset);
    painter->setPen(tone(palette, Tone::MutedText));
    // The counts are at the end of each row, where they form a column. The prompt gets the remaining width.
    const int tallyWidth = m_texts.widthOf(words.tally, Face::Quiet) + 1;
    QRect tally = rest;
    if (!words.prompt.isEmpty())
        tally.setLeft(std::max(rest.left(), rest.right() - tallyWidth));
    m_texts.draw(
        painter, visual(tally), words.prompt.isEmpty() ? Qt::AlignLeft : Qt::AlignRight, words.tally, Face::Quiet);
    rest.setRight(rest.right() - tallyWidth - inset);
    if (rest.width() > inset)
        m_texts.draw(painter, visual(rest), Qt::AlignLeft, words.prompt, Face::Quiet);
}

void TaskDelegate::paintRail(QPainter* painter, const QStyleOptionViewItem& option, bool isLast) const
{
    const QRect rail(
        option.rect.left() + railInset, option.rect.top(), railWidth, option.rect.height() - (isLast ? railEnd : 0));
    painter->fillRect(QStyle::visualRect(option.direction, option.rect, rail),
        blended(tone(option.palette, Tone::Line), tone(option.palette, Tone::MutedText), 0.4));
}

int TaskDelegate::rowHeight(const QFont& font)
{
    return std::max(leastHeight, 2 * QFontMetrics(font).lineSpacing() + twoLinesInset);
}

QSize TaskDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), rowHeight(option.font)};
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
    if (index.column() == TaskModel::Prompt && needsExplanation(index))
        text += u"\n\n"_s + explanationOf(index);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), wrappedToolTip(text), view, option.rect);
    return true;
}

} // namespace Dailies
