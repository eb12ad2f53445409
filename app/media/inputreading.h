// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"

#include <QImage>

namespace Dailies {

/// A file's facts and its small picture.
struct InputReading {
    InputFacts facts;
    QImage thumbnail; ///< null for what has no picture, or where none was asked for
};

} // namespace Dailies
