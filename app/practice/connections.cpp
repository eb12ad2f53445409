// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/connections.h"

#include <QDir>
#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

#ifdef Q_OS_UNIX

namespace {

/// The port of one side of a socket; -1 if the descriptor is not an IPv4 socket.
int portOf(int descriptor, int (*side)(int, sockaddr*, socklen_t*))
{
    sockaddr_in address{};
    socklen_t size = sizeof address;
    void* place = &address;
    if (side(descriptor, static_cast<sockaddr*>(place), &size) != 0 || address.sin_family != AF_INET)
        return -1;
    return ntohs(address.sin_port);
}

int ownPort(int descriptor)
{
    return portOf(
        descriptor, [](int fd, sockaddr* address, socklen_t* size) { return getsockname(fd, address, size); });
}

int peerPort(int descriptor)
{
    return portOf(
        descriptor, [](int fd, sockaddr* address, socklen_t* size) { return getpeername(fd, address, size); });
}

} // namespace

int cutConnections(int serverPort, int clientPort)
{
    int found = 0;
    const QStringList names = QDir(u"/dev/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    for (const QString& name : names) {
        bool isNumber = false;
        const int descriptor = name.toInt(&isNumber);
        if (!isNumber || ownPort(descriptor) != serverPort)
            continue;
        const int peer = peerPort(descriptor);
        if (peer > 0 && (clientPort == 0 || peer == clientPort)) {
            shutdown(descriptor, SHUT_RDWR);
            ++found;
        }
    }
    return found;
}

#else

int cutConnections(int, int)
{
    return 0;
}

#endif

} // namespace Dailies
