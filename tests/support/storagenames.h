// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplace.h"

namespace Dailies {

/// What the scripted storage accepts, for programs that are started to use it.
inline constexpr char storageKeyId[] = "AKCANARY";
inline constexpr char storageSecret[] = "secret-canary-9f8e7d6c";
inline constexpr char storageRegion[] = "test-1";
inline constexpr char storageBucket[] = "inputs";

/// The upload place for a scripted storage; always the same one.
inline UploadPlace scriptedPlace(const QUrl& endpoint)
{
    UploadPlace place;
    place.id = QStringLiteral("place-1");
    place.name = QStringLiteral("Storage");
    place.protocol = UploadProtocol::S3;
    place.folder = QStringLiteral("f0f1f2f3f4f5f6f7");
    place.endpoint = endpoint;
    place.bucket = QString::fromLatin1(storageBucket);
    place.region = QString::fromLatin1(storageRegion);
    place.user = QString::fromLatin1(storageKeyId);
    return place;
}

} // namespace Dailies
