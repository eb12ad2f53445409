// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QPainter;
class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionTab;
class QStyleOptionViewItem;
class QWidget;

/// Item views and their headers, tabs, tooltips.
namespace Dailies::StyleViews {

void drawItemGround(const QStyleOptionViewItem& option, QPainter* painter, const QWidget* widget);
void drawRowGround(const QStyleOptionViewItem& option, QPainter* painter);
void drawBranch(const QStyleOption& option, QPainter* painter);
void drawHeaderSection(const QStyleOption& option, QPainter* painter);
void drawHeaderLabel(const QStyleOptionHeader& option, QPainter* painter, const QWidget* widget);
QSize headerSize(QSize contents);

void drawTabShape(const QStyleOptionTab& option, QPainter* painter);
void drawTabLabel(const QStyleOptionTab& option, QPainter* painter, const QWidget* widget);
void drawTabLine(const QStyleOption& option, QPainter* painter);
QSize tabSize(const QStyleOptionTab& option, QSize contents, const QWidget* widget);

} // namespace Dailies::StyleViews
