// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/columnsdialog.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/table/taskheader.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

ColumnsDialog::ColumnsDialog(TaskView& view, QWidget* parent)
    : QDialog(parent)
    , m_view(view)
    , m_list(new QListWidget(this))
    , m_left(new QPushButton(tr("Move &left"), this))
    , m_right(new QPushButton(tr("Move &right"), this))
{
    setObjectName(u"columnsDialog"_s);
    setWindowTitle(tr("Columns"));
    m_list->setAccessibleName(tr("Columns, from the left"));
    m_left->setObjectName(u"moveLeft"_s);
    m_right->setObjectName(u"moveRight"_s);
    auto* said = new QLabel(tr("Checked columns are shown in this order, as far as there is room. Move them with the "
                               "buttons, or with Ctrl and the arrow keys."),
        this);
    said->setWordWrap(true);
    m_left->setAutoDefault(false);
    m_right->setAutoDefault(false);
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    box->button(QDialogButtonBox::Close)->setDefault(true);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_left);
    buttons->addWidget(m_right);
    buttons->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(buttons);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(said);
    column->addLayout(row, 1);
    column->addWidget(box);

    fill();
    for (const auto& [button, key, by] : {std::tuple(m_left, Qt::Key_Up, -1), std::tuple(m_right, Qt::Key_Down, 1)}) {
        connect(button, &QAbstractButton::clicked, this, [this, by = by] { move(by); });
        auto* action = new QAction(this);
        action->setShortcut(Qt::CTRL | key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, by = by] { move(by); });
        m_list->addAction(action);
    }
    connect(m_list, &QListWidget::currentRowChanged, this, &ColumnsDialog::updateButtons);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        Q_EMIT shownChanged(item->data(Qt::UserRole).toInt(), item->checkState() == Qt::Checked);
    });
    m_list->setCurrentRow(0);
    m_list->setFocus();
    resize(420, 460);
}

void ColumnsDialog::fill()
{
    const TaskHeader* header = m_view.taskHeader();
    for (int place = 0; place < TaskModel::ColumnCount; ++place) {
        const int column = header->logicalIndex(place);
        auto* item = new QListWidgetItem(taskColumn(column).shownTitle(), m_list);
        item->setData(Qt::UserRole, column);
        item->setCheckState(m_view.isColumnChosen(column) ? Qt::Checked : Qt::Unchecked);
        // The prompt identifies a take, so it is always shown.
        if (column == TaskModel::Prompt)
            item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
    }
}

void ColumnsDialog::move(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_list->count())
        return;
    m_view.taskHeader()->moveSection(from, to);
    {
        const QSignalBlocker quiet(m_list);
        m_list->insertItem(to, m_list->takeItem(from));
        m_list->setCurrentRow(to);
    }
    updateButtons();
}

void ColumnsDialog::updateButtons()
{
    m_left->setEnabled(m_list->currentRow() > 0);
    m_right->setEnabled(m_list->currentRow() >= 0 && m_list->currentRow() + 1 < m_list->count());
}

} // namespace Dailies
