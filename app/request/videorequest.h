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
    std::optional<int> index; ///< shot number; forms number from 1 in list order
    QString prompt;
    std::optional<double> seconds;

    bool operator==(const Shot&) const = default;
};

/// What a person asks for, independent of the family that carries it.
/// Empty text, no value and empty lists mean "not said": such fields do not appear on the wire.
/// Fields that the kind does not offer may hold values (a person can switch back to a kind that has them); they are not sent.
struct VideoRequest {
    RequestKind kind;
    QString model; ///< model code enabled for the account's key
    QString prompt;
    QString negativePrompt;
    QList<MediaItem> media; ///< family A, in the order that the prompt's numbers follow
    QString imageAddress; ///< family B ImageToVideo
    QStringList images; ///< family B MultiImageToVideo: addresses, in order
    QString resolution; ///< tier, such as 720P
    QString aspectRatio; ///< W:H, or adaptive (family A)
    std::optional<double> durationSeconds; ///< family A takes whole seconds only
    QString mode;
    std::optional<double> guidance;
    QString sound;
    std::optional<bool> multiShot;
    QString shotType;
    QList<Shot> shots;
    QStringList voices; ///< voice identifiers
    std::optional<bool> promptExtend;
    std::optional<bool> watermark;
    std::optional<int> logo; ///< logoAdd
    std::optional<QJsonObject> logoParam; ///< contents open in the specification
    QJsonObject extra; ///< merged into the body last: objects key by key, arrays item by item

    bool operator==(const VideoRequest&) const = default;
};

} // namespace Dailies
