// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmessages.h"

#include "ui/tasks/actions/taskmarking.h"
#include "ui/widgets/folderopening.h"
#include "ui/widgets/toasttimer.h"

#include <QDir>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

WindowMessages::WindowMessages(QWidget* window)
    : QObject(window)
    , m_bar(new MessageBar(window))
    , m_hiding(new ToastTimer(m_bar))
{
    m_bar->setObjectName(u"windowMessage"_s);
    m_bar->setToast(true);
    connect(m_bar, &MessageBar::closed, this, &WindowMessages::clear);
    connect(m_hiding, &ToastTimer::expired, this, &WindowMessages::clear);
}

void WindowMessages::show(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions)
{
    const auto first = [this] {
        offer(nullptr);
        Q_EMIT replaced();
    };
    QList<MessageAction> shown = actions;
    std::shared_ptr<std::function<void()>> once; // from the message, by Undo, or from the list of notices
    const auto undo = std::ranges::find_if(shown, &MessageAction::undoes);
    if (undo != shown.end()) {
        once = std::make_shared<std::function<void()>>(undo->execute);
        undo->execute = [once] {
            if (const auto takeBack = std::exchange(*once, nullptr))
                takeBack();
        };
    }
    if (!m_bar->showMessage(kind, sentence, withFirst(shown, first)))
        return;
    offer(once ? undo->execute : nullptr);
    if (!m_bar->isQuestion()) // the user could not answer it there
        keep({QDateTime::currentDateTimeUtc(), kind, sentence, once && !undo->isMomentary ? once : nullptr});
    if (kind == MessageBar::Kind::Information)
        m_hiding->start();
    else
        m_hiding->stop();
    Q_EMIT replaced();
}

void WindowMessages::showError(const Error& error)
{
    if (error.kind != ErrorKind::Repeated)
        show(MessageBar::Kind::Bad, error.message);
}

void WindowMessages::showFailure(const Result<void>& result)
{
    if (!result)
        showError(result.error());
}

void WindowMessages::openFolder(const QString& folder)
{
    QDir().mkpath(folder);
    Dailies::openFolder(
        folder, this, [this](auto kind, const auto& text, const auto& actions) { show(kind, text, actions); });
}

void WindowMessages::clear()
{
    m_hiding->stop();
    m_bar->hide();
    offer(nullptr);
    Q_EMIT replaced();
}

void WindowMessages::offerUndoTo(TaskMarking& marking)
{
    m_marking = &marking;
    connect(&marking.undoStack(), &QUndoStack::indexChanged, this,
        [this, last = marking.undoStack().index()](int index) mutable {
            const bool isTakenBack = index < std::exchange(last, index);
            if (isTakenBack && m_undo)
                clear();
            else
                m_marking->offerUndo(nullptr);
        });
}

std::function<void()> WindowMessages::record(const QString& name, const std::function<Result<void>()>& undo,
    const std::function<Result<void>()>& redo, const std::function<bool(bool isLast)>& isMeant)
{
    return m_marking ? m_marking->record(name, undo, redo, isMeant) : [undo] { (void)undo(); };
}

/// The button of a message is pressed on behalf of Undo.
void WindowMessages::offer(const std::function<void()>& undo)
{
    m_undo = undo;
    if (!m_marking)
        return;
    m_marking->offerUndo(undo ? [this, undo] {
        clear();
        undo();
    } : std::function<void()>());
}

void WindowMessages::clearProblem()
{
    if (m_bar->kind() == MessageBar::Kind::Bad && !m_bar->hasActions())
        clear();
}

void WindowMessages::note(MessageBar::Kind kind, const QString& text)
{
    keep({QDateTime::currentDateTimeUtc(), kind, text});
}

void WindowMessages::keep(const Entry& entry)
{
    m_recent.prepend(entry);
    if (m_recent.size() > mostKept)
        m_recent.removeLast();
}

} // namespace Dailies
