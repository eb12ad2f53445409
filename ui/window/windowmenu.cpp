// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmenu.h"

#include "ui/desktop/systemsleep.h"
#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/tooltips.h"

#include <QActionGroup>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QList<QAction*> withInner(const QMenu& menu)
{
    QList<QAction*> all = menu.actions();
    for (const QAction* each : menu.actions()) {
        if (const QMenu* inner = each->menu())
            all += withInner(*inner);
    }
    return all;
}

} // namespace

WindowMenu::WindowMenu(QWidget* parent) : QMenu(parent)
{
    setToolTipsVisible(true);
    addRequests();
    addTakes();
    addAccounts();
    addSpending();
    addSeparator();
    add(this, Command::FindCommand, u"findCommand"_s, u"command"_s, tr("Find a command…"), Qt::CTRL | Qt::Key_K);
    add(this, Command::RecentNotices, u"recentNotices"_s, u"bell"_s, tr("Recent notices…"));
    addThemes();
    add(this, Command::Settings, u"settings"_s, u"settings"_s, tr("Settings…"), Qt::CTRL | Qt::Key_Comma);
    m_help = addGroup(u"circle-help"_s, tr("Help"));
    addSeparator();
    add(this, Command::Quit, u"quit"_s, u"x"_s, tr("Quit"), QKeySequence(QKeySequence::Quit));
}

QMenu* WindowMenu::addGroup(const QString& iconName, const QString& title)
{
    QMenu* group = addMenu(Dailies::icon(iconName), title);
    group->setToolTipsVisible(true);
    return group;
}

QAction* WindowMenu::add(QMenu* menu, Command command, const QString& id, const QString& iconName, const QString& text,
    const QKeySequence& key, const QString& explanation)
{
    QAction* action = menu->addAction(Dailies::icon(iconName), text);
    nameCommand(action, id);
    action->setShortcut(key);
    if (!explanation.isEmpty())
        action->setToolTip(plainToolTip(explanation));
    m_commands.insert(command, action);
    return action;
}

void WindowMenu::addRequests()
{
    m_requests = {
        add(this, Command::OpenRequest, u"openRequest"_s, u"file-text"_s, tr("Open request…"), QKeySequence::Open,
            tr("From a JSON file, a cURL command in a file, or the JSON file next to a clip")),
        add(this, Command::PasteRequest, u"pasteRequest"_s, u"copy"_s, tr("Paste request"),
            Qt::CTRL | Qt::SHIFT | Qt::Key_V, tr("JSON or a cURL command from the clipboard, into the form"))};
    m_afterRequests = addSeparator();
    m_requests.append(add(this, Command::PauseSending, u"pauseSending"_s, u"pause"_s, tr("Pause sending"),
        Qt::CTRL | Qt::SHIFT | Qt::Key_P,
        tr("Holds back requests that aren't sent yet. Takes that are being generated continue.")));
    addAfterTakes();
}

void WindowMenu::addTakes()
{
    m_takes = addGroup(u"film"_s, tr("Takes"));
    m_requests +=
        {add(m_takes, Command::TrackTask, u"trackTask"_s, u"eye"_s, tr("Track a task by ID…"), Qt::CTRL | Qt::Key_T,
             tr("For a task that was created elsewhere: downloads its clip and creates nothing")),
            add(m_takes, Command::ExportList, u"exportList"_s, u"save"_s, tr("Export the list…"), {},
                tr("Saves what the list shows as CSV or JSON"))};
    add(m_takes, Command::OpenClipsFolder, u"openClipsFolder"_s, u"folder-open"_s, tr("Open the clips folder"));
    add(m_takes, Command::DiskUse, u"diskUse"_s, u"archive"_s, tr("Disk use…"), {},
        tr("How much of the disk the clips of each account use"));
    add(m_takes, Command::RemovePracticeTakes, u"removePracticeTakes"_s, u"trash-2"_s, tr("Remove practice takes…"), {},
        tr("Removes all practice takes. Their clips move to the Trash. You can undo this."));
}

void WindowMenu::addAccounts()
{
    QMenu* accounts = addGroup(u"user"_s, tr("Accounts"));
    add(accounts, Command::AddAccount, u"addAccount"_s, u"plus"_s, tr("Add an account…"));
    add(accounts, Command::AccountSettings, u"accountSettings"_s, u"user"_s, tr("Account settings…"));
    add(accounts, Command::ChangeKey, u"changeKey"_s, u"key"_s, tr("Change the API key…"));
    setKeyPossible(false);
    add(accounts, Command::ModelProfiles, u"modelProfiles"_s, u"list"_s, tr("Model profiles…"), {},
        tr("Model limits and supported values"));
    add(accounts, Command::UploadPlaces, u"uploadPlaces"_s, u"upload"_s, tr("Upload places…"), {},
        tr("Storage of your own, from which services fetch your files"));
    add(accounts, Command::UsePractice, u"usePractice"_s, u"clapperboard"_s, tr("Use practice mode"));
}

void WindowMenu::addSpending()
{
    m_spending = addGroup(u"wallet"_s, tr("Spending"));
    add(m_spending, Command::SpendingLimits, u"spendingLimits"_s, u"wallet"_s, tr("Spending limits…"), {},
        tr("How much may be spent per day, per month or per run"));
    add(m_spending, Command::Rates, u"rates"_s, u"receipt-text"_s, tr("Rates…"), {},
        tr("What a second, a point or a take costs you"));
    add(m_spending, Command::CompareInvoice, u"compareInvoice"_s, u"receipt-text"_s, tr("Compare with invoice…"), {},
        tr("Compares what the service charged with what Dailies recorded"));
}

void WindowMenu::addThemes()
{
    QMenu* look = addMenu(Dailies::icon(u"sun"_s), tr("Theme"));
    m_themes = new QActionGroup(this);
    const std::pair<Theme, QString> themes[] = {
        {Theme::System, tr("Match system")}, {Theme::Light, tr("Light")}, {Theme::Dark, tr("Dark")}};
    for (const auto& [theme, text] : themes) {
        QAction* action = look->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(theme));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme = theme] { Q_EMIT themeChosen(theme); });
    }
}

void WindowMenu::addAfterTakes()
{
    QMenu* menu = addMenu(Dailies::icon(u"clock"_s), tr("When all takes are finished"));
    m_afterTakes = new QActionGroup(this);
    const std::pair<AfterTakes, QString> choices[] = {{AfterTakes::Nothing, tr("Do nothing")},
        {AfterTakes::Notify, tr("Notify me")}, {AfterTakes::Sleep, tr("Sleep")}, {AfterTakes::Quit, tr("Quit")}};
    for (const auto& [choice, text] : choices) {
        if (choice == AfterTakes::Sleep && !canSleepComputer())
            continue;
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(choice == AfterTakes::Nothing);
        action->setData(static_cast<int>(choice));
        m_afterTakes->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice = choice] { Q_EMIT afterTakesChosen(choice); });
    }
}

void WindowMenu::setAfterTakes(AfterTakes choice)
{
    for (QAction* action : m_afterTakes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
}

void WindowMenu::setSendingPaused(bool isPaused)
{
    QAction* pause = action(Command::PauseSending);
    pause->setText(isPaused ? tr("Resume sending") : tr("Pause sending"));
    pause->setIcon(Dailies::icon(isPaused ? u"play"_s : u"pause"_s));
    pause->setToolTip(plainToolTip(isPaused
            ? tr("Sends the waiting requests.")
            : tr("Holds back requests that aren't sent yet. Takes that are being generated continue.")));
}

void WindowMenu::setDraftsMenu(QMenu* menu, QAction* save)
{
    menu->setTitle(tr("Drafts"));
    menu->setIcon(Dailies::icon(u"file-text"_s));
    insertMenu(m_afterRequests, menu);
    m_requests += {menu->menuAction(), save};
}

void WindowMenu::setNewRequestAction(QAction* action)
{
    action->setIcon(Dailies::icon(u"plus"_s));
    action->setToolTip(plainToolTip(tr("Clear the form")));
    insertAction(actions().constFirst(), action);
    m_requests.append(action);
}

void WindowMenu::setViewActions(const QList<QAction*>& actions)
{
    QAction* first = m_takes->actions().constFirst();
    m_takes->insertActions(first, actions);
    m_takes->insertSeparator(first);
}

void WindowMenu::setSpendAction(QAction* action)
{
    m_spending->insertAction(m_spending->actions().constFirst(), action);
}

QList<QAction*> WindowMenu::allActions() const
{
    return withInner(*this);
}

void WindowMenu::setExamplesMenu(QMenu* menu)
{
    menu->setTitle(tr("Examples"));
    menu->setIcon(Dailies::icon(u"sparkles"_s));
    insertMenu(m_afterRequests, menu);
}

void WindowMenu::setKeyPossible(bool possible)
{
    QAction* account = action(Command::AccountSettings);
    QAction* key = action(Command::ChangeKey);
    account->setEnabled(possible);
    key->setEnabled(possible);
    const QString why = tr("Choose an account in the form. Practice mode has no settings and needs no key.");
    account->setToolTip(plainToolTip(possible ? tr("Rename, limit or remove the selected account") : why));
    key->setToolTip(plainToolTip(possible ? tr("For the selected account") : why));
}

void WindowMenu::setRequestPossible(bool possible)
{
    for (QAction* action : std::as_const(m_requests))
        action->setEnabled(possible);
}

void WindowMenu::setTheme(Theme theme)
{
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(theme));
}

} // namespace Dailies
