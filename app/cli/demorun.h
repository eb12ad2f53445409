// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/demotakes.h"
#include "app/cli/stopsignals.h"
#include "app/engine/engine.h"

#include <QHash>

namespace Dailies {

/// Sends the demo's takes to the practice service, checks every clip when it is saved, and ends the event loop.
class DemoRun final : public QObject {
    Q_OBJECT
public:
    DemoRun(Engine& engine, const Console& console);

    /// Sends all takes; returns Storage on failure.
    Result<void> start(const QList<DemoTake>& takes);
    /// Runs the event loop and returns the exit status.
    int run();

private:
    void taskChanged(TaskId id);
    void check(const VideoTask& task, const DemoTake& take);
    void finish();
    void endAtRest();

    Engine& m_engine;
    Console m_console;
    StopSignals m_signals;
    QHash<TaskId, DemoTake> m_open; ///< takes that have not ended yet
    int m_takes = 0;
    int m_ok = 0;
};

} // namespace Dailies
