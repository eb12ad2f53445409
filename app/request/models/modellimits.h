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

/// A lowest and a highest value, each of which may be open; both belong to the range.
struct Range {
    std::optional<double> least;
    std::optional<double> most;

    bool contains(double value) const { return !(least && value < *least) && !(most && value > *most); }
    bool isOpen() const { return !least && !most; }
    bool operator==(const Range&) const = default;
};

/// What a profile says about files of one media type.
struct FileLimits {
    QStringList formats; ///< lower case, as InputFacts has them: "png", "mp4"; empty: any
    std::optional<bool> alpha; ///< false: no transparency
    Range side; ///< pixels of width and of height
    Range shape; ///< width divided by height
    Range seconds; ///< of one item
    std::optional<double> secondsInAll; ///< of all items of the type together
    std::optional<double> megabytes; ///< at most, of one item
    std::optional<double> leastFps;
    std::optional<int> pages; ///< at most; shown, not checked

    bool operator==(const FileLimits&) const = default;
};

/// How many items of these types together.
struct MediaCount {
    QStringList types;
    int least = 0;
    int most = 0;

    bool operator==(const MediaCount&) const = default;
};

/// What a profile says about the media of one apiType.
struct MediaRules {
    QList<MediaCount> counts; ///< types that no count names are not taken
    QList<QStringList> combinations; ///< where not empty: the sets of types that go together, each type once
    QList<QList<QStringList>> exclusive; ///< groups of types of which only one may be used
    QHash<QString, QString> together; ///< a type, and the type without which it does not go
    QStringList needPromptExtend; ///< types for which "Extend prompt" must not be off
    std::optional<int> mostItems;

    bool operator==(const MediaRules&) const = default;
};

/// The shots of family B.
struct ShotLimits {
    Range count;
    std::optional<int> promptCharacters;
    std::optional<double> leastSeconds;
    bool sumIsDuration = false; ///< the shots' seconds make up the clip's
    bool replacePrompt = false; ///< with a list of shots the clip's own prompt is not used
    QString shotType; ///< the shot type for which the list is wanted: "customize"

    bool operator==(const ShotLimits&) const = default;
};

/// The numbers of a model's profile. What is not there is not known.
struct ModelLimits {
    std::optional<int> promptCharacters; ///< vendors cut longer text without a word
    std::optional<int> negativePromptCharacters;
    Range duration; ///< seconds
    Range durationWithVideo; ///< seconds, when a reference video is among the media
    std::optional<double> secondsWithInput; ///< input videos and the clip together, at most
    Range guidance;
    std::optional<ShotLimits> shots;
    std::optional<int> voices; ///< at most; 0: none
    std::optional<int> images; ///< at most, of MultiImageToVideo
    QHash<ApiType, MediaRules> media;
    QHash<QString, FileLimits> files; ///< by media type or, for all of a medium, "image", "video", "audio", "document"
    QStringList unused; ///< keys of fields that the specification has and this model does not use

    /// The limits of files of a media type; where it has none of its own, those of its medium.
    FileLimits filesOf(const QString& type, MediaKind medium) const;

    bool operator==(const ModelLimits&) const = default;
};

/// What is not known does not appear.
QJsonObject toJson(const ModelLimits& limits);
/// BadInput with the place of what cannot be read, below `path`; a key that is not known is a mistake, too.
Result<ModelLimits> limitsFromJson(const QJsonObject& json, const QString& path);

} // namespace Dailies
