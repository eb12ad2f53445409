// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/submission.h"

#include "app/request/localfiles.h"
#include "app/tasks/sendwish.h"
#include "app/tasks/store/taskstore.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

QList<VideoTask> submissionOf(const TaskStore& store, const VideoTask& task)
{
    // Variations are stored in one go: their numbers follow each other, and they have one time.
    const auto neighbour = [&store, &task](TaskId id) {
        const std::optional<VideoTask> other = id > 0 ? store.task(id) : std::nullopt;
        const bool belongs = other && other->createdAt == task.createdAt && other->accountId == task.accountId
            && other->request == task.request && !other->marks.recycledAt.isValid();
        return belongs ? other : std::nullopt;
    };
    QList<VideoTask> all{task};
    while (all.size() < SendWish::mostCopies) {
        const std::optional<VideoTask> before = neighbour(all.constFirst().id - 1);
        if (!before)
            break;
        all.prepend(*before);
    }
    while (all.size() < SendWish::mostCopies) {
        const std::optional<VideoTask> after = neighbour(all.constLast().id + 1);
        if (!after)
            break;
        all.append(*after);
    }
    return all;
}

bool hasClip(const VideoTask& task)
{
    return hasVideo(task) && QFileInfo::exists(clipPlace(task));
}

QString firstInput(const VideoRequest& request)
{
    const QStringList sources = visualSources(request);
    const auto first = std::ranges::find_if(
        sources, [](const QString& source) { return isLocalFile(source) || source.startsWith("data:image/"_L1); });
    return first == sources.cend() ? QString() : *first;
}

} // namespace Dailies
