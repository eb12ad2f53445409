// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.h"
#include "ui/style/look.h"

#include <QDialog>
#include <QHash>

class QLabel;
class QLineEdit;
class QListWidget;
class QScrollArea;

namespace Dailies {

class PreferenceRow;

/// All preferences on one searchable page. A change takes effect at once, and each preference can be reset on
/// its own.
class SettingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `usualFolder` is the default folder for clips. `preferences` must outlive the dialog.
    SettingsDialog(Preferences& preferences, const QString& usualFolder, QWidget* parent = nullptr);

private:
    struct Section {
        PreferencePage page;
        QLabel* title;
        QList<PreferenceRow*> rows;
    };

    QWidget* newSheet(Preferences& preferences, const QString& usualFolder);
    void search(const QString& words);
    void goTo(int place);

    QLineEdit* m_search;
    QListWidget* m_places;
    QScrollArea* m_scroll;
    QLabel* m_nothing = nullptr;
    QHash<Preference, PreferenceRow*> m_rows;
    QList<Section> m_sections;
};

/// The theme that the preferences select.
Theme themeOf(const Preferences& preferences);
/// Stores a theme in the preferences.
void setTheme(Preferences& preferences, Theme theme);

} // namespace Dailies
