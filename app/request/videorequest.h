// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"
#include "app/request/requestkind.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Dailies {

/// One shot of a family B request (specification, multiPrompt[]).
struct Shot {
    std::optional<int> index; ///< shot number; forms count from 1 in list order
    QString prompt;
    std::optional<double> seconds;

    bool operator==(const Shot&) const = default;
};

/// What the user asks for, independent of the family that sends it. Empty text, nullopt and empty lists mean "not set";
/// such fields are not sent. Neither are fields that the kind does not offer; they may have values for other kinds.
struct VideoRequest {
    RequestKind kind;
    QString model; ///< model code enabled for the account's key
    QString prompt;
    QString negativePrompt;
    QList<MediaItem> media; ///< family A, in the order in which prompts number them
    QString imageAddress; ///< URL; family B ImageToVideo
    QStringList images; ///< URLs, in order; family B MultiImageToVideo
    QString resolution; ///< tier, such as 720P
    QString aspectRatio; ///< W:H, or adaptive (family A)
    std::optional<double> durationSeconds; ///< whole seconds only in family A
    QString mode;
    std::optional<double> guidance;
    QString sound;
    std::optional<bool> multiShot;
    QString shotType;
    QList<Shot> shots;
    QStringList voices; ///< voice identifiers
    std::optional<bool> promptExtend;
    std::optional<bool> watermark;
    std::optional<int> logo; ///< logoAdd in the specification
    std::optional<QJsonObject> logoParam; ///< the specification does not show its contents
    QJsonObject extra; ///< merged into the body last: objects key by key, arrays item by item

    bool operator==(const VideoRequest&) const = default;
};

} // namespace Dailies
