// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QSize>

namespace Dailies {

/// One request of the demo, and the expected clip.
struct DemoTake {
    VideoRequest request;
    double seconds = 0;
    QSize size;
};

/// One take of each request kind, with different values. `picture` is a local image file.
QList<DemoTake> demoTakes(const QString& picture);

} // namespace Dailies
