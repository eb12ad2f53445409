// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"

#include <QImage>

namespace Dailies {

/// A file's facts and thumbnail.
struct InputReading {
    InputFacts facts;
    QImage thumbnail; ///< null if the file has no image, or none was requested
};

} // namespace Dailies
