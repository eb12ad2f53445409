// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/grid/tiledelegate.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/stars.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/facts/statelook.h"
#include "ui/tasks/grid/gridlayout.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QLinearGradient>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qreal radius = 4;
constexpr qreal cellRadius = 6;
constexpr int edge = 8; ///< between a picture's edge and what is written on it
constexpr int side = 16; ///< of an icon
constexpr int promptTop = 4; ///< above a prompt that is shown instead of a picture
constexpr int starSide = 12;
constexpr int ringSide = 36;
constexpr int ringBelowPrompt = 28; ///< where the room is shared with the text of a prompt
constexpr int ringGap = 8; ///< between a ring and the words below it
constexpr qreal ringPen = 3;
constexpr int fullTurn = 360 * 16;
constexpr int aroundRing = 16; ///< height above and below ring and words on a picture
constexpr int barHeight = 3;
constexpr int fewPixels = 4;
constexpr int discSide = side + 4; ///< of the mark of a selected tile

QString cell(const QModelIndex& index, TaskModel::Column column)
{
    return index.siblingAtColumn(column).data().toString();
}

QPainterPath outlineOf(const QRect& frame)
{
    QPainterPath outline;
    outline.addRoundedRect(frame, radius, radius);
    return outline;
}

/// The colours of what is written on pictures, which are dark in both themes.
QColor onPicture(Tone role = Tone::Text)
{
    return tone(Theme::Dark, role);
}

QRect mirrored(const QStyleOptionViewItem& option, const QRect& within, const QRect& rect)
{
    return QStyle::visualRect(option.direction, within, rect);
}

/// The room that the mark of a selected tile needs before the words at the top.
int besideMark(const TileLook& look)
{
    return look.isChecked ? discSide + 4 : 0;
}

/// Wraps a text into so many lines. What does not fit is cut in the last one.
void drawLines(QPainter* painter, const QRect& place, const QString& text, const QFont& font, int most)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    qsizetype last = 0; // where the last line that fits starts
    for (int line = 0; line < most; ++line) {
        QTextLine made = layout.createLine();
        if (!made.isValid())
            break;
        made.setLineWidth(place.width());
        last = made.textStart();
    }
    const bool hasMore = layout.createLine().isValid();
    layout.endLayout();
    const QString cut = QFontMetrics(font).elidedText(text.sliced(last), Qt::ElideRight, place.width());
    painter->setFont(font);
    painter->drawText(place, int(Qt::AlignLeading | Qt::AlignTop) | Qt::TextWordWrap,
        hasMore ? text.first(last).trimmed() + u'\n' + cut : text);
}

/// Draws the whole picture, so that portrait and landscape takes differ visibly.
void drawWhole(QPainter* painter, const QRect& frame, const QImage& picture)
{
    painter->fillRect(frame, onPicture(Tone::PictureGround));
    QSize size = picture.size().scaled(frame.size(), Qt::KeepAspectRatio);
    // A picture of nearly the same form leaves no thin edges.
    if (frame.width() - size.width() <= fewPixels && frame.height() - size.height() <= fewPixels)
        size = frame.size();
    painter->drawImage(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, frame), picture);
}

void drawEdge(QPainter* painter, const QColor& colour, const QRect& picture)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(colour);
    painter->drawRoundedRect(QRectF(picture).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

} // namespace

TileDelegate::TileDelegate(ThumbnailCache& takes, ThumbnailCache& inputs, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_takes(takes)
    , m_inputs(inputs)
{}

int TileDelegate::lineHeight(const QFont& font)
{
    return QFontMetrics(font).lineSpacing() + 1;
}

QPixmap TileDelegate::glyph(const QString& name, const QColor& colour, qreal scale) const
{
    const QString key = u"%1 %2 %3"_s.arg(name, colour.name()).arg(scale);
    if (const auto known = m_glyphs.constFind(key); known != m_glyphs.cend())
        return *known;
    QPixmap made = icon(name).pixmap(QSize(side, side), scale);
    QPainter painter(&made);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRect(0, 0, side, side), colour);
    painter.end();
    return *m_glyphs.insert(key, made);
}

QRect TileDelegate::badgeIn(const QRect& picture, const QStyleOptionViewItem& option, int stacked) const
{
    if (stacked < 2)
        return {};
    const QFontMetrics metrics(semiboldFont(option.font));
    const int width = side + 4 + metrics.horizontalAdvance(QLocale().toString(stacked)) + 12;
    const int height = std::max(side, metrics.height()) + 4;
    return mirrored(option, picture, {picture.right() + 1 - edge / 2 - width, picture.top() + edge / 2, width, height});
}

QRect TileDelegate::linkIn(const QRect& picture, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString words = explanationLink(index);
    if (words.isEmpty())
        return {};
    const QFontMetrics metrics(option.font);
    const int room = picture.width() - 2 * edge;
    const int text = metrics.horizontalAdvance(words);
    const int width = std::min(text + 2 * edge, room);
    // Long words take two lines. They are drawn with half an edge at each side.
    const int height = 8 + (text + edge <= room ? metrics.height() : 2 * metrics.lineSpacing());
    return mirrored(option, picture, {picture.left() + edge, picture.bottom() + 1 - edge - height, width, height});
}

void TileDelegate::paintTile(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
    const QModelIndex& index, const TileLook& look) const
{
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_texts.use(option.font, option.direction);
    const QPalette& palette = option.palette;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (look.isInOpenStack) // a common ground, which shows where the stack ends
        painter->fillRect(option.rect, tone(palette, Tone::Chip));
    const bool hasRing = option.state.testFlag(QStyle::State_HasFocus);
    if (isSelected || hasRing) {
        painter->setBrush(isSelected ? QBrush(tone(palette, Tone::Selection)) : QBrush(Qt::NoBrush));
        const qreal pen = hasRing ? 2 : 1;
        painter->setPen(QPen(tone(palette, Tone::Accent), pen));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(pen, pen, -pen, -pen), cellRadius, cellRadius);
    }
    if (look.stacked > 1 && !look.isOpen) {
        // Two more takes look out behind the first.
        painter->setPen(QPen(blended(tone(palette, Tone::Base), tone(palette, Tone::MutedText), 0.6), 1));
        for (const int behind : {1, 2})
            painter->drawLine(QPointF(picture.left() + 6 * behind, picture.top() - 2 * behind + 0.5),
                QPointF(picture.right() + 1 - 6 * behind, picture.top() - 2 * behind + 0.5));
    }
    painter->save();
    painter->setClipPath(outlineOf(picture), Qt::IntersectClip);
    const bool isTrouble = needsExplanation(index);
    const bool hasClip = !isTrouble && !index.data(TaskModel::VideoRole).toString().isEmpty();
    if (isTrouble)
        paintTrouble(painter, option, picture, index, look);
    else if (hasClip)
        paintClip(painter, option, picture, index, look);
    else
        paintWork(painter, option, picture, index, look);
    if (look.isRejected) {
        QColor dim = tone(palette, Tone::Base);
        dim.setAlphaF(0.6F);
        painter->fillRect(picture, dim);
    }
    painter->restore();
    paintMarks(painter, option, picture, look);
    paintCaption(painter, option, picture, index);
    painter->restore();
}

void TileDelegate::paintClip(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
    const QModelIndex& index, const TileLook& look) const
{
    const qreal scale = painter->device()->devicePixelRatioF();
    m_takes.setBounds(picture.size() * scale);
    const QImage shown =
        look.frame.isNull() ? m_takes.picture(index.data(TaskModel::VideoRole).toString()) : look.frame;
    const QString gone = cell(index, TaskModel::State);
    if (shown.isNull()) // soon there, or dark like the stage if the clip is gone
        painter->fillRect(picture, tone(option.palette, gone.isEmpty() ? Tone::Chip : Tone::PictureGround));
    else
        drawWhole(painter, picture, shown);
    const int rating = index.data(TaskModel::RatingRole).toInt();
    const QModelIndex measured = index.siblingAtColumn(TaskModel::Length);
    QString length = measured.data(TaskModel::RawRole).isValid() ? measured.data().toString() : QString();
    if (look.part >= 0 && !length.isEmpty()) {
        const double seconds = measured.data(TaskModel::RawRole).toDouble();
        length = tr("%1 of %2", "place in a clip, and its length")
                     .arg(QLocale().toString(seconds * look.part, 'f', 1), length);
    }
    const int line = m_texts.lineSpacing(CellTexts::Face::Plain);
    if (rating > 0 || !length.isEmpty()) {
        const QRect foot(picture.left(), picture.bottom() + 1 - 2 * line, picture.width(), 2 * line);
        QLinearGradient gradient(foot.topLeft(), foot.bottomLeft());
        gradient.setColorAt(0, pictureShade(0));
        gradient.setColorAt(0.36, pictureShade(0.66)); // above the words, which are read on white, too
        gradient.setColorAt(1, pictureShade(0.8));
        painter->fillRect(foot, gradient);
    }
    const QRect words = picture.adjusted(edge, 0, -edge, -4);
    const QRect foot(words.left(), words.bottom() + 1 - line, words.width(), line);
    if (rating > 0) {
        const int width = rating * (starSide + 1);
        QRect stars(foot.left(), foot.center().y() - starSide / 2 + 1, width, starSide);
        stars = mirrored(option, foot, stars);
        drawStars(*painter, QRectF(stars.topLeft(), QSizeF(starSide, starSide)), onPicture(Tone::Rating), rating);
    }
    painter->setPen(onPicture());
    m_texts.draw(painter, foot, Qt::AlignRight, length, CellTexts::Face::Quiet);
    if (!gone.isEmpty())
        paintWord(painter, option, picture, look, gone, pictureShade(0.8), onPicture(Tone::Warning),
            look.isNew || look.isRejected ? 1 : 0);
    if (look.part >= 0) {
        // Time runs from left to right in every language.
        const QRect bar(picture.left(), picture.bottom() + 1 - barHeight, picture.width(), barHeight);
        painter->fillRect(bar, pictureShade(0.5));
        painter->fillRect(
            QRect(bar.topLeft(), QSize(int(bar.width() * look.part), barHeight)), onPicture(Tone::Accent));
    }
}

void TileDelegate::paintWork(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
    const QModelIndex& index, const TileLook& look) const
{
    using Face = CellTexts::Face;
    const qreal scale = painter->device()->devicePixelRatioF();
    m_inputs.setBounds(picture.size() * scale);
    const QImage input = m_inputs.picture(index.data(TaskModel::InputRole).toString());
    painter->fillRect(picture, onPicture(Tone::PictureGround));
    if (!input.isNull()) {
        // Fills the frame, and is dimmed, because it is not the take yet.
        const QSize size = input.size().scaled(picture.size(), Qt::KeepAspectRatioByExpanding);
        painter->drawImage(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, picture), input);
        painter->fillRect(picture, pictureShade(0.68));
    } else {
        painter->setPen(onPicture(Tone::MutedText));
        const QRect badge = badgeIn(picture, option, look.stacked);
        const int beside = badge.isEmpty() ? 0 : badge.width();
        const QRect words = mirrored(option, picture,
            {picture.left() + edge + besideMark(look), picture.top() + promptTop,
                picture.width() - 2 * edge - besideMark(look) - beside, 2 * m_texts.lineSpacing(Face::Quiet)});
        m_texts.drawTwoLines(painter, words, index.data().toString(), Face::Quiet);
    }
    const TaskState state = stateOf(index);
    const QString left = index.data(TaskModel::OutlookRole).toString();
    QString words = left.isEmpty() ? cell(index, TaskModel::State) : left;
    if (state == TaskState::Waiting && !words.isEmpty()) // the word explains itself here
        words.replace(0, 1, words.at(0).toUpper());
    if (state == TaskState::Downloading) {
        const QString trouble = index.siblingAtColumn(TaskModel::State).data(TaskModel::StatusTextRole).toString();
        if (!trouble.isEmpty())
            words += u" · "_s + trouble;
    }
    const int line = m_texts.lineSpacing(Face::Plain);
    const int room = picture.width() - 2 * edge;
    const int high = m_texts.widthOf(words, Face::Plain) > room ? 2 * line : line; // a long one takes two lines
    const bool isBelowPrompt = input.isNull();
    const QRect rest = picture.adjusted(0, isBelowPrompt ? promptTop + 2 * m_texts.lineSpacing(Face::Quiet) : 0, 0, 0);
    const int across = isBelowPrompt ? ringBelowPrompt : ringSide;
    const int withRing = across + ringGap + high;
    const bool hasRing = state != TaskState::Waiting && rest.height() >= withRing + (isBelowPrompt ? 0 : aroundRing);
    int top = rest.center().y() - (hasRing ? withRing : high) / 2;
    if (hasRing) {
        QRectF ring(0, top, across, across);
        ring.moveCenter({picture.center().x() + 0.5, ring.center().y()});
        QColor groove = onPicture();
        groove.setAlphaF(0.28F);
        painter->setPen(QPen(groove, ringPen));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(ring);
        if (const QVariant done = index.data(TaskModel::ProgressRole); done.isValid()) {
            painter->setPen(QPen(onPicture(Tone::Accent), ringPen, Qt::SolidLine, Qt::RoundCap));
            painter->drawArc(ring, fullTurn / 4, -int(done.toDouble() * fullTurn));
        }
        top += across + ringGap;
    }
    painter->setPen(onPicture());
    const QRect place(picture.left() + edge, top, room, high);
    if (high > line)
        m_texts.drawTwoLines(painter, place, words, Face::Plain, Qt::AlignHCenter);
    else
        m_texts.draw(painter, place, Qt::AlignHCenter, words, Face::Plain);
    drawEdge(painter, onPicture(Tone::Line), picture); // a dark picture would melt into a dark ground
}

void TileDelegate::paintTrouble(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
    const QModelIndex& index, const TileLook& look) const
{
    using Face = CellTexts::Face;
    const QPalette& palette = option.palette;
    painter->fillRect(picture, tone(palette, Tone::Window));
    drawEdge(painter, tone(palette, Tone::Line), picture);
    const StateLook state = lookOf(index);
    const int line = std::max(m_texts.lineSpacing(Face::State), side);
    QRect row(picture.left() + edge, picture.top() + edge, picture.width() - 2 * edge, line);
    const QRect sign(row.left() + besideMark(look), row.center().y() - side / 2 + 1, side, side);
    const QColor colour = tone(palette, state.tone);
    painter->drawPixmap(mirrored(option, row, sign), glyph(state.icon, colour, painter->device()->devicePixelRatioF()));
    painter->setPen(colour);
    const QRect badge = badgeIn(picture, option, look.stacked);
    const int beside = badge.isEmpty() ? 0 : badge.width();
    const QString title = cell(index, TaskModel::State);
    QRect words = row.adjusted(besideMark(look) + side + 4, 0, -beside, 0);
    if (m_texts.widthOf(title, Face::State) > words.width()) { // a long one takes two lines
        row.setHeight(2 * m_texts.lineSpacing(Face::State));
        words.setHeight(row.height());
        m_texts.drawTwoLines(painter, mirrored(option, row, words), title, Face::State);
    } else {
        m_texts.draw(painter, mirrored(option, row, words), Qt::AlignLeft, title, Face::State);
    }
    QRect rest(row.left(), row.bottom() + 5, row.width(), 0);
    rest.setBottom(picture.bottom() - 4);
    if (const QRect link = linkIn(picture, option, index); !link.isEmpty()) {
        painter->setPen(tone(palette, Tone::Line));
        painter->setBrush(tone(palette, Tone::Raised));
        painter->drawRoundedRect(QRectF(link).adjusted(0.5, 0.5, -0.5, -0.5), cellRadius, cellRadius);
        painter->setPen(tone(palette, Tone::Accent));
        const QRect inner = link.adjusted(edge / 2, 4, -edge / 2, -4);
        if (inner.height() < 2 * m_texts.lineSpacing(Face::Plain))
            m_texts.draw(painter, inner, Qt::AlignHCenter, explanationLink(index), Face::Plain);
        else
            m_texts.drawTwoLines(painter, inner, explanationLink(index), Face::Plain, Qt::AlignHCenter);
        rest.setBottom(link.top() - 4);
    }
    const QString reason = explanationOf(index);
    painter->setPen(tone(palette, Tone::Text));
    const int lines = rest.height() / m_texts.lineSpacing(Face::Quiet);
    if (lines > 2) {
        drawLines(painter, rest, reason, secondaryFont(option.font), lines);
    } else if (lines == 2) {
        rest.setHeight(2 * m_texts.lineSpacing(Face::Quiet));
        m_texts.drawTwoLines(painter, rest, reason, Face::Quiet);
    } else if (lines == 1) {
        m_texts.draw(painter, rest, Qt::AlignLeft, reason, Face::Quiet);
    }
}

/// A badge at the top, after the mark of a selected tile and as far as that of a stack leaves room. `line` counts the
/// badges above it.
void TileDelegate::paintWord(QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture,
    const TileLook& look, const QString& word, const QColor& ground, const QColor& ink, int line) const
{
    using Face = CellTexts::Face;
    const QRect stack = badgeIn(picture, option, look.stacked);
    const int start = edge / 2 + besideMark(look);
    const int room = picture.width() - start - edge / 2 - (stack.isEmpty() ? 0 : stack.width() + 4);
    const QSize size(std::min(m_texts.widthOf(word, Face::State) + 12, room), m_texts.lineSpacing(Face::State) + 4);
    const QPoint corner(start, edge / 2 + line * (size.height() + 4));
    const QRect badge = mirrored(option, picture, {picture.topLeft() + corner, size});
    painter->setPen(Qt::NoPen);
    painter->setBrush(ground);
    painter->drawRoundedRect(badge, radius, radius);
    painter->setPen(ink);
    m_texts.draw(painter, badge.adjusted(4, 0, -4, 0), Qt::AlignHCenter, word, Face::State);
}

void TileDelegate::paintMarks(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture, const TileLook& look) const
{
    using Face = CellTexts::Face;
    const QPalette& palette = option.palette;
    const qreal scale = painter->device()->devicePixelRatioF();
    if (look.isChecked) {
        const QPoint corner = picture.topLeft() + QPoint(edge / 2 + 2, edge / 2 + 2);
        const QRect check = mirrored(option, picture, {corner, QSize(discSide, discSide)});
        painter->setPen(Qt::NoPen);
        painter->setBrush(tone(palette, Tone::Accent));
        painter->drawEllipse(check);
        painter->drawPixmap(check.topLeft() + QPoint(2, 2), glyph(u"check"_s, tone(palette, Tone::OnAccent), scale));
    }
    if (look.isRejected)
        paintWord(painter, option, picture, look, tr("Rejected"), pictureShade(0.8), onPicture());
    else if (look.isNew)
        paintWord(painter, option, picture, look, tr("New", "a take"), tone(palette, Tone::Accent),
            tone(palette, Tone::OnAccent));
    const QRect badge = badgeIn(picture, option, look.stacked);
    if (badge.isEmpty())
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(pictureShade(0.8));
    painter->drawRoundedRect(badge, radius, radius);
    const QRect sign(badge.left() + 6, badge.center().y() - side / 2 + 1, side, side);
    const QString icon = look.hidesTrouble ? u"triangle-alert"_s : look.isOpen ? u"minus"_s : u"layers"_s;
    const QColor colour = look.hidesTrouble ? onPicture(Tone::Warning) : onPicture();
    painter->drawPixmap(mirrored(option, badge, sign), glyph(icon, colour, scale));
    painter->setPen(colour);
    m_texts.draw(painter, mirrored(option, badge, badge.adjusted(6 + side + 4, 0, 0, 0)), Qt::AlignLeft,
        QLocale().toString(look.stacked), Face::State);
}

void TileDelegate::paintCaption(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& picture, const QModelIndex& index) const
{
    using Face = CellTexts::Face;
    const int height = lineHeight(option.font);
    QRect line(picture.left() + 2, picture.bottom() + 1 + GridLayout::captionGap, picture.width() - 4, height);
    const bool isWide = option.rect.width() >= GridLayout::wideCell;
    const TaskId id = index.data(TaskModel::TaskIdRole).toLongLong();
    QRect prompt = line;
    if (!isWide) { // messages name takes by their numbers, so these stay; the prompt gets the other room
        const QString words = QString::number(id);
        painter->setPen(tone(option.palette, Tone::MutedText));
        m_texts.draw(painter, line, Qt::AlignRight, words, Face::Quiet);
        prompt.setWidth(std::max(line.width() - m_texts.widthOf(words, Face::Quiet) - edge, 0));
    }
    const QString unnamed = index.data(TaskModel::UnnamedRole).toString();
    painter->setPen(tone(option.palette, unnamed.isEmpty() ? Tone::Text : Tone::MutedText));
    m_texts.draw(painter, mirrored(option, line, prompt), Qt::AlignLeft,
        unnamed.isEmpty() ? index.data().toString() : unnamed, Face::Plain);
    if (!isWide)
        return;
    line.translate(0, height);
    QStringList facts{
        tr("Take %1").arg(id), cell(index, TaskModel::Model), index.data(TaskModel::PracticeRole).toString()};
    facts.removeAll(QString());
    painter->setPen(tone(option.palette, Tone::MutedText));
    m_texts.draw(painter, line, Qt::AlignLeft, facts.join(u" · "_s), Face::Quiet);
}

void TileDelegate::paintBand(QPainter* painter, const QStyleOptionViewItem& option, const GroupWords& words) const
{
    using Face = CellTexts::Face;
    const QPalette& palette = option.palette;
    m_texts.use(option.font, option.direction);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, blended(tone(palette, Tone::Base), tone(palette, Tone::Text), 0.04));
    QRect rest = option.rect.adjusted(edge, 0, -edge, 0);
    const QRect sign(rest.left(), rest.center().y() - side / 2 + 1, side, side);
    const QString closed = option.direction == Qt::RightToLeft ? u"chevron-left"_s : u"chevron-right"_s;
    painter->drawPixmap(mirrored(option, option.rect, sign),
        glyph(words.group.isCollapsed ? closed : u"chevron-down"_s, tone(palette, Tone::MutedText),
            painter->device()->devicePixelRatioF()));
    rest.setLeft(rest.left() + side + 4);
    painter->setPen(tone(palette, Tone::Text));
    m_texts.draw(painter, mirrored(option, option.rect, rest), Qt::AlignLeft, words.title, Face::State);
    rest.setLeft(rest.left() + m_texts.widthOf(words.title, Face::State) + edge);
    painter->setPen(tone(palette, Tone::MutedText));
    m_texts.draw(painter, mirrored(option, option.rect, rest), Qt::AlignLeft, words.tally, Face::Quiet);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(tone(palette, Tone::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), cellRadius, cellRadius);
    }
    painter->restore();
}

bool TileDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QStringList parts;
    for (const TaskModel::Column column : {TaskModel::Prompt, TaskModel::Length, TaskModel::State})
        parts.append(index.siblingAtColumn(column).data(Qt::ToolTipRole).toString());
    parts.removeAll(QString());
    if (parts.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPos(), wrappedToolTip(parts.join(u"\n\n"_s)), view, option.rect);
    return true;
}

} // namespace Dailies
