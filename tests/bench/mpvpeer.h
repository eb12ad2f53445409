// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QLocalSocket>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace Dailies {

/// The mpv player as a peer, controlled through its own socket; it draws through X11 as ours does.
class MpvPeer final {
public:
    static bool isInstalled();
    /// The options with which it is measured.
    static QStringList options();

    /// Starts it with a window and without a clip; false if that fails.
    bool start(QSize window);
    ~MpvPeer();

    /// Milliseconds from the command until mpv reports that the frame is shown; negative if it never does.
    double load(const QString& clip);
    double seekExactly(double seconds);

private:
    double untilShown(const QJsonArray& command);

    QTemporaryDir m_folder;
    QProcess m_process;
    QLocalSocket m_socket;
};

} // namespace Dailies
