// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpcontroller.h"

#include "ui/help/aboutdialog.h"
#include "ui/help/reportcontroller.h"
#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"

#include <QAction>
#include <QMenu>

namespace Dailies {

using namespace Qt::StringLiterals;

HelpController::HelpController(
    QMenu& menu, ReportController& reports, std::function<void()> showShortcuts, QWidget* window)
    : QObject(window)
    , m_menu(menu)
    , m_window(window)
{
    add(u"userGuide"_s, u"circle-help"_s, tr("User guide"), QKeySequence::HelpContents,
        [this] { showGuide({u"index.md"_s}); });
    add(u"glossary"_s, u"file-text"_s, tr("Glossary"), {}, [this] {
        showGuide({u"terms.md"_s});
        m_guide->beginSearch();
    });
    add(u"keyboardShortcuts"_s, u"list"_s, tr("Keyboard shortcuts"), Qt::Key_Question, std::move(showShortcuts));
    m_menu.addSeparator();
    add(u"openLogFolder"_s, u"folder-open"_s, tr("Open log folder"), {}, [&reports] { reports.openLogFolder(); });
    add(u"reportProblem"_s, u"triangle-alert"_s, tr("Report a problem…"), {}, [&reports] { reports.showReport(); });
    m_menu.addSeparator();
    add(u"about"_s, u"info"_s, tr("About Dailies"), {}, [this] { (new AboutDialog(m_window))->open(); });
}

QAction* HelpController::add(const QString& id, const QString& iconName, const QString& words, const QKeySequence& key,
    std::function<void()> command)
{
    QAction* action = m_menu.addAction(icon(iconName), words);
    nameCommand(action, id);
    action->setShortcut(key);
    m_window->addAction(action); // a shortcut works only if a widget of the window has its action
    connect(action, &QAction::triggered, this, std::move(command));
    return action;
}

void HelpController::showGuide(const GuidePlace& place)
{
    if (!m_guide)
        m_guide = new GuideWindow(m_window);
    m_guide->showPlace(place);
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

} // namespace Dailies
