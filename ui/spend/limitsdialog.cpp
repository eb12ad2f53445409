// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/limitsdialog.h"

#include "app/money/limittext.h"
#include "ui/spend/limitdialog.h"

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

const Limit usualLimit{0, LimitPeriod::Day, {}, LimitUnit::Seconds, Amount::whole(60), {}, AtLimit::Ask};

} // namespace

LimitsDialog::LimitsDialog(const SpendBook& book, const AccountNames& names, QWidget* parent)
    : EntriesDialog(u"limit"_s, tr("Spending limits"), {tr("Limit"), tr("Account"), tr("At the limit")}, 1, parent)
    , m_book(book)
    , m_names(names)
{
    resize(620, 340);
    setEmptyText(tr("No limits yet."),
        tr("A limit asks you, or refuses, before a day, a month or a run costs more than you want."));
    refresh();
}

void LimitsDialog::refresh()
{
    m_limits = m_book.limits();
    QList<QStringList> rows;
    for (const Limit& limit : std::as_const(m_limits)) {
        rows.append(
            {limitText(limit), limit.account.isEmpty() ? tr("All accounts") : accountText(m_names, limit.account),
                limit.atLimit == AtLimit::Ask ? tr("Ask first") : tr("Refuse")});
    }
    setEntries(rows);
}

void LimitsDialog::add()
{
    openEditor(usualLimit);
}

void LimitsDialog::addAlone()
{
    connect(openEditor(usualLimit), &QDialog::finished, this, &QObject::deleteLater);
}

void LimitsDialog::edit(int row)
{
    openEditor(m_limits.at(row));
}

LimitDialog* LimitsDialog::openEditor(const Limit& limit)
{
    auto* dialog = new LimitDialog(limit, m_names, isVisible() ? this : parentWidget());
    connect(dialog, &LimitDialog::saveRequested, this, [this, dialog](const Limit& made) {
        if (const auto stored = m_book.storeLimit(made); !stored)
            return dialog->showProblem(stored.error().message);
        dialog->accept();
        tellChange();
    });
    dialog->open();
    return dialog;
}

void LimitsDialog::remove(int row)
{
    const Limit removed = m_limits.at(row);
    if (const Result<void> result = m_book.removeLimit(removed.id); !result)
        return showProblem(result.error().message);
    tellChange();
    offerUndo(tr("Removed the limit of %1.").arg(limitText(removed)), [this, removed] {
        Limit again = removed;
        again.id = 0;
        return m_book.storeLimit(again);
    });
}

} // namespace Dailies
