// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/stylefields.h"

#include "ui/style/styleparts.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace Dailies::StyleFields {

using namespace StyleParts;

namespace {

constexpr int textInset = 6; // a line edit adds two pixels of its own
constexpr int comboArrow = 24;
constexpr int spinArrow = 20;

// The box of every field. Its outline shows focus and errors.
void drawField(const QStyleOption& option, QPainter* painter, const QWidget* widget, const QColor& ground)
{
    const QPalette& palette = option.palette;
    const bool enabled = isEnabled(&option);
    const bool wrong = flag(widget, "invalid");
    const QColor rest = isHovered(&option) ? blended(tone(palette, Tone::Line), tone(palette, Tone::MutedText), 0.4)
                                           : tone(palette, Tone::Line);
    drawBox(
        painter, option.rect, enabled ? ground : tone(palette, Tone::Window), wrong ? tone(palette, Tone::Bad) : rest);
    if (enabled && option.state.testFlag(QStyle::State_HasFocus))
        drawRing(painter, option.rect, tone(palette, wrong ? Tone::Bad : Tone::Accent));
}

bool hasSpinButtons(const QStyleOptionSpinBox& option)
{
    return option.buttonSymbols != QAbstractSpinBox::NoButtons;
}

} // namespace

void drawLineEdit(const QStyleOptionFrame& option, QPainter* painter, const QWidget* widget)
{
    // Without a frame it is the inner editor of a combo box, a spin box or an item view.
    if (option.lineWidth > 0)
        drawField(option, painter, widget, option.palette.color(QPalette::Base));
}

void drawPanel(const QStyleOption& option, QPainter* painter, const QWidget* widget)
{
    if (qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
        drawField(option, painter, widget, option.palette.color(QPalette::Base));
    else
        drawBox(painter, option.rect, QColor(), tone(option.palette, Tone::Line));
}

void drawComboBox(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget)
{
    if (option.frame)
        drawField(option, painter, widget, option.palette.color(QPalette::Base));
    if (option.subControls.testFlag(QStyle::SC_ComboBoxArrow)) {
        const QColor ink =
            option.palette.color(isEnabled(&option) ? QPalette::Active : QPalette::Disabled, QPalette::PlaceholderText);
        drawChevron(painter, comboBoxPart(option, QStyle::SC_ComboBoxArrow), Arrow::Down, ink);
    }
}

void drawComboBoxLabel(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget)
{
    if (option.editable)
        return;
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    QRect rect = comboBoxPart(option, QStyle::SC_ComboBoxEditField);
    if (!option.currentIcon.isNull()) {
        const QRect place =
            QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, option.iconSize, rect);
        option.currentIcon.paint(painter, place, Qt::AlignCenter, isEnabled(&option) ? QIcon::Normal : QIcon::Disabled);
        const int used = option.iconSize.width() + 6;
        rect.adjust(rightToLeft ? 0 : used, 0, rightToLeft ? -used : 0, 0);
    }
    painter->save();
    const bool isMuted = widget != nullptr && widget->foregroundRole() == QPalette::PlaceholderText;
    painter->setPen(option.palette.color(isEnabled(&option) ? QPalette::Active : QPalette::Disabled,
        isMuted ? QPalette::PlaceholderText : QPalette::Text));
    const QString text = painter->fontMetrics().elidedText(option.currentText, Qt::ElideRight, rect.width());
    painter->drawText(
        rect, static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)), text);
    painter->restore();
}

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QWidget* widget)
{
    if (option.frame)
        drawField(option, painter, widget, option.palette.color(QPalette::Base));
    if (!hasSpinButtons(option))
        return;
    const auto drawStep = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step, Arrow arrow) {
        const bool can = isEnabled(&option) && option.stepEnabled.testFlag(step);
        const bool touched = can && option.activeSubControls.testFlag(part) && isHovered(&option);
        const QColor muted =
            option.palette.color(can ? QPalette::Active : QPalette::Disabled, QPalette::PlaceholderText);
        drawChevron(painter, spinBoxPart(option, part), arrow, touched ? tone(option.palette, Tone::Accent) : muted, 7);
    };
    drawStep(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Arrow::Up);
    drawStep(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Arrow::Down);
}

QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part)
{
    QRect rect = option.rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow: rect.setLeft(rect.right() - comboArrow + 1); break;
    case QStyle::SC_ComboBoxEditField:
        rect.adjust(option.editable ? textInset : textInset + 2, 1, -comboArrow, -1);
        break;
    default: return rect;
    }
    return QStyle::visualRect(option.direction, option.rect, rect);
}

QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part)
{
    QRect rect = option.rect;
    const int half = rect.height() / 2;
    const int arrows = hasSpinButtons(option) ? spinArrow : 0;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
    case QStyle::SC_SpinBoxDown:
        if (arrows == 0)
            return {};
        rect.setLeft(rect.right() - arrows - 1);
        rect.setWidth(arrows);
        if (part == QStyle::SC_SpinBoxUp)
            rect.setBottom(rect.top() + half - 1);
        else
            rect.setTop(rect.top() + half);
        // Move both arrows towards the middle, so that they look like a pair.
        rect.adjust(0, part == QStyle::SC_SpinBoxUp ? 5 : 0, 0, part == QStyle::SC_SpinBoxUp ? 0 : -5);
        break;
    case QStyle::SC_SpinBoxEditField: rect.adjust(textInset, 1, -std::max(arrows, textInset), -1); break;
    default: return rect;
    }
    return QStyle::visualRect(option.direction, option.rect, rect);
}

QRect lineEditText(const QStyleOption& option)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    const bool framed = frame != nullptr && frame->lineWidth > 0;
    return framed ? option.rect.adjusted(textInset, 1, -textInset, -1) : option.rect;
}

QSize lineEditSize(const QStyleOption& option, QSize contents)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (frame == nullptr || frame->lineWidth == 0)
        return contents;
    return QSize(contents.width() + 2 * textInset, std::max(controlHeight, contents.height() + 4));
}

QSize comboBoxSize(QSize contents)
{
    return QSize(contents.width() + textInset + 4 + comboArrow, std::max(controlHeight, contents.height() + 6));
}

QSize spinBoxSize(const QStyleOptionSpinBox& option, QSize contents)
{
    const int arrows = hasSpinButtons(option) ? spinArrow : textInset;
    return QSize(contents.width() + textInset + 4 + arrows, std::max(controlHeight, contents.height() + 4));
}

} // namespace Dailies::StyleFields
