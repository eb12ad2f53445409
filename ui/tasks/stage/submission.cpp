// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/submission.h"

#include "app/request/kindfields.h"
#include "app/tasks/store/taskstore.h"

using namespace Qt::StringLiterals;

namespace Dailies {

QList<VideoTask> submissionOf(const TaskStore& store, const VideoTask& task, int most)
{
    // Variations are stored in one go: their numbers follow each other, and they have one time.
    const auto neighbour = [&store, &task](TaskId id) {
        const std::optional<VideoTask> other = id > 0 ? store.task(id) : std::nullopt;
        const bool belongs = other && other->createdAt == task.createdAt && other->accountId == task.accountId
            && other->request == task.request && !other->marks.recycledAt.isValid();
        return belongs ? other : std::nullopt;
    };
    QList<VideoTask> all{task};
    while (all.size() < most) {
        const std::optional<VideoTask> before = neighbour(all.constFirst().id - 1);
        if (!before)
            break;
        all.prepend(*before);
    }
    while (all.size() < most) {
        const std::optional<VideoTask> after = neighbour(all.constLast().id + 1);
        if (!after)
            break;
        all.append(*after);
    }
    return all;
}

bool hasClip(const VideoTask& task)
{
    return hasVideo(task) && !isClipGone(task);
}

QString firstInput(const VideoRequest& request)
{
    const auto isHere = [](const QString& source) {
        return isLocalFile(source) || source.startsWith("data:image/"_L1);
    };
    // The form keeps media that this kind does not send.
    const QList<MediaItem> media = offers(request.kind, Field::Media) ? request.media : QList<MediaItem>();
    for (const MediaItem& item : media) {
        const MediaKind medium = mediumOf(item.type);
        if ((medium == MediaKind::Image || medium == MediaKind::Video) && isHere(item.source))
            return item.source;
    }
    QStringList images;
    if (offers(request.kind, Field::ImageAddress))
        images.append(request.imageAddress);
    if (offers(request.kind, Field::Images))
        images += request.images;
    for (const QString& source : std::as_const(images)) {
        if (isHere(source))
            return source;
    }
    return {};
}

} // namespace Dailies
