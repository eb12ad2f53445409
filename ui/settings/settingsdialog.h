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

/// Everything that can be set about the program on one sheet that can be searched. A change holds at once; each can be
/// taken back to the usual value by itself.
class SettingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `usualFolder` is where clips are saved unless another folder is chosen. `preferences` outlives the dialog.
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

/// What the preferences say about light and dark.
Theme themeOf(const Preferences& preferences);
/// Sets it.
void setTheme(Preferences& preferences, Theme theme);

} // namespace Dailies
