// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/desktopbus.h"

#include "version.h"

#include <utility>

#ifdef DAILIES_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>

#include <unistd.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

#ifdef DAILIES_HAS_DBUS

namespace {

const auto notifications = u"org.freedesktop.Notifications"_s;
const auto notificationsPath = u"/org/freedesktop/Notifications"_s;
constexpr int asLongAsUsual = -1;
constexpr int patienceMs = 5000;

/// Desktops differ in whether they interpret markup, so characters that could form it are replaced.
QString withoutMarkup(QString text)
{
    return text.replace(u'<', u'‹').replace(u'>', u'›').replace(u"&"_s, u"＆"_s);
}

QDBusMessage call(const QString& method)
{
    return QDBusMessage::createMethodCall(notifications, notificationsPath, notifications, method);
}

} // namespace

DesktopNotification::DesktopNotification(QObject* parent) : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(notifications, notificationsPath, notifications, u"ActionInvoked"_s, this,
        SLOT(onActionInvoked(uint, QString)));
    bus.connect(
        notifications, notificationsPath, notifications, u"NotificationClosed"_s, this, SLOT(onClosed(uint, uint)));
}

void DesktopNotification::show(const QString& title, const QString& text, const QList<NotificationAction>& offered)
{
    QStringList actions;
    for (const NotificationAction& each : offered)
        actions << each.key << each.words;
    QDBusMessage message = call(u"Notify"_s);
    message << u"Dailies"_s << m_id << u"dailies"_s << withoutMarkup(title) << withoutMarkup(text) << actions
            << QVariantMap{{u"desktop-entry"_s, u"dailies"_s}} << asLongAsUsual;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message, patienceMs), this);
    const int asked = ++m_asked;
    connect(
        watcher, &QDBusPendingCallWatcher::finished, this, [this, asked, title, text](QDBusPendingCallWatcher* ended) {
            ended->deleteLater();
            const QDBusPendingReply<uint> reply = *ended;
            if (reply.isError()) {
                if (asked == m_asked)
                    Q_EMIT notShown(title, text);
                return;
            }
            m_id = reply.value();
            if (asked != m_asked)
                withdraw();
        });
}

void DesktopNotification::withdraw()
{
    ++m_asked;
    if (m_id == 0)
        return;
    QDBusMessage message = call(u"CloseNotification"_s);
    message << std::exchange(m_id, 0U);
    QDBusConnection::sessionBus().asyncCall(message, patienceMs);
}

void DesktopNotification::onActionInvoked(uint id, const QString& key)
{
    if (id == m_id && m_id != 0)
        Q_EMIT pressed(key);
}

void DesktopNotification::onClosed(uint id, uint)
{
    if (id == m_id)
        m_id = 0;
}

void LauncherEntry::show(int count, double fraction)
{
    const int percent = fraction < 0 ? -1 : int(fraction * 100);
    if (count == m_count && percent == m_percent)
        return;
    m_count = count;
    m_percent = percent;
    QDBusMessage message =
        QDBusMessage::createSignal(u"/dailies"_s, u"com.canonical.Unity.LauncherEntry"_s, u"Update"_s);
    message << QStringLiteral("application://" DAILIES_APP_ID ".desktop")
            << QVariantMap{{u"count"_s, qint64(count)}, {u"count-visible"_s, count > 0},
                   {u"progress"_s, qMax(0, percent) / 100.0}, {u"progress-visible"_s, percent >= 0}};
    QDBusConnection::sessionBus().send(message);
}

void SleepGuard::hold(const QString& why)
{
    if (m_wanted)
        return;
    m_wanted = true;
    const int number = ++m_number;
    QDBusMessage message = QDBusMessage::createMethodCall(
        u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, u"org.freedesktop.login1.Manager"_s, u"Inhibit"_s);
    message << u"sleep:idle"_s << u"Dailies"_s << why << u"block"_s;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::systemBus().asyncCall(message, patienceMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, number](QDBusPendingCallWatcher* ended) {
        ended->deleteLater();
        const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *ended;
        if (reply.isError() || number != m_number || !m_wanted)
            return; // refused, or released meanwhile: the reply closes its own descriptor
        m_descriptor = ::dup(reply.value().fileDescriptor());
    });
}

void SleepGuard::release()
{
    m_wanted = false;
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

#else

DesktopNotification::DesktopNotification(QObject* parent) : QObject(parent) {}

void DesktopNotification::show(const QString& title, const QString& text, const QList<NotificationAction>&)
{
    Q_EMIT notShown(title, text);
}

void DesktopNotification::withdraw() {}
void DesktopNotification::onActionInvoked(uint, const QString&) {}
void DesktopNotification::onClosed(uint, uint) {}
void LauncherEntry::show(int, double) {}

void SleepGuard::hold(const QString&)
{
    m_wanted = true;
}

void SleepGuard::release()
{
    m_wanted = false;
}

#endif

} // namespace Dailies
