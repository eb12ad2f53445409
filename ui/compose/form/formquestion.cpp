// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/formquestion.h"

#include "ui/style/look.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

FormQuestion::FormQuestion(QWidget* form) : QWidget(form), m_message(new MessageBar(this))
{
    makeBar(this);
    setObjectName(u"formQuestion"_s);
    hide();
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(12, 8, 12, 8);
    around->addWidget(m_message);
    m_message->setClosable(false);
    m_message->setStacked(true);
    connect(m_message, &MessageBar::closed, this, [this] {
        hide();
        Q_EMIT answered();
        Q_EMIT cancelled();
    });
}

void FormQuestion::dismiss()
{
    if (!isHidden())
        m_message->dismiss();
}

void FormQuestion::ask(const QString& question, const MessageAction& yes, const std::optional<MessageAction>& other)
{
    const auto cancel = [this] { Q_EMIT cancelled(); };
    QList<MessageAction> answers{yes};
    if (other)
        answers += withFirst({*other}, cancel);
    show(MessageBar::Kind::Warning, question, answers << MessageAction{tr("Cancel"), cancel});
}

void FormQuestion::show(MessageBar::Kind kind, const QString& question, const QList<MessageAction>& answers)
{
    m_message->showMessage(kind, question, withFirst(answers, [this] {
        hide();
        Q_EMIT answered();
    }));
    QWidget::show();
    raise();
    placeAbove(m_bottom);
}

/// What is asked may get another height after it was placed, for example in the font of its final style.
bool FormQuestion::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest && !isHidden())
        placeAbove(m_bottom);
    return QWidget::event(event);
}

void FormQuestion::focusCancel()
{
    m_message->focusLastAction();
}

void FormQuestion::focusFirst()
{
    m_message->focusFirstAction();
}

void FormQuestion::announce()
{
    m_message->announce();
}

void FormQuestion::placeAbove(int bottom)
{
    m_bottom = bottom;
    const int width = parentWidget()->width();
    const int height = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    setGeometry(0, bottom - height, width, height);
}

} // namespace Dailies
