// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace Dailies {

/// How one finished task went.
struct DurationSample {
    double askedSeconds = 0; ///< length of the clip as asked for; 0 when it was left to the service
    qint64 tookMs = 0; ///< from the id to the end

    bool operator==(const DurationSample&) const = default;
};

/// Tasks that are alike, but for the length of the clip.
struct CourseKind {
    QString model;
    ApiType apiType = ApiType::TextToVideo;
    bool isPractice = false; ///< the practice service is quicker than any other

    bool operator==(const CourseKind&) const = default;
};
size_t qHash(const CourseKind& kind, size_t seed = 0);

/// How long tasks of a kind usually take, from the id to the end.
struct DurationRange {
    qint64 earlyMs = 0; ///< nine of ten take longer
    qint64 usualMs = 0; ///< in the middle of all
    qint64 lateMs = 0; ///< nine of ten are quicker
    int takes = 0; ///< how many it was learned from

    bool operator==(const DurationRange&) const = default;
};

/// What this person's own history says about the rest of a task.
struct TaskEta {
    qint64 usualMs = 0; ///< from the id to the end, in the middle of all
    qint64 remainingMs = 0; ///< 0 when it takes longer than usual
    int takes = 0; ///< how many it was learned from
};

CourseKind courseKindOf(const VideoTask& task);
/// What a task teaches; nothing when it did not succeed, was not created here, or its times make no sense.
std::optional<DurationSample> courseOf(const VideoTask& task);
/// What is usual for this length; nothing when fewer than five tasks say something about it. Lengths up to twice and down
/// to half as long stand in where the very length is too rare: a clip takes no less time than a shorter one and, at
/// most, longer in proportion, so each gives a range.
std::optional<DurationRange> usualTime(const QList<DurationSample>& courses, double askedSeconds);

/// What this person's own tasks teach about the next ones; read once for each kind, then kept up to date.
class DurationEstimator final {
public:
    static constexpr int mostTakes = 50; ///< newer ones count

    /// The courses of a kind, newest first, at most mostTakes.
    using Load = std::function<QList<DurationSample>(const CourseKind&)>;
    explicit DurationEstimator(Load load) : m_load(std::move(load)) {}

    std::optional<DurationRange> usual(const CourseKind& kind, double askedSeconds) const;
    /// A task has finished.
    void add(const VideoTask& task);

private:
    struct Known {
        QList<DurationSample> courses;
        QHash<double, std::optional<DurationRange>> usual; ///< by length, as far as it was asked for
    };
    Known& known(const CourseKind& kind) const;

    Load m_load;
    mutable QHash<CourseKind, Known> m_known;
};

} // namespace Dailies
