// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/result.h"
#include "app/tasks/run/withdrawntask.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

#include <functional>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;
class EvidenceExporter;
class TaskPanel;

/// Executes the user's commands for waiting requests, for the evidence of a task, and for tasks created elsewhere.
class QueueController final : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    QueueController(Engine& engine, QSettings& settings, TaskPanel& panel, NoticeBoard& board, QWidget* window);

    /// Asks what to do with requests that an earlier run did not send. Call it after TaskRunner::resume().
    void offerLeftOvers();
    /// Sets what tells the expected cost of sending requests; empty if nothing is known.
    void setCosts(const std::function<QString(const QList<VideoTask>&)>& costs) { m_costs = costs; }
    /// Stops the upload of a request's files, so that it waits on hold, or its create call.
    Result<void> cancel(TaskId id);
    /// Removes a request from the queue. Offers to undo this, unless an earlier call of the request is in doubt.
    void withdraw(TaskId id);
    /// Removes a request from the queue, for example to change it. nullopt if it was sent before or can't be removed.
    std::optional<WithdrawnTask> takeOut(TaskId id);
    /// Puts a removed request back as it was, and chooses it. Says an error.
    Result<void> bringBack(const WithdrawnTask& withdrawn);
    /// Asks where to save what a service's support needs to know about these takes, and saves it.
    void saveEvidence(const QList<TaskId>& ids);
    /// Asks for the ID of a task that was created elsewhere, and tracks it.
    void askForId(const QList<Account>& accounts, const QString& accountId, const QString& model);
    /// Asks for the right ID of a task whose ID the user entered by hand.
    void changeId(TaskId id);

Q_SIGNALS:
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);
    /// The user wants these waiting requests to be sent.
    void sendRequested(const QList<Dailies::TaskId>& ids);

private:
    void tell(const Result<void>& result);
    void askForNewId(TaskId id, const QString& typed, const QString& problem);
    bool isUploading(TaskId id) const;
    Result<void> remove(TaskId id);
    std::function<void()> recordRemoval(const WithdrawnTask& withdrawn);
    QList<TaskId> leftOvers() const;
    void showLimited();
    void showLeftOvers();
    void followLeftOvers();

    Engine& m_engine;
    TaskPanel& m_panel;
    NoticeBoard& m_board;
    QWidget* m_window;
    EvidenceExporter* m_evidence;
    std::function<QString(const QList<VideoTask>&)> m_costs;
};

} // namespace Dailies
