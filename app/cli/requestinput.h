// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/common/result.h"
#include "app/money/amount.h"
#include "app/request/checks/finding.h"
#include "app/request/models/modelline.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/videorequest.h"
#include "app/storage/uploadplace.h"

namespace Dailies {

/// A request read from the command line as the JSON of a create call, with all findings about it.
struct RequestInput {
    VideoRequest request;
    QList<Finding> findings; ///< most serious first, at most one for each place
    /// The user's own upload place for its files; nullopt if there is none, or if no file needs one.
    std::optional<UploadPlace> place;
    bool uploads = false; ///< whether a file has to be uploaded; clips whose own link works don't
    std::optional<Amount> inputSeconds; ///< of its input videos together; nullopt if one of them is not known
    ProfileCatalogue catalogue; ///< the shipped model profiles and the user's own
};

/// Adds --family and --generation.
void addLineOptions(CommandParser& parser);
/// The family and generation given by these options; BadInput if the specification does not offer them. `listed` are the
/// models of the account: if all are of one family, it is the default, and so is their generation.
Result<ModelLine> lineFrom(const CommandParser& parser, const QList<EnabledModel>& listed = {});
/// Adds --family, --generation and --api-type.
void addKindOptions(CommandParser& parser);
/// The kind given by these options and by the chosen account; BadInput if the specification does not offer it.
/// `apiType` is the default.
Result<RequestKind> kindFrom(const CommandParser& parser, std::optional<ApiType> apiType = std::nullopt);

/// Adds the options of the kind, --request and --place.
void addRequestOptions(CommandParser& parser);
/// Reads the request given by the options; BadInput if it is not a request at all.
Result<RequestInput> readRequest(const CommandParser& parser);

/// Whether the model makes such requests. `listed` are the account's models; if it lists none, or no account is known,
/// the model's name decides. An Ask at most, because the service knows best.
QList<Finding> modelFindings(const RequestInput& input, const QList<EnabledModel>& listed);

void printFindings(const Console& console, const QList<Finding>& findings);

} // namespace Dailies
