// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/suspenddetector.h"

#include <algorithm>

namespace Dailies {

void SuspendDetector::begin(qint64 elapsed, qint64 asleep)
{
    m_elapsed = elapsed;
    m_asleep = asleep;
}

qint64 SuspendDetector::look(qint64 elapsed, qint64 asleep)
{
    const qint64 slept = std::max<qint64>(asleep - m_asleep, 0);
    const qint64 late = std::max<qint64>(elapsed - m_elapsed - lookEveryMs, 0);
    begin(elapsed, asleep);
    return slept + late >= countsFromMs ? slept + late : 0;
}

} // namespace Dailies
