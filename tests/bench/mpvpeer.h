// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QLocalSocket>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace Dailies {

/// The mpv player beside ours, told what to do through its own socket; drawing through X11 as ours does.
class MpvPeer final {
public:
    static bool isInstalled();
    /// What it is started with whenever it is measured.
    static QStringList options();

    /// Starts it with a window and without a clip; false when that cannot be.
    bool start(QSize window);
    ~MpvPeer();

    /// Milliseconds from the order until it says that the picture is shown; negative when it never does.
    double load(const QString& clip);
    double seekExactly(double seconds);

private:
    double untilShown(const QJsonArray& command);

    QTemporaryDir m_folder;
    QProcess m_process;
    QLocalSocket m_socket;
};

} // namespace Dailies
