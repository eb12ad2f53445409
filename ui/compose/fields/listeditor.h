// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

class QPushButton;

namespace Dailies {

class ListRow;
class RowBox;
class WrapLayout;

// What the editors of ordered lists share: rows in a box, buttons to add below it, moving and removing. Who derives
// from it holds the items; the rows only show them. A row goes where its item goes, and so does the cursor in it.
class ListEditor : public FieldEditor {
    Q_OBJECT

public:
    ListEditor(Field field, QWidget* parent);

    void showFindings(const QList<Finding>& findings) override;
    void focusPart(int index, const QString& part) override;
    [[nodiscard]] int rowCount() const { return m_shown; }
    [[nodiscard]] ListRow* row(int index) const { return m_rows.at(index); }

protected:
    [[nodiscard]] virtual int itemCount() const = 0;
    [[nodiscard]] virtual ListRow* makeRow(QWidget* parent) = 0;
    virtual void showItem(ListRow* row, int index) = 0;
    virtual void moveItem(int from, int to) = 0;
    virtual void removeItem(int index) = 0;

    QPushButton* addButton(const QString& text, const QString& name);
    // Puts something after the buttons, or between the rows and them.
    void addBesideButtons(QWidget* widget);
    void addBelowRows(QWidget* widget);
    // Brings rows and items together again, after the list was set or has grown.
    void refresh();
    // The same after an item was added at the end: the person goes on there.
    void itemAdded();
    // Makes rows in advance; they stay hidden until refresh().
    void makeRows(int count);
    // Moves a row, not its item: for who hears of the items' moves. To be followed by refresh().
    void shiftRow(int from, int to);

    [[nodiscard]] RowBox* box() const { return m_box; }
    // The row that a widget is in, or -1.
    [[nodiscard]] int rowOf(const QWidget* widget) const;
    // What a person asks for by a row's buttons or by Alt+Up and Alt+Down.
    virtual void moveRow(int from, int by);
    virtual void removeRow(int index);
    // Where the keyboard goes when the row that it was in is gone.
    void focusNear(int index);

private:
    void moveFocusedRow(int by);
    void nameRows();

    RowBox* m_box;
    WrapLayout* m_buttons;
    QPushButton* m_firstButton = nullptr;
    QList<ListRow*> m_rows; // those beyond the items are hidden and kept
    int m_shown = 0;
};

} // namespace Dailies
