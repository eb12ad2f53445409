// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/keys/fakeprompter.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>

namespace Dailies {

using namespace Qt::StringLiterals;

bool FakePrompter::start()
{
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"fake-prompter"_s);
    return bus.registerVirtualObject(u"/org/gnome/keyring/Prompter"_s, this)
        && bus.registerService(u"org.gnome.keyring.SystemPrompter"_s);
}

QString FakePrompter::introspect(const QString&) const
{
    return {};
}

bool FakePrompter::handleMessage(const QDBusMessage& message, const QDBusConnection& connection)
{
    const QString method = message.member();
    const auto path = message.arguments().value(0).value<QDBusObjectPath>().path();
    if (path.isEmpty())
        return false;
    connection.send(message.createReply());
    const auto tell = [&](const QString& what, const QVariantList& arguments) {
        QDBusMessage call = QDBusMessage::createMethodCall(
            message.service(), path, u"org.gnome.keyring.internal.Prompter.Callback"_s, what);
        call.setArguments(arguments);
        connection.send(call);
    };
    if (method == u"BeginPrompting"_s) {
        tell(u"PromptReady"_s, {QString(), QVariantMap(), QString()});
    } else if (method == u"PerformPrompt"_s) {
        ++m_asked;
        if (m_person == Person::Dismisses)
            tell(u"PromptReady"_s, {u"no"_s, QVariantMap(), QString()});
    } else if (method == u"StopPrompting"_s) {
        tell(u"PromptDone"_s, {});
    }
    return true;
}

} // namespace Dailies
