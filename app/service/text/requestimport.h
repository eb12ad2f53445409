// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/checks/finding.h"
#include "app/request/models/modelprofile.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/videorequest.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QUrl>

namespace Dailies {

/// In bytes. Far above any request with images; keeps a wrong file from filling the memory.
inline constexpr qint64 largestRequestFile = 256 * 1024 * 1024;

/// What determines the kind of a request if the text itself does not.
struct ImportContext {
    const ProfileCatalogue& profiles;
    QList<EnabledModel> models = {}; ///< models of the selected account
    RequestKind chosen = {}; ///< the kind that the form shows, used if nothing else decides
};

/// A request read from a text or a file.
struct ImportedRequest {
    VideoRequest request;
    bool isKindCertain = true; ///< false if guessed from the fields
    QUrl baseUrl; ///< the address that a cURL command sends to; otherwise empty
    QList<Finding> findings; ///< wrong types, unknown JSON keys, duplicate JSON keys, each with its path
    QStringList notes; ///< what was left out or guessed, one translated sentence each
};

/// Reads a request from the JSON of a create call of any kind, a cURL command, a clip's sidecar, or the
/// stored form. Returns BadInput with one sentence; for broken JSON it gives line and column.
Result<ImportedRequest> importRequest(const QByteArray& text, const ImportContext& context);
/// Like importRequest(), from a file. Also returns BadInput if the path is not a file, cannot be read, or is
/// larger than any request.
Result<ImportedRequest> importRequestFile(const QString& path, const ImportContext& context);

/// The content of the file next to each clip (sidecar): {"format": "dailies-take", "version": 1, "request":
/// <stored form>, "task": {…}}. `task` describes the task for people and other programs. Importing ignores
/// it.
QJsonObject takeJson(const VideoRequest& request, const QJsonObject& task);

} // namespace Dailies
