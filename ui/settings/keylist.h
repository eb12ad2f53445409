// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QStringList>
#include <QWidget>

class QKeySequence;
class QLabel;
class QPushButton;

namespace Dailies {

class KeyMap;
class KeyRow;

/// The commands of one area of the window.
struct KeyGroup {
    QString title;
    QStringList ids;
};

/// All commands with their keys, in groups. A new key works at once.
class KeyList final : public QWidget {
    Q_OBJECT

public:
    /// `keys` must outlive the list.
    KeyList(KeyMap& keys, const QList<KeyGroup>& groups, QWidget* parent);

    /// Shows the commands whose name, keys or titles contain all words. Returns whether there are any.
    bool search(const QString& words, const QString& page);

private:
    struct Group {
        QLabel* title;
        QList<KeyRow*> rows;
    };

    void resetAll();

    KeyMap& m_keys;
    QList<Group> m_groups;
    QWidget* m_head;
    QLabel* m_said;
    QPushButton* m_undo;
    QPushButton* m_resetAll;
    QMap<QString, QList<QKeySequence>> m_before; ///< what the last Reset all changed
};

} // namespace Dailies
