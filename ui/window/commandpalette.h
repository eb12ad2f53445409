// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

#include <functional>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace Dailies {

/// Something that the command palette can do.
struct PaletteEntry {
    QString text;
    QString keys; ///< its shortcut in the notation of the platform; empty for none
    std::function<void()> execute;
    bool mayCharge = false; ///< it may send a request
};

/// The actions of a window that can be used now, sorted by text.
QList<PaletteEntry> commandsOf(const QWidget& window);

/// Finds a command by its words and executes it. Each typed word must occur in the command's text.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const QList<PaletteEntry>& entries, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(const QString& words);
    void execute();

    QList<PaletteEntry> m_entries;
    QLineEdit* m_words;
    QListView* m_list;
    QSortFilterProxyModel* m_found;
};

} // namespace Dailies
