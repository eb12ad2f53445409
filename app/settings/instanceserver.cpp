// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/instanceserver.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QTimer>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestAddress = 100; ///< in bytes; socket names are limited to 107, on some systems to 103
constexpr qint64 longestRequest = 4096;
constexpr qint64 longestActivation = 1024;
constexpr int patienceMs = 5000;
constexpr int mostAtOnce = 32;
constexpr auto heard = "raised\n";

/// Whether the token can be used unescaped in a line of JSON and in an environment variable.
bool isPlain(const QByteArray& token)
{
    return token.size() <= longestActivation
        && std::ranges::all_of(token, [](char c) { return c >= 0x20 && c < 0x7f; });
}

} // namespace

QString instanceAddress(const Profile& profile)
{
    const QFileInfo root(profile.root);
    const QString canonical = root.exists() ? root.canonicalFilePath() : root.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(canonical.toUtf8(), QCryptographicHash::Sha256).toHex().left(24);
    const QString name = u"dailies-"_s + QString::fromLatin1(hash);
#ifdef Q_OS_UNIX
    // In the profile, where every start looks regardless of its environment. Elsewhere only if that path is too long.
    const auto isShort = [](const QString& address) { return address.toUtf8().size() <= longestAddress; };
    if (const QString address = canonical + u"/dailies.sock"_s; isShort(address))
        return address;
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QString address = runtime + u'/' + name + u".sock"_s;
    return !runtime.isEmpty() && isShort(address) ? address : QString();
#else
    return name;
#endif
}

InstanceServer::InstanceServer(QObject* parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.setMaxPendingConnections(mostAtOnce);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection())
            take(socket);
    });
}

Result<void> InstanceServer::listen(const Profile& profile)
{
    if (m_server.isListening())
        return {};
    const QString address = instanceAddress(profile);
    if (address.isEmpty())
        return failure(ErrorKind::Storage,
            QCoreApplication::translate(
                "Profile", "Starting Dailies again can't bring up this window: there is no place for its socket."));
    // Nothing else can be listening there, because only the holder of the lock may.
    QLocalServer::removeServer(address);
    if (!m_server.listen(address))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("Profile", "Starting Dailies again can't bring up this window: %1.")
                .arg(m_server.errorString()));
    return {};
}

void InstanceServer::take(QLocalSocket* socket)
{
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
    // A connection that sends nothing is closed after a while.
    QTimer::singleShot(patienceMs, socket, [socket] { socket->abort(); });
    socket->setReadBufferSize(longestRequest);
    read(socket);
}

void InstanceServer::read(QLocalSocket* socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() >= longestRequest)
            socket->abort();
        return;
    }
    const QJsonObject json = QJsonDocument::fromJson(socket->readLine(longestRequest)).object();
    if (json.value("ask"_L1).toString() != "raise"_L1) {
        socket->abort();
        return;
    }
    RaiseRequest request;
    request.practice = json.value("practice"_L1).toBool();
    request.activation = json.value("activation"_L1).toString().toLatin1();
    if (!isPlain(request.activation))
        request.activation.clear();
    socket->write(heard);
    socket->disconnectFromServer();
    Q_EMIT raiseRequested(request);
}

RaiseAnswer askToRaise(const Profile& profile, const RaiseRequest& request, int waitMs)
{
    const QString address = instanceAddress(profile);
    if (address.isEmpty())
        return RaiseAnswer::NobodyThere;
    const QDeadlineTimer deadline(waitMs);
    const auto left = [&deadline] { return int(deadline.remainingTime()); };
    QLocalSocket socket;
    socket.connectToServer(address);
    if (!socket.waitForConnected(left())) {
        const auto error = socket.error();
        // The queue of a window that accepts no connections is full.
        return error == QLocalSocket::SocketTimeoutError || error == QLocalSocket::SocketResourceError
            ? RaiseAnswer::NoAnswer
            : RaiseAnswer::NobodyThere;
    }
    QJsonObject json{{u"ask"_s, u"raise"_s}, {u"practice"_s, request.practice}};
    if (isPlain(request.activation))
        json.insert(u"activation"_s, QString::fromLatin1(request.activation));
    socket.write(QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n');
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(left()))
            return RaiseAnswer::NoAnswer;
    }
    return socket.readLine() == heard ? RaiseAnswer::Raised : RaiseAnswer::NoAnswer;
}

} // namespace Dailies
