// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowroom.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace Dailies {

namespace {

constexpr int usualEdge = 4; ///< of a window's frame

} // namespace

QSize roomFor(const QWidget& window)
{
    // The frame is not known before the window is shown, so the style's title bar and usual edges stand in.
    const QSize frame = window.frameGeometry().size() - window.geometry().size();
    const int titleBar = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    return window.screen()->availableSize() - (frame.height() > 0 ? frame : QSize(2 * usualEdge, titleBar + usualEdge));
}

} // namespace Dailies
