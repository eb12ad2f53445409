// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

class QPushButton;

namespace Dailies {

class ListRow;
class RowBox;
class WrapLayout;

/// The base of editors of ordered lists: rows in a box, buttons below them, moving and removing. Derived classes hold
/// the items; the rows only show them. A row moves with its item and keeps the focus.
class ListEditor : public FieldEditor {
    Q_OBJECT

public:
    ListEditor(Field field, QWidget* parent);

    void showFindings(const QList<Finding>& findings) override;
    void focusPart(int index, const QString& part) override;
    int rowCount() const { return m_shown; }
    ListRow* row(int index) const { return m_rows.at(index); }

protected:
    virtual int itemCount() const = 0;
    virtual ListRow* makeRow(QWidget* parent) = 0;
    virtual void showItem(ListRow* row, int index) = 0;
    virtual void moveItem(int from, int to) = 0;
    virtual void removeItem(int index) = 0;

    QPushButton* addButton(const QString& text, const QString& name);
    /// Updates the rows after the items have changed.
    void refresh();
    /// The same after the user has added an item at the end. Also focuses its row and emits changed().
    void itemAdded();
    /// Creates rows in advance. They stay hidden until refresh().
    void makeRows(int count);
    /// Moves a row without its item, for editors that learn of moves from a model. Call refresh() afterwards.
    void shiftRow(int from, int to);

    /// The index of the row that contains a widget, or -1.
    int rowOf(const QWidget* widget) const;
    /// The user pressed a row's buttons, or Alt+Up or Alt+Down.
    virtual void moveRow(int from, int by);
    virtual void removeRow(int index);
    /// Sets the focus after the row at `index`, which had it, was removed.
    void focusNear(int index);

private:
    void moveFocusedRow(int by);
    void nameRows();

    RowBox* m_box;
    WrapLayout* m_buttons;
    QPushButton* m_firstButton = nullptr;
    QList<ListRow*> m_rows; ///< surplus rows are hidden and kept
    int m_shown = 0;
};

} // namespace Dailies
