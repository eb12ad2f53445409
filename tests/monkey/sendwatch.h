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
/// and each of these wishes ends in one create call at most, but for those that the service put off or that never left.
/// Answers for the failing service, which counts the calls.
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
    struct Count {
        int wishes = 0; ///< submits of the person, and submits again of what was lost
        int ended = 0; ///< sendings that came to an end
        int waiting = 0; ///< wishes that have not been sent
    };
    /// To all accounts, or to the failing service.
    Count all() const { return count({}); }
    Count toFailing() const;
    /// What the failing service saw.
    int posts() const { return m_posts; }
    int putOff() const { return m_putOff; }
    int others() const { return m_others; }

private:
    FaultScript answer(const FaultRequest& request);
    void added(TaskId id);
    void changed(TaskId id);
    void takeStep(TaskId id, const VideoTask& task);
    Count count(const QString& account) const;

    Engine* m_engine = nullptr;
    QRandomGenerator m_chance{7};
    struct Watched {
        TaskState state = TaskState::Waiting;
        QString account;
        int wishes = 0;
        int ended = 0;
    };
    QHash<TaskId, Watched> m_tasks;
    QStringList m_violations;
    int m_inputs = 0;
    int m_posts = 0; ///< create calls
    int m_putOff = 0; ///< of them, "come again later"
    int m_others = 0; ///< queries and clips
    int m_ids = 0;
};

} // namespace Dailies
