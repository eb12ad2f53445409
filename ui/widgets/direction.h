// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QString>

namespace Dailies {

// A path, an id or an address within a sentence: where that reads from right to left, its parts keep their order.
inline QString asOneRun(const QString& text)
{
    return QGuiApplication::isRightToLeft() ? QChar(0x2066) + text + QChar(0x2069) : text;
}

} // namespace Dailies
