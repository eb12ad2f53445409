// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace Dailies {

/// One preference in the settings: its texts, its editor, the reason why a value is invalid, and a reset
/// button.
class PreferenceRow final : public QWidget {
    Q_OBJECT
public:
    /// `usualFolder` is the default folder for clips. `preferences` must outlive the row.
    PreferenceRow(
        const PreferenceInfo& info, Preferences& preferences, const QString& usualFolder, QWidget* parent = nullptr);

    /// Whether the row's texts contain all words of a search.
    bool matches(const QString& search) const;

private:
    QWidget* newEditor(const QString& usualFolder);
    QWidget* newSwitch();
    QWidget* newNumber();
    QWidget* newChoice();
    QWidget* newFolder(const QString& usualFolder);
    QWidget* newClipPattern();
    QWidget* newTimeOfDay();
    QWidget* newText();
    void set(const QVariant& value);
    void refresh();

    const PreferenceInfo& m_info;
    Preferences& m_preferences;
    QLabel* m_problem;
    QToolButton* m_reset;
    std::function<void(const QVariant&)> m_show; ///< shows a value in the editor
};

} // namespace Dailies
