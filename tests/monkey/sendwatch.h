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

/// Checks what is sent. A task is created, and a call in doubt is repeated, only while somebody presses or clicks. Each
/// of these wishes leads to one create call at most, not counting calls that the service throttled or that were never
/// sent. Replies for the failing service, which counts the calls.
class SendWatch final : public QObject {
    Q_OBJECT
public:
    explicit SendWatch(FaultServer& service);

    /// Each start of the program has its own engine.
    void watch(Engine& engine);
    void unwatch();
    /// Marks a press or click. A menu may open within, and the user presses again.
    void beginInput() { ++m_inputs; }
    void endInput() { --m_inputs; }

    QStringList violations() const { return m_violations; }
    /// Lets calls in progress finish, then judges.
    QStringList conclude();
    struct Count {
        int wishes = 0; ///< submits, and resends of lost calls
        int ended = 0; ///< create calls that ended
        int waiting = 0; ///< wishes that were not sent
    };
    /// To all accounts, or to the failing service.
    Count all() const { return count({}); }
    Count toFailing() const;
    /// The calls that the failing service received.
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
    int m_putOff = 0; ///< of them, throttled ones
    int m_others = 0; ///< queries and downloads
    int m_ids = 0;
};

} // namespace Dailies
