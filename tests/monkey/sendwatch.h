// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QObject>
#include <QRandomGenerator>
#include <QStringList>

namespace Dailies {

class Engine;
class FaultServer;
struct FaultRequest;
struct FaultScript;

/// Looks at what is sent: a task comes into being, and a call in doubt is made again, only while somebody presses or clicks;
/// each create call belongs to a sending that was committed before. Answers for the failing service.
class SendWatch final : public QObject {
    Q_OBJECT
public:
    explicit SendWatch(FaultServer& service);

    /// Each start of the program has an engine of its own.
    void watch(Engine& engine);
    void unwatch();
    /// Somebody presses or clicks; a menu may open within, and they press again.
    void beginInput() { ++m_inputs; }
    void endInput() { --m_inputs; }

    QStringList violations() const { return m_violations; }
    /// Lets what is under way end, and judges.
    QStringList conclude();
    int submitted() const { return m_submitted; }
    int sendings() const { return m_sendings; }
    int posts() const { return m_posts; }

private:
    FaultScript answer(const FaultRequest& request);
    void added(TaskId id);
    void changed(TaskId id);

    Engine* m_engine = nullptr;
    QRandomGenerator m_chance{7};
    QHash<TaskId, TaskState> m_states;
    QStringList m_violations;
    int m_inputs = 0;
    int m_submitted = 0;
    int m_sendings = 0; ///< to the failing service
    int m_posts = 0;
    int m_ids = 0;
};

} // namespace Dailies
