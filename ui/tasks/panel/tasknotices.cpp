// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/tasknotices.h"

#include "app/common/momenttext.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/widgets/noticeboard.h"

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype mostLookedAt = 100; ///< how many tasks of the queue are read; a pause concerns the first ones

} // namespace

TaskNotices::TaskNotices(
    TaskChanges& changes, TaskRunner& runner, AccountName name, NoticeBoard& board, QObject* parent)
    : QObject(parent)
    , m_changes(changes)
    , m_runner(runner)
    , m_name(std::move(name))
    , m_board(board)
{
    connect(&board, &NoticeBoard::closed, this, [this](const QString& key) {
        if (m_up.remove(key))
            m_closed.insert(key);
    });
}

void TaskNotices::refresh()
{
    follow(u"pause"_s, pauses());
    follow(u"unreachable"_s, unreachable());
}

void TaskNotices::follow(const QString& sort, const QHash<QString, QString>& sentences)
{
    QSet<QString> now;
    for (auto entry = sentences.cbegin(); entry != sentences.cend(); ++entry) {
        const QString key = sort + u'/' + entry.key();
        now.insert(key);
        if (m_closed.contains(key))
            continue;
        m_up.insert(key);
        m_board.put(key, MessageBar::Kind::Warning, entry.value());
    }
    const auto isOver = [&](const QString& key) { return key.startsWith(sort + u'/') && !now.contains(key); };
    for (auto key = m_up.begin(); key != m_up.end();) {
        if (isOver(*key)) {
            m_board.remove(*key);
            key = m_up.erase(key);
        } else {
            ++key;
        }
    }
    m_closed.removeIf(isOver);
}

QHash<QString, QString> TaskNotices::pauses() const
{
    QHash<QString, QString> sentences;
    const QList<TaskId> queue = m_changes.queue().mid(0, mostLookedAt);
    for (const TaskId id : queue) {
        const std::optional<SendWait> wait = m_runner.sendWait(id);
        if (!wait || (wait->what != SendWait::For::Pause && wait->what != SendWait::For::Refusal))
            continue;
        const std::optional<VideoTask> task = m_changes.store().task(id);
        if (!task || sentences.contains(task->accountId))
            continue;
        const QString sentence = wait->what == SendWait::For::Pause
            ? tr("The service is rate limiting requests. Sending resumes in %1.")
            : tr("The last request was rejected, and the reason may affect the others too. Sending resumes in %1.");
        sentences.insert(
            task->accountId, about(task->accountId, sentence.arg(countdownText(wait->remainingMs.value_or(0)))));
    }
    return sentences;
}

QHash<QString, QString> TaskNotices::unreachable() const
{
    QHash<QString, QString> sentences;
    const QList<TaskId> unfinished = m_changes.unfinished();
    for (const TaskId id : unfinished) {
        const QDateTime since = m_runner.unreachableSince(id);
        if (!since.isValid())
            continue;
        const std::optional<VideoTask> task = m_changes.store().task(id);
        if (task && !sentences.contains(task->accountId))
            sentences.insert(task->accountId,
                about(task->accountId,
                    tr("Service unreachable since %1. Retrying automatically.").arg(momentText(since))));
    }
    return sentences;
}

QString TaskNotices::about(const QString& accountId, const QString& sentence) const
{
    const QString name = m_name(accountId);
    return name.isEmpty() ? sentence : tr("%1: %2", "account, and what is with it").arg(name, sentence);
}

} // namespace Dailies
