// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingscontroller.h"

#include "app/engine/engine.h"
#include "app/request/mediaitem.h"
#include "app/tasks/history/taskhistory.h"
#include "ui/settings/keylist.h"
#include "ui/settings/keymap.h"
#include "ui/settings/settingsdialog.h"
#include "ui/uploads/placespage.h"

#include <QFileInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QHash<QString, UploadUse> usesOf(TaskStore& store, const QString& placeId)
{
    const TaskHistory history(store);
    QHash<QString, UploadUse> uses;
    QList<VideoTask> tasks = history.tasks(history.withUploads());
    std::sort(tasks.begin(), tasks.end(), [](const VideoTask& a, const VideoTask& b) { return a.id < b.id; });
    for (const VideoTask& task : std::as_const(tasks)) {
        for (const TaskUpload& upload : task.uploads) {
            if (upload.place != placeId)
                continue;
            UploadUse& use = uses[upload.name];
            use.fileName = QFileInfo(localPath(upload.source)).fileName();
            if (!use.takes.contains(task.id))
                use.takes.append(task.id);
            if (task.state == TaskState::Sending || task.state == TaskState::InProgress)
                use.running.insert(task.id);
            else if (task.state == TaskState::Waiting || task.state == TaskState::Uploading)
                use.waiting.insert(task.id);
        }
    }
    return uses;
}

PlaceTools toolsOf(Engine& engine)
{
    QStringList hosts;
    for (const Account& account : engine.accounts().accounts())
        hosts.append(account.baseUrl.host());
    return {engine.uploadPlaces(), engine.keys(), engine.placeAccess(), engine.clock(), hosts,
        [&engine](const QString& placeId) { return usesOf(engine.store(), placeId); }};
}

} // namespace

SettingsController::SettingsController(Engine& engine, KeyMap& keys, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_keys(keys)
    , m_window(window)
{}

QString SettingsController::uploadsPage()
{
    return u"uploads"_s;
}

void SettingsController::show(const QList<ShortcutArea>& areas, const QString& page)
{
    auto* dialog = new SettingsDialog(m_engine.preferences(), m_engine.profile().clips, m_window);
    dialog->addPage(uploadsPage(), tr("Uploads"), tr("upload storage place bucket link S3 WebDAV command secret"),
        new PlacesPage(toolsOf(m_engine), dialog));
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
}

} // namespace Dailies
