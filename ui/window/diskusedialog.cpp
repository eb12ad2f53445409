// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/diskusedialog.h"

#include "app/tasks/store/taskstore.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

enum Column { Name, Clips, Size, Rejected, Trash, ColumnCount };

QString sizeText(qint64 bytes)
{
    return shownSize(bytes);
}

QString useText(const DiskUse& use)
{
    return use.clips == 0 ? u"–"_s : u"%1 (%2)"_s.arg(sizeText(use.bytes), QLocale().toString(use.clips));
}

DiskUse& operator+=(DiskUse& sum, const DiskUse& more)
{
    sum.clips += more.clips;
    sum.bytes += more.bytes;
    return sum;
}

} // namespace

DiskUseDialog::DiskUseDialog(TaskStore& store, TaskMarking& marking, const NameOf& nameOf, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_marking(marking)
    , m_nameOf(nameOf)
    , m_accounts(new QTreeWidget(this))
    , m_empty(new EmptyState(this))
    , m_words(quietNote(tr("Measuring…"), this))
    , m_delete(new QPushButton(icon(u"trash-2"_s), tr("Delete rejected takes"), this))
    , m_meter(store.file())
{
    setObjectName(u"diskUseDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Disk use"));
    build();
    connect(m_accounts, &QTreeWidget::itemSelectionChanged, this, &DiskUseDialog::follow);
    connect(m_delete, &QPushButton::clicked, this, &DiskUseDialog::deleteRejected);
    connect(&marking, &TaskMarking::said, this, &DiskUseDialog::measure);
    connect(&marking, &TaskMarking::cameBack, this, &DiskUseDialog::measure);
    measure();
}

void DiskUseDialog::build()
{
    m_accounts->setObjectName(u"diskUseList"_s);
    m_accounts->setAccessibleName(tr("Disk use of each account"));
    m_accounts->setRootIsDecorated(false);
    m_accounts->setHeaderLabels({tr("Account"), tr("Clips"), tr("Size"), tr("Rejected"), tr("In the Trash")});
    m_accounts->header()->setStretchLastSection(false);
    m_accounts->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_accounts->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (int column = Clips; column < ColumnCount; ++column)
        m_accounts->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_empty->setMessage(icon(u"film"_s), tr("No clips yet."));
    m_empty->hide();
    m_words->setObjectName(u"diskUseWords"_s);
    m_delete->setObjectName(u"deleteRejectedTakes"_s);
    m_delete->setEnabled(false);
    m_delete->setAutoDefault(false); // nothing is asked, so Enter elsewhere must not press it
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->addButton(m_delete, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_accounts, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_words);
    column->addWidget(buttons);
    resize(640, 320);
}

void DiskUseDialog::measure()
{
    m_meter.measureAccounts([this](const QList<AccountUse>& uses) { show(uses); });
}

void DiskUseDialog::show(const QList<AccountUse>& uses)
{
    const int row = m_accounts->indexOfTopLevelItem(m_accounts->currentItem()); // -1 without one
    m_uses = uses;
    AccountUse sum;
    for (const AccountUse& each : uses) {
        sum.all += each.all;
        sum.rejected += each.rejected;
        sum.trash += each.trash;
    }
    if (uses.size() > 1)
        m_uses.append(sum);
    m_accounts->clear();
    for (const AccountUse& each : std::as_const(m_uses)) {
        const QString known = each.accountId.isEmpty() ? tr("All accounts") : m_nameOf(each.accountId);
        auto* item = new QTreeWidgetItem(m_accounts,
            {known.isEmpty() ? tr("Removed account") : known, QLocale().toString(each.all.clips),
                sizeText(each.all.bytes), useText(each.rejected), useText(each.trash)});
        for (int column = Clips; column < ColumnCount; ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (each.accountId.isEmpty())
            item->setFont(Name, semiboldFont(font()));
    }
    const int last = static_cast<int>(m_uses.size()) - 1;
    m_accounts->setCurrentItem(m_accounts->topLevelItem(row >= 0 && row <= last ? row : last));
    m_accounts->setVisible(!uses.isEmpty());
    m_empty->setVisible(uses.isEmpty());
    m_words->setVisible(!uses.isEmpty());
    if (sum.trash.clips > 0)
        m_words->setText(
            tr("Clips in the Trash use %1 until you empty the Trash on your desktop.").arg(sizeText(sum.trash.bytes)));
    else
        m_words->setText(tr("Deleted takes go to the Trash. Their space is free once you empty it on your desktop."));
    follow();
}

/// The button says what it deletes, so nothing is asked. It can be undone.
void DiskUseDialog::follow()
{
    const int row = m_accounts->indexOfTopLevelItem(m_accounts->currentItem());
    const DiskUse rejected = m_uses.value(row).rejected;
    m_delete->setEnabled(rejected.clips > 0);
    m_delete->setText(rejected.clips > 0
            ? tr("Delete %n rejected takes (%1)", nullptr, rejected.clips).arg(sizeText(rejected.bytes))
            : tr("Delete rejected takes"));
}

void DiskUseDialog::deleteRejected()
{
    const int row = m_accounts->indexOfTopLevelItem(m_accounts->currentItem());
    TaskFilter filter{.states = {TaskState::Saved}, .rejects = TaskFilter::Rejects::Only};
    if (const QString id = m_uses.value(row).accountId; !id.isEmpty())
        filter.accounts = {id};
    m_delete->setEnabled(false);
    m_marking.remove(TaskHistory(m_store).find(filter));
}

} // namespace Dailies
