// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QWidget>

class QAction;
class QActionGroup;
class QLabel;
class QMenu;
class QPushButton;

namespace Dailies {

/// The bar at the top of the window: the program's name, a hint about the account, and the commands of the window.
class TopBar final : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(QWidget* parent = nullptr);

    /// A line beside the name, such as what the practice service means; empty for none.
    void setHint(const QString& hint);
    /// The menu of the drafts; `save` is the action in it that has a shortcut.
    void setDraftsMenu(QMenu* menu, QAction* save);
    /// The menu of example requests. setExamplesPossible() shows and hides it.
    void setExamplesMenu(QMenu* menu);
    void setExamplesPossible(bool possible);
    /// Whether the form is available for a new request.
    void setRequestPossible(bool possible);
    void setTheme(Theme theme);
    /// The help menu, which is empty at first.
    QMenu* helpMenu() const { return m_help; }
    /// Whether the chosen account is the user's own, so that its key and settings can be changed.
    void setKeyPossible(bool possible);

Q_SIGNALS:
    void newRequestRequested();
    void openRequestRequested();
    void pasteRequestRequested();
    void practiceRequested();
    void clearPracticeRequested();
    void accountRequested();
    void accountSettingsRequested();
    void keyRequested();
    void adoptRequested();
    void profilesRequested();
    void clipsFolderRequested();
    void settingsRequested();
    void quitRequested();
    void themeChosen(Dailies::Theme theme);

private:
    QMenu* buildMenu();

    QLabel* m_hint;
    QPushButton* m_examples;
    QPushButton* m_drafts;
    QPushButton* m_create;
    QActionGroup* m_themes = nullptr;
    QMenu* m_help = nullptr;
    QAction* m_key = nullptr;
    QAction* m_account = nullptr;
    QList<QAction*> m_requests; ///< these need the form
};

} // namespace Dailies
