// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/media/testclips.h"

#include <QByteArray>
#include <QList>

namespace Dailies {

/// Good media of every kind that the program accepts, and damaged copies of them: changed bits, numbers and sizes;
/// parts left out, doubled or reordered; truncated files; halves of two files.
class Mutations final {
public:
    struct File {
        QByteArray title; ///< as "mp4: a part doubled"
        QString suffix;
        QByteArray bytes;
    };

    explicit Mutations(const TestClips& clips);

    /// The result depends only on the seed and the number, not on earlier calls.
    File make(quint32 seed, int number) const;
    qsizetype kinds() const { return m_sources.size(); }

private:
    QList<File> m_sources;
};

} // namespace Dailies
