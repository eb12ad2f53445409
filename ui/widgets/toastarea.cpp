// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toastarea.h"

#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int margin = 12;
constexpr int toastSpacing = 8;

/// Whether there is a question among these messages, and when the last of those was shown; or the last message.
std::pair<bool, quint64> rankOf(const QWidget* messages)
{
    std::pair<bool, quint64> highest{false, 0};
    QList<const MessageBar*> bars = messages->findChildren<const MessageBar*>();
    if (const auto* own = qobject_cast<const MessageBar*>(messages))
        bars.append(own);
    for (const MessageBar* bar : std::as_const(bars)) {
        if (!bar->isHidden())
            highest = std::max(highest, {bar->isQuestion(), bar->turn()});
    }
    return highest;
}

} // namespace

ToastArea::ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise)
    : QWidget(host)
    , m_corner(corner)
    , m_otherwise(otherwise)
{
    setObjectName(u"toastArea"_s);
    host->installEventFilter(this);
    corner->installEventFilter(this);
    otherwise->installEventFilter(this);
    window()->installEventFilter(this);
    hide();
}

void ToastArea::add(QWidget* messages)
{
    auto* slot = new QWidget(this);
    auto* column = new QVBoxLayout(slot);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(messages);
    slot->hide();
    messages->installEventFilter(this);
    m_toasts.append(Toast{slot, messages});
}

void ToastArea::setPresses(const PressWatch* presses)
{
    for (auto* bar : findChildren<MessageBar*>())
        bar->setPresses(presses);
}

bool ToastArea::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show: // also when a page of the window is shown that contains the corner
    case QEvent::Hide:
    case QEvent::ShowToParent:
    case QEvent::HideToParent: place(); break;
    case QEvent::LayoutRequest:
        if (isAncestorOf(static_cast<QWidget*>(watched)))
            place();
        break;
    case QEvent::ShortcutOverride: // otherwise a shortcut would get the key, such as the one that ends a comparison
    case QEvent::KeyPress:
        if (watched == window() && cancelsQuestion(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

/// The window gets only what fields have left.
bool ToastArea::cancelsQuestion(const QKeyEvent& event) const
{
    MessageBar* question = latestQuestion();
    if (event.key() != Qt::Key_Escape || event.modifiers() != Qt::NoModifier || question == nullptr)
        return false;
    if (event.type() == QEvent::KeyPress && !event.isAutoRepeat())
        question->dismiss();
    return true;
}

MessageBar* ToastArea::latestQuestion() const
{
    MessageBar* latest = nullptr;
    for (auto* bar : window()->findChildren<MessageBar*>()) { // also that of the form
        if (bar->isVisible() && bar->window() == window() && bar->isQuestion()
            && (latest == nullptr || bar->turn() > latest->turn()))
            latest = bar;
    }
    return latest;
}

void ToastArea::place()
{
    QList<Toast> wanted = m_toasts;
    wanted.removeIf([](const Toast& toast) { return toast.messages->isHidden(); });
    const QWidget* host = parentWidget();
    const QWidget* at = m_corner && m_corner->isVisibleTo(host) ? m_corner : m_otherwise;
    if (at == nullptr)
        return;
    const QRect corner(at->mapTo(host, QPoint()), at->size());
    int width = 0;
    for (const Toast& toast : std::as_const(wanted)) {
        width = std::max(width, toast.messages->sizeHint().width());
        // What contains a bar is not always told that its text became longer.
        for (auto* bar : toast.messages->findChildren<MessageBar*>())
            bar->installEventFilter(this);
    }
    width = std::clamp(width, 0, std::max(corner.width() - 2 * margin, 0));
    const auto heightOf = [width](const Toast& toast) {
        return toast.messages->hasHeightForWidth() ? toast.messages->heightForWidth(width)
                                                   : toast.messages->sizeHint().height();
    };
    QList<Toast> byRank = wanted;
    std::ranges::stable_sort(byRank, std::greater(), [](const Toast& toast) { return rankOf(toast.messages); });
    const int bottom = corner.bottom() + 1 - margin;
    int all = -toastSpacing;
    QList<QWidget*> shown;
    for (const Toast& toast : std::as_const(byRank)) {
        const int more = toastSpacing + heightOf(toast);
        if (!shown.isEmpty() && all + more > bottom - margin)
            break;
        all += more;
        shown.append(toast.slot);
    }
    const QRect area(corner.left() + margin, bottom - all, width, all);
    setGeometry(QStyle::visualRect(layoutDirection(), corner, area));
    int top = 0;
    for (const Toast& toast : std::as_const(m_toasts)) {
        const bool isShown = shown.contains(toast.slot);
        if (isShown) {
            const int height = heightOf(toast);
            toast.slot->setGeometry(0, top, width, height);
            top += height + toastSpacing;
        }
        toast.slot->setVisible(isShown);
    }
    setVisible(!shown.isEmpty());
    raise();
}

} // namespace Dailies
