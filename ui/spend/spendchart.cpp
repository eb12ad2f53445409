// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendchart.h"

#include "app/money/moneytext.h"
#include "ui/spend/spendwords.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/liveregion.h"

#include <QApplication>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int chartHeight = 200;
constexpr int leastChartWidth = 240;
constexpr int axisWidth = 44;
constexpr int topSpace = 12;
constexpr int labelSpace = 8;
constexpr int widestBar = 24;
constexpr double barPart = 0.76; ///< of the room of a day
constexpr int hatchStep = 5;
constexpr int readoutPadding = 8;
constexpr double farLimit = 3; ///< a limit that is more times the largest day has no line

} // namespace

void paintSpendPart(QPainter& painter, const QRectF& rect, SpendPart part, const QPalette& palette)
{
    if (rect.height() < 0.5 || rect.width() < 0.5)
        return;
    const QColor base = tone(palette, Tone::Base);
    const QColor accent = tone(palette, Tone::Accent);
    const qreal radius = std::min({2.0, rect.width() / 3, rect.height() / 3});
    const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor warning = tone(palette, Tone::Warning);
    painter.save();
    painter.setPen(Qt::NoPen);
    if (part == SpendPart::Billed || part == SpendPart::Reserved) {
        painter.setBrush(part == SpendPart::Billed ? accent : blended(base, accent, 0.5));
        painter.drawRoundedRect(rect, radius, radius);
    } else if (part == SpendPart::NotBilled) {
        painter.setBrush(base);
        painter.setPen(tone(palette, Tone::MutedText));
        painter.drawRoundedRect(inner, radius, radius);
    } else {
        QPainterPath shape;
        shape.addRoundedRect(inner, radius, radius);
        painter.setClipPath(shape, Qt::IntersectClip);
        painter.fillRect(rect, base);
        painter.setPen(QPen(warning, 1.6));
        for (double x = rect.left() - rect.height(); x < rect.right(); x += hatchStep)
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        painter.setClipping(false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(warning);
        painter.drawRoundedRect(inner, radius, radius);
    }
    painter.restore();
}

SpendChart::SpendChart(QWidget* parent) : QWidget(parent), m_said(new LiveRegion(this))
{
    setObjectName(u"spendChart"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(chartHeight);
    setMinimumWidth(leastChartWidth);
    setFont(secondaryFont(QApplication::font()));
}

void SpendChart::setDays(const QList<ChartDay>& days, ChartUnit unit, const std::optional<Amount>& limit)
{
    m_days = days;
    m_unit = unit;
    double most = 0;
    for (const ChartDay& day : days)
        most = std::max(most, day.total());
    m_limit.reset();
    if (limit) {
        const double amount = static_cast<double>(limit->micros()) / 1e6;
        if (most <= 0 || amount <= farLimit * most)
            m_limit = amount;
    }
    m_scale = chartScale(std::max(most, m_limit.value_or(0)));
    m_chosen = -1;
    setAccessibleName(unit == ChartUnit::Seconds ? tr("Seconds per day") : tr("Points per day"));
    setAccessibleDescription(tr("The left and right keys go from day to day. The breakdown by day has the same figures "
                                "as a table."));
    update();
}

QString SpendChart::valueText(double amount) const
{
    const Amount exact = Amount::fromMicros(std::llround(amount * 1e6));
    return m_unit == ChartUnit::Seconds ? secondsText(exact) : pointsText(exact);
}

QString SpendChart::dayText(int index) const
{
    if (index < 0 || index >= m_days.size())
        return {};
    const ChartDay& day = m_days.at(index);
    QStringList parts;
    if (day.billed > 0)
        parts.append(tr("%1 billed").arg(valueText(day.billed)));
    if (day.reserved > 0)
        parts.append(tr("%1 reserved").arg(valueText(day.reserved)));
    if (day.unsettled > 0)
        parts.append(tr("up to %1 unsettled").arg(valueText(day.unsettled)));
    if (day.notBilled > 0)
        parts.append(tr("%1 not billed").arg(valueText(day.notBilled)));
    if (parts.isEmpty())
        parts.append(tr("nothing"));
    return tr("%1: %2", "a day and its figures")
        .arg(QLocale().toString(day.day, QLocale::LongFormat), QLocale().createSeparatedList(parts));
}

void SpendChart::chooseDay(int index)
{
    const int last = static_cast<int>(m_days.size()) - 1;
    m_chosen = index < 0 ? -1 : std::min(index, last);
    if (m_chosen >= 0 && hasFocus())
        m_said->say(dayText(m_chosen));
    update();
}

QSize SpendChart::sizeHint() const
{
    return {2 * leastChartWidth, chartHeight};
}

QRect SpendChart::plot() const
{
    const int below = fontMetrics().height() + labelSpace + 2;
    return {axisWidth, topSpace, std::max(1, width() - axisWidth - 1), std::max(1, height() - topSpace - below)};
}

QRectF SpendChart::slot(int index) const
{
    const QRect all = plot();
    const double each = static_cast<double>(all.width()) / static_cast<double>(std::max<qsizetype>(1, m_days.size()));
    return {all.left() + index * each, static_cast<double>(all.top()), each, static_cast<double>(all.height())};
}

double SpendChart::yOf(double amount) const
{
    const QRect all = plot();
    return all.bottom() + 1 - amount / m_scale.top * all.height();
}

int SpendChart::dayAt(int x) const
{
    const QRect all = plot();
    if (m_days.isEmpty() || x < all.left() || x > all.right())
        return -1;
    return std::min(
        static_cast<int>((x - all.left()) * m_days.size() / all.width()), static_cast<int>(m_days.size()) - 1);
}

void SpendChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintLines(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_chosen >= 0)
        painter.fillRect(slot(m_chosen), tone(palette(), Tone::Selection));
    for (int i = 0; i < m_days.size(); ++i)
        paintDay(painter, i);
    paintLimit(painter);
    paintLabels(painter);
    if (m_chosen >= 0)
        paintReadout(painter);
    if (hasFocus())
        StyleParts::drawRing(&painter, QRectF(rect()), tone(palette(), Tone::Accent));
}

void SpendChart::paintLines(QPainter& painter) const
{
    const QRect all = plot();
    const bool isLimitNear = m_limit.has_value();
    for (int line = 0; line * m_scale.step <= m_scale.top + 1e-9; ++line) {
        const double amount = line * m_scale.step;
        const int y = qRound(yOf(amount));
        const bool isAtLimit = isLimitNear && std::abs(y - qRound(yOf(*m_limit))) < fontMetrics().height();
        if (isAtLimit && amount > 0)
            continue; // the limit has its own line and label there
        painter.fillRect(all.left(), y, all.width(), 1, tone(palette(), Tone::Line));
        painter.setPen(tone(palette(), Tone::MutedText));
        painter.drawText(QRect(0, y - fontMetrics().height() / 2, axisWidth - labelSpace, fontMetrics().height()),
            Qt::AlignRight | Qt::AlignVCenter,
            m_unit == ChartUnit::Seconds ? valueText(amount) : QLocale().toString(amount));
    }
}

void SpendChart::paintLimit(QPainter& painter) const
{
    if (!m_limit)
        return;
    const QRect all = plot();
    const double y = qRound(yOf(*m_limit)) + 0.5;
    const QColor colour = tone(palette(), Tone::Warning);
    painter.setPen(QPen(colour, 1, Qt::DashLine));
    painter.drawLine(QPointF(all.left(), y), QPointF(all.right() + 1, y));
    painter.setPen(colour);
    painter.drawText(QRectF(0, y - fontMetrics().height() / 2.0, axisWidth - labelSpace, fontMetrics().height()),
        Qt::AlignRight | Qt::AlignVCenter,
        m_unit == ChartUnit::Seconds ? valueText(*m_limit) : QLocale().toString(*m_limit));
}

void SpendChart::paintDay(QPainter& painter, int index) const
{
    const ChartDay& day = m_days.at(index);
    const QRectF room = slot(index);
    const double wide = std::clamp(room.width() * barPart, 1.0, static_cast<double>(widestBar));
    double bottom = 0;
    const auto add = [&](double amount, SpendPart part) {
        if (amount <= 0)
            return;
        const double gap = bottom > 0 ? 1 : 0;
        const double lower = yOf(bottom) - gap;
        const double upper = std::min(yOf(bottom + amount), lower - 2); // never invisible
        paintSpendPart(painter, QRectF(room.center().x() - wide / 2, upper, wide, lower - upper), part, palette());
        bottom += amount;
    };
    add(day.billed, SpendPart::Billed);
    add(day.reserved, SpendPart::Reserved);
    add(day.unsettled, SpendPart::Unsettled);
    add(day.notBilled, SpendPart::NotBilled);
}

void SpendChart::paintLabels(QPainter& painter) const
{
    const QList<int> labelled = labelledDays(m_days);
    const int y = plot().bottom() + 1 + labelSpace / 2;
    const auto place = [&](int index, const QString& text, const QFont& font) {
        const int wide = QFontMetrics(font).horizontalAdvance(text) + 2;
        const int middle = qRound(slot(index).center().x());
        return QRect(std::clamp(middle - wide / 2, plot().left(), std::max(plot().left(), width() - wide)), y, wide,
            fontMetrics().height());
    };
    int room = width(); // the last label is placed first: it is never left out
    int left = 0;
    for (qsizetype at = 0; at < labelled.size(); ++at) {
        const bool isLast = at == 0;
        const int index = isLast ? labelled.constLast() : labelled.at(at - 1);
        const QDate day = m_days.at(index).day;
        const bool isToday = index == m_days.size() - 1; // every period ends today
        const bool namesMonth = index == 0 || day.day() == 1 || isLast;
        const QString text = isToday ? tr("Today")
            : namesMonth             ? QLocale().toString(day, tr("d MMM", "a day on the axis, for QDate"))
                                     : QLocale().toString(day.day());
        const QFont letters = isToday ? semiboldFont(font()) : font();
        const QRect box = place(index, text, letters);
        if (isLast)
            room = box.left() - labelSpace;
        else if (box.left() < left || box.right() > room)
            continue;
        else
            left = box.right() + labelSpace;
        painter.setFont(letters);
        painter.setPen(tone(palette(), isToday ? Tone::Accent : Tone::MutedText));
        painter.drawText(box, Qt::AlignCenter, text);
    }
    painter.setFont(font());
}

/// The figures of the chosen day, in a box beside its bar.
void SpendChart::paintReadout(QPainter& painter) const
{
    const QString text = dayText(m_chosen);
    const QFontMetrics metrics(font());
    const int most = std::max(leastChartWidth / 2, std::min(320, width() - axisWidth - 4 * readoutPadding));
    const QRect words = metrics.boundingRect(QRect(0, 0, most, height()), Qt::TextWordWrap | Qt::AlignLeft, text);
    QRectF box(0, topSpace / 2.0, words.width() + 2 * readoutPadding, words.height() + 2 * readoutPadding);
    const QRectF room = slot(m_chosen);
    const bool fits = room.right() + 4 + box.width() <= width();
    box.moveLeft(fits ? room.right() + 4 : std::max(0.0, room.left() - 4 - box.width()));
    StyleParts::drawBox(&painter, box, tone(palette(), Tone::Raised), tone(palette(), Tone::MutedText));
    painter.setPen(tone(palette(), Tone::Text));
    painter.drawText(box.adjusted(readoutPadding, readoutPadding, -readoutPadding + 1, -readoutPadding + 1),
        Qt::TextWordWrap | Qt::AlignLeft, text);
}

void SpendChart::mouseMoveEvent(QMouseEvent* event)
{
    chooseDay(dayAt(qRound(event->position().x())));
}

void SpendChart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    if (!hasFocus())
        chooseDay(-1);
}

void SpendChart::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_days.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: chooseDay(m_chosen < 0 ? last : std::max(0, m_chosen - 1)); break;
    case Qt::Key_Right: chooseDay(m_chosen < 0 ? last : m_chosen + 1); break;
    case Qt::Key_Home: chooseDay(0); break;
    case Qt::Key_End: chooseDay(last); break;
    case Qt::Key_Escape:
        if (m_chosen >= 0) {
            chooseDay(-1);
            break;
        }
        [[fallthrough]];
    default: QWidget::keyPressEvent(event);
    }
}

void SpendChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    chooseDay(-1);
}

void SpendChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace Dailies
