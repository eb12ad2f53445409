// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/queuecontroller.h"

#include "app/common/sentences.h"
#include "app/engine/engine.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/panel/adoptdialog.h"
#include "ui/tasks/panel/evidenceexporter.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/formparts.h"

#include <QInputDialog>
#include <QLocale>
#include <QPointer>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto leftOversKey = "leftOvers";
constexpr auto limitedKey = "limited";

} // namespace

QueueController::QueueController(
    Engine& engine, QSettings& settings, TaskPanel& panel, NoticeBoard& board, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_panel(panel)
    , m_board(board)
    , m_window(window)
    , m_evidence(new EvidenceExporter(engine, settings, window, this))
{
    connect(m_evidence, &EvidenceExporter::said, this, &QueueController::said);
    // The user may send or remove some of them one by one.
    connect(&panel, &TaskPanel::ticked, this, &QueueController::followLeftOvers);
}

void QueueController::tell(const Result<void>& result)
{
    if (!result && result.error().kind != ErrorKind::Repeated)
        Q_EMIT said(MessageBar::Kind::Bad, result.error().message, {});
}

void QueueController::withdraw(TaskId id)
{
    const auto before = m_engine.runner().toPutBack(id);
    const auto removed = remove(id);
    if (!removed || !before) {
        tell(removed);
        return;
    }
    const VideoTask& task = before->task;
    if (task.lostCall) {
        Q_EMIT said(MessageBar::Kind::Information,
            isPractice(task) ? tr("The request won't be sent again. The earlier call still has no response.")
                             : tr("The request won't be sent again. The earlier call still has no response and may "
                                  "have been charged."),
            {});
        return;
    }
    QList<MessageAction> actions;
    if (m_engine.account(task.accountId))
        actions.append({tr("Undo"), recordRemoval(*before), true});
    // If the task was sent before, that call may have been accepted, so the message does not mention charges.
    Q_EMIT said(MessageBar::Kind::Information,
        task.createAttempts > 0 ? tr("Removed. The request won't be sent again.")
            : isPractice(task)  ? tr("Removed. The request wasn't sent.")
                                : tr("Removed. The request wasn't sent and nothing was charged."),
        actions);
}

/// The result brings it back. However that is asked for, it is in the queue only once.
std::function<void()> QueueController::recordRemoval(const WithdrawnTask& withdrawn)
{
    const auto removed = std::make_shared<std::optional<WithdrawnTask>>(withdrawn); // nullopt while it is back
    const auto undo = [this, removed]() -> Result<void> {
        if (!*removed)
            return failure(ErrorKind::BadInput, {});
        Result<void> back = bringBack(**removed);
        if (back || back.error().kind == ErrorKind::BadInput)
            removed->reset(); // otherwise Undo may try again
        return back;
    };
    const auto redo = [this, removed, id = withdrawn.task.id] {
        auto before = m_engine.runner().toPutBack(id);
        const Result<void> again = remove(id);
        if (again)
            *removed = std::move(before);
        tell(again);
        return again;
    };
    return m_panel.marking().record(tr("Remove"), undo, redo);
}

bool QueueController::isUploading(TaskId id) const
{
    const auto task = m_engine.store().task(id);
    return task && task->state == TaskState::Uploading;
}

Result<void> QueueController::cancel(TaskId id)
{
    TaskRunner& runner = m_engine.runner();
    return isUploading(id) ? runner.hold(id) : runner.cancelSending(id);
}

Result<void> QueueController::remove(TaskId id)
{
    if (const auto stopped = isUploading(id) ? cancel(id) : Result<void>(); !stopped)
        return stopped;
    return m_engine.runner().withdraw(id);
}

std::optional<WithdrawnTask> QueueController::takeOut(TaskId id)
{
    const auto before = m_engine.runner().toPutBack(id);
    if (!before || !isPossible(TaskCommand::EditWaiting, before->task))
        return {};
    const auto removed = remove(id);
    tell(removed);
    return removed ? before : std::nullopt;
}

Result<void> QueueController::bringBack(const WithdrawnTask& withdrawn)
{
    const auto back = m_engine.account(withdrawn.task.accountId)
        ? m_engine.runner().putBack(withdrawn)
        : failure(ErrorKind::BadInput, tr("This request's account no longer exists."));
    tell(back);
    // What may not just be sent is back all the same, on hold.
    if (!back && !m_engine.store().task(withdrawn.task.id))
        return back;
    m_panel.chooseTask(withdrawn.task.id);
    return {};
}

QList<TaskId> QueueController::leftOvers() const
{
    QList<TaskId> ids = m_engine.store().queue();
    ids.removeIf([this](TaskId id) {
        const auto wait = m_engine.runner().sendWait(id);
        const auto task = m_engine.store().task(id);
        return !wait || wait->what != SendWait::For::User || !task || task->held;
    });
    return ids;
}

/// A limit stopped them, perhaps while nobody was there.
void QueueController::showLimited()
{
    QList<TaskId> limited = m_engine.store().queue();
    limited.removeIf([this](TaskId id) {
        const auto task = m_engine.store().task(id);
        return !task || !task->held || !isByLimit(task->error);
    });
    if (limited.isEmpty())
        return m_board.remove(QString::fromLatin1(limitedKey));
    const auto count = static_cast<int>(limited.size());
    m_board.put(QString::fromLatin1(limitedKey), MessageBar::Kind::Information,
        tr("%n requests are on hold, because of your spending limits. They weren't sent.", nullptr, count),
        {{tr("Show"), [this, first = limited.constFirst()] { m_panel.goToTask(first); }}});
}

void QueueController::offerLeftOvers()
{
    showLimited();
    if (!leftOvers().isEmpty())
        showLeftOvers();
}

void QueueController::showLeftOvers()
{
    const QList<TaskId> ids = leftOvers();
    // The message does not mention charges if one was sent before, because that call may have been accepted, or if one
    // is a practice request.
    bool isNew = true;
    QList<VideoTask> paid;
    for (const TaskId id : ids) {
        const auto task = m_engine.store().task(id);
        isNew = isNew && task && task->createAttempts == 0 && !isPractice(*task);
        if (task && !isPractice(*task))
            paid.append(*task);
    }
    const int count = int(ids.size());
    const QString cost = m_costs && !paid.isEmpty() ? m_costs(paid) : QString();
    const auto holdAll = [this] {
        const QList<TaskId> all = leftOvers();
        for (const TaskId id : all)
            tell(m_engine.runner().hold(id));
    };
    QStringList sentences{isNew ? tr("%n requests from last time weren't sent. Nothing was charged.", nullptr, count)
                                : tr("%n requests from last time weren't sent.", nullptr, count)};
    if (!paid.isEmpty())
        sentences.append(cost.isEmpty() ? tr("Send now? You'll be charged for each.")
                                        : tr("Send now? %1", "You'll be charged for up to 15 s.").arg(cost));
    m_board.put(QString::fromLatin1(leftOversKey), MessageBar::Kind::Information, joinedSentences(sentences),
        {{tr("Send %1", "a number of requests").arg(QLocale().toString(count)),
             [this, ids] {
                 QList<TaskId> agreed = leftOvers();
                 agreed.removeIf([&ids](TaskId id) { return !ids.contains(id); });
                 Q_EMIT sendRequested(agreed);
             }},
            {tr("Not now"), holdAll}});
}

void QueueController::followLeftOvers()
{
    if (m_board.has(QString::fromLatin1(limitedKey)))
        showLimited();
    const QString key = QString::fromLatin1(leftOversKey);
    if (!m_board.has(key))
        return;
    if (leftOvers().isEmpty())
        m_board.remove(key);
    else
        showLeftOvers();
}

void QueueController::saveEvidence(const QList<TaskId>& ids)
{
    m_evidence->save(ids);
}

void QueueController::askForId(const QList<Account>& accounts, const QString& accountId, const QString& model)
{
    auto* dialog = new AdoptDialog(accounts, accountId, model, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AdoptDialog::adoptRequested, this,
        [this, dialog](const Account& account, const RequestKind& kind, const QString& code, const QString& remoteId) {
            const auto adopt = [this, shown = QPointer(dialog), account, kind, code, remoteId] {
                if (shown == nullptr)
                    return;
                const bool isKnown = m_engine.store().findRemote(account.id, remoteId).has_value();
                const auto id = m_engine.runner().adopt(account, kind, code, remoteId);
                if (!id)
                    return shown->showProblem(id.error().message);
                shown->accept();
                m_panel.goToTask(*id);
                if (isKnown)
                    Q_EMIT said(MessageBar::Kind::Information, tr("This task is already in the list."), {});
            };
            m_engine.runner().lookForKey(remoteId, [adopt](bool) { adopt(); });
        });
    dialog->open();
}

void QueueController::changeId(TaskId id)
{
    askForNewId(id, m_engine.store().task(id).value_or(VideoTask()).remoteId, {});
}

/// Asks again with what was typed until the ID can be taken.
void QueueController::askForNewId(TaskId id, const QString& typed, const QString& problem)
{
    auto* dialog = new QInputDialog(m_window);
    dialog->setObjectName(u"changeIdDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Change ID"));
    const QString hint = tr("The ID that the service shows for take %1. No new request is sent.").arg(id);
    dialog->setLabelText(problem.isEmpty() ? hint : hint + u'\n' + problem);
    dialog->setTextValue(typed);
    dialog->setOkButtonText(tr("Change ID"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id](const QString& text) {
        m_engine.runner().lookForKey(text, [this, alive = QPointer(this), id, text](bool) {
            if (alive == nullptr)
                return;
            const Result<void> changed = m_engine.runner().attachId(id, text);
            if (!changed && changed.error().kind != ErrorKind::Repeated)
                askForNewId(id, text, changed.error().message);
        });
    });
    dressInputDialog(dialog);
    dialog->open();
}

} // namespace Dailies
