// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/makeuploader.h"

#include "app/storage/commanduploader.h"
#include "app/storage/s3uploader.h"
#include "app/storage/webdavuploader.h"

namespace Dailies {

std::unique_ptr<Uploader> makeUploader(
    const UploadPlace& place, const UploadSecret& secret, HttpNetwork& network, Clock& clock)
{
    switch (place.protocol) {
    case UploadProtocol::S3: return std::make_unique<S3Uploader>(place, secret, network, clock);
    case UploadProtocol::WebDav: return std::make_unique<WebDavUploader>(place, secret, network, clock);
    case UploadProtocol::Command: break;
    }
    return std::make_unique<CommandUploader>(place, clock);
}

} // namespace Dailies
