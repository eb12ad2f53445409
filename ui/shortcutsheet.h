// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QAction;
class QGridLayout;

namespace Dailies {

/// All keys at a glance, as the actions themselves tell them.
class ShortcutSheet final : public QDialog {
    Q_OBJECT

public:
    struct Group {
        QString title;
        QList<QAction*> actions; ///< those without keys are left out
    };

    ShortcutSheet(const QList<Group>& groups, QWidget* parent);

private:
    static void fill(QGridLayout* grid, const Group& group);
};

} // namespace Dailies
