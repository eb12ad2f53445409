// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QObject;
class QWidget;

namespace Dailies {

/// One command and its shortcuts.
struct ShortcutEntry {
    QString text;
    QStringList keys; ///< in the notation of the platform

    bool operator==(const ShortcutEntry&) const = default;
};

struct ShortcutGroup {
    QString title;
    QList<ShortcutEntry> entries;
};

/// A named part of the window.
struct ShortcutArea {
    QString title;
    const QObject* part = nullptr; ///< ancestor of the shortcuts' owners; null: all that are in no other area
};

/// The index of the area that contains an object. -1 if there is none.
qsizetype areaOf(const QObject* object, const QList<ShortcutArea>& areas);
/// All shortcuts of a window, described by the text of actions and buttons and by the whatsThis() of QShortcuts.
/// Shortcuts without a description and areas without shortcuts are left out.
QList<ShortcutGroup> shortcutsOf(const QWidget& window, const QList<ShortcutArea>& areas);

} // namespace Dailies
