// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// A local file of a request that the service fetches through a link. The link itself is made when the request is sent
/// and is never stored, because it may carry a signature.
struct TaskUpload {
    QString source; ///< as in the request
    QString place; ///< ID of the upload place; empty if `take` provides the link
    QString name; ///< in the place, for Uploader::link()
    QString sha256; ///< of the uploaded content, in hex
    qint64 bytes = 0;
    qint64 take = 0; ///< the task whose clip this is and whose own link is used; 0 if the file was uploaded

    bool operator==(const TaskUpload&) const = default;
};

} // namespace Dailies
