// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/wire/taskreport.h"

#include <QDateTime>
#include <QString>

namespace Dailies {

/// A create call whose answer was lost. Kept while the request is submitted again.
struct LostCall {
    QDateTime sentAt;
    QString bodyDigest;
    TaskReport report;
    Error error;

    bool operator==(const LostCall&) const = default;
};

} // namespace Dailies
