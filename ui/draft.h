// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QString>

#include <optional>

namespace Dailies {

/// What stands in the form and was not submitted yet; kept so that nothing typed is lost.
struct Draft {
    QString accountId;
    VideoRequest request;
};

/// Nothing when there is no draft that this version can read.
std::optional<Draft> readDraft(const QString& file);
/// Replaces the file as a whole; false when it could not be written (the old one stands then).
bool writeDraft(const QString& file, const Draft& draft);

} // namespace Dailies
