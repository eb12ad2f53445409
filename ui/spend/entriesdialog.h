// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "ui/widgets/messagebar.h"

#include <QDialog>

#include <functional>

class QHBoxLayout;
class QPushButton;
class QStackedWidget;
class QTreeWidget;
class QVBoxLayout;

namespace Dailies {

class EmptyState;

/// A table of entries that the user adds, edits and removes, with the buttons and keys for that. A derived dialog says
/// what an entry is.
class EntriesDialog : public QDialog {
    Q_OBJECT

public:
    virtual void add() = 0; ///< opens the dialog of a new entry
    /// Reads the entries again, which another process may have changed, and calls setEntries().
    virtual void refresh() = 0;

Q_SIGNALS:
    void changed();

protected:
    /// The names of the controls are made of `entry`, such as "limit". The column `stretched` takes the room that the
    /// others leave.
    EntriesDialog(
        const QString& entry, const QString& title, const QStringList& columns, int stretched, QWidget* parent);

    /// Shown while there are no entries.
    void setEmptyText(const QString& text, const QString& hint);
    void addNote(const QString& text); ///< below the table
    void addButton(QPushButton* button); ///< right of *Remove*
    /// Keeps the current row, or the last one if there are fewer.
    void setEntries(const QList<QStringList>& rows);
    void showProblem(const QString& text);
    void showDone(const QString& text);
    /// Offers to bring a removed entry back, and again if that fails.
    void offerUndo(const QString& text, const std::function<Result<qint64>()>& store);

    void keyPressEvent(QKeyEvent* event) override;
    virtual void edit(int row) = 0;
    virtual void remove(int row) = 0;
    void tellChange(); ///< reads the entries again, and emits changed()

private:
    void showUndo(MessageBar::Kind kind, const QString& text, const std::function<Result<qint64>()>& store);
    int chosen() const; ///< -1 if there is none
    void follow();

    MessageBar* m_message;
    QStackedWidget* m_pages;
    QTreeWidget* m_list;
    EmptyState* m_empty;
    QPushButton* m_add;
    QPushButton* m_edit;
    QPushButton* m_remove;
    QHBoxLayout* m_buttons;
    QVBoxLayout* m_column;
};

} // namespace Dailies
