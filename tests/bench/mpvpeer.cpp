// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/mpvpeer.h"
#include "tests/support/patience.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSize>
#include <QStandardPaths>
#include <QThread>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {


} // namespace

bool MpvPeer::isInstalled()
{
    return !QStandardPaths::findExecutable(u"mpv"_s).isEmpty();
}

QStringList MpvPeer::options()
{
    return {u"--no-config"_s, u"--vo=x11"_s, u"--no-audio"_s, u"--no-osc"_s, u"--really-quiet"_s, u"--hwdec=no"_s,
        u"--framedrop=no"_s, u"--geometry=1280x720"_s};
}

bool MpvPeer::start(QSize window)
{
    const QString address = m_folder.filePath(u"mpv"_s);
    m_process.start(u"mpv"_s,
        options()
            + QStringList{u"--idle"_s, u"--force-window"_s, u"--pause"_s, u"--keep-open"_s,
                u"--geometry=%1x%2"_s.arg(window.width()).arg(window.height()), u"--input-ipc-server="_s + address});
    const QDeadlineTimer deadline(patienceMs);
    while (m_process.waitForStarted(patienceMs) && !deadline.hasExpired()) {
        m_socket.connectToServer(address);
        if (m_socket.waitForConnected(100))
            return true;
        QThread::msleep(50); // its socket does not exist yet
    }
    return false;
}

MpvPeer::~MpvPeer()
{
    m_socket.disconnectFromServer();
    m_process.kill();
    m_process.waitForFinished();
}

double MpvPeer::load(const QString& clip)
{
    return untilShown({u"loadfile"_s, clip});
}

double MpvPeer::seekExactly(double seconds)
{
    return untilShown({u"seek"_s, seconds, u"absolute+exact"_s});
}

double MpvPeer::untilShown(const QJsonArray& command)
{
    while (m_socket.bytesAvailable() > 0 || m_socket.waitForReadyRead(100))
        m_socket.readAll(); // from earlier commands
    QElapsedTimer timer;
    timer.start();
    m_socket.write(QJsonDocument(QJsonObject{{u"command"_s, command}}).toJson(QJsonDocument::Compact) + '\n');
    m_socket.flush();
    while (timer.elapsed() < patienceMs) {
        while (m_socket.canReadLine()) {
            const QJsonObject told = QJsonDocument::fromJson(m_socket.readLine()).object();
            if (told.value("event"_L1) == "playback-restart"_L1)
                return static_cast<double>(timer.nsecsElapsed()) / 1e6;
        }
        m_socket.waitForReadyRead(1000);
    }
    return -1;
}

} // namespace Dailies
