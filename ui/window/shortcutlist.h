// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QObject;
class QWidget;

namespace Dailies {

/// One thing that can be done with a key.
struct ShortcutEntry {
    QString text;
    QStringList keys; ///< as they are written on this computer

    bool operator==(const ShortcutEntry&) const = default;
};

struct ShortcutGroup {
    QString title;
    QList<ShortcutEntry> entries;
};

/// A part of the window with a name of its own.
struct ShortcutArea {
    QString title;
    const QObject* part = nullptr; ///< what its owners hang on; null: all that lies in none of the others
};

/// Every key of a window, as those who own them tell: actions by their text, QShortcuts by their whatsThis(), buttons by
/// what they do. What has no words is left out, and so are areas without keys.
QList<ShortcutGroup> shortcutsOf(const QWidget& window, const QList<ShortcutArea>& areas);

} // namespace Dailies
