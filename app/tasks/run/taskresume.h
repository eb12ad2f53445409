// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/store/idjournal.h"

namespace Dailies {

/// Takes up what an earlier run left unfinished. Nothing is created by this, and what was being sent is an answer lost.
class TaskResume final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskResume(TaskStore& store, Clock& clock, TaskDispatcher& dispatcher, IdJournal& journal);

    void resume();

private:
    void resumeAgain(bool isNeeded);
    std::optional<VideoTask> afterSending(VideoTask task);
    bool resume(const VideoTask& task);

    TaskStore& m_store;
    Clock& m_clock;
    TaskDispatcher& m_dispatcher;
    IdJournal& m_journal;
    int m_tries = 0; ///< while not all tasks could be read
};

} // namespace Dailies
