// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/requestways.h"
#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/tasks/run/taskrunner.h"
#include "app/tasks/sendwish.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

#include <functional>
#include <optional>

namespace Dailies {

class Engine;
class PressWatch;
class RequestForm;
class TaskPanel;

/// Executes Generate and Generate again. Asks the user to confirm if needed and passes the wish to the engine. Only the
/// engine decides whether the press is a new wish.
class SubmitController final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive this object.
    SubmitController(Engine& engine, RequestForm& form, TaskPanel& panel, QObject* parent);

    /// Sets what tells whether the user watches a clip. Then the new task is not selected, which would take it away.
    void keepStageWhile(std::function<bool()> isWatched) { m_isWatched = std::move(isWatched); }
    /// Submits the requests of tasks as new tasks, after the user has confirmed what needs it. If one of several can't
    /// be sent, none is.
    void submitAgain(const QList<TaskId>& ids);
    /// Sends a task without a response once more, after the user has confirmed that both may be charged. Asks if that
    /// was done just now or if a spending limit asks, and says so if one refuses. Returns any other error.
    Result<void> resubmit(TaskId id, TaskRunner::Agreed agreed);
    /// Checks or sends a task now. Asks before a waiting request uploads to a place for the first time, before the same
    /// request is sent twice or while an earlier one has no response, and before a limit is exceeded that the task's
    /// own sentence does not name.
    void checkNow(TaskId id, TaskRunner::CheckFor what = TaskRunner::CheckFor::One);
    void checkAll(const QList<TaskId>& ids);
    void changeFolderOf(TaskId id); ///< leads to the setting of the folder in which the take's clip is saved

    /// Detects a held key. It lives as long as the controller.
    const PressWatch* presses() const { return m_presses; }

Q_SIGNALS:
    /// The form's request is being written to disk. If that fails, an error is shown.
    void begun();
    /// The tasks of the form's request are in the list.
    void submitted();
    void limitsRequested(); ///< the user wants to change the spending limits
    void ratesRequested(); ///< the user wants to say what the service charges
    /// The user wants to change where clips are saved. `accountId` is empty for the folder of all accounts.
    void folderRequested(const QString& accountId);
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    /// Asks; `other` is what can be done before the question is answered.
    using Ask = std::function<void(
        const QString& question, const MessageAction& yes, const std::optional<MessageAction>& other)>;
    /// What the user has confirmed already.
    struct Consent {
        bool isAccepted = false; ///< the findings
        bool isMeant = false; ///< that the same request was sent just now, or has no response
        QStringList limits = {}; ///< marks of the spending limits that may be exceeded, see limitMark()
        QDateTime sendAfter = {}; ///< when to send it; invalid for now
    };
    void submit(Consent consent);
    void submitAgain(const QList<TaskId>& ids, const Consent& consent);
    /// The requests of these takes; nullopt if the user is told or asked about one of them.
    std::optional<QList<SendWish>> wishesFor(const QList<TaskId>& ids, const Consent& consent);
    /// A paid clip has to have a place. Tells the user if it has none.
    bool lacksFolder(const Account& account);
    void changeFolder(const QString& accountId);
    /// Asks in this bar whether to send requests that are like some in the queue. What is asked stays true.
    void askAboutWaiting(const QList<SendWish>& wishes, const QString& sentence, MessageBar* bar,
        const std::function<void(const QString&)>& ask);
    void followWaiting();
    /// Ends a question about these takes when others are selected, or when one of them is removed.
    void endWithSelection(const QList<TaskId>& ids);
    void endQuestion();
    /// The same request was sent just now.
    void askAgain(const Error& error, const std::function<void()>& then);
    /// The service may have accepted the same request already. Nothing was sent.
    void askAboutUnanswered(const Error& error, const Ask& ask, const std::function<void()>& then);
    void askAboutLimit(const Error& error, const Ask& ask, const std::function<void()>& then);
    void check(const QList<TaskId>& ids, TaskRunner::CheckFor what, const std::optional<QStringList>& agreed);
    bool asksForUploadOf(TaskId id, const std::function<void()>& then);
    void askToSend(const QList<VideoTask>& tasks, const QList<Error>& reasons, TaskRunner::CheckFor what,
        const std::optional<QStringList>& agreedBefore);
    void addLaterAction();
    void submitLater();
    void tell(const Error& error);
    void showNew(TaskId id);
    /// Asks in the window's message, because the form may contain another request.
    Ask askInWindow();
    /// Reads the files that are not in `files` yet.
    QList<Finding> findings(const VideoRequest& request, const Account& account, InputFactsBySource& files) const;
    /// Asks before the first upload to a place; false if nothing has to be asked. `then` is called after the consent.
    bool asksForUpload(const Account& account, const VideoRequest& request, const QString& yes, const Ask& ask,
        const std::function<void()>& then, ClipLinks links = ClipLinks::Work);

    /// Asks about local files that came with the form's request; false if nothing has to be asked.
    bool asksAboutBrought(const Account& account, const Ask& ask, const std::function<void()>& then);

    Engine& m_engine;
    RequestForm& m_form;
    TaskPanel& m_panel;
    /// The question about requests that wait for the same.
    struct {
        QList<TaskId> waiting;
        QPointer<MessageBar> bar;
        QString question; ///< what the bar shows, unless it asks something else by now
        std::function<void(const QString& sentence)> ask;
    } m_repeat;
    /// The question about takes that are sent again.
    struct {
        QList<TaskId> ids;
        QList<TaskId> selected;
        QPointer<MessageBar> bar;
        quint64 turn = 0; ///< of its message
    } m_question;
    QStringList m_agreed; ///< paths of files that came with the form's request and may be sent
    PressWatch* m_presses;
    std::function<bool()> m_isWatched;
    bool m_asksTime = false; ///< the form submits its request to be sent later
};

} // namespace Dailies
