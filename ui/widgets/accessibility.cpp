// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/accessibility.h"

#include "ui/style/popupmenus.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QRegularExpression>
#include <QScrollArea>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct WidgetRole {
    const char* className;
    QAccessible::Role role;
};

// Our widgets that Qt would report as a mere frame.
constexpr WidgetRole widgetRoles[] = {
    {"Dailies::LiveRegion", QAccessible::Notification},
    {"Dailies::MediaTile", QAccessible::Graphic},
    // Screen readers announce a notification when it appears.
    {"Dailies::MessageBar", QAccessible::Notification},
    {"Dailies::ShortcutEdit", QAccessible::HotkeyField},
    {"Dailies::SpendChart", QAccessible::Chart},
    {"Dailies::StarRating", QAccessible::Grouping},
    {"Dailies::TakeTile", QAccessible::Graphic},
};

/// A button that opens a menu. Qt's own interface waits until the menu closes and blocks the assistive
/// program.
class MenuButtonInterface final : public QAccessibleWidget {
public:
    explicit MenuButtonInterface(QAbstractButton* button) : QAccessibleWidget(button, QAccessible::ButtonMenu) {}

    QString text(QAccessible::Text kind) const override
    {
        const QString known = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Name || !known.isEmpty())
            return known;
        QString words = button()->text();
        return words.replace(QRegularExpression(u"&(.)"_s), u"\\1"_s);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = true;
        state.pressed = button()->isDown();
        return state;
    }
    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (button()->isEnabled())
            names.prepend(showMenuAction());
        return names;
    }
    void doAction(const QString& name) override
    {
        if (name != showMenuAction() && name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (button()->isEnabled())
            popUpMenu(button());
    }
    QStringList keyBindingsForAction(const QString& name) const override
    {
        if (name != showMenuAction() || button()->shortcut().isEmpty())
            return {};
        return {button()->shortcut().toString()};
    }

private:
    QAbstractButton* button() const { return static_cast<QAbstractButton*>(widget()); }
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    // The plain widget interface checks the index when it is asked for a child.
    if (className == "QScrollArea"_L1)
        return new QAccessibleWidget(static_cast<QScrollArea*>(object), QAccessible::Pane);
    if (className == "QPushButton"_L1 || className == "QToolButton"_L1) {
        auto* button = static_cast<QAbstractButton*>(object);
        return hasPopupMenu(button) ? new MenuButtonInterface(button) : nullptr;
    }
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
