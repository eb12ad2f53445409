// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palettecontroller.h"

#include "app/accounts/account.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/drafts/draftcontroller.h"
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/window/accountcontroller.h"
#include "ui/window/commandpalette.h"

namespace Dailies {

PaletteController::PaletteController(AccountController& accounts, DraftController& drafts, RequestForm& form,
    SavedFilterMenu& filters, std::function<void()> showTakes, QWidget* window)
    : QObject(window)
    , m_accounts(accounts)
    , m_drafts(drafts)
    , m_form(form)
    , m_filters(filters)
    , m_showTakes(std::move(showTakes))
    , m_window(window)
{}

void PaletteController::show()
{
    QList<PaletteEntry> entries = commandsOf(*m_window);
    for (const Account& account : m_accounts.accounts())
        entries.append(
            {tr("Account: %1").arg(account.name), {}, [this, id = account.id] { m_form.chooser()->setAccountId(id); }});
    m_drafts.store().refresh();
    for (const DraftEntry& draft : m_drafts.store().entries()) {
        if (draft.problem.isEmpty()) // the dialog of all drafts has room for the reason
            entries.append({tr("Draft: %1").arg(draft.name), {}, [this, draft] { m_drafts.open(draft); }});
    }
    for (const SavedFilter& each : m_filters.filters()) {
        entries.append({tr("Filter: %1").arg(each.name), {}, [this, filter = each.filter] {
                            m_showTakes();
                            Q_EMIT m_filters.chosen(filter);
                        }});
    }
    (new CommandPalette(entries, m_window))->open();
}

} // namespace Dailies
