// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/accessibility.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct WidgetRole {
    const char* className;
    QAccessible::Role role;
};

// Widgets of ours that Qt would tell of as a mere frame.
constexpr WidgetRole widgetRoles[] = {
    {"Dailies::LiveText", QAccessible::Notification},
    {"Dailies::MediaThumb", QAccessible::Graphic},
    // A notification that comes up is read out by itself.
    {"Dailies::MessageBar", QAccessible::Notification},
    {"Dailies::TakeTile", QAccessible::Graphic},
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    // The plain interface of a widget: its children are asked for by a place that is checked.
    if (className == "QScrollArea"_L1)
        return new QAccessibleWidget(static_cast<QScrollArea*>(object), QAccessible::Pane);
    for (const WidgetRole& each : widgetRoles) {
        if (className == QLatin1StringView(each.className))
            return new QAccessibleWidget(static_cast<QWidget*>(object), each.role);
    }
    return nullptr;
}

} // namespace

void installAccessibleInterfaces()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace Dailies
