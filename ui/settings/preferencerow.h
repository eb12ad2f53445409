// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace Dailies {

/// One preference in the settings: its words, what it is set with, why a value cannot be, and the way back.
class PreferenceRow final : public QWidget {
    Q_OBJECT
public:
    /// `usualFolder` is where clips are saved unless another folder is chosen. `preferences` outlives the row.
    PreferenceRow(
        const PreferenceInfo& info, Preferences& preferences, const QString& usualFolder, QWidget* parent = nullptr);

    /// Whether all words of a search are in what it says.
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
    std::function<void(const QVariant&)> m_show; ///< puts a value into the editor
};

} // namespace Dailies
