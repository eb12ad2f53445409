// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace Dailies {

class AccountController;
class DraftController;
class RequestForm;
class SavedFilterMenu;

/// Opens the command palette: the window's commands, accounts, drafts and saved filters.
class PaletteController final : public QObject {
    Q_OBJECT

public:
    /// `showTakes` brings the list into view. All of them must outlive this object.
    PaletteController(AccountController& accounts, DraftController& drafts, RequestForm& form, SavedFilterMenu& filters,
        std::function<void()> showTakes, QWidget* window);

    void show();

private:
    void showSetting(Preference preference);

    AccountController& m_accounts;
    DraftController& m_drafts;
    RequestForm& m_form;
    SavedFilterMenu& m_filters;
    std::function<void()> m_showTakes;
    QWidget* m_window;
    QStringList m_recent; ///< the texts of the last commands, newest first
};

} // namespace Dailies
