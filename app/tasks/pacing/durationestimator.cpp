// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/durationestimator.h"

#include <QTimeZone>

#include <algorithm>
#include <cmath>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int fewest = 5;
constexpr qint64 shortestMs = 500;
/// Tasks that took longer were not polled when they finished, or were in an unusual queue. The default pace is good
/// enough for those.
constexpr qint64 longestMs = 2 * 3600 * 1000;
constexpr qint64 longestCreateSeconds = 3600;

bool isSensible(qint64 tookMs)
{
    return tookMs >= shortestMs && tookMs <= longestMs;
}

/// The duration by the service's own times, which does not depend on when the service was queried. The times have no
/// time zone, but it is the same for both.
std::optional<qint64> tookByService(const TaskReport& report)
{
    const auto read = [](const QString& text) {
        for (const QString& format : {u"yyyy-MM-dd HH:mm:ss.zzz"_s, u"yyyy-MM-dd HH:mm:ss"_s}) {
            if (const QDateTime time = QDateTime::fromString(text, format); time.isValid())
                return QDateTime(time.date(), time.time(), QTimeZone::utc());
        }
        return QDateTime();
    };
    const QDateTime begin = read(report.submitTime);
    const QDateTime end = read(report.endTime);
    if (!begin.isValid() || !end.isValid() || !isSensible(begin.msecsTo(end)))
        return std::nullopt;
    return begin.msecsTo(end);
}

/// The quantile of sorted values, interpolated linearly.
double quantile(const QList<double>& sorted, double fraction)
{
    const double place = fraction * double(sorted.size() - 1);
    const auto below = qsizetype(place);
    const qsizetype above = std::min(below + 1, sorted.size() - 1);
    return sorted.at(below) + (sorted.at(above) - sorted.at(below)) * (place - double(below));
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return quantile(values, 0.5);
}

/// What one sample says about another length: a longer clip takes at least as long and at most proportionally longer,
/// and vice versa.
struct Range {
    double low = 0;
    double high = 0;
    double middle() const { return (low + high) / 2; }
};

QList<Range> rangesFor(const QList<DurationSample>& courses, double asked)
{
    QList<Range> same;
    QList<Range> alike;
    for (const DurationSample& course : courses) {
        const auto took = double(course.tookMs);
        if (qFuzzyCompare(course.askedSeconds + 1, asked + 1)) {
            same.append({took, took});
            alike.append({took, took});
        } else if (course.askedSeconds > 0 && asked > 0) {
            const double ratio = asked / course.askedSeconds;
            if (ratio >= 0.5 && ratio <= 2)
                alike.append({took * std::min(ratio, 1.0), took * std::max(ratio, 1.0)});
        }
    }
    return same.size() >= fewest ? same : alike;
}

/// Removes outliers on a logarithmic scale, where half the usual time is as unusual as twice the usual time.
QList<Range> withoutOutliers(const QList<Range>& ranges)
{
    QList<double> logs;
    for (const Range& range : ranges)
        logs.append(std::log(range.middle()));
    const double middle = median(logs);
    QList<double> distances;
    for (double value : std::as_const(logs))
        distances.append(std::abs(value - middle));
    // Three standard deviations for a normal distribution, but a deviation of up to a quarter is never an outlier.
    const double far = std::max(3 * 1.4826 * median(distances), std::log(1.25));
    QList<Range> kept;
    for (qsizetype n = 0; n < ranges.size(); ++n) {
        if (distances.at(n) <= far)
            kept.append(ranges.at(n));
    }
    return kept;
}

} // namespace

size_t qHash(const CourseKind& kind, size_t seed)
{
    return qHashMulti(seed, kind.model, int(kind.apiType), kind.isPractice);
}

CourseKind courseKindOf(const VideoTask& task)
{
    return {task.request.model, task.request.kind.apiType, task.baseUrl.isEmpty()};
}

std::optional<DurationSample> courseOf(const VideoTask& task)
{
    if (task.report.state != RemoteState::Succeeded || !task.sentAt.isValid() || !task.acceptedAt.isValid()
        || !task.finishedAt.isValid())
        return std::nullopt;
    // If the user entered the ID long after the request, the times do not tell when the task began.
    const qint64 createSeconds = task.sentAt.secsTo(task.acceptedAt);
    if (createSeconds < 0 || createSeconds > longestCreateSeconds)
        return std::nullopt;
    const qint64 seen = task.acceptedAt.msecsTo(task.finishedAt);
    const qint64 took = tookByService(task.report).value_or(seen);
    if (!isSensible(took))
        return std::nullopt;
    return DurationSample{std::max(task.request.durationSeconds.value_or(0), 0.0), took};
}

std::optional<DurationRange> usualTime(const QList<DurationSample>& courses, double askedSeconds)
{
    const QList<Range> ranges = rangesFor(courses, askedSeconds);
    if (ranges.size() < fewest)
        return std::nullopt;
    const QList<Range> kept = withoutOutliers(ranges);
    QList<double> lows;
    QList<double> middles;
    QList<double> highs;
    for (const Range& range : kept) {
        lows.append(range.low);
        middles.append(range.middle());
        highs.append(range.high);
    }
    std::sort(lows.begin(), lows.end());
    std::sort(highs.begin(), highs.end());
    return DurationRange{
        qRound64(quantile(lows, 0.1)), qRound64(median(middles)), qRound64(quantile(highs, 0.9)), int(kept.size())};
}

DurationEstimator::Known& DurationEstimator::known(const CourseKind& kind) const
{
    auto found = m_known.find(kind);
    if (found == m_known.end())
        found = m_known.insert(kind, {m_load(kind), {}});
    return *found;
}

std::optional<DurationRange> DurationEstimator::usual(const CourseKind& kind, double askedSeconds) const
{
    Known& all = known(kind);
    auto found = all.usual.find(askedSeconds);
    if (found == all.usual.end())
        found = all.usual.insert(askedSeconds, usualTime(all.courses, askedSeconds));
    return *found;
}

void DurationEstimator::add(const VideoTask& task)
{
    const std::optional<DurationSample> course = courseOf(task);
    // A kind that has not been needed yet is loaded completely when it is.
    const auto all = m_known.find(courseKindOf(task));
    if (!course || all == m_known.end())
        return;
    all->courses.prepend(*course);
    if (all->courses.size() > mostTakes)
        all->courses.removeLast();
    all->usual.clear();
}

} // namespace Dailies
