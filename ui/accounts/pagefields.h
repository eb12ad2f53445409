// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;
class QWidget;

namespace Dailies {

/// The layout of a page in an account dialog: groups of a label and its fields, one below the other.
QVBoxLayout* pageLayout(QWidget* page);
/// Adds fields below a quiet label, which is the buddy of the first one.
QLabel* addField(QVBoxLayout* layout, const QString& label, const QList<QWidget*>& parts);
/// Makes a page scroll on low screens, so that the buttons below remain visible.
QScrollArea* scrollable(QWidget* sheet, QWidget* parent);

/// Completes a base URL when the user leaves the field, see completedBaseUrl().
void completeBaseUrlIn(QLineEdit* field);

/// The field for the number of requests that are sent at once.
QSpinBox* newAtOnceSpin(QWidget* parent);

} // namespace Dailies
