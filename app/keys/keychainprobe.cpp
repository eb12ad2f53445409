// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keychainprobe.h"

#ifdef DAILIES_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

#include <QPointer>
#include <QTimer>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Answer = std::function<void(KeychainState)>;

#ifdef DAILIES_HAS_DBUS

const QString secretService = u"org.freedesktop.secrets"_s;

QStringList keychainNames()
{
    return {secretService, u"org.kde.kwalletd6"_s, u"org.kde.kwalletd5"_s};
}

/// A separate connection, because the shared one stays failed after an error.
QDBusConnection connection()
{
    const QString name = u"dailies-keychain"_s;
    QDBusConnection existing(name);
    if (existing.isConnected())
        return existing;
    QDBusConnection::disconnectFromBus(name);
    return QDBusConnection::connectToBus(QDBusConnection::SessionBus, name);
}

/// Makes one call over the session bus. `answer` gets the reply, or an error reply on timeout.
void ask(QObject* context, int milliseconds, const QDBusMessage& call, std::function<void(const QDBusMessage&)> answer)
{
    auto* watcher = new QDBusPendingCallWatcher(connection().asyncCall(call, milliseconds), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context,
        [answer = std::move(answer)](QDBusPendingCallWatcher* ended) {
            ended->deleteLater();
            answer(ended->reply());
        });
}

QDBusMessage busCall(const QString& method)
{
    return QDBusMessage::createMethodCall(
        u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, method);
}

bool namesKeychain(const QDBusMessage& reply)
{
    const QStringList names = reply.arguments().value(0).toStringList();
    return std::ranges::any_of(keychainNames(), [&names](const QString& name) { return names.contains(name); });
}

bool timedOut(const QDBusMessage& reply)
{
    return reply.errorName() == u"org.freedesktop.DBus.Error.NoReply"_s
        || reply.errorName() == u"org.freedesktop.DBus.Error.Timeout"_s;
}

void askWhetherLocked(QObject* context, int milliseconds, const QString& collection, const Answer& answer)
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(secretService, collection, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    call << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    ask(context, milliseconds, call, [answer](const QDBusMessage& reply) {
        if (timedOut(reply))
            return answer(KeychainState::Silent);
        const QVariant value = reply.arguments().value(0);
        const bool locked = value.canConvert<QDBusVariant>() && value.value<QDBusVariant>().variant().toBool();
        answer(locked ? KeychainState::Locked : KeychainState::Unknown);
    });
}

void askForCollection(QObject* context, int milliseconds, const Answer& answer)
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        secretService, u"/org/freedesktop/secrets"_s, u"org.freedesktop.Secret.Service"_s, u"ReadAlias"_s);
    call << u"default"_s;
    call.setAutoStartService(false);
    ask(context, milliseconds, call, [context, milliseconds, answer](const QDBusMessage& reply) {
        if (timedOut(reply))
            return answer(KeychainState::Silent);
        const QString path = reply.arguments().value(0).value<QDBusObjectPath>().path();
        if (reply.type() != QDBusMessage::ReplyMessage || path.size() < 2)
            return answer(KeychainState::Unknown);
        askWhetherLocked(context, milliseconds, path, answer);
    });
}

void probeBus(QObject* context, int milliseconds, const Answer& answer)
{
    if (!connection().isConnected())
        return answer(KeychainState::NoService);
    ask(context, milliseconds, busCall(u"ListNames"_s), [context, milliseconds, answer](const QDBusMessage& running) {
        if (running.arguments().value(0).toStringList().contains(secretService))
            return askForCollection(context, milliseconds, answer);
        if (namesKeychain(running))
            return answer(KeychainState::Unknown);
        ask(context, milliseconds, busCall(u"ListActivatableNames"_s), [answer](const QDBusMessage& startable) {
            answer(namesKeychain(startable) ? KeychainState::Unknown : KeychainState::NoService);
        });
    });
}

#else

void probeBus(QObject*, int, const Answer& answer)
{
    answer(KeychainState::Unknown);
}

#endif

} // namespace

void probeKeychain(QObject* context, int milliseconds, std::function<void(KeychainState)> answer)
{
    // At most three calls are made in sequence.
    QTimer::singleShot(0, context,
        [context, milliseconds, answer = std::move(answer)] { probeBus(context, milliseconds / 3, answer); });
}

} // namespace Dailies
