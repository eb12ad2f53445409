// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QPainter;
class QStyleOption;
class QStyleOptionMenuItem;

/// Menus, their items, the menu bar.
namespace Dailies::StyleMenus {

void drawPanel(const QStyleOption& option, QPainter* painter);
void drawItem(const QStyleOptionMenuItem& option, QPainter* painter);
void drawBarItem(const QStyleOptionMenuItem& option, QPainter* painter);
QSize itemSize(const QStyleOptionMenuItem& option, QSize contents);

} // namespace Dailies::StyleMenus
