// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/tasks/sendwish.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

#include <functional>

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
    /// Checks or sends a task now. Asks before a waiting request uploads to a place for the first time.
    void checkNow(TaskId id);

    /// Detects a held key. It lives as long as the controller.
    const PressWatch* presses() const { return m_presses; }

Q_SIGNALS:
    /// The form's request is being written to disk. If that fails, an error is shown.
    void begun();
    /// The tasks of the form's request are in the list.
    void submitted();
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void addLaterAction();
    void submitLater();
    void submit(bool isMeant, const QDateTime& sendAfter = {});
    void submitAgain(const QList<TaskId>& ids, bool isAccepted, bool isMeant);
    void tell(const Error& error);
    void showNew(TaskId id);
    /// Asks in the window's message, because the form may contain another request.
    void ask(const QString& question, const QString& yes, const std::function<void()>& execute);
    QList<Finding> findings(const VideoRequest& request, const Account& account) const;
    /// Asks before the first upload to a place; false if nothing has to be asked. `then` is called after the consent.
    using Ask = std::function<void(const QString& question, const QString& yes, const std::function<void()>& execute)>;
    bool asksForUpload(const Account& account, const VideoRequest& request, const QString& yes, const Ask& ask,
        const std::function<void()>& then);

    Engine& m_engine;
    RequestForm& m_form;
    TaskPanel& m_panel;
    PressWatch* m_presses;
    std::function<bool()> m_isWatched;
    bool m_asksTime = false; ///< the form submits its request to be sent later
};

} // namespace Dailies
