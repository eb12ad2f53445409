// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/submitcontroller.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/engine/engine.h"
#include "app/engine/requestways.h"
#include "app/media/inputreader.h"
#include "app/media/localfile.h"
#include "app/request/localfiles.h"
#include "app/request/sourcename.h"
#include "app/service/call/bodyparts.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "app/storage/uploadconsent.h"
#include "app/tasks/history/taskhistory.h"
#include "ui/compose/form/formquestion.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/form/requestremarks.h"
#include "ui/compose/form/submitbar.h"
#include "ui/style/icons.h"
#include "ui/tasks/actions/taskcommand.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/presswatch.h"
#include "ui/window/sendtimedialog.h"

#include <QAction>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Each sentence once, with the number of takes that it is about.
QString countedOnce(const QStringList& sentences)
{
    QStringList lines = sentences;
    lines.removeDuplicates();
    for (QString& line : lines)
        line = SubmitController::tr("%1 (%n takes)", "a sentence about them", int(sentences.count(line))).arg(line);
    return lines.join(u'\n');
}

/// Whether the user may send a request in spite of this error.
bool mayBeMeant(ErrorKind kind)
{
    return kind == ErrorKind::SentJustNow || kind == ErrorKind::Unanswered || kind == ErrorKind::OverLimit;
}

} // namespace

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
    panel.marking().setKeyCheck(
        [&engine](const QString& text, auto then) { engine.runner().lookForKey(text, std::move(then)); });
    connect(&form, &RequestForm::loading, this, [this] { m_agreed.clear(); });
    connect(&engine.store(), &TaskStore::taskChanged, this, &SubmitController::followWaiting);
    connect(&engine.store(), &TaskStore::taskRemoved, this, &SubmitController::followWaiting);
    connect(&engine.store(), &TaskStore::taskRemoved, this, [this](TaskId id) {
        if (m_question.ids.contains(id))
            endQuestion();
    });
    connect(&panel, &TaskPanel::selectionChanged, this, [this] {
        // Without rows for a moment, the selection comes back.
        const QList<TaskId> selected = m_panel.selectedTasks();
        if (!selected.isEmpty() && selected != m_question.selected)
            endQuestion();
    });
    form.setPresses([this] { return m_presses->current(); });
    form.setFileWays([&engine](const VideoRequest& request,
                         const QString& accountId) { return requestWays(engine, engine.account(accountId), request); },
        [history = TaskHistory(engine.store())](const QString& path) { return history.currentFile(path); });
    connect(&panel.marking(), &TaskMarking::renamed, &form, &RequestForm::followFileWays);
    connect(&engine.uploadPlaces(), &UploadPlaceStore::placesChanged, &form, &RequestForm::followFileWays);
    connect(&form, &RequestForm::submitRequested, this, [this](bool isMeant) {
        if (m_asksTime)
            submitLater();
        else
            submit({.isMeant = isMeant});
    });
    addLaterAction();
}

void SubmitController::tell(const Error& error)
{
    if (error.kind == ErrorKind::LimitReached)
        Q_EMIT said(MessageBar::Kind::Bad, error.message, {{tr("Edit limits…"), [this] { Q_EMIT limitsRequested(); }}});
    else if (error.kind != ErrorKind::Repeated)
        Q_EMIT said(MessageBar::Kind::Bad, error.message, {});
}

void SubmitController::showNew(TaskId id)
{
    if (!m_isWatched || !m_isWatched())
        m_panel.selectTask(id);
}

/// A limit that asks is over. The engine has sent nothing.
void SubmitController::askAboutLimit(const Error& error, const Ask& ask, const std::function<void()>& then)
{
    std::optional<MessageAction> other;
    if (error.lacksRate)
        other = {tr("Set a rate…"), [this] { Q_EMIT ratesRequested(); }};
    ask(tr("%1 Generate anyway?", "You have a limit of 60 s per day.").arg(error.message),
        {tr("Generate anyway"), then}, other);
}

void SubmitController::askAboutWaiting(const QList<SendWish>& wishes, const QString& sentence, MessageBar* bar,
    const std::function<void(const QString&)>& ask)
{
    ask(sentence);
    m_repeat = {{}, bar, bar->text(), ask};
    for (const SendWish& wish : wishes) {
        VideoTask like;
        like.accountId = wish.account.id;
        like.request = wish.request;
        m_repeat.waiting += m_engine.store().waiting(like);
    }
}

/// The one that waited may be sent, or removed, while the question is on screen.
void SubmitController::followWaiting()
{
    if (m_repeat.waiting.isEmpty())
        return;
    bool isSent = false;
    for (const TaskId id : std::as_const(m_repeat.waiting)) {
        const std::optional<VideoTask> task = m_engine.store().task(id);
        if (task && (task->state == TaskState::Waiting || task->state == TaskState::Uploading))
            return;
        isSent = isSent || task.has_value();
    }
    const auto repeat = std::exchange(m_repeat, {});
    if (!repeat.bar || !repeat.bar->isVisible() || repeat.bar->text() != repeat.question)
        return;
    if (isSent)
        repeat.ask(tr("The same request was just sent."));
    else
        repeat.bar->dismiss();
}

void SubmitController::endWithSelection(const QList<TaskId>& ids)
{
    auto* bar = m_form.window()->findChild<MessageBar*>(u"windowMessage"_s);
    if (bar->isVisible() && bar->isQuestion())
        m_question = {ids, m_panel.selectedTasks(), bar, bar->turn()};
}

void SubmitController::endQuestion()
{
    const auto question = std::exchange(m_question, {});
    if (question.bar && question.bar->isVisible() && question.bar->turn() == question.turn)
        question.bar->dismiss();
}

void SubmitController::askAgain(const Error& error, const std::function<void()>& then)
{
    askInWindow()(
        tr("%1 Send it once more?", "You sent this 4 s ago.").arg(error.message), {tr("Send once more"), then}, {});
}

void SubmitController::askAboutUnanswered(const Error& error, const Ask& ask, const std::function<void()>& then)
{
    ask(tr("%1 Generate anyway?", "Take 7 of the same request got no response.").arg(error.message),
        {tr("Generate anyway"), then}, {});
}

void SubmitController::addLaterAction()
{
    auto* later = new QAction(icon(u"clock"_s), tr("Send later…"), &m_form);
    later->setObjectName(u"sendLaterAction"_s);
    nameCommand(later, u"sendLater"_s, CommandCost::MayCharge);
    later->setToolTip(tr("Generates at a time that you choose"));
    later->setShortcuts({Qt::CTRL | Qt::ALT | Qt::Key_Return, Qt::CTRL | Qt::ALT | Qt::Key_Enter});
    later->setAutoRepeat(false);
    m_form.addAction(later);
    m_form.submitBar()->setSendLater(later);
    connect(later, &QAction::triggered, this, [this] {
        if (!m_form.isSeen())
            return;
        // The form checks the request first, and asks if something has to be confirmed.
        m_asksTime = true;
        m_form.submit();
        m_asksTime = false;
    });
}

void SubmitController::submitLater()
{
    auto* dialog = new SendTimeDialog(m_engine.clock(), {}, m_form.window(), m_form.submitBar()->cost());
    connect(dialog, &QDialog::accepted, this, [this, dialog] { submit({.sendAfter = dialog->time()}); });
    dialog->open();
}

void SubmitController::submit(Consent consent)
{
    const auto account = m_engine.account(m_form.accountId());
    if (!account) {
        tell({ErrorKind::BadInput, tr("Choose an account first. Nothing was sent.")});
        return;
    }
    if (lacksFolder(*account))
        return;
    const Ask askInForm = [this](const QString& question, const MessageAction& yes,
                              const std::optional<MessageAction>& other) { m_form.ask(question, yes, other); };
    const auto goOn = [this, consent] { submit(consent); };
    if (asksAboutBrought(*account, askInForm, goOn)
        || asksForUpload(*account, m_form.request(), tr("Upload and generate"), askInForm, goOn))
        return;
    SendWish wish{*account, m_form.request(), m_form.copies(), m_form.origin().task, consent.isMeant};
    wish.sendAfter = consent.sendAfter;
    wish.agreedLimits = consent.limits;
    if (const auto seconds = m_form.inputSeconds())
        wish.inputSeconds = Amount::fromDouble(*seconds);
    const auto goAgain = [this, sendAfter = consent.sendAfter] { submit({.isMeant = true, .sendAfter = sendAfter}); };
    consent.isMeant = true; // a press that was refused by a limit has sent nothing
    const auto askToGoOver = [this, consent, askInForm](const Error& error) {
        Consent more = consent;
        more.limits += error.limits;
        askAboutLimit(error, askInForm, [this, more] { submit(more); });
    };
    const auto done = [this, askToGoOver, form = QPointer<RequestForm>(&m_form)](const Result<QList<TaskId>>& ids) {
        if (!form)
            return;
        if (ids) {
            Q_EMIT submitted(); // before the new take is shown, which may have to be told
            showNew(ids->constLast());
        }
        form->setSending(false);
        if (!ids && ids.error().kind == ErrorKind::OverLimit)
            return askToGoOver(ids.error());
        form->restoreCopies();
        if (!ids)
            tell(ids.error());
    };
    const Result<void> begins = m_engine.runner().submitLater({wish}, done);
    if (begins) {
        m_form.setSending(true);
        Q_EMIT begun();
    } else if (begins.error().kind == ErrorKind::SentJustNow) {
        auto* bar = m_form.findChild<FormQuestion*>(u"formQuestion"_s)->findChild<MessageBar*>();
        askAboutWaiting({wish}, begins.error().message, bar,
            [=, this, isLater = consent.sendAfter.isValid()](const QString& sentence) {
                if (isLater)
                    m_form.ask(tr("%1 Send it once more?", "You sent this 4 s ago.").arg(sentence),
                        {tr("Send once more"), goAgain});
                else
                    m_form.askAgain(sentence);
            });
    } else if (begins.error().kind == ErrorKind::Unanswered) {
        askAboutUnanswered(begins.error(), askInForm, goAgain);
    } else if (begins.error().kind == ErrorKind::OverLimit) {
        askToGoOver(begins.error());
    } else {
        tell(begins.error());
    }
}

bool SubmitController::lacksFolder(const Account& account)
{
    if (account.isPractice())
        return false;
    const auto problem = preferenceProblem(Preference::ClipFolder, m_engine.clipsFolder(account.id));
    if (problem)
        Q_EMIT said(MessageBar::Kind::Bad,
            tr("The clip couldn't be saved. %1 Nothing was sent.", "Can't write to /films.").arg(*problem),
            {{tr("Change folder…"), [this, id = account.id] { changeFolder(id); }}});
    return problem.has_value();
}

void SubmitController::changeFolderOf(TaskId id)
{
    if (const std::optional<VideoTask> task = m_engine.store().task(id))
        changeFolder(task->accountId);
}

void SubmitController::changeFolder(const QString& accountId)
{
    const std::optional<Account> owner = m_engine.account(accountId);
    Q_EMIT folderRequested(owner && !owner->clipFolder.isEmpty() ? accountId : QString());
}

bool SubmitController::asksAboutBrought(const Account& account, const Ask& ask, const std::function<void()>& then)
{
    // Practice sends nothing off this computer.
    if (account.isPractice())
        return false;
    QStringList files = m_form.origin().brought;
    const QStringList sent = filesIn(encodeCreate(m_form.request()));
    files.removeIf([&](const QString& file) { return !sent.contains(file) || m_agreed.contains(file); });
    if (files.isEmpty())
        return false;
    QStringList lines{tr("The request names these files on your computer. Send them?")};
    for (const QString& file : std::as_const(files))
        lines.append(singleLine(file));
    const auto agree = [this, files, then] {
        m_agreed += files;
        then();
    };
    ask(lines.join(u'\n'), {tr("Send these files"), agree}, {});
    return true;
}

bool SubmitController::asksForUpload(const Account& account, const VideoRequest& request, const QString& yes,
    const Ask& ask, const std::function<void()>& then, ClipLinks links)
{
    const auto first = firstUpload(m_engine, account, request, links);
    if (!first)
        return false;
    QStringList names;
    for (const QString& source : first->sources)
        names.append(sourceName(source));
    const auto agree = [this, place = first->place, then] {
        // The consent is for this place. Another one that was chosen meanwhile is asked about again.
        if (const Result<void> agreed = m_engine.uploadPlaces().agree(place); agreed)
            then();
        else
            tell({agreed.error().kind, tr("%1 Nothing was sent.").arg(agreed.error().message)});
    };
    ask(uploadQuestion(first->place, names), {yes, agree}, {});
    return true;
}

QList<Finding> SubmitController::findings(
    const VideoRequest& request, const Account& account, InputFactsBySource& files) const
{
    RequestContext context;
    context.ways = requestWays(m_engine, account, request);
    const RequestKind& kind = request.kind;
    context.profile = m_engine.models().profileFor({request.model, kind.family, kind.generation, {kind.apiType}});
    for (const LocalFile& file : localFiles(request)) {
        if (!files.contains(file.source))
            files[file.source] = readInput(localPath(file.source)).facts;
    }
    context.files = files;
    return RequestRemarks::findings(request, context, true, {});
}

SubmitController::Ask SubmitController::askInWindow()
{
    return [this](const QString& question, const MessageAction& yes, const std::optional<MessageAction>& other) {
        QList<MessageAction> answers{yes};
        if (other)
            answers.append(*other);
        Q_EMIT said(MessageBar::Kind::Warning, question, answers << MessageAction{tr("Cancel"), [] {}});
    };
}

Result<void> SubmitController::resubmit(TaskId id, TaskRunner::Agreed agreed)
{
    const Result<void> decided = m_engine.runner().resubmit(id, agreed);
    if (decided)
        return decided;
    const auto goOn = [this, id](TaskRunner::Agreed now) {
        return [this, id, now] {
            if (const Result<void> again = resubmit(id, now); !again)
                tell(again.error());
        };
    };
    switch (decided.error().kind) {
    case ErrorKind::SentJustNow:
        askAgain(decided.error(), goOn({agreed.limits, true}));
        endWithSelection({id});
        return {};
    case ErrorKind::OverLimit:
        askAboutLimit(decided.error(), askInWindow(), goOn({agreed.limits + decided.error().limits, agreed.isMeant}));
        endWithSelection({id});
        return {};
    case ErrorKind::LimitReached: tell(decided.error()); return {};
    default: return decided;
    }
}

void SubmitController::checkNow(TaskId id, TaskRunner::CheckFor what)
{
    check({id}, what, std::nullopt);
}

void SubmitController::checkAll(const QList<TaskId>& ids)
{
    check(ids, TaskRunner::CheckFor::OneOfMany, std::nullopt);
}

void SubmitController::check(
    const QList<TaskId>& ids, TaskRunner::CheckFor what, const std::optional<QStringList>& agreed)
{
    for (const TaskId id : ids) {
        if (asksForUploadOf(id, [this, ids, what, agreed] { check(ids, what, agreed); }))
            return endWithSelection(ids);
    }
    QList<VideoTask> refused;
    QList<Error> reasons;
    bool waits = false;
    for (const TaskId id : ids) {
        const auto task = m_engine.store().task(id);
        const Result<void> result = m_engine.runner().checkNow(id, what, agreed);
        if (result) {
            waits = waits || (task && task->state == TaskState::Waiting);
        } else if (task && mayBeMeant(result.error().kind)) {
            refused.append(*task);
            reasons.append(result.error());
        } else {
            tell(result.error());
        }
    }
    if (!refused.isEmpty())
        return askToSend(refused, reasons, what, agreed);
    if (waits && m_engine.preferences().isOn(Preference::SendingPaused)) {
        const auto resume = [this] { m_engine.preferences().set(Preference::SendingPaused, false); };
        Q_EMIT said(MessageBar::Kind::Information, tr("Sending is paused, so this waits until you resume it."),
            {{tr("Resume"), resume}});
    }
}

/// Asks before the files of a waiting task are uploaded to a place for the first time.
bool SubmitController::asksForUploadOf(TaskId id, const std::function<void()>& then)
{
    const auto task = m_engine.store().task(id);
    const auto account = task ? m_engine.account(task->accountId) : std::nullopt;
    if (!account || task->state != TaskState::Waiting)
        return false;
    // What was not sent may have found that the link of a clip no longer works.
    const auto links =
        task->error.kind == ErrorKind::NotSent && !task->error.message.isEmpty() ? ClipLinks::Failed : ClipLinks::Work;
    return asksForUpload(*account, task->request, tr("Agree and send"), askInWindow(), then, links);
}

/// Asks once about all of the tasks, with every reason why they were not sent.
void SubmitController::askToSend(const QList<VideoTask>& tasks, const QList<Error>& reasons, TaskRunner::CheckFor what,
    const std::optional<QStringList>& agreedBefore)
{
    QList<TaskId> ids;
    QStringList sentences;
    QStringList limits;
    bool isMeant = false;
    bool lacksRate = false;
    for (qsizetype n = 0; n < tasks.size(); ++n) {
        ids.append(tasks.at(n).id);
        if (!sentences.contains(reasons.at(n).message))
            sentences.append(reasons.at(n).message);
        limits += tasks.at(n).error.limits + reasons.at(n).limits;
        isMeant = isMeant || reasons.at(n).kind != ErrorKind::OverLimit;
        lacksRate = lacksRate || reasons.at(n).lacksRate;
    }
    const bool isOverLimit = std::ranges::any_of(reasons, [](const Error& each) { return isByLimit(each); });
    const auto agreed = isOverLimit ? std::optional(limits + agreedBefore.value_or(QStringList())) : agreedBefore;
    const bool isOne = what == TaskRunner::CheckFor::One || what == TaskRunner::CheckFor::Meant;
    const auto meant = isOne ? TaskRunner::CheckFor::Meant : TaskRunner::CheckFor::MeantOfMany;
    const auto send = [this, ids, how = isMeant ? meant : what, agreed] { check(ids, how, agreed); };
    if (tasks.size() == 1 && !isMeant) {
        askAboutLimit(reasons.constFirst(), askInWindow(), send);
        return endWithSelection(ids);
    }
    QList<MessageAction> answers{{tr("Send anyway"), send}};
    const auto open = std::ranges::find(reasons, ErrorKind::Unanswered, &Error::kind);
    if (open != reasons.cend()) {
        const VideoTask& like = tasks.at(open - reasons.cbegin());
        const TaskId earlier = m_engine.store().unanswered(like).value_or(0);
        answers.prepend({tr("Decide first"), [this, earlier] { m_panel.goToTask(earlier); }});
    }
    if (lacksRate)
        answers.append({tr("Set a rate…"), [this] { Q_EMIT ratesRequested(); }});
    answers.append({tr("Cancel"), [] {}});
    const QString why = joinedSentences(sentences);
    Q_EMIT said(MessageBar::Kind::Warning,
        ids.size() == 1
            ? tr("%1 Send take %2 anyway?", "Take 7 of the same request got no response.")
                  .arg(why)
                  .arg(ids.constFirst())
            : tr("%1 Send these %Ln requests anyway?", "Take 7 of the same request got no response.", int(ids.size()))
                  .arg(why),
        answers);
    endWithSelection(ids);
}

void SubmitController::submitAgain(const QList<TaskId>& ids)
{
    submitAgain(ids, Consent());
}

std::optional<QList<SendWish>> SubmitController::wishesFor(const QList<TaskId>& ids, const Consent& consent)
{
    QList<SendWish> wishes;
    QList<Finding> all;
    QStringList questions; ///< of each take
    InputFactsBySource files; ///< many takes may share them
    for (const TaskId id : ids) {
        const auto task = m_engine.store().task(id);
        const auto account = task ? m_engine.account(task->accountId) : std::nullopt;
        if (!task || !account) {
            tell({ErrorKind::BadInput,
                !task                ? tr("Take %1 was removed. Nothing was sent.").arg(id)
                    : ids.size() > 1 ? tr("The account of take %1 was removed. Nothing was sent.").arg(id)
                                     : tr("This take's account was removed. Nothing was sent.")});
            return std::nullopt;
        }
        if (lacksFolder(*account))
            return std::nullopt;
        const VideoRequest request = withRenamedClips(task->request, m_engine.store());
        const QList<Finding> own = consent.isAccepted ? QList<Finding>() : findings(request, *account, files);
        if (hasStop(own)) {
            tell({ErrorKind::BadInput, tr("%1 Nothing was sent.").arg(own.constFirst().message)});
            return std::nullopt;
        }
        all += own;
        for (const Finding& finding : own) {
            if (finding.severity == Severity::Ask)
                questions.append(finding.message);
        }
        wishes.append({*account, request, 1, task->parent, consent.isMeant, consent.limits, task->inputSeconds});
    }
    if (!hasAsk(all))
        return wishes;
    // As in the form, pressing the key again accepts the findings.
    Q_EMIT said(MessageBar::Kind::Warning, ids.size() > 1 ? countedOnce(questions) : RequestRemarks::question(all),
        {{.words = tr("Generate anyway"),
             .execute = [this, ids] { submitAgain(ids, {.isAccepted = true}); },
             .subject = questionSubject(u"findings"_s, ids)},
            {tr("Cancel"), [] {}}});
    endWithSelection(ids);
    return std::nullopt;
}

void SubmitController::submitAgain(const QList<TaskId>& ids, const Consent& consent)
{
    const std::optional<QList<SendWish>> wishes = wishesFor(ids, consent);
    if (!wishes)
        return;
    for (const SendWish& wish : *wishes) {
        if (asksForUpload(wish.account, wish.request, tr("Upload and generate"), askInWindow(), [this, ids, consent] {
                submitAgain(ids, {true, consent.isMeant, consent.limits});
            }))
            return endWithSelection(ids);
    }
    const auto goAgain = [this, ids] { submitAgain(ids, {.isAccepted = true, .isMeant = true}); };
    const auto askToGoOver = [this, ids, limits = consent.limits](const Error& error) {
        const Consent more{true, true, limits + error.limits};
        askAboutLimit(error, askInWindow(), [this, ids, more] { submitAgain(ids, more); });
        endWithSelection(ids);
    };
    const auto done = [this, askToGoOver, panel = QPointer<TaskPanel>(&m_panel)](const Result<QList<TaskId>>& made) {
        if (!panel)
            return;
        if (made)
            showNew(made->constLast());
        else if (made.error().kind == ErrorKind::OverLimit)
            askToGoOver(made.error());
        else
            tell(made.error());
        m_form.setSending(false);
    };
    const Result<void> begins = m_engine.runner().submitLater(*wishes, done);
    if (begins) {
        m_form.closeQuestion(); // it was about another request
        m_form.setSending(true);
    } else if (begins.error().kind == ErrorKind::SentJustNow) {
        auto* bar = m_form.window()->findChild<MessageBar*>(u"windowMessage"_s);
        askAboutWaiting(*wishes, begins.error().message, bar, [this, goAgain](const QString& sentence) {
            askAgain({ErrorKind::SentJustNow, sentence}, goAgain);
        });
        endWithSelection(ids);
    } else if (begins.error().kind == ErrorKind::Unanswered) {
        askAboutUnanswered(begins.error(), askInWindow(), goAgain);
        endWithSelection(ids);
    } else if (begins.error().kind == ErrorKind::OverLimit) {
        askToGoOver(begins.error());
    } else {
        tell(begins.error());
    }
}

} // namespace Dailies
