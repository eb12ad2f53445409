// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingscontroller.h"

#include "app/engine/engine.h"
#include "app/tasks/history/uploaduses.h"
#include "app/tasks/uploadstep.h"
#include "ui/settings/keylist.h"
#include "ui/settings/keymap.h"
#include "ui/settings/settingsdialog.h"
#include "ui/uploads/placespage.h"

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

const QString uploadsPage = u"uploads"_s; ///< its ID

PlaceTools toolsOf(Engine& engine)
{
    QStringList hosts;
    for (const Account& account : engine.accounts().accounts())
        hosts.append(account.baseUrl.host());
    return {engine.uploadPlaces(), engine.keys(), engine.placeAccess(), engine.clock(), hosts,
        [&engine](const QString& placeId) { return uploadUses(engine.store(), placeId); }};
}

} // namespace

SettingsController::SettingsController(
    Engine& engine, KeyMap& keys, std::function<QList<ShortcutArea>()> areas, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_keys(keys)
    , m_areas(std::move(areas))
    , m_window(window)
{}

void SettingsController::show()
{
    open({});
}

void SettingsController::showUploads()
{
    open(uploadsPage);
}

void SettingsController::showClipFolder()
{
    open({});
    if (auto* dialog = m_window->findChild<SettingsDialog*>())
        dialog->showSetting(Preference::ClipFolder);
}

void SettingsController::testPlaceOf(TaskId id)
{
    if (const std::optional<VideoTask> task = m_engine.store().task(id))
        open(uploadsPage)->test(uploadPlaceOf(*task));
}

PlacesPage* SettingsController::open(const QString& page)
{
    auto* dialog = new SettingsDialog(m_engine.preferences(), m_engine.profile().clips, m_window);
    auto* places = new PlacesPage(toolsOf(m_engine), dialog);
    dialog->addPage(
        uploadsPage, tr("Uploads"), tr("upload storage place bucket link S3 WebDAV command secret"), places);
    const QList<ShortcutArea> areas = m_areas();
    QList<KeyGroup> groups;
    for (const ShortcutArea& area : areas)
        groups.append({area.title, {}});
    for (const QString& id : m_keys.commands())
        groups[areaOf(m_keys.action(id), areas)].ids.append(id);
    groups.removeIf([](const KeyGroup& group) { return group.ids.isEmpty(); });
    dialog->addKeys(m_keys, groups);
    dialog->open();
    if (!page.isEmpty())
        dialog->showPage(page);
    return places;
}

} // namespace Dailies
