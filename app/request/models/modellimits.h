// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/mediaitem.h"
#include "app/request/requestkind.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Dailies {

/// An inclusive range. Either end may be open.
struct Range {
    std::optional<double> least;
    std::optional<double> most;

    bool contains(double value) const { return !(least && value < *least) && !(most && value > *most); }
    bool operator==(const Range&) const = default;
};

/// A profile's limits for files of one media type.
struct FileLimits {
    QStringList formats; ///< lower case, as in InputFacts: "png", "mp4"; empty: any
    std::optional<bool> alpha; ///< false: no transparent parts
    Range side; ///< pixels, of the width and of the height
    Range shape; ///< width divided by height
    Range seconds; ///< of one item
    std::optional<double> secondsInAll; ///< maximum sum of all items of the type
    std::optional<double> megabytes; ///< maximum of one item; 1 MB is 1,000,000 bytes
    std::optional<double> leastFps;
    std::optional<int> pages; ///< maximum; shown, not checked

    bool operator==(const FileLimits&) const = default;
};

/// How many items of these types are allowed together.
struct MediaCount {
    QStringList types;
    int least = 0;
    int most = 0;

    bool operator==(const MediaCount&) const = default;
};

/// A profile's rules for the media of one apiType.
struct MediaRules {
    QList<MediaCount> counts; ///< if not empty, no other types are accepted
    QList<QStringList> combinations; ///< if not empty, the sets of types that may be combined; each type once
    QList<QList<QStringList>> exclusive; ///< each entry: groups of types; only one of the groups may be used
    QHash<QString, QString> together; ///< a type and the other type that it requires
    QStringList needPromptExtend; ///< types that do not work with promptExtend off
    std::optional<int> mostItems;

    bool operator==(const MediaRules&) const = default;
};

/// A profile's limits for family B's shots.
struct ShotLimits {
    Range count;
    std::optional<int> promptCharacters;
    std::optional<double> leastSeconds;
    bool sumIsDuration = false; ///< the shots' seconds must add up to the clip's
    bool replacePrompt = false; ///< the clip's own prompt is ignored if there are shots
    QString shotType; ///< the shot type that uses the list: "customize"

    bool operator==(const ShotLimits&) const = default;
};

/// The limits in a model's profile. Missing values are unknown.
struct ModelLimits {
    std::optional<int> promptCharacters; ///< vendors silently cut longer text
    std::optional<int> negativePromptCharacters;
    Range duration; ///< seconds
    Range durationWithVideo; ///< seconds, if the media include a video
    std::optional<double> secondsWithInput; ///< maximum sum of the input videos and the clip
    Range guidance;
    std::optional<ShotLimits> shots;
    std::optional<int> voices; ///< maximum; 0: none
    std::optional<int> images; ///< maximum; MultiImageToVideo
    QHash<ApiType, MediaRules> media;
    QHash<QString, FileLimits> files; ///< by media type or, for a whole medium, "image", "video", "audio", "document"
    QStringList unused; ///< keys of the specification's fields that this model does not use

    /// The limits for files of a media type or, if it has none of its own, those of its medium.
    FileLimits filesOf(const QString& type, MediaKind medium) const;

    bool operator==(const ModelLimits&) const = default;
};

/// Omits unknown values.
QJsonObject toJson(const ModelLimits& limits);
/// BadInput with the path of the first error, below `path`. Unknown keys are errors, too.
Result<ModelLimits> limitsFromJson(const QJsonObject& json, const QString& path);

} // namespace Dailies
