// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpcontroller.h"

#include "ui/help/aboutdialog.h"
#include "ui/help/reportcontroller.h"
#include "ui/style/icons.h"

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
    add(u"circle-help"_s, tr("User guide"), QKeySequence::HelpContents, [this] { showGuide({u"index.md"_s}); });
    add(u"file-text"_s, tr("Glossary"), {}, [this] {
        showGuide({u"terms.md"_s});
        m_guide->beginSearch();
    });
    add(u"list"_s, tr("Keyboard shortcuts"), Qt::Key_Question, std::move(showShortcuts));
    m_menu.addSeparator();
    add(u"folder-open"_s, tr("Open log folder"), {}, [&reports] { reports.openLogFolder(); });
    add(u"triangle-alert"_s, tr("Report a problem…"), {}, [&reports] { reports.showReport(); });
    m_menu.addSeparator();
    add(u"info"_s, tr("About Dailies"), {}, [this] { (new AboutDialog(m_window))->open(); });
}

QAction* HelpController::add(
    const QString& iconName, const QString& words, const QKeySequence& key, std::function<void()> command)
{
    QAction* action = m_menu.addAction(icon(iconName), words);
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
