// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPalette>

class QAbstractButton;
class QFrame;
class QWidget;

namespace Dailies {

// Which of the two sets of colours is shown; System follows the desktop.
enum class Theme { System, Light, Dark };

// What a colour is for. Widgets ask for a role and never name a colour.
enum class Tone {
    Window,
    Base, // fields, lists, bars
    Raised, // buttons
    Text,
    MutedText, // labels and secondary text
    Line, // one-pixel lines between panels and around controls
    Accent,
    OnAccent, // text on an accent ground
    Selection,
    Chip, // the ground of an unselected chip and of an empty thumbnail
    Good,
    Warning,
    Bad,
    PictureGround, // around the picture
};
inline constexpr int toneCount = static_cast<int>(Tone::PictureGround) + 1;

// Light or Dark: what the program shows now, with System resolved.
[[nodiscard]] Theme shownTheme();

// `theme` is Light or Dark; System is taken as what is shown now.
[[nodiscard]] QColor tone(Theme theme, Tone tone);
// The tone that belongs to a palette, judged by the palette's own ground.
[[nodiscard]] QColor tone(const QPalette& palette, Tone tone);
[[nodiscard]] QPalette themePalette(Theme theme);

// `amount` of `over` (0 to 1) laid on `ground`.
[[nodiscard]] QColor blended(const QColor& ground, const QColor& over, qreal amount);

[[nodiscard]] QFont secondaryFont(const QFont& font); // 1 pt smaller: labels
[[nodiscard]] QFont semiboldFont(const QFont& font); // states, selected tab, primary button
[[nodiscard]] QFont monospaceFont(const QFont& font); // JSON, ids, timecode; the size of `font`

// Small and muted, as labels beside values are; follows the theme.
void makeQuiet(QWidget* label);
// Filled with the base colour (bars, panels that hold values) instead of the window's.
void makeBar(QWidget* panel);
// The one accent-coloured button of an area.
void makePrimary(QAbstractButton* button);
// A rounded filter chip that can be checked.
void makeChip(QAbstractButton* button);
// Joins the buttons that are not hidden into one row of segments of which one is checked. Call again when some
// are shown or hidden; the layout between them needs spacing 0.
void joinSegments(const QList<QAbstractButton*>& buttons);
// The one-pixel line that divides panels.
[[nodiscard]] QFrame* dividingLine(Qt::Orientation orientation, QWidget* parent);

} // namespace Dailies
