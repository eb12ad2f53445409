// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestorigin.h"
#include "app/request/videorequest.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace Dailies {

/// What stands in the form and was not submitted yet; kept so that nothing typed is lost.
struct Draft {
    QString accountId;
    VideoRequest request;
    RequestOrigin origin = {};

    bool operator==(const Draft&) const = default;
};

QJsonObject toJson(const Draft& draft);
/// Nothing when there is no request in it that this version can read.
std::optional<Draft> draftFromJson(const QJsonObject& json);

/// Nothing when there is no draft that this version can read.
std::optional<Draft> readDraft(const QString& file);
/// Replaces the file as a whole; false when it could not be written (the old one stands then).
bool writeDraft(const QString& file, const Draft& draft);
/// The same for any JSON text.
bool writePrivately(const QString& file, const QByteArray& text);

} // namespace Dailies
