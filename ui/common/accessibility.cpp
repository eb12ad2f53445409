// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/accessibility.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    // The plain interface of a widget: its children are asked for by a place that is checked.
    if (className == "QScrollArea"_L1)
        return new QAccessibleWidget(static_cast<QScrollArea*>(object), QAccessible::Client);
    return nullptr;
}

} // namespace

void installAccessibleInterfaces()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace Dailies
