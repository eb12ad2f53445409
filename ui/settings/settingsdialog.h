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

class KeyList;
class KeyMap;
class PreferenceRow;
struct KeyGroup;

/// All preferences on one searchable page. A change takes effect at once, and each preference can be reset on
/// its own.
class SettingsDialog final : public QDialog {
    Q_OBJECT
public:
    /// `usualFolder` is the default folder for clips. `preferences` must outlive the dialog.
    SettingsDialog(Preferences& preferences, const QString& usualFolder, QWidget* parent = nullptr);

    /// Adds a page with the keys of these commands. The map must outlive the dialog.
    void addKeys(KeyMap& keys, const QList<KeyGroup>& groups);
    /// Adds a page of its own. The search finds it by its title and by `words`, which are plain text.
    void addPage(const QString& id, const QString& title, const QString& words, QWidget* page);
    /// Shows the page with this ID, see addPage().
    void showPage(const QString& id);
    /// Searches for this setting and moves the focus to its value.
    void showSetting(Preference preference);

private:
    struct Section {
        QLabel* title;
        QList<PreferenceRow*> rows;
        KeyList* keys = nullptr;
        QWidget* page = nullptr;
        QString id = {};
        QString words = {}; ///< by which the search finds the page
    };

    QWidget* newSheet(Preferences& preferences, const QString& usualFolder);
    void addSection(const QString& title, QWidget* sheet);
    void addPart(QWidget* part);
    void search(const QString& words);
    void showPlaceOfResults();
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
