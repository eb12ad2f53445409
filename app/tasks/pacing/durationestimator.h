// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace Dailies {

/// How long one finished task took.
struct DurationSample {
    double askedSeconds = 0; ///< requested length of the clip; 0 if it was left to the service
    qint64 tookMs = 0; ///< from the ID to the end

    bool operator==(const DurationSample&) const = default;
};

/// Tasks that differ only in the length of the clip.
struct CourseKind {
    QString model;
    ApiType apiType = ApiType::TextToVideo;
    bool isPractice = false; ///< the practice service is faster than any other

    bool operator==(const CourseKind&) const = default;
};
size_t qHash(const CourseKind& kind, size_t seed = 0);

/// How long tasks of a kind usually take, from the ID to the end.
struct DurationRange {
    qint64 earlyMs = 0; ///< 10th percentile
    qint64 usualMs = 0; ///< median
    qint64 lateMs = 0; ///< 90th percentile
    int takes = 0; ///< number of samples

    bool operator==(const DurationRange&) const = default;
};

/// An estimate of a task's remaining time, from the user's own history.
struct TaskEta {
    qint64 usualMs = 0; ///< median time from the ID to the end
    qint64 remainingMs = 0; ///< 0 if it takes longer than usual
    int takes = 0; ///< number of samples
};

CourseKind courseKindOf(const VideoTask& task);
/// The sample from a task; nullopt if it did not succeed, was not created here, or its times make no sense.
std::optional<DurationSample> courseOf(const VideoTask& task);
/// The usual time for this length; nullopt if fewer than five tasks contribute. If the exact length is too rare,
/// lengths from half to twice of it are used as well. A longer clip takes at least as long as a shorter one and, at
/// most, proportionally longer, so each of these samples gives a range.
std::optional<DurationRange> usualTime(const QList<DurationSample>& courses, double askedSeconds);

/// Learns from the user's own tasks how long the next ones take. Reads each kind once, then keeps it up to date.
class DurationEstimator final {
public:
    static constexpr int mostTakes = 50; ///< only the newest tasks count

    /// Loads the samples of a kind, newest first, at most mostTakes.
    using Load = std::function<QList<DurationSample>(const CourseKind&)>;
    explicit DurationEstimator(Load load) : m_load(std::move(load)) {}

    std::optional<DurationRange> usual(const CourseKind& kind, double askedSeconds) const;
    /// Adds a finished task.
    void add(const VideoTask& task);

private:
    struct Known {
        QList<DurationSample> courses;
        QHash<double, std::optional<DurationRange>> usual; ///< by length, filled on request
    };
    Known& known(const CourseKind& kind) const;

    Load m_load;
    mutable QHash<CourseKind, Known> m_known;
};

} // namespace Dailies
