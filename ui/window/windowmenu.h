// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/whenfinished.h"
#include "ui/style/look.h"

#include <QList>
#include <QMenu>

class QActionGroup;

namespace Dailies {

/// The menu of the window: what concerns no single take. What belongs to the takes, to accounts and to spending has a
/// submenu each.
class WindowMenu final : public QMenu {
    Q_OBJECT

public:
    explicit WindowMenu(QWidget* parent = nullptr);

    /// The menu of the drafts; `save` is the action in it that has a shortcut.
    void setDraftsMenu(QMenu* menu, QAction* save);
    void setExamplesMenu(QMenu* menu); ///< of the example requests
    /// Whether the form is available for a new request.
    void setRequestPossible(bool possible);
    void setTheme(Theme theme);
    /// Whether the command for that resumes sending instead of pausing it.
    void setSendingPaused(bool isPaused);
    void setAfterTakes(AfterTakes choice);
    /// The action that clears the form. It is the first entry.
    void setNewRequestAction(QAction* action);
    /// Actions about how takes are shown.
    void setViewActions(const QList<QAction*>& actions);
    /// Leads to the page about money.
    void setSpendAction(QAction* action);
    /// All actions with those of the submenus.
    QList<QAction*> allActions() const;
    /// The help menu, which is empty at first.
    QMenu* helpMenu() const { return m_help; }
    /// Whether the chosen account is the user's own, so that its key and settings can be changed.
    void setKeyPossible(bool possible);

Q_SIGNALS:
    void openRequestRequested();
    void pasteRequestRequested();
    void practiceRequested();
    void clearPracticeRequested();
    void accountRequested();
    void accountSettingsRequested();
    void keyRequested();
    void adoptRequested();
    void profilesRequested();
    void uploadPlacesRequested();
    void limitsRequested();
    void ratesRequested();
    void invoiceRequested(); ///< to compare takes with an invoice
    void clipsFolderRequested();
    void diskUseRequested();
    void pauseRequested(); ///< to pause or resume sending
    void afterTakesChosen(Dailies::AfterTakes choice);
    void exportListRequested();
    void paletteRequested();
    void noticesRequested();
    void settingsRequested();
    void quitRequested();
    void themeChosen(Dailies::Theme theme);

private:
    /// `id` names the command for nameCommand().
    QAction* add(QMenu* menu, const QString& id, const QString& iconName, const QString& text,
        void (WindowMenu::*signal)(), const QKeySequence& key = {}, const QString& explanation = {});
    QMenu* addGroup(const QString& iconName, const QString& title);
    void addRequests();
    void addTakes();
    void addAccounts();
    void addSpending();
    void addThemes();
    void addAfterTakes();

    QActionGroup* m_themes = nullptr;
    QActionGroup* m_afterTakes = nullptr;
    QAction* m_pause = nullptr;
    QMenu* m_takes = nullptr;
    QMenu* m_spending = nullptr;
    QMenu* m_help = nullptr;
    QAction* m_afterRequests = nullptr; ///< the separator below them
    QAction* m_key = nullptr;
    QAction* m_account = nullptr;
    QList<QAction*> m_requests; ///< these need the form
};

} // namespace Dailies
