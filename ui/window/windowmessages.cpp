// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmessages.h"

#include <QApplication>

namespace Dailies {

WindowMessages::WindowMessages(QWidget* window) : QObject(window), m_bar(new MessageBar(window))
{
    m_bar->setToast(true);
    connect(m_bar, &MessageBar::closed, this, &WindowMessages::clear);
    m_hiding.setSingleShot(true);
    m_hiding.setInterval(shownMs);
    connect(&m_hiding, &QTimer::timeout, this, &WindowMessages::hideLater);
}

void WindowMessages::show(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions)
{
    m_bar->showMessage(kind, sentence, withFirst(actions, [this] { Q_EMIT replaced(); }));
    note(kind, sentence);
    if (kind == MessageBar::Kind::Information)
        m_hiding.start();
    else
        m_hiding.stop();
    Q_EMIT replaced();
}

void WindowMessages::hideLater()
{
    if (m_bar->underMouse() || m_bar->isAncestorOf(QApplication::focusWidget()))
        m_hiding.start();
    else
        clear();
}

void WindowMessages::showFailure(const Result<void>& result)
{
    if (!result && result.error().kind != ErrorKind::Repeated)
        show(MessageBar::Kind::Bad, result.error().message);
}

void WindowMessages::clear()
{
    m_hiding.stop();
    m_bar->hide();
    Q_EMIT replaced();
}

void WindowMessages::clearProblem()
{
    if (m_bar->kind() == MessageBar::Kind::Bad && !m_bar->hasActions())
        clear();
}

void WindowMessages::note(MessageBar::Kind kind, const QString& text)
{
    m_recent.prepend({QDateTime::currentDateTimeUtc(), kind, text});
    if (m_recent.size() > mostKept)
        m_recent.removeLast();
}

} // namespace Dailies
