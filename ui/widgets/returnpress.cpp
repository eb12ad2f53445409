// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/returnpress.h"

#include "ui/style/popupmenus.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/presswatch.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QRadioButton>

namespace Dailies {

namespace {

/// These are set with the space bar everywhere.
bool isMark(const QAbstractButton* button)
{
    return qobject_cast<const QCheckBox*>(button) != nullptr || qobject_cast<const QRadioButton*>(button) != nullptr;
}

} // namespace

ReturnPress::ReturnPress(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ReturnPress::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (button == nullptr || !isPlainReturn(*key) || !button->hasFocus() || isMark(button))
        return false;
    event->accept();
    if (!isPress || key->isAutoRepeat() || (m_presses != nullptr && m_presses->isRepeat()))
        return true;
    if (hasPopupMenu(button))
        popUpMenu(button);
    else
        button->click();
    return true;
}

} // namespace Dailies
