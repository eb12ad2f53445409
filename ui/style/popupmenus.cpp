// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/popupmenus.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QCursor>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>

namespace Dailies {

namespace {

/// Keeps the states of a button and its menu consistent, as the nested event loop would.
class MenuOfButton final : public QObject {
    Q_OBJECT
public:
    MenuOfButton(QAbstractButton* button, QMenu* menu) : QObject(button), m_button(button), m_menu(menu)
    {
        // Qt's own slot is the one that blocks.
        disconnect(button, &QAbstractButton::pressed, button, nullptr);
        connect(button, &QAbstractButton::pressed, this, &MenuOfButton::open);
        connect(menu, &QMenu::aboutToHide, button, [button] { button->setDown(false); });
        // Qt says nothing about a pointer that moved while the menu was open.
        connect(menu, &QMenu::aboutToHide, this, &MenuOfButton::leaveIfLeft, Qt::QueuedConnection);
        menu->installEventFilter(this);
    }

    void open()
    {
        if (!m_menu || m_menu->isVisible() || !m_button->isVisible())
            return;
        m_menu->setAttribute(Qt::WA_NoMouseReplay, false);
        m_menu->popup(place());
        m_button->setDown(true);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // A second press on the button closes the menu. The button must not receive it, or it would open the
        // menu again.
        if (event->type() == QEvent::MouseButtonPress) {
            const QPoint at = m_button->mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
            if (m_button->rect().contains(at))
                m_menu->setAttribute(Qt::WA_NoMouseReplay);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void leaveIfLeft()
    {
        if (!m_button->underMouse() || m_button->rect().contains(m_button->mapFromGlobal(QCursor::pos())))
            return;
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_button, &leave);
        m_button->update();
    }

    // Below the button, or above it if there is no room below.
    QPoint place() const
    {
        const QRect room = m_button->screen()->availableGeometry();
        const QRect button(m_button->mapToGlobal(QPoint()), m_button->size());
        const QSize size = m_menu->sizeHint();
        const int below = button.top() + button.height();
        const bool isRoomBelow = below + size.height() <= room.top() + room.height();
        const bool isRoomAbove = button.top() - size.height() >= room.top();
        const int left = m_button->layoutDirection() == Qt::RightToLeft ? button.left() + button.width() - size.width()
                                                                        : button.left();
        return {left, isRoomBelow || !isRoomAbove ? below : button.top() - size.height()};
    }

    QAbstractButton* m_button;
    QPointer<QMenu> m_menu;
};

template<typename Button>
void connectMenu(Button* button, QMenu* menu)
{
    delete button->template findChild<MenuOfButton*>(QString(), Qt::FindDirectChildrenOnly);
    button->setMenu(menu);
    if (menu != nullptr)
        new MenuOfButton(button, menu);
    // Assistive programs may have cached an interface of the button without a menu.
    if (QAccessibleInterface* known = QAccessible::queryAccessibleInterface(button))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

void showFieldMenu(QAbstractSpinBox* field, const QPoint& at)
{
    auto* text = field->findChild<QLineEdit*>();
    QMenu* menu = text->createStandardContextMenu();
    menu->setParent(field, menu->windowFlags());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    QAction* up =
        menu->addAction(QCoreApplication::translate("PopupMenus", "Step up"), field, &QAbstractSpinBox::stepUp);
    QAction* down =
        menu->addAction(QCoreApplication::translate("PopupMenus", "Step down"), field, &QAbstractSpinBox::stepDown);
    up->setEnabled(!field->isReadOnly());
    down->setEnabled(!field->isReadOnly());
    menu->popup(field->mapToGlobal(at));
}

} // namespace

void setPopupMenu(QPushButton* button, QMenu* menu)
{
    connectMenu(button, menu);
}

void setPopupMenu(QToolButton* button, QMenu* menu)
{
    button->setPopupMode(QToolButton::InstantPopup);
    connectMenu(button, menu);
}

void popUpMenu(QAbstractButton* button)
{
    if (auto* menu = button->findChild<MenuOfButton*>(QString(), Qt::FindDirectChildrenOnly))
        menu->open();
}

bool hasPopupMenu(const QAbstractButton* button)
{
    return button->findChild<MenuOfButton*>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
}

void givePopupMenu(QAbstractSpinBox* field)
{
    if (field->contextMenuPolicy() != Qt::DefaultContextMenu)
        return;
    field->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(
        field, &QWidget::customContextMenuRequested, field, [field](const QPoint& at) { showFieldMenu(field, at); });
}

} // namespace Dailies

#include "popupmenus.moc"
