// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/slowdisk.h"

#include <cerrno>
#include <chrono>
#include <numeric>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Dailies {

SlowDisk slowDisk;

namespace {

QByteArray pathOf(int file)
{
    QByteArray path(4096, '\0');
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t size = ::readlink(link.c_str(), path.data(), size_t(path.size()));
    return size < 0 ? QByteArray() : path.first(size);
}

/// Reads through the existing descriptor: opening and closing the database again would drop SQLite's locks.
QByteArray contentOf(int file)
{
    struct stat info = {};
    if (::fstat(file, &info) != 0 || !S_ISREG(info.st_mode))
        return {};
    QByteArray bytes(info.st_size, '\0');
    const ssize_t size = ::pread(file, bytes.data(), size_t(bytes.size()), 0);
    return size < 0 ? QByteArray() : bytes.first(size);
}

} // namespace

void SlowDisk::clear()
{
    release();
    const std::lock_guard lock(m_mutex);
    m_window = std::this_thread::get_id();
    m_delay = m_reason = m_failsAfter = m_windowSyncs = 0;
    m_syncs.clear();
    m_survivors.clear();
}

void SlowDisk::setDelay(int milliseconds)
{
    const std::lock_guard lock(m_mutex);
    m_delay = milliseconds;
}

void SlowDisk::hold(const QByteArray& ending)
{
    const std::lock_guard lock(m_mutex);
    m_isHolding = true;
    m_heldEnding = ending;
}

void SlowDisk::release()
{
    const std::lock_guard lock(m_mutex);
    m_isHolding = false;
    m_released.notify_all();
}

void SlowDisk::failOnce(int reason, int after, const QByteArray& ending)
{
    const std::lock_guard lock(m_mutex);
    m_reason = reason;
    m_failsAfter = after;
    m_failingEnding = ending;
}

int SlowDisk::syncs() const
{
    const std::lock_guard lock(m_mutex);
    return std::accumulate(m_syncs.cbegin(), m_syncs.cend(), 0);
}

int SlowDisk::windowSyncs() const
{
    const std::lock_guard lock(m_mutex);
    return m_windowSyncs;
}

int SlowDisk::syncsOf(const QByteArray& ending) const
{
    const std::lock_guard lock(m_mutex);
    int count = 0;
    for (auto each = m_syncs.cbegin(); each != m_syncs.cend(); ++each)
        count += each.key().endsWith(ending) ? each.value() : 0;
    return count;
}

int SlowDisk::held() const
{
    const std::lock_guard lock(m_mutex);
    return m_held;
}

QHash<QString, QByteArray> SlowDisk::survivors() const
{
    const std::lock_guard lock(m_mutex);
    return m_survivors;
}

int SlowDisk::sync(int file)
{
    const QByteArray path = pathOf(file);
    const QByteArray content = contentOf(file);
    std::unique_lock lock(m_mutex);
    ++m_syncs[path];
    m_windowSyncs += m_window == std::this_thread::get_id() ? 1 : 0;
    ++m_held;
    m_released.wait(lock, [&] { return !m_isHolding || !path.endsWith(m_heldEnding); });
    --m_held;
    if (m_reason != 0 && path.endsWith(m_failingEnding) && m_failsAfter-- == 0) {
        errno = std::exchange(m_reason, 0);
        return -1;
    }
    const int delay = m_delay;
    lock.unlock();
    std::this_thread::sleep_for(std::chrono::milliseconds(delay));
    const int outcome = static_cast<int>(::syscall(SYS_fsync, file));
    lock.lock();
    m_survivors.insert(QString::fromLocal8Bit(path), content);
    return outcome;
}

} // namespace Dailies

extern "C" {

int fsync(int file)
{
    return Dailies::slowDisk.sync(file);
}

int fdatasync(int file)
{
    return Dailies::slowDisk.sync(file);
}
}
