// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/listeditor.h"

#include "ui/compose/fields/listrow.h"
#include "ui/compose/fields/rowbox.h"
#include "ui/widgets/wraplayout.h"

#include <QApplication>
#include <QHash>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

ListEditor::ListEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_box(new RowBox(this))
    , m_buttons(new WrapLayout(8))
{
    m_box->hide();
    column()->addWidget(m_box);
    column()->addLayout(m_buttons);
    setObjectName(fieldKey(field) + u"Editor"_s);
    setAccessibleName(label());
    for (const int by : {-1, 1}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::ALT | (by < 0 ? Qt::Key_Up : Qt::Key_Down)), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setWhatsThis(by < 0 ? tr("Move up") : tr("Move down"));
        connect(shortcut, &QShortcut::activated, this, [this, by] { moveFocusedRow(by); });
    }
}

void ListEditor::showFindings(const QList<Finding>& findings)
{
    QHash<int, QList<Finding>> byRow;
    for (const Finding& finding : findings)
        byRow[finding.index].append(finding);
    for (int i = 0; i < m_shown; ++i)
        m_rows.at(i)->showFindings(byRow.value(i));
    const QString said = messagesOf(findings);
    if (accessibleDescription() != said)
        setAccessibleDescription(said);
}

void ListEditor::focusPart(int index, const QString& part)
{
    if (index >= 0 && index < m_shown)
        m_rows.at(index)->focusPart(part);
    else
        m_firstButton->setFocus(Qt::OtherFocusReason);
}

QPushButton* ListEditor::addButton(const QString& text, const QString& name)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    m_buttons->addWidget(button);
    if (m_firstButton == nullptr)
        m_firstButton = button;
    return button;
}

void ListEditor::refresh()
{
    const int count = itemCount();
    makeRows(count);
    for (int i = 0; i < m_rows.size(); ++i) {
        if (i < count) {
            m_rows.at(i)->setPlace(i, count);
            showItem(m_rows.at(i), i);
        }
        m_rows.at(i)->setVisible(i < count);
    }
    m_box->setVisible(count > 0);
    m_box->update();
    if (m_shown != count) {
        m_shown = count;
        Q_EMIT rowsChanged();
    }
}

void ListEditor::itemAdded()
{
    refresh();
    Q_EMIT changed();
    m_rows.at(m_shown - 1)->focusPart({});
}

void ListEditor::makeRows(int count)
{
    const bool grows = m_rows.size() < count;
    while (m_rows.size() < count) {
        ListRow* row = makeRow(m_box);
        row->hide();
        connect(row, &ListRow::moveRequested, this, &ListEditor::moveRow);
        connect(row, &ListRow::removeRequested, this, &ListEditor::removeRow);
        m_box->rows()->addWidget(row);
        m_rows.append(row);
    }
    if (grows)
        nameRows();
}

void ListEditor::shiftRow(int from, int to)
{
    if (from == to)
        return;
    ListRow* row = m_rows.at(from);
    m_rows.move(from, to);
    m_box->rows()->removeWidget(row);
    m_box->rows()->insertWidget(to, row);
    // The Tab key follows the order of the children.
    for (ListRow* each : std::as_const(m_rows))
        each->raise();
    nameRows();
    Q_EMIT rowsChanged();
}

int ListEditor::rowOf(const QWidget* widget) const
{
    for (int i = 0; i < m_shown; ++i) {
        if (m_rows.at(i) == widget || m_rows.at(i)->isAncestorOf(widget))
            return i;
    }
    return -1;
}

void ListEditor::moveRow(int from, int by)
{
    const int to = from + by;
    if (to < 0 || to >= itemCount())
        return;
    moveItem(from, to);
    shiftRow(from, to);
    refresh();
    Q_EMIT changed();
}

void ListEditor::removeRow(int index)
{
    removeItem(index);
    // Move the focus before its row is hidden, or it would jump to the end of the form.
    const int last = static_cast<int>(m_rows.size()) - 1;
    shiftRow(index, last);
    focusNear(index);
    refresh();
    Q_EMIT changed();
}

void ListEditor::focusNear(int index)
{
    if (itemCount() == 0)
        m_firstButton->setFocus(Qt::OtherFocusReason);
    else
        m_rows.at(std::min(index, itemCount() - 1))->focusPart({});
}

void ListEditor::moveFocusedRow(int by)
{
    const int index = rowOf(QApplication::focusWidget());
    if (index >= 0)
        moveRow(index, by);
}

void ListEditor::nameRows()
{
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows.at(i)->setObjectName(u"%1Row%2"_s.arg(fieldKey(field())).arg(i + 1));
}

} // namespace Dailies
