// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/style/icons.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/presswatch.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int longestLine = 520; ///< of a toast; longer lines are hard to read

Tone toneOf(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Information: return Tone::Accent;
    case MessageBar::Kind::Warning: return Tone::Warning;
    case MessageBar::Kind::Bad: break;
    }
    return Tone::Bad;
}

} // namespace

QIcon MessageBar::iconOf(Kind kind)
{
    switch (kind) {
    case Kind::Information: return icon(u"info"_s, toneOf(kind));
    case Kind::Warning: return icon(u"triangle-alert"_s, toneOf(kind));
    case Kind::Bad: break;
    }
    return icon(u"circle-alert"_s, toneOf(kind));
}

QList<MessageAction> withFirst(const QList<MessageAction>& actions, const std::function<void()>& first)
{
    QList<MessageAction> result;
    for (const MessageAction& action : actions) {
        result.append({action.words,
            [first, execute = action.execute] {
                first();
                if (execute)
                    execute();
            },
            action.undoes, action.subject});
    }
    return result;
}

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_row(new QHBoxLayout)
    , m_icon(new IconLabel(this))
    , m_text(wrappedText({}, this))
    , m_close(new QToolButton(this))
    , m_focus([this](QWidget* old, QWidget* now) {
        if (isAncestorOf(now) && !isAncestorOf(old))
            m_focusBefore = old;
    })
{
    setObjectName(u"messageBar"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_text->setObjectName(u"messageText"_s);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    m_layout->setContentsMargins(12, 6, 6, 6);
    auto* message = new QHBoxLayout;
    message->addWidget(m_icon);
    message->addWidget(m_text, 1);
    m_layout->addLayout(message, 1);
    m_row->addStretch(1);
    m_layout->addLayout(m_row);
    for (int i = 0; i < mostActions; ++i) {
        auto* button = new QPushButton(this);
        button->setObjectName(u"messageAction%1"_s.arg(i + 1));
        button->setAutoDefault(false); // in a dialog, Enter elsewhere would answer
        button->hide();
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { press(i); });
        m_row->addWidget(button);
        m_buttons << button;
    }
    m_close->setObjectName(u"messageClose"_s);
    m_close->setIcon(icon(u"x"_s));
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    m_layout->addWidget(m_close, 0, Qt::AlignTrailing);
    setTabOrder(m_buttons.constLast(), m_close);
    setKind(Kind::Information);
    hide();
}

/// The focus returns to where it was. Otherwise a hidden button would pass it to whatever comes next in the window.
void MessageBar::leave()
{
    if (!isAncestorOf(QApplication::focusWidget()))
        return;
    if (m_focusBefore && m_focusBefore->isVisible() && m_focusBefore->isEnabled())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    else
        QApplication::focusWidget()->clearFocus();
}

MessageBar::Asked MessageBar::asked(const QList<MessageAction>& actions) const
{
    const QString subject = actions.isEmpty() ? QString() : actions.constFirst().subject;
    if (!m_presses || subject.isEmpty())
        return {};
    return {subject, m_presses->shortcut(), m_presses->current()};
}

/// A key that is still held, and the second press of two quick ones, are no answer.
bool MessageBar::isAnswer(const Asked& again) const
{
    return isVisible() && isQuestion() && !again.shortcut.isEmpty() && again.shortcut == m_asked.shortcut
        && again.subject == m_asked.subject && again.press.hold != m_asked.press.hold
        && again.press.madeAt - m_asked.press.madeAt >= SendGate::onePressMs;
}

void MessageBar::dismiss()
{
    leave();
    hide();
    Q_EMIT closed();
}

bool MessageBar::showMessage(Kind kind, const QString& text, const QList<MessageAction>& actions)
{
    const Asked now = asked(actions);
    const bool isAnswered = isAnswer(now);
    m_actions = actions;
    if (isAnswered) {
        press(0);
        return false;
    }
    m_asked = now; // what was pressed too soon begins the time anew, so that no row of quick presses answers
    static quint64 turns = 0;
    m_turn = ++turns;
    setKind(kind);
    m_text->setText(text);
    for (int i = 0; i < mostActions; ++i) {
        const bool wanted = i < actions.size();
        if (wanted)
            m_buttons.at(i)->setText(actions.at(i).words);
        m_buttons.at(i)->setVisible(wanted);
    }
    const bool isColumn = m_layout->direction() == QBoxLayout::TopToBottom && actions.size() == mostActions;
    m_row->setDirection(isColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    nameIt();
    const bool wasShown = isVisible();
    show();
    alert(wasShown);
    return true;
}

void MessageBar::announce()
{
    alert(true);
}

/// Alerts screen readers: the bar appears on its own, away from the focus.
void MessageBar::alert(bool wasShown)
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (wasShown) {
        // Screen readers announce only what appears.
        QAccessibleEvent again(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&again);
    }
}

void MessageBar::press(int index)
{
    // Take the actions first: the called one may show another message or destroy this bar.
    const auto execute = std::exchange(m_actions, {}).value(index).execute;
    leave();
    hide();
    if (execute)
        execute();
}

/// The first half of a double click may have brought another message, whose button is in the place of the pressed one.
/// The second half was not meant for that.
bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    return event->type() == QEvent::MouseButtonDblClick || QFrame::eventFilter(watched, event);
}

void MessageBar::focusLastAction()
{
    if (!m_actions.isEmpty())
        m_buttons.at(m_actions.size() - 1)->setFocus(Qt::OtherFocusReason);
}

void MessageBar::focusFirstAction()
{
    if (m_actions.isEmpty())
        return;
    window()->setAttribute(Qt::WA_KeyboardFocusChange); // so that the focus is seen
    m_buttons.constFirst()->setFocus(Qt::OtherFocusReason);
}

void MessageBar::setText(const QString& text)
{
    if (m_text->text() == text)
        return;
    m_text->setText(text);
    nameIt();
}

void MessageBar::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

void MessageBar::setStacked(bool stacked)
{
    m_layout->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void MessageBar::setToast(bool toast)
{
    m_isToast = toast;
    update();
}

QString MessageBar::text() const
{
    return m_text->text();
}

QSize MessageBar::sizeHint() const
{
    QSize size = QFrame::sizeHint();
    const int line = std::min(m_text->fontMetrics().horizontalAdvance(m_text->text()) + 1, longestLine);
    if (m_isToast)
        size.rwidth() += std::max(line - m_text->sizeHint().width(), 0);
    return size;
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor colour = tone(palette(), toneOf(m_kind));
    const QColor ground = tone(palette(), m_isToast ? Tone::Raised : Tone::Base);
    const QColor fill = blended(ground, colour, 0.08);
    const QColor line = blended(ground, colour, 0.45);
    StyleParts::drawBox(&painter, rect(), fill, line);
}

void MessageBar::setKind(Kind kind)
{
    m_kind = kind;
    m_icon->setIcon(iconOf(kind));
    nameIt();
    update();
}

void MessageBar::nameIt()
{
    const auto said = [this] {
        switch (m_kind) {
        case Kind::Information: return tr("Message");
        case Kind::Warning: return tr("Warning");
        case Kind::Bad: break;
        }
        return tr("Problem");
    };
    // The name contains the text, because screen readers skip descriptions when users prefer short output.
    setAccessibleName(text().isEmpty() ? said() : tr("%1: %2", "a kind of message and its words").arg(said(), text()));
}

} // namespace Dailies
