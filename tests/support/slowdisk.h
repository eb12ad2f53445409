// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace Dailies {

/// The disk of this process. Its syncs take time, block until they are released, or fail, and it knows what a power cut
/// would leave. A test that includes this header replaces fsync() and fdatasync() of the C library.
class SlowDisk final {
public:
    /// Syncs succeed at once again, and nothing is recorded.
    void clear();
    void setDelay(int milliseconds);
    /// Syncs of files with this suffix block until release().
    void hold(const QByteArray& ending = {});
    void release();
    /// After this many more syncs, the next sync of a file with this suffix fails with this error. As on Linux, the
    /// error is reported once.
    void failOnce(int reason, int after = 0, const QByteArray& ending = {});

    /// Counts syncs so far: all, those of the thread that called clear(), and those of files with this suffix.
    int syncs() const;
    int windowSyncs() const;
    int syncsOf(const QByteArray& ending) const;
    /// How many syncs are blocked now.
    int held() const;
    /// The content of all synced files, as it was when the last finished sync of each began.
    QHash<QString, QByteArray> survivors() const;

    /// Called by fsync().
    int sync(int file);

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_released;
    std::thread::id m_window;
    int m_delay = 0;
    bool m_isHolding = false;
    QByteArray m_heldEnding;
    int m_held = 0;
    int m_reason = 0;
    int m_failsAfter = 0;
    QByteArray m_failingEnding;
    int m_windowSyncs = 0;
    QHash<QByteArray, int> m_syncs; ///< by path
    QHash<QString, QByteArray> m_survivors;
};

extern SlowDisk slowDisk;

} // namespace Dailies
