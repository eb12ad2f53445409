// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplace.h"

namespace Dailies {

/// Where a place's files go and who can fetch them, as text to compare: the user's consent is for this, not for a name.
QString destinationOf(const UploadPlace& place);
/// The same for display, without the place's name: "s3.example.com, bucket takes".
QString destinationWords(const UploadPlace& place);

/// Asks before the first upload to a place: which files go where, who can fetch them until when, how long they stay,
/// and what it costs. `files` are names to show.
QString uploadQuestion(const UploadPlace& place, const QStringList& files);

} // namespace Dailies
