// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/media/testclips.h"

#include <QList>

namespace Dailies {

/// A file that means no good, or is in no good state.
struct HostileClip {
    QByteArray title;
    QString path;
    bool isRefused = true; ///< it must not be shown; else it may be, as long as it harms nobody
};

/// Clips and texts that point to other places (an address of this computer at `port`, and files called bait.* beside
/// them), claim what is not so, end too early or never, or carry what has nothing to do with pictures.
QList<HostileClip> hostileClips(const TestClips& clips, quint16 port);

/// Changed copies of good media of every kind, the same with every run.
QList<HostileClip> mutatedClips(const TestClips& clips, int count);

} // namespace Dailies
