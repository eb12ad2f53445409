// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplace.h"

namespace Dailies {

/// Where a place is, in a few words: "S3 · clips at s3.example.com".
QString placeWhere(const UploadPlace& place);

/// Who can fetch the files of a place, and until when.
QString placeAccess(const UploadPlace& place);

/// The name of a place's secret: "Secret access key" or "Password". Empty if its protocol has none.
QString secretName(const UploadPlace& place);

/// The part of the world that a region or a host name is in, such as "cn", "eu" or "us"; empty if it doesn't tell.
QString areaOf(const QString& name);

/// A warning that a service is far from the place, so that it fetches files slowly: for the first of the services'
/// hosts that is clearly in another part of the world. Empty if none is.
QString distanceNote(const UploadPlace& place, const QStringList& serviceHosts);

} // namespace Dailies
