// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/media/testclips.h"

#include <QList>

namespace Dailies {

/// A malicious or broken file.
struct HostileClip {
    QByteArray title;
    QString path;
    bool isRefused = true; ///< it must not be shown; otherwise it may be shown if it does no harm
};

/// Clips and texts that refer to other places (a local URL at `port`, and files named bait.* beside them), make false
/// claims, end too early or never, or contain something unrelated to video.
QList<HostileClip> hostileClips(const TestClips& clips, quint16 port);

/// Damaged copies of good media of every kind, the same in every run.
QList<HostileClip> mutatedClips(const TestClips& clips, int count);

} // namespace Dailies
