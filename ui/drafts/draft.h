// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestorigin.h"
#include "app/request/videorequest.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace Dailies {

/// The form's content that was not submitted yet. It is saved so that nothing typed is lost.
struct Draft {
    QString accountId;
    VideoRequest request;
    RequestOrigin origin = {};
    QJsonObject broken = {}; ///< by field: text that is not valid JSON yet, so the request does not have it

    bool operator==(const Draft&) const = default;
};

QJsonObject toJson(const Draft& draft);
/// Returns nullopt if the JSON has no request that this version can read.
std::optional<Draft> draftFromJson(const QJsonObject& json);

/// Returns nullopt if the file has no draft that this version can read.
std::optional<Draft> readDraft(const QString& file);
/// Replaces the file atomically. Returns false if it could not be written; then the old file is unchanged.
bool writeDraft(const QString& file, const Draft& draft);
/// Writes any JSON text like writeDraft().
bool writePrivately(const QString& file, const QByteArray& text);

} // namespace Dailies
