// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/systemsleep.h"

#include <QCoreApplication>

#ifdef DAILIES_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

#ifdef DAILIES_HAS_DBUS

bool canSleepComputer()
{
    return true;
}

void sleepComputer(QObject* context, const std::function<void(const Error& error)>& refused)
{
    const auto tell = [refused](const QString& why) {
        refused({ErrorKind::Stopped,
            QCoreApplication::translate("SystemSleep",
                "All takes are finished, but the system doesn't allow Dailies to put this computer to sleep: %1.")
                .arg(why)});
    };
    // Without the bus, a call never ends.
    if (const QDBusConnection bus = QDBusConnection::systemBus(); !bus.isConnected())
        return tell(bus.lastError().message());
    QDBusMessage message = QDBusMessage::createMethodCall(
        u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s, u"Suspend"_s);
    message << false; // nobody is there to enter a password
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::systemBus().asyncCall(message), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [tell](QDBusPendingCallWatcher* ended) {
        ended->deleteLater();
        const QDBusPendingReply<> reply = *ended;
        if (reply.isError())
            tell(reply.error().message());
    });
}

#else

bool canSleepComputer()
{
    return false;
}

void sleepComputer(QObject*, const std::function<void(const Error&)>&) {}

#endif

} // namespace Dailies
