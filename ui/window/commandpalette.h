// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace Dailies {

/// Something that the command palette can do.
struct PaletteEntry {
    QString text;
    QString keys; ///< its shortcut in the notation of the platform; empty for none
    std::function<void()> execute;
    bool mayCharge = false; ///< it may send a request
    QString more = {}; ///< what it does, in other words by which it is found too
    QString id = {}; ///< see commandId()
    bool isDestructive = false; ///< it comes after what only shows or changes something
    bool isOfTakes = false; ///< it may be about the take that is chosen now
};

/// The actions of a window that can be used now: first the frequent ones, then the others by their text, and the
/// choices of menus last.
QList<PaletteEntry> commandsOf(const QWidget& window);

/// Finds a command by its words and executes it. Each typed word must occur in the command's text or in its
/// explanation. Commands whose text begins with what was typed come first. Return executes a command that is destructive
/// or may be charged only if its text contains the words, or if the user chose it in the list.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const QList<PaletteEntry>& entries, QWidget* parent);

    /// Leaves out the commands for takes, after another take was chosen than when the palette opened.
    void dropTakes();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(const QString& words);
    void execute();

    QList<PaletteEntry> m_entries;
    QLineEdit* m_words;
    QListView* m_list;
    QStandardItemModel* m_found;
    QLabel* m_nothing;
};

} // namespace Dailies
