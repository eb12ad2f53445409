// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/http/httpnetwork.h"
#include "app/storage/uploader.h"
#include "app/storage/uploadplace.h"

#include <memory>

namespace Dailies {

/// The uploader for a place without problems. `network` and `clock` must outlive it.
std::unique_ptr<Uploader> makeUploader(
    const UploadPlace& place, const UploadSecret& secret, HttpNetwork& network, Clock& clock);

} // namespace Dailies
