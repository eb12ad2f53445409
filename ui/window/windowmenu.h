// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/whenfinished.h"
#include "ui/style/look.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QMenu>

class QActionGroup;

namespace Dailies {

/// The menu of the window: what concerns no single take. What belongs to the takes, to accounts and to spending has a
/// submenu each.
class WindowMenu final : public QMenu {
    Q_OBJECT

public:
    /// The entries that other parts of the window carry out.
    enum class Command {
        OpenRequest,
        PasteRequest,
        PauseSending,
        TrackTask,
        ExportList,
        OpenClipsFolder,
        DiskUse,
        RemovePracticeTakes,
        AddAccount,
        AccountSettings,
        ChangeKey,
        ModelProfiles,
        UploadPlaces,
        UsePractice,
        SpendingLimits,
        Rates,
        CompareInvoice,
        FindCommand,
        RecentNotices,
        Settings,
        Quit,
    };
    Q_ENUM(Command)

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
    QAction* action(Command command) const { return m_commands.value(command); }
    /// Calls `slot` of `receiver` when the user chooses an entry.
    template<typename Receiver, typename Slot>
    void onChosen(Command command, const Receiver* receiver, Slot slot)
    {
        connect(action(command), &QAction::triggered, receiver, slot);
    }
    /// All actions with those of the submenus.
    QList<QAction*> allActions() const;
    /// The help menu, which is empty at first.
    QMenu* helpMenu() const { return m_help; }
    /// Whether the chosen account is the user's own, so that its key and settings can be changed.
    void setKeyPossible(bool possible);

Q_SIGNALS:
    void afterTakesChosen(Dailies::AfterTakes choice);
    void themeChosen(Dailies::Theme theme);

private:
    /// `id` names the command for nameCommand().
    QAction* add(QMenu* menu, Command command, const QString& id, const QString& iconName, const QString& text,
        const QKeySequence& key = {}, const QString& explanation = {});
    QMenu* addGroup(const QString& iconName, const QString& title);
    void addRequests();
    void addTakes();
    void addAccounts();
    void addSpending();
    void addThemes();
    void addAfterTakes();

    QHash<Command, QAction*> m_commands;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_afterTakes = nullptr;
    QMenu* m_takes = nullptr;
    QMenu* m_spending = nullptr;
    QMenu* m_help = nullptr;
    QAction* m_afterRequests = nullptr; ///< the separator below them
    QList<QAction*> m_requests; ///< these need the form
};

} // namespace Dailies
