// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskmessage.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

TaskMessage::TaskMessage(QWidget* parent) : QWidget(parent), m_bar(new MessageBar(this))
{
    m_bar->setObjectName(u"taskMessage"_s);
    m_bar->setToast(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_bar);
    hide();
    connect(m_bar, &MessageBar::closed, this, &QWidget::hide);
}

void TaskMessage::showMessage(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions)
{
    show();
    m_bar->showMessage(kind, sentence, withFirst(actions, [this] { hide(); }));
}

void TaskMessage::showProblem(const QString& sentence)
{
    showMessage(MessageBar::Kind::Bad, sentence);
}

} // namespace Dailies
