// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QString>

namespace Dailies {

/// Isolates a path, an ID or an address within a sentence, so that it keeps its order in right-to-left text.
inline QString asOneRun(const QString& text)
{
    return QGuiApplication::isRightToLeft() ? QChar(0x2066) + text + QChar(0x2069) : text;
}

} // namespace Dailies
