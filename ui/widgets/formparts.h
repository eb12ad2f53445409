// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QVBoxLayout;
class QWidget;

namespace Dailies {

/// A quiet sentence of plain text, wrapped if necessary.
QLabel* quietNote(const QString& text, QWidget* parent);
/// A vertical layout for `widget` without margins and spacing.
QVBoxLayout* bareColumn(QWidget* widget);
/// Hides a widget now and deletes it later. A press on it may be what takes the focus from the field whose new value
/// makes the widget unnecessary; Qt crashes when the pressed widget is deleted during this.
void retire(QWidget* widget);
/// Draws a control as invalid, or as valid again.
void markInvalid(QWidget* control, bool isInvalid);

} // namespace Dailies
