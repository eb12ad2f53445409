// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placetools.h"

namespace Dailies {

namespace {

int count(const QList<UploadUse>& uses, QSet<qint64> UploadUse::*tasks)
{
    QSet<qint64> all;
    for (const UploadUse& use : uses)
        all += use.*tasks;
    return static_cast<int>(all.size());
}

} // namespace

int runningUses(const QList<UploadUse>& uses)
{
    return count(uses, &UploadUse::running);
}

int waitingUses(const QList<UploadUse>& uses)
{
    return count(uses, &UploadUse::waiting);
}

} // namespace Dailies
