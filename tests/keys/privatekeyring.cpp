// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/keys/privatekeyring.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QTest>

#include <csignal>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Queries the bus from another process, so that the connection of this process remains as the tested code made it.
QByteArray busTool(const QStringList& arguments)
{
    QProcess tool;
    tool.start(u"dbus-send"_s, QStringList{u"--session"_s, u"--print-reply=literal"_s} + arguments);
    return tool.waitForFinished(patienceMs) && tool.exitCode() == 0 ? tool.readAllStandardOutput() : QByteArray();
}

} // namespace

PrivateKeyring::PrivateKeyring()
{
    const QString home = m_home.path();
    QDir().mkpath(home + u"/.local/share/keyrings"_s);
    qputenv("HOME", home.toUtf8());
    qputenv("XDG_DATA_HOME", (home + u"/.local/share"_s).toUtf8());
    qputenv("XDG_RUNTIME_DIR", home.toUtf8());
    qunsetenv("GNOME_KEYRING_CONTROL");
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
    qputenv("DBUS_SESSION_BUS_ADDRESS", (u"unix:path="_s + home + u"/bus"_s).toUtf8());
}

PrivateKeyring::~PrivateKeyring()
{
    stopKeyring();
    m_bus.terminate();
    m_bus.waitForFinished(patienceMs);
}

bool PrivateKeyring::startBus()
{
    // Without service files, a request does not start a service.
    QFile config(m_home.filePath(u"bus.conf"_s));
    if (!config.open(QIODevice::WriteOnly))
        return false;
    config.write("<busconfig><type>session</type><listen>unix:path=" + m_home.filePath(u"bus"_s).toUtf8()
        + "</listen><policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/>"
          "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
    config.close();
    m_bus.start(u"dbus-daemon"_s, {u"--nofork"_s, u"--config-file"_s, config.fileName()});
    return QTest::qWaitFor([this] { return QFile::exists(m_home.filePath(u"bus"_s)); }, patienceMs);
}

bool PrivateKeyring::startKeyring()
{
    m_keyring.start(u"gnome-keyring-daemon"_s, {u"--foreground"_s, u"--unlock"_s, u"--components=secrets"_s});
    m_keyring.write("test");
    m_keyring.closeWriteChannel();
    return QTest::qWaitFor([this] { return nameIsOwned(); }, patienceMs);
}

void PrivateKeyring::stopKeyring()
{
    thaw();
    m_keyring.terminate();
    m_keyring.waitForFinished(patienceMs);
}

void PrivateKeyring::freeze()
{
    ::kill(static_cast<pid_t>(m_keyring.processId()), SIGSTOP);
}

void PrivateKeyring::thaw()
{
    if (m_keyring.processId() > 0)
        ::kill(static_cast<pid_t>(m_keyring.processId()), SIGCONT);
}

bool PrivateKeyring::lock()
{
    const QByteArray path = busTool({u"--dest=org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                        u"org.freedesktop.Secret.Service.ReadAlias"_s, u"string:default"_s})
                                .trimmed();
    return !busTool({u"--dest=org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                        u"org.freedesktop.Secret.Service.Lock"_s, u"array:objpath:"_s + QString::fromUtf8(path)})
                .isEmpty();
}

bool PrivateKeyring::nameIsOwned() const
{
    return busTool({u"--dest=org.freedesktop.DBus"_s, u"/"_s, u"org.freedesktop.DBus.NameHasOwner"_s,
                       u"string:org.freedesktop.secrets"_s})
        .contains("true");
}

} // namespace Dailies
