// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/shortcutlist.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace Dailies {

/// Shows all shortcuts, grouped by the areas of the window, with a search field.
class ShortcutSheet final : public QDialog {
    Q_OBJECT

public:
    ShortcutSheet(const QList<ShortcutGroup>& groups, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line {
        QString searched;
        QLabel* title;
        QLabel* words;
        QLabel* keys;
    };

    void fill(QGridLayout* grid, const ShortcutGroup& group);
    void showOnly(const QString& searched);

    QList<Line> m_lines;
    QLabel* m_none;
    QScrollArea* m_scroll = nullptr;
};

} // namespace Dailies
