// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace Dailies {

class ShortcutEdit;
class KeyMap;

/// One command in the settings: its name, its keys, and the question what to do about keys that another command has.
class KeyRow final : public QWidget {
    Q_OBJECT

public:
    static constexpr int resetRoom = 36; ///< pixels after the field, for the button that resets it

    /// `keys` must outlive the row.
    KeyRow(KeyMap& keys, const QString& id, QWidget* parent);

    /// Whether the command's name, keys or `area` contain all words of a search.
    bool matches(const QString& search, const QString& area) const;

private:
    void layOut();
    void connectParts();
    void want(const QList<QKeySequence>& keys);
    void say(const QString& sentence, bool isQuestion);
    void refresh();

    KeyMap& m_keys;
    QString m_id;
    QLabel* m_name;
    QLabel* m_more;
    ShortcutEdit* m_edit;
    QToolButton* m_reset;
    QWidget* m_asking;
    QLabel* m_sentence;
    QPushButton* m_take;
    QPushButton* m_cancel;
    QList<QKeySequence> m_wanted; ///< what the question is about
};

} // namespace Dailies
