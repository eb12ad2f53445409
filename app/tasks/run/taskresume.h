// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskwishes.h"
#include "app/tasks/run/withdrawntask.h"
#include "app/tasks/store/idjournal.h"

namespace Dailies {

/// Resumes the tasks that an earlier run left unfinished. Creates nothing. A task that was being sent becomes a lost
/// answer. A task that waited or whose files were being uploaded waits until the user says so,
/// unless the user chose a time for it that is still to come.
class TaskResume final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskResume(TaskStore& store, Clock& clock, TaskDispatcher& dispatcher, IdJournal& journal, TaskWishes& wishes);

    void resume();
    /// Does this only for tasks that were being sent.
    void resumeSending();
    /// Ends all uploads. Their tasks wait as after a start.
    void endUploads();
    /// What is needed to put a task back that is about to be withdrawn; nullopt if there is no such task.
    std::optional<WithdrawnTask> toPutBack(TaskId id) const;
    /// Puts a withdrawn task back as it was: on hold, waiting for its time, or in the queue. It is on hold if its time
    /// has passed. It also is, and the reason is returned, if it can't just be sent: if a spending limit does not allow
    /// it any more, or for what `asks` says.
    Result<void> putBack(const WithdrawnTask& withdrawn, const std::optional<Error>& asks);

private:
    void resumeAgain(bool isNeeded);
    std::optional<VideoTask> afterSending(VideoTask task);
    void resumeInterrupted(TaskId id);
    void afterUploading(const VideoTask& task);
    bool resume(const VideoTask& task);
    /// What a user is told about a task that was not sent.
    QString leftOverText(const VideoTask& task) const;

    TaskStore& m_store;
    Clock& m_clock;
    TaskDispatcher& m_dispatcher;
    IdJournal& m_journal;
    TaskWishes& m_wishes;
    int m_tries = 0; ///< failed attempts to read all tasks
    bool m_couldNotStore = false; ///< that a call was interrupted; said once
};

} // namespace Dailies
