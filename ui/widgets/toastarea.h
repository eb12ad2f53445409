// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QRegion>
#include <QWidget>

#include <functional>

class QKeyEvent;

namespace Dailies {

class MessageBar;
class PressWatch;

/// Where messages appear: one above the other at the lower leading corner of a part of the window, or elsewhere at its
/// lower edge if that leaves more buttons free. It lies over the layout, so that nothing moves when a message comes or
/// goes. Each message is shown whole. What has no room waits:
/// questions come first, then the latest. Escape cancels the latest question, unless a field or a popup needs the key.
class ToastArea final : public QWidget {
    Q_OBJECT

public:
    /// The messages lie over `host`, which becomes the parent, at the corner of `corner`; at the corner of `otherwise`
    /// while `corner` is hidden.
    ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise);

    /// While the window of this host is the active one, the messages are there.
    void addHost(QWidget* host, QWidget* corner);
    /// What tells which parts of the first corner somebody may want to press, in its coordinates.
    void setButtons(std::function<QRegion()> buttons) { m_buttons = std::move(buttons); }
    /// Gets how much messages that stay until somebody closes them cover at the lower end of the first corner.
    void setCover(std::function<void(int height)> cover) { m_cover = std::move(cover); }
    /// Stays where it is from now on. For the end of the window, whose parts are destroyed one by one.
    void leaveHosts() { m_hosts.clear(); }
    /// The first ones are the highest.
    void add(const QList<QWidget*>& messages);
    /// Passes on what tells which shortcut asks a question; see MessageBar::setPresses().
    void setPresses(const PressWatch* presses);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A slot is hidden while its messages wait, so that they need not know about it.
    struct Toast {
        QWidget* slot;
        QWidget* messages;
    };
    bool cancelsQuestion(const QKeyEvent& event) const;
    MessageBar* latestQuestion() const;
    void goTo(const QObject* window);
    void place();
    int coveredOf(const QList<QWidget*>& shown) const;
    QRect placeFor(QSize size, const QWidget& at) const;

    struct Host {
        QPointer<QWidget> widget;
        QPointer<QWidget> corner;
        QPointer<QWidget> otherwise; ///< see the constructor
    };
    QList<Host> m_hosts;
    std::function<QRegion()> m_buttons;
    std::function<void(int height)> m_cover;
    QList<Toast> m_toasts;
};

} // namespace Dailies
