// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/clearbutton.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace Dailies {

void addClearButton(QLineEdit* edit)
{
    const QList<QToolButton*> before = edit->findChildren<QToolButton*>();
    edit->setClearButtonEnabled(true);
    for (QToolButton* button : edit->findChildren<QToolButton*>()) {
        if (!before.contains(button))
            button->setAccessibleName(QCoreApplication::translate("ClearButton", "Clear"));
    }
}

} // namespace Dailies
