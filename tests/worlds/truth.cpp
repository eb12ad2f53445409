// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/truth.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QHash<QByteArray, int>& counters()
{
    static QHash<QByteArray, int> all;
    return all;
}

constexpr std::array otherRows{"hand: held key", "hand: identical request", "hand: copies", "hand: resubmit",
    "hand: attach id", "hand: check now", "hand: hold", "hand: withdraw", "hand: cancel sending", "hand: stop watching",
    "hand: leave", "disk: gone", "machine: sleep", "machine: clock jumps", "machine: kill", "machine: old database",
    "clip: address over", "clip: new address", "clip: resumed", "create: third resend"};

QByteArray box(const char* type, const QByteArray& content)
{
    const auto size = quint32(content.size() + 8);
    QByteArray bytes;
    for (int shift : {24, 16, 8, 0})
        bytes += char((size >> shift) & 0xFF);
    return bytes + type + content;
}

} // namespace

bool Job::isGood() const
{
    return way() != FateAs::FailsWithMessage && way() != FateAs::FailsWithCode && way() != FateAs::Canceled;
}

qint64 Job::objectAt() const
{
    const bool isLate = way() == FateAs::ObjectLate403 || way() == FateAs::ObjectLate404;
    return addressAt() + (isLate ? fate.more : 0);
}

qint64 Job::wholeAt() const
{
    return objectAt() + (way() == FateAs::UnplayableAtFirst ? fate.more : 0);
}

QByteArray Job::clip(qint64 now) const
{
    const QByteArray own = "clip of " + id + QByteArray(2000 + number * 13, char('a' + number % 26));
    switch (way()) {
    case FateAs::UnknownKind: return "some kind of film\n" + own;
    case FateAs::PackedForOthers: return "\x28\xb5\x2f\xfd" + own;
    default: break;
    }
    const bool isBroken = way() == FateAs::Unplayable || now < wholeAt();
    return box("ftyp", QByteArray("isom\0\0\0\0isommp42", 16)) + box("mdat", isBroken ? noTrack + own : own)
        + box("moov", {});
}

ClipCondition Job::conditionOf(const QByteArray& file) const
{
    if (way() == FateAs::UnknownKind || way() == FateAs::PackedForOthers)
        return ClipCondition::Unrecognised;
    return file.contains(noTrack) ? ClipCondition::Unplayable : ClipCondition::Playable;
}

Job* Truth::job(const QByteArray& id)
{
    const auto found = std::find_if(jobs.begin(), jobs.end(), [&id](const Job& job) { return job.id == id; });
    return found == jobs.end() ? nullptr : &*found;
}

void cover(const char* row)
{
    ++counters()[row];
}

QString coverage()
{
    QByteArrayList rows;
    for (const CreateWay& way : createWays)
        rows.append(way.name);
    for (const QueryWay& way : queryWays)
        rows.append(way.name);
    for (const HostWay& way : hostWays)
        rows.append(way.name);
    for (const FateWay& way : fateWays)
        rows.append(way.name);
    for (const char* row : otherRows)
        rows.append(row);
    QString met;
    QString never;
    for (const QByteArray& row : rows) {
        const int times = counters().value(row);
        (times > 0 ? met : never) += times > 0 ? u"%1  %2\n"_s.arg(times, 7).arg(QLatin1String(row))
                                               : u"  never  %1\n"_s.arg(QLatin1String(row));
    }
    return met + never;
}

} // namespace Dailies
