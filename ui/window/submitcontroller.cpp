// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/submitcontroller.h"

#include "app/engine/engine.h"
#include "app/media/inputreader.h"
#include "app/media/localfile.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/form/requestremarks.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/presswatch.h"

namespace Dailies {

SubmitController::SubmitController(Engine& engine, RequestForm& form, TaskPanel& panel, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_form(form)
    , m_panel(panel)
    , m_presses(new PressWatch(engine.clock(), this))
{
    // The engine lives longer than the window.
    engine.runner().setHands(
        [presses = QPointer<PressWatch>(m_presses)] { return presses ? presses->current() : SendPress(); });
    panel.taskActions()->setPresses(m_presses);
    form.setPresses([this] { return m_presses->current(); });
    connect(&form, &RequestForm::submitRequested, this, &SubmitController::submit);
}

void SubmitController::tell(const Error& error)
{
    if (error.kind != ErrorKind::Repeated)
        Q_EMIT said(MessageBar::Kind::Bad, error.message, {});
}

void SubmitController::showNew(TaskId id)
{
    if (!m_isWatched || !m_isWatched())
        m_panel.selectTask(id);
}

void SubmitController::submit(bool isMeant)
{
    const auto account = m_engine.account(m_form.accountId());
    if (!account) {
        tell({ErrorKind::BadInput, tr("Choose an account first. Nothing was sent.")});
        return;
    }
    const SendWish wish{*account, m_form.request(), m_form.copies(), m_form.origin().task, isMeant};
    const auto done = [this, form = QPointer<RequestForm>(&m_form)](const Result<QList<TaskId>>& ids) {
        if (!form)
            return;
        if (ids) {
            showNew(ids->constLast());
            Q_EMIT submitted();
        } else {
            tell(ids.error());
        }
        form->setSending(false);
    };
    const Result<void> begins = m_engine.runner().submitLater(wish, done);
    if (begins) {
        m_form.setSending(true);
        Q_EMIT begun();
    } else if (begins.error().kind == ErrorKind::SentJustNow) {
        m_form.askAgain(begins.error().message);
    } else {
        tell(begins.error());
    }
}

QList<Finding> SubmitController::findings(const VideoRequest& request) const
{
    RequestContext context;
    const RequestKind& kind = request.kind;
    context.profile = m_engine.models().profileFor({request.model, kind.family, kind.generation, {kind.apiType}});
    for (const MediaItem& item : request.media) {
        if (isLocalFile(item.source) && !context.files.contains(item.source))
            context.files[item.source] = readInput(localPath(item.source)).facts;
    }
    return RequestRemarks::findings(request, context, true, {});
}

void SubmitController::ask(const QString& question, const QString& yes, const std::function<void()>& execute)
{
    Q_EMIT said(MessageBar::Kind::Warning, question, {{yes, execute}, {tr("Cancel"), [] {}}});
}

void SubmitController::submitAgain(TaskId id)
{
    submitAgain(id, false, false);
}

void SubmitController::submitAgain(TaskId id, bool isAccepted, bool isMeant)
{
    const auto task = m_engine.store().task(id);
    const auto account = task ? m_engine.account(task->accountId) : std::nullopt;
    if (!task || !account) {
        tell({ErrorKind::BadInput, tr("This take's account was removed. Nothing was sent.")});
        return;
    }
    const QList<Finding> all = isAccepted ? QList<Finding>() : findings(task->request);
    if (hasStop(all)) {
        tell({ErrorKind::BadInput, tr("%1 Nothing was sent.").arg(all.constFirst().message)});
        return;
    }
    if (hasAsk(all)) {
        ask(RequestRemarks::question(all), tr("Generate anyway"), [this, id] { submitAgain(id, true, false); });
        return;
    }
    const auto done = [this, panel = QPointer<TaskPanel>(&m_panel)](const Result<QList<TaskId>>& ids) {
        if (!panel)
            return;
        if (ids)
            showNew(ids->constLast());
        else
            tell(ids.error());
        m_form.setSending(false);
    };
    const Result<void> begins =
        m_engine.runner().submitLater({*account, task->request, 1, task->parent, isMeant}, done);
    if (begins) {
        m_form.setSending(true);
    } else if (begins.error().kind == ErrorKind::SentJustNow) {
        ask(tr("%1 Send it once more?", "You sent this 4 s ago.").arg(begins.error().message), tr("Send once more"),
            [this, id] { submitAgain(id, true, true); });
    } else {
        tell(begins.error());
    }
}

} // namespace Dailies
