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
void drawComboBoxLabel(const QStyleOptionComboBox& option, QPainter* painter);
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QWidget* widget);

[[nodiscard]] QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part);
[[nodiscard]] QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part);
[[nodiscard]] QRect lineEditText(const QStyleOption& option);
[[nodiscard]] QSize lineEditSize(const QStyleOption& option, QSize contents);
[[nodiscard]] QSize comboBoxSize(QSize contents);
[[nodiscard]] QSize spinBoxSize(const QStyleOptionSpinBox& option, QSize contents);

} // namespace Dailies::StyleFields
