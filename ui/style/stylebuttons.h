// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QPainter;
class QProxyStyle;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionToolButton;
class QWidget;

/// Push buttons (plain, flat, primary, segment, chip), tool buttons, check and radio marks.
namespace Dailies::StyleButtons {

void drawBevel(const QStyleOptionButton& option, QPainter* painter, const QWidget* widget);
void drawLabel(const QStyleOptionButton& option, QPainter* painter, const QWidget* widget);
void drawToolButton(
    const QProxyStyle& style, const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget);
void drawCheckMark(const QStyleOption& option, QPainter* painter);
void drawRadioMark(const QStyleOption& option, QPainter* painter);

QSize pushButtonSize(const QStyleOptionButton& option, QSize contents, const QWidget* widget);
QSize toolButtonSize(const QStyleOptionToolButton& option, QSize contents, const QWidget* widget);

} // namespace Dailies::StyleButtons
