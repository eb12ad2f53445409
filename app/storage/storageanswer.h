// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/storagecall.h"

namespace Dailies {

/// The error code in the XML of a reply; empty if there is none.
QString storageCode(const StorageReply& reply);

/// What a reply that is not a success means, as one sentence. Contains no text of the server's, except for its error
/// code and the name of a region.
Error storageError(const StorageReply& reply);

/// How long the storage asks to wait before the next try of a temporary failure; 0 if it does not say.
int pauseSeconds(const StorageReply& reply);

/// Whether the same request may succeed a little later.
bool isTemporary(const StorageReply& reply);

} // namespace Dailies
