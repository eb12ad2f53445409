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

/// A create call read from a command.
struct CurlRequest {
    QUrl baseUrl; ///< the address before the path of a create call; empty if the command has none
    std::optional<ApiType> apiType; ///< taken from the path
    JsonText body; ///< local files are file: URLs in it
    QStringList notes; ///< what was left out, one translated sentence each
};

/// Whether the beginning of a text looks like a cURL command.
bool looksLikeCurl(const QString& text);
/// Reads a cURL command for bash, as people and browsers write it. Nothing is executed and no API key is
/// kept. Returns BadInput with one sentence that says what to do.
Result<CurlRequest> readCurlCommand(const QString& text);

} // namespace Dailies
