// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/requestways.h"

#include "app/engine/engine.h"
#include "app/request/localfiles.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/run/requestupload.h"

namespace Dailies {

namespace {

/// Until when in local time the own link of a clip works that is in this file; invalid if there is none.
QDateTime clipLinkEnd(const TaskStore& store, const QString& source, const QDateTime& now, bool forPractice)
{
    QDateTime latest;
    for (const VideoTask& take : liveClips(store, source, now, forPractice)) {
        const QDateTime end = now.addMSecs(serviceClock(take, now).msecsTo(take.addressExpiresAt));
        if (!latest.isValid() || end > latest)
            latest = end;
    }
    return latest.toLocalTime();
}

} // namespace

QHash<QString, QDateTime> clipLinks(
    const VideoRequest& request, TaskStore& store, const QDateTime& now, bool forPractice)
{
    QHash<QString, QDateTime> links;
    for (const QString& source : sourcesByLink(request)) {
        if (const QDateTime end = clipLinkEnd(store, source, now, forPractice); end.isValid())
            links.insert(source, end);
    }
    return links;
}

VideoRequest withRenamedClips(const VideoRequest& request, TaskStore& store)
{
    return withFiles(
        request, [history = TaskHistory(store)](const QString& file) { return history.currentFile(file); });
}

FileWays requestWays(Engine& engine, const std::optional<Account>& account, const VideoRequest& request)
{
    FileWays ways;
    const auto place = account ? engine.uploadPlaceFor(*account) : std::nullopt;
    if (place) {
        ways.storage = account->isPractice() ? FileWays::Storage::Practice : FileWays::Storage::Own;
        ways.place = place->name;
    }
    ways.clipLinks = clipLinks(request, engine.store(), engine.clock().now(), account && account->isPractice());
    return ways;
}

std::optional<FirstUpload> firstUpload(
    Engine& engine, const Account& account, const VideoRequest& request, ClipLinks links)
{
    const auto place = account.isPractice() ? std::nullopt : engine.uploadPlaceFor(account);
    if (!place || engine.uploadPlaces().isAgreed(*place))
        return std::nullopt;
    FirstUpload first{*place, sourcesByLink(request)};
    if (links == ClipLinks::Work) {
        const auto working = clipLinks(request, engine.store(), engine.clock().now(), false);
        first.sources.removeIf([&working](const QString& source) { return working.contains(source); });
    }
    return first.sources.isEmpty() ? std::nullopt : std::optional(first);
}

} // namespace Dailies
