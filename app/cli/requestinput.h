// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/common/result.h"
#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// A request read from the command line as the JSON of a create call, with all findings about it.
struct RequestInput {
    VideoRequest request;
    QList<Finding> findings; ///< most serious first, at most one for each place
};

/// Adds --family, --generation and --api-type.
void addKindOptions(CommandParser& parser);
/// The kind given by these options; BadInput if the specification does not offer it. `apiType` is the default.
Result<RequestKind> kindFrom(const CommandParser& parser, std::optional<ApiType> apiType = std::nullopt);

/// Adds the options of the kind, and --request.
void addRequestOptions(CommandParser& parser);
/// Reads the request given by the options; BadInput if it is not a request at all.
Result<RequestInput> readRequest(const CommandParser& parser);

void printFindings(const Console& console, const QList<Finding>& findings);

} // namespace Dailies
