// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/window/shortcutlist.h"

#include <QObject>

#include <functional>

namespace Dailies {

class Engine;
class KeyMap;
class PlacesPage;

/// Opens the settings of the window, with the keys of its commands and the upload places.
class SettingsController final : public QObject {
    Q_OBJECT
public:
    /// `areas` returns those by which keys are listed.
    SettingsController(Engine& engine, KeyMap& keys, std::function<QList<ShortcutArea>()> areas, QWidget* window);

    void show(); ///< at the first page
    void showUploads(); ///< at the page of the upload places
    void showClipFolder(); ///< at the folder in which clips are saved
    /// At the page of the upload places, and tests the place of a task's files.
    void testPlaceOf(TaskId id);

private:
    PlacesPage* open(const QString& page);

    Engine& m_engine;
    KeyMap& m_keys;
    std::function<QList<ShortcutArea>()> m_areas;
    QWidget* m_window;
};

} // namespace Dailies
