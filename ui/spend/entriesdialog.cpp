// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/entriesdialog.h"

#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

EntriesDialog::EntriesDialog(
    const QString& entry, const QString& title, const QStringList& columns, int stretched, QWidget* parent)
    : QDialog(parent)
    , m_message(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
    , m_list(new QTreeWidget(this))
    , m_empty(new EmptyState(this))
    , m_add(new QPushButton(icon(u"plus"_s), tr("Add…"), this))
    , m_edit(new QPushButton(icon(u"pencil"_s), tr("Edit…"), this))
    , m_remove(new QPushButton(icon(u"trash-2"_s), tr("Remove"), this))
    , m_buttons(new QHBoxLayout)
    , m_column(dialogColumn(this))
{
    setObjectName(entry + u"sDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_message->setStacked(true);
    m_list->setObjectName(entry + u"sList"_s);
    m_list->setAccessibleName(title);
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels(columns);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_empty);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"closeButton"_s);
    close->setAutoDefault(false);
    m_buttons->setSpacing(8);
    m_buttons->addStretch();
    m_buttons->addWidget(close);
    const QString name = entry.left(1).toUpper() + entry.mid(1) + u"Button"_s;
    m_add->setObjectName(u"add"_s + name);
    m_edit->setObjectName(u"edit"_s + name);
    m_remove->setObjectName(u"remove"_s + name);
    for (QPushButton* each : {m_add, m_edit, m_remove})
        addButton(each);
    m_column->addWidget(m_message);
    m_column->addWidget(m_pages, 1);
    m_column->addLayout(m_buttons);
    connect(m_add, &QPushButton::clicked, this, &EntriesDialog::add);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    const auto editChosen = [this] {
        if (const int row = chosen(); row >= 0)
            edit(row);
    };
    // A removed entry can be brought back, so nothing is asked.
    const auto removeChosen = [this] {
        if (const int row = chosen(); row >= 0)
            remove(row);
    };
    connect(m_edit, &QPushButton::clicked, this, editChosen);
    connect(m_list, &QTreeWidget::itemActivated, this, editChosen);
    connect(m_remove, &QPushButton::clicked, this, removeChosen);
    auto* key = new QShortcut(QKeySequence(QKeySequence::Delete), m_list);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, removeChosen);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &EntriesDialog::follow);
}

void EntriesDialog::setEmptyText(const QString& text, const QString& hint)
{
    m_empty->setMessage(icon(u"wallet"_s), text);
    m_empty->setHint(hint);
}

void EntriesDialog::addNote(const QString& text)
{
    m_column->insertWidget(m_column->count() - 1, quietNote(text, this));
}

void EntriesDialog::addButton(QPushButton* button)
{
    button->setAutoDefault(false);
    m_buttons->insertWidget(m_buttons->count() - 2, button); // before the stretch and *Close*
}

void EntriesDialog::setEntries(const QList<QStringList>& rows)
{
    const int row = chosen();
    m_list->clear();
    for (const QStringList& texts : rows)
        new QTreeWidgetItem(m_list, texts);
    m_list->setCurrentItem(m_list->topLevelItem(qBound(0, row, qMax(0, int(rows.size()) - 1))));
    m_pages->setCurrentIndex(rows.isEmpty() ? 1 : 0);
    follow();
}

/// Enter presses the button that has the focus, and nothing else: the table has edited its row by then.
void EntriesDialog::keyPressEvent(QKeyEvent* event)
{
    if (!isPlainReturn(*event))
        return QDialog::keyPressEvent(event);
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button && !event->isAutoRepeat())
        button->click();
}

int EntriesDialog::chosen() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void EntriesDialog::follow()
{
    m_edit->setEnabled(chosen() >= 0);
    m_remove->setEnabled(chosen() >= 0);
}

void EntriesDialog::showProblem(const QString& text)
{
    m_message->showMessage(MessageBar::Kind::Bad, text);
}

void EntriesDialog::showDone(const QString& text)
{
    m_message->showMessage(MessageBar::Kind::Information, text);
}

void EntriesDialog::offerUndo(const QString& text, const std::function<Result<qint64>()>& store)
{
    showUndo(MessageBar::Kind::Information, text, store);
}

void EntriesDialog::showUndo(MessageBar::Kind kind, const QString& text, const std::function<Result<qint64>()>& store)
{
    const auto undo = [this, store] {
        if (const auto stored = store(); !stored)
            return showUndo(MessageBar::Kind::Bad, stored.error().message, store);
        tellChange();
    };
    m_message->showMessage(kind, text, {{tr("Undo"), undo}});
}

void EntriesDialog::tellChange()
{
    refresh();
    Q_EMIT changed();
}

} // namespace Dailies
