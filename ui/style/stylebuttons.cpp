// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/stylebuttons.h"

#include "ui/style/iconengine.h"
#include "ui/style/icons.h"
#include "ui/style/styleparts.h"

#include <QMessageBox>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies::StyleButtons {

using namespace StyleParts;

namespace {

constexpr int iconGap = 6;
constexpr int chipHeight = 22;

enum class Kind { Plain, Flat, Primary, Segment, Chip };

Kind kindOf(const QStyleOptionButton& option, const QWidget* widget)
{
    if (flag(widget, "chip"))
        return Kind::Chip;
    if (widget != nullptr && !widget->property("segment").toString().isEmpty())
        return Kind::Segment;
    const bool isDefault = option.features.testFlag(QStyleOptionButton::DefaultButton);
    if (flag(widget, "primary")
        || (isDefault && widget != nullptr && qobject_cast<QMessageBox*>(widget->window()) != nullptr))
        return Kind::Primary;
    return option.features.testFlag(QStyleOptionButton::Flat) ? Kind::Flat : Kind::Plain;
}

bool isChecked(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_On);
}

bool isDown(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_Sunken);
}

// Blends a hovered or pressed control towards the text colour: darker in the light theme, lighter in the dark
// one.
QColor touched(const QColor& ground, const QStyleOption& option)
{
    const qreal amount = isDown(option) ? 0.12 : isHovered(&option) ? 0.05 : 0.0;
    return blended(ground, tone(option.palette, Tone::Text), amount);
}

ChipLook chipLook(const QWidget* widget)
{
    return widget != nullptr ? ChipLook(widget->property("chipLook").toInt()) : ChipLook::Usual;
}

QColor fillOfChip(const QStyleOptionButton& option, ChipLook look)
{
    const QPalette& palette = option.palette;
    if (isChecked(option))
        return touched(tone(palette, Tone::Selection), option);
    if (look == ChipLook::Warning)
        return touched(blended(tone(palette, Tone::Base), tone(palette, Tone::Warning), 0.16), option);
    if (look == ChipLook::Quiet && !isHovered(&option) && !isDown(option))
        return {};
    return touched(tone(palette, Tone::Chip), option);
}

QColor fillOf(Kind kind, const QStyleOptionButton& option, const QWidget* widget)
{
    const QPalette& palette = option.palette;
    switch (kind) {
    case Kind::Primary:
        return isEnabled(&option) ? touched(tone(palette, Tone::Accent), option) : tone(palette, Tone::Chip);
    case Kind::Segment:
        if (isChecked(option))
            return touched(tone(palette, isEnabled(&option) ? Tone::Selection : Tone::Chip), option);
        return touched(tone(palette, Tone::Base), option);
    case Kind::Chip: return fillOfChip(option, chipLook(widget));
    case Kind::Flat:
        if (!isHovered(&option) && !isDown(option) && !isChecked(option))
            return {};
        [[fallthrough]];
    case Kind::Plain: break;
    }
    return touched(tone(palette, isChecked(option) ? Tone::Selection : Tone::Raised), option);
}

QColor inkOf(Kind kind, const QStyleOptionButton& option, const QWidget* widget)
{
    const QPalette& palette = option.palette;
    if (!isEnabled(&option))
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    if (kind == Kind::Primary)
        return tone(palette, Tone::OnAccent);
    if (isChecked(option))
        return tone(palette, Tone::Accent);
    switch (kind == Kind::Chip ? chipLook(widget) : ChipLook::Usual) {
    case ChipLook::Usual: break;
    case ChipLook::Warning: return tone(palette, Tone::Warning);
    case ChipLook::Quiet: return tone(palette, Tone::MutedText);
    }
    return palette.color(QPalette::ButtonText);
}

QFont fontOf(Kind kind, const QFont& font, bool checked)
{
    switch (kind) {
    case Kind::Primary: return semiboldFont(font);
    case Kind::Segment: return checked ? semiboldFont(font) : font;
    case Kind::Chip: return checked ? semiboldFont(secondaryFont(font)) : secondaryFont(font);
    case Kind::Plain:
    case Kind::Flat: break;
    }
    return font;
}

QFont ownFont(const QWidget* widget, const QPainter* painter)
{
    return widget != nullptr ? widget->font() : painter->font();
}

// Draws one segment of a joined row. The rounded outline of the whole row is clipped to the segment.
void drawSegment(const QStyleOptionButton& option, QPainter* painter, const QString& place)
{
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    const bool openBefore = place == "middle"_L1 || place == "last"_L1;
    const bool openAfter = place == "middle"_L1 || place == "first"_L1;
    const qreal beyond = 4 * cornerRadius;
    const QRectF rect = option.rect;
    const QRectF outline = rect.adjusted((rightToLeft ? openAfter : openBefore) ? -beyond : 0, 0,
        (rightToLeft ? openBefore : openAfter) ? beyond : 0, 0);
    const QColor line = tone(option.palette, Tone::Line);

    painter->save();
    painter->setClipRect(rect, Qt::IntersectClip);
    drawBox(painter, outline, fillOf(Kind::Segment, option, nullptr), line);
    if (openBefore) {
        const qreal x = rightToLeft ? rect.right() - 1 : rect.left();
        painter->fillRect(QRectF(x, rect.top(), 1, rect.height()), line);
    }
    painter->restore();
}

} // namespace

void drawBevel(const QStyleOptionButton& option, QPainter* painter, const QWidget* widget)
{
    const Kind kind = kindOf(option, widget);
    const QRectF rect = option.rect;
    const qreal radius = kind == Kind::Chip ? rect.height() / 2 : cornerRadius;
    const QColor fill = fillOf(kind, option, widget);
    if (kind == Kind::Segment)
        drawSegment(option, painter, widget->property("segment").toString());
    else if (kind == Kind::Plain)
        drawBox(painter, rect, fill, tone(option.palette, isChecked(option) ? Tone::Accent : Tone::Line), radius);
    else if (fill.isValid())
        drawBox(painter, rect, fill, QColor(), radius);

    if (!showsFocus(&option))
        return;
    // On an accent background the ring needs another colour and a small inset to be visible.
    if (kind == Kind::Primary)
        drawRing(painter, rect.adjusted(2, 2, -2, -2), tone(option.palette, Tone::OnAccent), radius - 2);
    else
        drawRing(painter, rect, tone(option.palette, Tone::Accent), radius);
}

void drawLabel(const QStyleOptionButton& option, QPainter* painter, const QWidget* widget)
{
    const Kind kind = kindOf(option, widget);
    const QColor ink = inkOf(kind, option, widget);
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    QRect rect = option.rect.adjusted(4, 0, -4, 0);

    if (option.features.testFlag(QStyleOptionButton::HasMenu)) {
        const QRect arrow(
            rightToLeft ? rect.left() : rect.right() - chevronSpace + 1, rect.top(), chevronSpace, rect.height());
        drawChevron(painter, arrow, Arrow::Down, ink);
        rect.adjust(rightToLeft ? chevronSpace : 0, 0, rightToLeft ? 0 : -chevronSpace, 0);
    }

    painter->save();
    painter->setFont(fontOf(kind, ownFont(widget, painter), isChecked(option)));
    painter->setPen(ink);
    const QSize iconSize = option.icon.isNull() ? QSize(0, 0) : option.iconSize;
    const int gap = !option.icon.isNull() && !option.text.isEmpty() ? iconGap : 0;
    const QFontMetrics metrics = painter->fontMetrics();
    const QString text =
        metrics.elidedText(option.text, Qt::ElideRight, rect.width() - iconSize.width() - gap, Qt::TextShowMnemonic);
    const int textWidth = metrics.size(Qt::TextShowMnemonic, text).width();
    QRect block(0, 0, iconSize.width() + gap + textWidth, rect.height());
    block.moveCenter(rect.center());

    if (!option.icon.isNull()) {
        const QRect place(rightToLeft ? block.right() - iconSize.width() + 1 : block.left(),
            rect.center().y() - iconSize.height() / 2 + 1, iconSize.width(), iconSize.height());
        const qreal scale = painter->device()->devicePixelRatio();
        QPixmap picture = option.icon.pixmap(iconSize, scale, isEnabled(&option) ? QIcon::Normal : QIcon::Disabled);
        if (ink != option.palette.color(QPalette::ButtonText) || isOnOtherGround(option.palette))
            picture = tinted(picture, ink);
        painter->drawPixmap(place, picture);
    }
    const QRect textRect =
        block.adjusted(rightToLeft ? 0 : iconSize.width() + gap, 0, rightToLeft ? -iconSize.width() - gap : 0, 0);
    painter->drawText(textRect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip, text);
    painter->restore();
}

/// Whether a tool button shows its text beside its icon.
static bool isLabelBesideIcon(const QStyleOptionToolButton& option)
{
    return option.toolButtonStyle == Qt::ToolButtonTextBesideIcon && !option.text.isEmpty() && !option.icon.isNull();
}

void drawToolButton(
    const QProxyStyle& style, const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget)
{
    if (flag(widget, "chip")) {
        QStyleOptionButton chip;
        chip.QStyleOption::operator=(option);
        chip.text = option.text;
        chip.icon = option.toolButtonStyle == Qt::ToolButtonTextOnly ? QIcon() : option.icon;
        chip.iconSize = option.iconSize;
        drawBevel(chip, painter, widget);
        drawLabel(chip, painter, widget);
        return;
    }
    const QPalette& palette = option.palette;
    const bool raised = isHovered(&option) || isDown(option) || isChecked(option);
    if (raised) {
        // Tool buttons are on a bar or on the window, where the raised colour alone would be invisible.
        const QColor ground = tone(palette, isChecked(option) ? Tone::Selection : Tone::Chip);
        drawBox(painter, option.rect, isDown(option) ? touched(ground, option) : ground, QColor());
    }
    if (showsFocus(&option))
        drawRing(painter, option.rect, tone(palette, Tone::Accent));

    QStyleOptionToolButton label = option;
    label.rect = style.subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButton, widget);
    const QColor ink = isEnabled(&option)
        ? (isChecked(option) ? tone(palette, Tone::Accent) : palette.color(QPalette::ButtonText))
        : palette.color(QPalette::Disabled, QPalette::ButtonText);
    const bool split = option.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
    const bool hasText = option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
    if (split) {
        drawChevron(painter, style.subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButtonMenu, widget),
            Arrow::Down, ink);
    } else if (option.features.testFlag(QStyleOptionToolButton::HasMenu) && hasText) {
        const bool rightToLeft = option.direction == Qt::RightToLeft;
        const QRect arrow(rightToLeft ? label.rect.left() : label.rect.right() - chevronSpace + 1, label.rect.top(),
            chevronSpace, label.rect.height());
        drawChevron(painter, arrow, Arrow::Down, ink);
        label.rect.adjust(rightToLeft ? chevronSpace : 0, 0, rightToLeft ? 0 : -chevronSpace, 0);
    }
    if (!option.icon.isNull() && ((isChecked(option) && isEnabled(&option)) || isOnOtherGround(palette))) {
        label.palette.setColor(QPalette::ButtonText, ink);
        label.icon = QIcon(tinted(option.icon.pixmap(option.iconSize, painter->device()->devicePixelRatio()), ink));
    }
    if (isLabelBesideIcon(option))
        label.text.prepend(u' '); // the base style leaves hardly any room between them
    // Otherwise the base style would shift the label or draw it as checked again.
    label.state &= ~(QStyle::State_Sunken | QStyle::State_On);
    style.drawControl(QStyle::CE_ToolButtonLabel, &label, painter, widget);
}

void drawCheckMark(const QStyleOption& option, QPainter* painter)
{
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    const bool filled = (on || partly) && isEnabled(&option);
    const QPalette& palette = option.palette;
    const QColor ground = filled ? tone(palette, Tone::Accent) : touched(tone(palette, Tone::Base), option);
    // The mark is the control's only outline, so it is stronger than the lines between panels.
    const QColor line = filled
        ? ground
        : blended(tone(palette, Tone::Line), tone(palette, Tone::MutedText), isEnabled(&option) ? 0.7 : 0.2);
    QRectF box(0, 0, 16, 16);
    box.moveCenter(QRectF(option.rect).center());
    drawBox(painter, box, ground, line, 4);
    const QColor ink = filled ? tone(palette, Tone::OnAccent) : palette.color(QPalette::Disabled, QPalette::Text);
    if (on)
        drawTick(painter, box, ink);
    else if (partly)
        painter->fillRect(QRectF(box.left() + 4, box.center().y() - 1, 8, 2), ink);
}

void drawRadioMark(const QStyleOption& option, QPainter* painter)
{
    const bool on = option.state.testFlag(QStyle::State_On);
    const QPalette& palette = option.palette;
    const bool filled = on && isEnabled(&option);
    const QColor ground = filled ? tone(palette, Tone::Accent) : touched(tone(palette, Tone::Base), option);
    const QColor line = filled
        ? ground
        : blended(tone(palette, Tone::Line), tone(palette, Tone::MutedText), isEnabled(&option) ? 0.7 : 0.2);
    QRectF circle(0, 0, 16, 16);
    circle.moveCenter(QRectF(option.rect).center());
    drawBox(painter, circle, ground, line, 8);
    if (on)
        drawBox(painter, circle.adjusted(5, 5, -5, -5),
            filled ? tone(palette, Tone::OnAccent) : palette.color(QPalette::Disabled, QPalette::Text), QColor(), 3);
}

QSize pushButtonSize(const QStyleOptionButton& option, QSize contents, const QWidget* widget)
{
    const Kind kind = kindOf(option, widget);
    const QFont font = widget != nullptr ? widget->font() : QFont();
    const QFont widest = fontOf(kind, font, true);
    const int growth = QFontMetrics(widest).size(Qt::TextShowMnemonic, option.text).width()
        - QFontMetrics(font).size(Qt::TextShowMnemonic, option.text).width();
    const int padding = kind == Kind::Chip ? 20 : option.text.isEmpty() ? 12 : 24;
    const int height = kind == Kind::Chip ? std::max(chipHeight, QFontMetrics(widest).height() + 4)
                                          : std::max(controlHeight, contents.height() + 8);
    const int gap = !option.icon.isNull() && !option.text.isEmpty() ? 2 : 0;
    const int width = contents.width() + growth + padding + gap;
    return QSize(std::max(width, height), height);
}

QSize toolButtonSize(const QStyleOptionToolButton& option, QSize contents, const QWidget* widget)
{
    if (flag(widget, "chip")) {
        QStyleOptionButton chip;
        chip.text = option.text;
        chip.icon = option.toolButtonStyle == Qt::ToolButtonTextOnly ? QIcon() : option.icon;
        return pushButtonSize(chip, contents, widget);
    }
    const bool hasText = option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
    const bool split = option.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
    const bool arrow = !split && hasText && option.features.testFlag(QStyleOptionToolButton::HasMenu);
    // The contents have two spaces: one on each side of a text alone, but both after a text with an icon.
    const int space = option.fontMetrics.horizontalAdvance(u' ');
    const int gap = !isLabelBesideIcon(option) ? 0 : arrow ? -space : space;
    const int width = contents.width() + 8 + gap + (arrow ? chevronSpace : 0);
    return QSize(std::max(width, controlHeight), std::max(controlHeight, contents.height() + 8));
}

} // namespace Dailies::StyleButtons
