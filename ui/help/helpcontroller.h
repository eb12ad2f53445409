// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/guidewindow.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QMenu;

namespace Dailies {

class ReportController;

/// The commands of the Help menu.
class HelpController final : public QObject {
    Q_OBJECT

public:
    /// Fills the menu. `window` is the parent of windows and receives the shortcuts. `showShortcuts` shows
    /// the sheet of all shortcuts.
    HelpController(QMenu& menu, ReportController& reports, std::function<void()> showShortcuts, QWidget* window);

    /// Shows the guide at a place.
    void showGuide(const GuidePlace& place);

private:
    QAction* add(const QString& id, const QString& icon, const QString& words, const QKeySequence& key,
        std::function<void()> command);

    QMenu& m_menu;
    QWidget* m_window;
    QPointer<GuideWindow> m_guide;
};

} // namespace Dailies
