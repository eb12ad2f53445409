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
/// Draws a control as invalid, or as valid again.
void markInvalid(QWidget* control, bool isInvalid);

} // namespace Dailies
