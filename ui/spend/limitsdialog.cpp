// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/limitsdialog.h"

#include "app/money/limittext.h"
#include "ui/spend/limitdialog.h"
#include "ui/spend/spendfields.h"
#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

const Limit usualLimit{0, LimitPeriod::Day, {}, LimitUnit::Seconds, Amount::whole(60), {}, AtLimit::Ask};

} // namespace

LimitsDialog::LimitsDialog(const SpendBook& book, const AccountNames& names, QWidget* parent)
    : QDialog(parent)
    , m_book(book)
    , m_names(names)
    , m_message(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
    , m_list(new QTreeWidget(this))
    , m_add(new QPushButton(icon(u"plus"_s), tr("Add…"), this))
    , m_edit(new QPushButton(icon(u"pencil"_s), tr("Edit…"), this))
    , m_remove(new QPushButton(icon(u"trash-2"_s), tr("Remove"), this))
{
    setObjectName(u"limitsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Spending limits"));
    resize(620, 340);
    build();
    refresh();
}

void LimitsDialog::build()
{
    m_list->setObjectName(u"limitsList"_s);
    m_list->setAccessibleName(tr("Limits"));
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Limit"), tr("Account"), tr("At the limit")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    auto* empty = new EmptyState(this);
    empty->setMessage(icon(u"wallet"_s), tr("No limits yet."));
    empty->setHint(tr("A limit asks you, or refuses, before a day, a month or a run costs more than you want."));
    m_pages->addWidget(m_list);
    m_pages->addWidget(empty);
    m_add->setObjectName(u"addLimitButton"_s);
    m_edit->setObjectName(u"editLimitButton"_s);
    m_remove->setObjectName(u"removeLimitButton"_s);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"closeButton"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* each : {m_add, m_edit, m_remove}) {
        each->setAutoDefault(false);
        buttons->addWidget(each);
    }
    buttons->addStretch();
    buttons->addWidget(close);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addWidget(m_pages, 1);
    column->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &LimitsDialog::add);
    connect(m_edit, &QPushButton::clicked, this, &LimitsDialog::editChosen);
    connect(m_remove, &QPushButton::clicked, this, &LimitsDialog::removeChosen);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, &LimitsDialog::editChosen);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &LimitsDialog::follow);
    auto* key = new QShortcut(QKeySequence(QKeySequence::Delete), m_list);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, &LimitsDialog::removeChosen);
}

void LimitsDialog::refresh()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_limits = m_book.limits();
    m_list->clear();
    for (const Limit& limit : std::as_const(m_limits)) {
        new QTreeWidgetItem(m_list,
            {limitText(limit), limit.account.isEmpty() ? tr("All accounts") : accountText(m_names, limit.account),
                limit.atLimit == AtLimit::Ask ? tr("Ask first") : tr("Refuse")});
    }
    m_list->setCurrentItem(m_list->topLevelItem(qMax(0, qMin(row, static_cast<int>(m_limits.size()) - 1))));
    m_pages->setCurrentIndex(m_limits.isEmpty() ? 1 : 0);
    follow();
}

const Limit* LimitsDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < m_limits.size() ? &m_limits.at(row) : nullptr;
}

void LimitsDialog::follow()
{
    m_edit->setEnabled(chosen() != nullptr);
    m_remove->setEnabled(chosen() != nullptr);
}

void LimitsDialog::add()
{
    edit(usualLimit);
}

void LimitsDialog::addAlone()
{
    connect(edit(usualLimit), &QDialog::finished, this, &QObject::deleteLater);
}

void LimitsDialog::editChosen()
{
    if (const Limit* limit = chosen())
        edit(*limit);
}

LimitDialog* LimitsDialog::edit(const Limit& limit)
{
    auto* dialog = new LimitDialog(limit, m_names, isVisible() ? this : parentWidget());
    connect(dialog, &LimitDialog::saveRequested, this, [this, dialog](const Limit& made) {
        if (const auto stored = m_book.storeLimit(made); !stored)
            return dialog->showProblem(stored.error().message);
        dialog->accept();
        refresh();
        Q_EMIT changed();
    });
    dialog->open();
    return dialog;
}

/// It can be added again in a moment, so nothing is asked.
void LimitsDialog::removeChosen()
{
    const Limit* limit = chosen();
    if (limit == nullptr)
        return;
    const Limit removed = *limit;
    if (const Result<void> result = m_book.removeLimit(removed.id); !result) {
        m_message->showMessage(MessageBar::Kind::Bad, result.error().message);
        return;
    }
    refresh();
    Q_EMIT changed();
    m_message->showMessage(MessageBar::Kind::Information, tr("Removed the limit of %1.").arg(limitText(removed)),
        {{tr("Undo"), [this, removed] {
              Limit again = removed;
              again.id = 0;
              (void)m_book.storeLimit(again);
              refresh();
              Q_EMIT changed();
          }}});
}

} // namespace Dailies
