// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/jsontext.h"
#include "app/common/result.h"
#include "app/request/requestkind.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace Dailies {

/// A create call as read from a command.
struct CurlRequest {
    QUrl baseUrl; ///< what stands before the path of a create call; empty when the command does not say
    std::optional<ApiType> apiType; ///< of the path
    JsonText body; ///< local files stand in it as file: URLs
    QStringList notes; ///< what was left out, one translated sentence each
};

/// Whether a text is meant as a cURL command, as far as its beginning says.
bool looksLikeCurl(const QString& text);
/// Reads a cURL command of bash as people and browsers write it. Nothing of it is carried out, and no key is kept.
/// BadInput in one sentence, with what to do.
Result<CurlRequest> readCurlCommand(const QString& text);

} // namespace Dailies
