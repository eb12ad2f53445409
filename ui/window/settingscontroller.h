// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/shortcutlist.h"

#include <QObject>

namespace Dailies {

class Engine;
class KeyMap;

/// Opens the settings of the window, with the keys of its commands and the upload places.
class SettingsController final : public QObject {
    Q_OBJECT
public:
    /// The ID of the page of the upload places.
    static QString uploadsPage();

    SettingsController(Engine& engine, KeyMap& keys, QWidget* window);

    /// `areas` are those by which keys are listed. `page` is the page to show; empty for the first one.
    void show(const QList<ShortcutArea>& areas, const QString& page = {});

private:
    Engine& m_engine;
    KeyMap& m_keys;
    QWidget* m_window;
};

} // namespace Dailies
