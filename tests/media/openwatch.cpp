// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/openwatch.h"

#include <QFile>

#include <array>
#include <atomic>
#include <cstring>

#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::atomic<int> internetSockets = 0;

} // namespace

// A function of the program replaces that of the C library, for every library in the process.
extern "C" int socket(int domain, int type, int protocol) noexcept
{
    if (domain == AF_INET || domain == AF_INET6)
        ++internetSockets;
    return static_cast<int>(syscall(SYS_socket, domain, type, protocol));
}

namespace Dailies {

OpenWatch::OpenWatch(const QString& folder, const QString& prefix)
    : m_prefix(prefix)
    , m_before(internetSockets)
    , m_kernel(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
{
    if (inotify_add_watch(m_kernel, QFile::encodeName(folder).constData(), IN_OPEN) < 0)
        qFatal("the folder cannot be watched");
}

OpenWatch::~OpenWatch()
{
    close(m_kernel);
}

int OpenWatch::sockets() const
{
    return internetSockets - m_before;
}

QStringList OpenWatch::files()
{
    alignas(inotify_event) std::array<char, 16384> buffer{};
    for (ssize_t length = 0; (length = read(m_kernel, buffer.data(), buffer.size())) > 0;) {
        for (ssize_t at = 0; at < length;) {
            inotify_event event{};
            std::memcpy(&event, buffer.data() + at, sizeof(event));
            const QString name = QFile::decodeName(buffer.data() + at + sizeof(event));
            if (event.len > 0 && name.startsWith(m_prefix))
                m_files.append(name);
            at += static_cast<ssize_t>(sizeof(event) + event.len);
        }
    }
    return m_files;
}

} // namespace Dailies
