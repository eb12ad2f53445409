// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/keys/sessionkeystore.h"
#include "app/storage/placeaccess.h"
#include "app/storage/uploadplacestore.h"
#include "app/storage/uploaduse.h"

#include <QHash>
#include <QStringList>

#include <functional>

namespace Dailies {

/// What all parts of the upload settings need. The objects must outlive them.
struct PlaceTools {
    UploadPlaceStore& places;
    SessionKeyStore& keys;
    PlaceAccess& access;
    Clock& clock;
    QStringList serviceHosts; ///< of the user's accounts
    /// The uses of a place's files, by their names in the place.
    std::function<QHash<QString, UploadUse>(const QString& placeId)> uses;
};

/// How many tasks at the service use these files.
int runningUses(const QList<UploadUse>& uses);
/// How many tasks that are not sent yet use these files.
int waitingUses(const QList<UploadUse>& uses);

} // namespace Dailies
