// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionComboBox;
class QStyleOptionFrame;
class QStyleOptionSpinBox;
class QWidget;

/// Line edits, text edits, combo boxes, spin boxes.
namespace Dailies::StyleFields {

void drawLineEdit(const QStyleOptionFrame& option, QPainter* painter, const QWidget* widget);
void drawPanel(const QStyleOption& option, QPainter* painter, const QWidget* widget);
void drawComboBox(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget);
/// The current text, muted if the widget has the foreground role of placeholders.
void drawComboBoxLabel(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget);
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QWidget* widget);

QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part);
QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part);
QRect lineEditText(const QStyleOption& option);
QSize lineEditSize(const QStyleOption& option, QSize contents);
QSize comboBoxSize(QSize contents);
QSize spinBoxSize(const QStyleOptionSpinBox& option, QSize contents);

} // namespace Dailies::StyleFields
