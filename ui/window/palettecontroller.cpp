// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palettecontroller.h"

#include "app/accounts/account.h"
#include "app/settings/preferences.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/drafts/draftcontroller.h"
#include "ui/settings/settingsdialog.h"
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/commandkeys.h"
#include "ui/window/accountcontroller.h"
#include "ui/window/commandpalette.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

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
    auto* examples = m_window->findChild<QMenu*>(u"examplesMenu"_s);
    if (examples != nullptr && examples->menuAction()->isVisible())
        Q_EMIT examples->aboutToShow(); // which fills it
    QList<PaletteEntry> entries = commandsOf(*m_window);
    for (const PreferenceInfo& info : allPreferences()) {
        entries.append({tr("Settings: %1").arg(preferenceLabel(info)), {},
            [this, preference = info.preference] { showSetting(preference); }, false, preferenceHint(info)});
    }
    for (const Account& account : m_accounts.accounts())
        entries.append({tr("Account: %1").arg(account.name), {}, [this, id = account.id] {
                            m_showTakes();
                            m_form.chooser()->setAccountId(id);
                        }});
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
    for (PaletteEntry& entry : entries)
        entry.execute = [this, text = entry.text, execute = entry.execute] {
            m_recent.removeAll(text);
            m_recent.prepend(text);
            execute();
        };
    const auto age = [this](const PaletteEntry& entry) {
        const qsizetype place = m_recent.indexOf(entry.text);
        return place < 0 ? m_recent.size() : place;
    };
    std::stable_sort(entries.begin(), entries.end(),
        [&age](const PaletteEntry& one, const PaletteEntry& other) { return age(one) < age(other); });
    auto* palette = new CommandPalette(entries, m_window);
    if (const auto* panel = m_window->findChild<TaskPanel*>())
        connect(panel, &TaskPanel::taskSelected, palette, &CommandPalette::dropTakes);
    palette->open();
}

void PaletteController::showSetting(Preference preference)
{
    const QList<QAction*> actions = m_window->findChildren<QAction*>();
    const auto settings = std::find_if(
        actions.cbegin(), actions.cend(), [](const QAction* each) { return commandId(*each) == u"settings"_s; });
    if (settings == actions.cend())
        return;
    (*settings)->trigger();
    if (auto* dialog = m_window->findChild<SettingsDialog*>())
        dialog->showSetting(preference);
}

} // namespace Dailies
