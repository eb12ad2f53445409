// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QLabel;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;
class QWidget;

namespace Dailies {

/// A page of an account dialog: groups of a label and what it names, one below the other.
QVBoxLayout* pageLayout(QWidget* page);
/// A quiet label above its parts; it names the first of them.
QLabel* addField(QVBoxLayout* layout, const QString& label, const QList<QWidget*>& parts);
/// A quiet, plain sentence that may need several lines.
QLabel* quietNote(const QString& text, QWidget* parent);

/// A sheet that scrolls where the screen is too low for it, so that the buttons below stay in view.
QScrollArea* scrollable(QWidget* sheet, QWidget* parent);

/// The field for how many requests are sent at once, the same wherever it stands.
QSpinBox* newAtOnceSpin(QWidget* parent);

} // namespace Dailies
