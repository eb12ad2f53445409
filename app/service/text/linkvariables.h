// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

namespace Dailies {

/// A bash variable for the link to a local file. The link is only made when the request is sent, and is not
/// for other eyes.
struct LinkVariable {
    QString name; ///< "LINK_1"
    QString source; ///< the file: URL in the request
};

/// The variables for all files that the service fetches through a link, each file once.
QList<LinkVariable> linkVariables(const VideoRequest& request);

/// The request with "$LINK_1" and so on in place of these files.
VideoRequest withLinkVariables(const VideoRequest& request);

/// A bash command that uploads the file and sets the variable: LINK_1=$(dailies-cli uploads put 'FILE'). It names the
/// profile that this program was started with, because the upload places are there.
QString uploadCommand(const LinkVariable& variable);

} // namespace Dailies
