// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmessages.h"

namespace Dailies {

WindowMessages::WindowMessages(QWidget* window) : QObject(window), m_bar(new MessageBar(window))
{
    m_bar->setBand(true);
    connect(m_bar, &MessageBar::closed, this, &WindowMessages::clear);
}

void WindowMessages::show(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions)
{
    m_bar->showMessage(kind, sentence, withFirst(actions, [this] { Q_EMIT replaced(); }));
    Q_EMIT replaced();
}

void WindowMessages::showFailure(const Result<void>& result)
{
    if (!result && result.error().kind != ErrorKind::Repeated)
        show(MessageBar::Kind::Bad, result.error().message);
}

void WindowMessages::clear()
{
    m_bar->hide();
    Q_EMIT replaced();
}

void WindowMessages::clearProblem()
{
    if (m_bar->kind() == MessageBar::Kind::Bad && !m_bar->hasActions())
        clear();
}

} // namespace Dailies
