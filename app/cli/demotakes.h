// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QSize>

namespace Dailies {

/// One request of the demonstration, and what its clip has to be.
struct DemoTake {
    VideoRequest request;
    double seconds = 0;
    QSize size;
};

/// One take of each request kind, each with other values. `picture` is an image file on this computer.
QList<DemoTake> demoTakes(const QString& picture);

} // namespace Dailies
