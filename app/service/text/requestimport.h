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

/// What tells where a request belongs that does not say so itself.
struct ImportContext {
    const ProfileCatalogue& profiles;
    QList<EnabledModel> models = {}; ///< of the chosen account
    RequestKind chosen = {}; ///< that the form shows now: where nothing else decides
};

/// A request as read from somewhere.
struct ImportedRequest {
    VideoRequest request;
    bool isKindCertain = true; ///< false: guessed by what stands in it
    QUrl baseUrl; ///< where a command sends it; empty for anything else
    QList<Finding> findings; ///< wrong types, unknown keys, keys given twice, each with its path
    QStringList notes; ///< what was left out or guessed, one translated sentence each
};

/// Reads a request from the JSON of a create call of any kind, a cURL command, a clip's sidecar, or the stored form.
/// BadInput in one sentence, with line and column for broken JSON.
Result<ImportedRequest> importRequest(const QByteArray& text, const ImportContext& context);
/// The same from a file. BadInput, too, for what is no file, cannot be read, or is larger than any request.
Result<ImportedRequest> importRequestFile(const QString& path, const ImportContext& context);

/// The file beside each clip (sidecar): {"format": "dailies-take", "version": 1, "request": <stored form>, "task": {…}}.
/// `task` says what became of the request; it is for people and other programs, and is not read here.
QJsonObject takeJson(const VideoRequest& request, const QJsonObject& task);

} // namespace Dailies
