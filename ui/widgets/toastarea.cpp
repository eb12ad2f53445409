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

/// Whether these messages stay until somebody closes them. A single one goes by itself if it is information.
bool stays(const QWidget* messages)
{
    if (const auto* own = qobject_cast<const MessageBar*>(messages))
        return own->kind() != MessageBar::Kind::Information;
    const QList<const MessageBar*> bars = messages->findChildren<const MessageBar*>();
    return std::ranges::any_of(bars, [](const MessageBar* bar) { return !bar->isHidden(); });
}

} // namespace

ToastArea::ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise) : QWidget(host)
{
    setObjectName(u"toastArea"_s);
    addHost(host, corner);
    m_hosts.first().otherwise = otherwise;
    otherwise->installEventFilter(this);
    hide();
}

void ToastArea::addHost(QWidget* host, QWidget* corner)
{
    m_hosts.append({host, corner, corner});
    for (QWidget* each : {host, corner, host->window()})
        each->installEventFilter(this);
}

void ToastArea::add(const QList<QWidget*>& messages)
{
    for (QWidget* each : messages) {
        auto* slot = new QWidget(this);
        auto* column = new QVBoxLayout(slot);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(each);
        slot->hide();
        each->installEventFilter(this);
        m_toasts.append(Toast{slot, each});
    }
}

void ToastArea::setPresses(const PressWatch* presses)
{
    for (auto* bar : findChildren<MessageBar*>())
        bar->setPresses(presses);
}

bool ToastArea::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::WindowActivate: goTo(watched); break;
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

void ToastArea::goTo(const QObject* window)
{
    const auto host = std::ranges::find_if(
        m_hosts, [window](const Host& each) { return each.widget && each.widget->window() == window; });
    if (host == m_hosts.cend() || host->widget == parentWidget())
        return;
    setParent(host->widget);
    place();
}

/// At the lower leading corner or, if that leaves more buttons free, at the trailing one or between both.
QRect ToastArea::placeFor(QSize size, const QWidget& at) const
{
    const QRect corner(at.mapTo(parentWidget(), QPoint()), at.size());
    QRect area({corner.left() + margin, corner.bottom() + 1 - margin - size.height()}, size);
    const auto shown = [&] { return QStyle::visualRect(layoutDirection(), corner, area); };
    const QRect usual = shown();
    if (!m_buttons || &at != m_hosts.constFirst().corner)
        return usual;
    const QRegion buttons = m_buttons().translated(corner.topLeft());
    QRect best = usual;
    int leastCovered = buttons.intersected(usual).rectCount();
    for (const int left : {corner.right() + 1 - margin - size.width(), corner.center().x() - size.width() / 2}) {
        area.moveLeft(left);
        if (const int covered = buttons.intersected(shown()).rectCount(); covered < leastCovered) {
            leastCovered = covered;
            best = shown();
        }
    }
    return best;
}

void ToastArea::place()
{
    QList<Toast> wanted = m_toasts;
    wanted.removeIf([](const Toast& toast) { return toast.messages->isHidden(); });
    const QWidget* host = parentWidget();
    const auto here = std::ranges::find_if(m_hosts, [host](const Host& each) { return each.widget.data() == host; });
    if (here == m_hosts.cend())
        return;
    const QWidget* at = here->corner && here->corner->isVisibleTo(host) ? here->corner : here->otherwise;
    if (at == nullptr || !host->isAncestorOf(at)) { // the corner may have moved to another window
        goTo(m_hosts.constFirst().widget->window());
        return;
    }
    int width = 0;
    for (const Toast& toast : std::as_const(wanted)) {
        width = std::max(width, toast.messages->sizeHint().width());
        // What contains a bar is not always told that its text became longer.
        for (auto* bar : toast.messages->findChildren<MessageBar*>())
            bar->installEventFilter(this);
    }
    width = std::clamp(width, 0, std::max(at->width() - 2 * margin, 0));
    const auto heightOf = [width](const Toast& toast) {
        return toast.messages->hasHeightForWidth() ? toast.messages->heightForWidth(width)
                                                   : toast.messages->sizeHint().height();
    };
    QList<Toast> byRank = wanted;
    std::ranges::stable_sort(byRank, std::greater(), [](const Toast& toast) { return rankOf(toast.messages); });
    const int bottom = at->mapTo(host, QPoint(0, at->height())).y() - margin;
    int all = -toastSpacing;
    QList<QWidget*> shown;
    for (const Toast& toast : std::as_const(byRank)) {
        const int more = toastSpacing + heightOf(toast);
        if (!shown.isEmpty() && all + more > bottom - margin)
            break;
        all += more;
        shown.append(toast.slot);
    }
    setGeometry(placeFor({width, all}, *at));
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
    if (m_cover)
        m_cover(at == m_hosts.constFirst().corner ? coveredOf(shown) : 0);
}

int ToastArea::coveredOf(const QList<QWidget*>& shown) const
{
    for (const Toast& toast : m_toasts) { // from the top
        if (shown.contains(toast.slot) && stays(toast.messages))
            return height() - toast.slot->y() + margin;
    }
    return 0;
}

} // namespace Dailies
