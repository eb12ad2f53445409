// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toastarea.h"

#include "ui/widgets/messagebar.h"
#include "ui/widgets/noticeboard.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
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

/// Whether these messages stay until the user closes them. A single one disappears if it is information.
bool stays(const QWidget* messages)
{
    if (const auto* own = qobject_cast<const MessageBar*>(messages))
        return own->kind() != MessageBar::Kind::Information;
    const QList<const MessageBar*> bars = messages->findChildren<const MessageBar*>();
    return std::ranges::any_of(bars, [](const MessageBar* bar) { return !bar->isHidden(); });
}

} // namespace

ToastArea::ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise) : QWidget(host), m_more(new QPushButton(this))
{
    m_more->setObjectName(u"moreMessages"_s);
    m_more->setToolTip(tr("Show the next message"));
    connect(m_more, &QPushButton::clicked, this, &ToastArea::showNext);
    addIn(this, m_more);
    setObjectName(u"toastArea"_s);
    addHost(host, corner);
    m_hosts.first().otherwise = otherwise;
    otherwise->installEventFilter(this);
    hide();
}

void ToastArea::addHost(QWidget* host, QWidget* corner, std::function<int()> overlaid)
{
    m_hosts.removeIf([](const Host& each) { return !each.widget; });
    m_hosts.append({host, corner, corner, std::move(overlaid)});
    for (QWidget* each : {host, corner, host->window()})
        each->installEventFilter(this);
    if (host->window()->isActiveWindow())
        goTo(host->window());
}

void ToastArea::addFullScreen(const QAction* toggle, QWidget* corner, const std::function<int()>& overlaid)
{
    connect(toggle, &QAction::toggled, this, [this, corner, overlaid](bool isFull) {
        if (isFull)
            addHost(corner->window(), corner, overlaid);
        else
            place();
    });
}

void ToastArea::add(const QList<QWidget*>& messages)
{
    for (QWidget* each : messages) {
        if (auto* board = qobject_cast<NoticeBoard*>(each))
            addBoard(board);
        else
            addIn(this, each);
    }
}

void ToastArea::addBoard(NoticeBoard* board)
{
    board->setParent(this);
    board->lower(); // it is as large as this area
    connect(board, &NoticeBoard::barAdded, this, [this, board](MessageBar* bar) { addIn(board, bar); });
}

void ToastArea::addIn(QWidget* parent, QWidget* messages)
{
    auto* slot = new QWidget(parent);
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
QRect ToastArea::placeFor(QSize size, const QWidget& at, const Host& host) const
{
    const QRect whole(at.mapTo(parentWidget(), QPoint()), at.size());
    const QRect corner = whole.adjusted(0, 0, 0, host.overlaid ? -host.overlaid() : 0);
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

void ToastArea::measure(int widest)
{
    m_toasts.removeIf([](const Toast& toast) {
        if (!toast.messages)
            toast.slot->deleteLater();
        return !toast.messages;
    });
    for (Toast& toast : m_toasts) {
        // What contains a bar is not always told that its text became longer.
        for (auto* bar : toast.messages->findChildren<MessageBar*>())
            bar->installEventFilter(this);
        const QSize hint = toast.messages->sizeHint();
        const int width = std::min(hint.width(), widest);
        toast.size = {
            width, toast.messages->hasHeightForWidth() ? toast.messages->heightForWidth(width) : hint.height()};
    }
}

/// What is shown: the button for the messages that wait, then the messages, those that matter most first.
QList<ToastArea::Toast*> ToastArea::chosen(int room)
{
    QList<Toast*> byRank;
    Toast* more = nullptr;
    for (Toast& toast : m_toasts) {
        if (toast.messages == m_more)
            more = &toast;
        else if (!toast.messages->isHidden() && !toast.size.isEmpty())
            byRank.append(&toast);
    }
    if (byRank.isEmpty())
        return {};
    std::ranges::stable_sort(byRank, std::greater(), [](const Toast* toast) { return rankOf(toast->messages); });
    if (const auto latest = rankOf(byRank.constFirst()->messages); std::exchange(m_latest, latest) != latest)
        m_skipped = 0;
    const qsizetype all = byRank.size();
    std::rotate(byRank.begin(), byRank.begin() + m_skipped % all, byRank.end());
    const auto keepFitting = [&byRank](int height) {
        qsizetype count = 0;
        for (const Toast* toast : std::as_const(byRank)) {
            height -= toast->size.height() + (count > 0 ? toastSpacing : 0);
            if (count > 0 && height < 0)
                break;
            ++count;
        }
        byRank.resize(count);
    };
    const QList<Toast*> wanted = byRank;
    keepFitting(room);
    if (byRank.size() == all)
        return byRank;
    byRank = wanted;
    keepFitting(room - toastSpacing - more->size.height());
    m_more->setText(tr("%n more messages", nullptr, int(all - byRank.size())));
    byRank.prepend(more);
    return byRank;
}

void ToastArea::showNext()
{
    for (const Toast& toast : std::as_const(m_toasts))
        m_skipped += toast.bottom >= 0 && toast.messages != m_more ? 1 : 0;
    place();
}

/// The lowest place where there is room.
int ToastArea::gapFor(const Toast& toast) const
{
    QList<const Toast*> others;
    for (const Toast& other : m_toasts) {
        if (other.bottom >= 0)
            others.append(&other);
    }
    std::ranges::sort(others, {}, &Toast::bottom);
    int bottom = 0;
    for (const Toast* other : std::as_const(others)) {
        if (other->bottom - bottom >= toast.size.height() + toastSpacing)
            break;
        bottom = other->top() + toastSpacing;
    }
    return bottom;
}

void ToastArea::stack(const QList<Toast*>& shown)
{
    QList<Toast*> staying;
    for (Toast& toast : m_toasts) {
        if (!shown.contains(&toast))
            toast.bottom = -1;
        else if (toast.bottom >= 0)
            staying.append(&toast);
    }
    // What has grown raises only what is above it.
    std::ranges::sort(staying, {}, &Toast::bottom);
    for (qsizetype i = 1; i < staying.size(); ++i)
        staying.at(i)->bottom = std::max(staying.at(i)->bottom, staying.at(i - 1)->top() + toastSpacing);
    for (auto each = shown.crbegin(); each != shown.crend(); ++each) {
        if ((*each)->bottom < 0)
            (*each)->bottom = gapFor(**each);
    }
}

void ToastArea::place()
{
    const QWidget* host = parentWidget();
    const auto here = std::ranges::find_if(m_hosts, [host](const Host& each) { return each.widget.data() == host; });
    if (here == m_hosts.cend())
        return;
    const QWidget* at = here->corner && here->corner->isVisibleTo(host) ? here->corner : here->otherwise;
    if (at == nullptr || !host->isAncestorOf(at)) { // the corner may have moved to another window
        goTo(m_hosts.constFirst().widget->window());
        return;
    }
    measure(std::max(at->width() - 2 * margin, 0));
    const QList<Toast*> shown = chosen(at->height() / 2 - margin);
    stack(shown);
    if (shown.isEmpty() && isHidden())
        return;
    QSize all(0, 0);
    for (const Toast* toast : shown)
        all = all.expandedTo({toast->size.width(), toast->top()});
    setGeometry(placeFor(all, *at, *here));
    QRegion occupied;
    for (const Toast& toast : std::as_const(m_toasts)) {
        if (toast.bottom >= 0) {
            const QRect place({0, all.height() - toast.top()}, toast.size);
            toast.slot->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
            occupied += toast.slot->geometry();
        }
        toast.slot->setVisible(toast.bottom >= 0);
    }
    for (NoticeBoard* board : findChildren<NoticeBoard*>())
        board->setGeometry(rect());
    setMask(occupied); // gaps belong to what is below
    setVisible(!shown.isEmpty());
    raise();
    if (m_cover)
        m_cover(at == m_hosts.constFirst().corner ? covered() : 0);
}

int ToastArea::covered() const
{
    int height = 0;
    for (const Toast& toast : m_toasts) {
        if (toast.bottom >= 0 && stays(toast.messages))
            height = std::max(height, toast.top() + margin);
    }
    return height;
}

} // namespace Dailies
