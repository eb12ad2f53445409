// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fieldeditor.h"

class QFrame;
class QHBoxLayout;
class QPushButton;

namespace Dailies {

class ListRow;

// What the editors of ordered lists share: rows in a box, buttons to add below it, moving and removing. Who derives
// from it holds the items; the rows only show them.
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
    // Brings rows and items together again, after the list was set or has grown.
    void refresh();
    // The same after an item was added at the end: the person goes on there.
    void itemAdded();

private:
    void moveRow(int from, int by);
    void removeRow(int index);

    QFrame* m_box;
    QHBoxLayout* m_buttons;
    QPushButton* m_firstButton = nullptr;
    QList<ListRow*> m_rows; // those beyond the items are hidden and kept
    int m_shown = 0;
};

} // namespace Dailies
