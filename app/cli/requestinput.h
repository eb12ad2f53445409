// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/common/result.h"
#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// A request as the command line takes it: the wire JSON of a create call, with everything there is to say about it.
struct RequestInput {
    VideoRequest request;
    QList<Finding> findings; ///< most serious first, each place once
};

/// --family, --generation and --api-type
void addKindOptions(CommandParser& parser);
/// The kind that they name; BadInput when the specification does not offer it. `apiType` stands in for a missing one.
Result<RequestKind> kindFrom(const CommandParser& parser, std::optional<ApiType> apiType = std::nullopt);

/// The options of the kind, and --request
void addRequestOptions(CommandParser& parser);
/// Reads the request that the options name; BadInput when it cannot be read as a request at all.
Result<RequestInput> readRequest(const CommandParser& parser);

void printFindings(const Console& console, const QList<Finding>& findings);

} // namespace Dailies
