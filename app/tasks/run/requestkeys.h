// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"
#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/run/taskdispatcher.h"

#include <QCoreApplication>
#include <QObject>

#include <functional>
#include <memory>

namespace Dailies {

/// Keeps the user's keys out of requests, and out of what the user notes about them. A key that was pasted into one
/// would go to the service as a word or in a link, stay in the database and be shown beside the clip. That holds for the
/// keys of all accounts, because a key of one account is none of another service's business.
class RequestKeys final {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    RequestKeys(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts);

    /// Whether the request repeats a key that is known without asking the key store.
    bool areIn(const VideoRequest& request) const;
    bool areIn(const QString& text) const;
    /// The request without the keys that are known without asking the key store.
    VideoRequest without(const VideoRequest& request) const;
    /// Tells `then` whether a text repeats a key, at once unless keys have to be read first. A key store that does not
    /// answer in time counts as one without keys.
    void look(const QString& text, std::function<void(bool repeats)> then);
    /// Answers every look() by the keys that are known so far, because the program is about to end.
    void answerNow();
    /// Reads the keys of all accounts if the task's request has a word that may be one, then calls `done`. A key that
    /// cannot be read is left out. Practice requests stay on this computer, so no key is read for them.
    void read(const VideoTask& task, std::function<void()> done);
    /// Does the same soon after a request was stored, and hold() if it repeats a key. A request may wait for days, and
    /// every daily copy of the database would have the key.
    void checkStored(const VideoTask& task);
    /// If the task's request repeats `key` or a known key, replaces it in the database, puts the task on hold and returns
    /// true. The window's form still has the request as it was entered. If the database can't be written, returns why
    /// not; the key is still in it then, and the request must not be sent.
    Result<bool> hold(const VideoTask& task, const QByteArray& key);

private:
    struct Look {
        QByteArray text;
        std::function<void(bool repeats)> then;
    };
    QByteArrayList known() const;
    void answer(const std::shared_ptr<Look>& look);

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    TaskAccounts& m_accounts;
    QList<std::shared_ptr<Look>> m_looks; ///< without an answer yet
    QObject m_alive; ///< answers of the key store that come later than this object's end are for nobody
};

} // namespace Dailies
