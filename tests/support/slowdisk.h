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

/// The disk under this process: its syncs take time, wait until they are let go, or fail; and it knows what a power cut
/// would leave. A test that includes this takes the place of the C library for fsync() and fdatasync().
class SlowDisk final {
public:
    /// All is well again, and nothing is known.
    void clear();
    void setDelay(int milliseconds);
    /// Syncs of files that end so do not return before release().
    void hold(const QByteArray& ending = {});
    void release();
    /// So many more syncs succeed, and then one fails for this reason, of a file that ends so. As with Linux, that is told
    /// once.
    void failOnce(int reason, int after = 0, const QByteArray& ending = {});

    /// Syncs so far; of the thread that cleared it; and of files that end so.
    int syncs() const;
    int windowSyncs() const;
    int syncsOf(const QByteArray& ending) const;
    /// How many stand still now.
    int held() const;
    /// What the files hold that were ever synced, as they were when their last finished sync began.
    QHash<QString, QByteArray> survivors() const;

    /// What fsync() does.
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
