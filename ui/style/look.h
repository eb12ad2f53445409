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

/// The colour theme; System follows the desktop.
enum class Theme { System, Light, Dark };

/// The role of a colour. Widgets use roles only and never name a colour.
enum class Tone {
    Window,
    Base, ///< fields, lists, bars
    Raised, ///< buttons
    Text,
    MutedText, ///< labels and secondary text
    Line, ///< one-pixel lines between panels and around controls
    Accent,
    OnAccent, ///< text on an accent background
    Selection,
    Chip, ///< the background of an unselected chip and of an empty thumbnail
    Good,
    Warning,
    Bad,
    PictureGround, ///< around the picture
    Rating, ///< stars
};
inline constexpr int toneCount = static_cast<int>(Tone::Rating) + 1;

/// The theme that is shown now, Light or Dark, with System resolved.
Theme shownTheme();

/// The colour of a role in a theme; System means the theme that is shown now.
QColor tone(Theme theme, Tone tone);
/// The colour of a role for a palette; the palette's background decides between light and dark.
QColor tone(const QPalette& palette, Tone tone);
QPalette themePalette(Theme theme);

/// Blends `over` into `ground`; `amount` is 0 to 1.
QColor blended(const QColor& ground, const QColor& over, qreal amount);
/// Darkens what is on or below a picture. Pictures have a dark ground in both themes.
QColor pictureShade(qreal opacity);

QFont secondaryFont(const QFont& font); ///< 1 pt smaller: labels
QFont semiboldFont(const QFont& font); ///< states, selected tab, primary button
QFont monospaceFont(const QFont& font); ///< JSON, IDs, timecode; the size of `font`

/// Makes a label small and muted, for captions of values; follows the theme.
void makeQuiet(QWidget* label);
/// Fills a panel with the base colour instead of the window's, for bars and panels with values.
void makeBar(QWidget* panel);
/// Makes a button the one accent-coloured button of an area.
void makePrimary(QAbstractButton* button);
/// Makes a button a rounded, checkable filter chip.
void makeChip(QAbstractButton* button);
/// What a chip that is not chosen looks like.
enum class ChipLook {
    Usual,
    Warning, ///< what it counts waits for the user
    Quiet, ///< it counts nothing
};
void setChipLook(QAbstractButton* chip, ChipLook look);
/// Joins all buttons that are not hidden into one row of segments, of which one is checked. Call it again
/// when buttons are shown or hidden. Their layout needs spacing 0.
void joinSegments(const QList<QAbstractButton*>& buttons);
/// The one-pixel line between panels.
QFrame* dividingLine(Qt::Orientation orientation, QWidget* parent);

} // namespace Dailies
