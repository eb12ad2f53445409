// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/look.h"

#include <QWidget>

class QLabel;
class QMenu;
class QActionGroup;

namespace Dailies {

/// The bar at the window's top: the program's name, a quiet word about the account, and what concerns the whole window.
class TopBar final : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(QWidget* parent = nullptr);

    /// A quiet line beside the name, such as what the practice service means; empty for none.
    void setHint(const QString& hint);
    void setTheme(Theme theme);

Q_SIGNALS:
    void newRequestRequested();
    void practiceRequested();
    void accountRequested();
    void clipsFolderRequested();
    void aboutRequested();
    void quitRequested();
    void themeChosen(Dailies::Theme theme);

private:
    QMenu* buildMenu();

    QLabel* m_hint;
    QActionGroup* m_themes = nullptr;
};

} // namespace Dailies
