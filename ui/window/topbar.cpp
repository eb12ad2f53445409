// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/topbar.h"

#include "ui/style/icons.h"
#include "ui/style/popupmenus.h"
#include "ui/widgets/tooltips.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace Dailies {

using namespace Qt::StringLiterals;

TopBar::TopBar(QWidget* parent)
    : QWidget(parent)
    , m_hint(new QLabel(this))
    , m_examples(new QPushButton(icon(u"sparkles"_s), tr("Examples"), this))
    , m_drafts(new QPushButton(icon(u"file-text"_s), tr("Drafts"), this))
    , m_create(new QPushButton(icon(u"plus"_s), tr("New request"), this))
{
    makeBar(this);
    setFixedHeight(44);
    auto* name = new QLabel(u"Dailies"_s, this);
    name->setFont(semiboldFont(font()));
    makeQuiet(m_hint);

    m_examples->setObjectName(u"examplesButton"_s);
    m_examples->setToolTip(tr("A request of each kind, to play with"));
    m_examples->hide();
    m_drafts->setObjectName(u"draftsButton"_s);
    m_drafts->hide();
    m_create->setObjectName(u"newRequestButton"_s);
    m_create->setToolTip(tr("Clear the form"));
    connect(m_create, &QPushButton::clicked, this, &TopBar::newRequestRequested);
    auto* more = new QPushButton(icon(u"settings"_s), tr("Menu"), this);
    more->setObjectName(u"menuButton"_s);
    setPopupMenu(more, buildMenu());

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(8);
    layout->addWidget(name);
    layout->addWidget(m_hint);
    layout->addStretch();
    layout->addWidget(m_examples);
    layout->addWidget(m_drafts);
    layout->addWidget(m_create);
    layout->addWidget(more);
}

QMenu* TopBar::buildMenu()
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](const QString& iconName, const QString& text, void (TopBar::*signal)(),
                         QKeySequence key = {}) {
        QAction* action = menu->addAction(icon(iconName), text);
        action->setShortcut(key);
        // The shortcuts of a menu's actions work only if a widget of the window has the actions, too.
        addAction(action);
        connect(action, &QAction::triggered, this, signal);
        return action;
    };
    m_requests = {add(u"file-text"_s, tr("Open request…"), &TopBar::openRequestRequested, QKeySequence::Open),
        add(u"copy"_s, tr("Paste request"), &TopBar::pasteRequestRequested, Qt::CTRL | Qt::SHIFT | Qt::Key_V)};
    m_requests.first()->setToolTip(tr("From a JSON file, a cURL command in a file, or the file beside a clip"));
    m_requests.last()->setToolTip(tr("JSON or a cURL command from the clipboard, into the form"));
    m_requests.append(add(u"eye"_s, tr("Follow a task by id…"), &TopBar::adoptRequested, Qt::CTRL | Qt::Key_T));
    m_requests.last()->setToolTip(tr("One that was created elsewhere: its clip is fetched, nothing is created"));
    menu->addSeparator();
    add(u"plus"_s, tr("Add an account…"), &TopBar::accountRequested);
    m_account = add(u"user"_s, tr("Account settings…"), &TopBar::accountSettingsRequested);
    m_key = add(u"key"_s, tr("Enter another key…"), &TopBar::keyRequested);
    setKeyPossible(false);
    QAction* profiles = add(u"list"_s, tr("Model profiles…"), &TopBar::profilesRequested);
    profiles->setToolTip(tr("What is known of models: values, limits and media"));
    add(u"clapperboard"_s, tr("Use the practice service"), &TopBar::practiceRequested);
    add(u"trash-2"_s, tr("Clear practice takes…"), &TopBar::clearPracticeRequested)
        ->setToolTip(tr("Takes all of them off the list; their clips go to the wastebasket. It can be undone."));
    add(u"folder-open"_s, tr("Open the clips folder"), &TopBar::clipsFolderRequested);
    menu->addSeparator();

    QMenu* look = menu->addMenu(icon(u"sun"_s), tr("Theme"));
    m_themes = new QActionGroup(this);
    const std::pair<Theme, QString> themes[] = {
        {Theme::System, tr("As the desktop")}, {Theme::Light, tr("Light")}, {Theme::Dark, tr("Dark")}};
    for (const auto& [theme, text] : themes) {
        QAction* action = look->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(theme));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme = theme] { Q_EMIT themeChosen(theme); });
    }
    menu->addSeparator();
    add(u"settings"_s, tr("Settings…"), &TopBar::settingsRequested, Qt::CTRL | Qt::Key_Comma);
    m_help = menu->addMenu(icon(u"circle-help"_s), tr("Help"));
    m_help->setToolTipsVisible(true);
    add(u"x"_s, tr("Quit"), &TopBar::quitRequested, QKeySequence(QKeySequence::Quit));
    return menu;
}

void TopBar::setDraftsMenu(QMenu* menu, QAction* save)
{
    setPopupMenu(m_drafts, menu);
    addAction(save);
    m_requests.append(save);
}

void TopBar::setExamplesMenu(QMenu* menu)
{
    setPopupMenu(m_examples, menu);
}

void TopBar::setExamplesPossible(bool possible)
{
    m_examples->setVisible(possible && m_create->isVisibleTo(this));
}

void TopBar::setHint(const QString& hint)
{
    m_hint->setText(hint);
}

void TopBar::setKeyPossible(bool possible)
{
    m_key->setEnabled(possible);
    m_account->setEnabled(possible);
    const QString why = tr("Choose an account in the form; the practice service has no settings and no key of yours.");
    m_account->setToolTip(
        plainToolTip(possible ? tr("Name and pace of the account that is chosen in the form, or its removal") : why));
    m_key->setToolTip(plainToolTip(possible ? tr("For the account that is chosen in the form") : why));
}

void TopBar::setRequestPossible(bool possible)
{
    m_create->setVisible(possible);
    m_drafts->setVisible(possible && m_drafts->menu() != nullptr);
    for (QAction* action : std::as_const(m_requests))
        action->setEnabled(possible);
}

void TopBar::setTheme(Theme theme)
{
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(theme));
}

} // namespace Dailies
