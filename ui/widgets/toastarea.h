// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QRegion>
#include <QWidget>

#include <functional>

class QAction;
class QKeyEvent;
class QPushButton;

namespace Dailies {

class MessageBar;
class NoticeBoard;
class PressWatch;

/// Where messages appear: one above the other at the lower leading corner of a part of the window, or elsewhere at its
/// lower edge if that leaves more buttons free. It lies over the layout, so that nothing moves when a message comes or
/// goes. A message keeps its distance to the lower edge for as long as it is shown: what goes leaves a gap, and what
/// comes takes the lowest gap that has room for it, or the top. Each message is shown whole, and several leave half of
/// the part free. What has no room waits: questions come first, then the latest; a button shows the others in turn.
/// Escape cancels the latest question, unless a field or a popup needs the key.
class ToastArea final : public QWidget {
    Q_OBJECT

public:
    /// The messages lie over `host`, which becomes the parent, at the corner of `corner`; at the corner of `otherwise`
    /// while `corner` is hidden.
    ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise);

    /// While the window of this host is the active one, the messages are there. They stay above what covers the lower
    /// end of `corner`, such as controls over a picture, and has the height that `overlaid` returns.
    void addHost(QWidget* host, QWidget* corner, std::function<int()> overlaid = {});
    /// The same for the window into which this action moves `corner` while it is checked.
    void addFullScreen(const QAction* toggle, QWidget* corner, const std::function<int()>& overlaid = {});
    /// What tells which parts of the first corner somebody may want to press, in its coordinates.
    void setButtons(std::function<QRegion()> buttons) { m_buttons = std::move(buttons); }
    /// Called with the height that lasting messages cover at the lower end of the first corner.
    void setCover(std::function<void(int height)> cover) { m_cover = std::move(cover); }
    /// Stays where it is from now on. For the end of the window, whose parts are destroyed one by one.
    void leaveHosts() { m_hosts.clear(); }
    /// Each notice of a board is a message of its own.
    void add(const QList<QWidget*>& messages);
    /// Passes on what tells which shortcut asks a question; see MessageBar::setPresses().
    void setPresses(const PressWatch* presses);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A slot is hidden while its messages wait, so that they need not know about it.
    struct Toast {
        QWidget* slot;
        QPointer<QWidget> messages; ///< null once they were deleted
        QSize size = {};
        int bottom = -1; ///< distance to the lower edge; -1 while it is not shown
        int top() const { return bottom + size.height(); }
    };
    void addBoard(NoticeBoard* board);
    void addIn(QWidget* parent, QWidget* messages);
    void showNext();
    bool cancelsQuestion(const QKeyEvent& event) const;
    MessageBar* latestQuestion() const;
    void goTo(const QObject* window);
    void place();
    void measure(int widest);
    QList<Toast*> chosen(int room);
    void stack(const QList<Toast*>& shown);
    int gapFor(const Toast& toast) const;
    int covered() const;

    struct Host {
        QPointer<QWidget> widget;
        QPointer<QWidget> corner;
        QPointer<QWidget> otherwise; ///< see the constructor
        std::function<int()> overlaid;
    };
    QRect placeFor(QSize size, const QWidget& at, const Host& host) const;

    QList<Host> m_hosts;
    std::function<QRegion()> m_buttons;
    std::function<void(int height)> m_cover;
    QList<Toast> m_toasts;
    QPushButton* m_more; ///< shows the next of those that wait; among the toasts as well
    std::pair<bool, quint64> m_latest; ///< the rank of the first message
    qsizetype m_skipped = 0; ///< so many of the first ones wait, because the user has seen them
};

} // namespace Dailies
