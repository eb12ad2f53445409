// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <memory>

namespace Dailies {

/// The built-in service on loopback: follows the specification, makes real clips, sends no bill. Its jobs and clips are
/// kept in a folder, so that tasks go on when it is started again. Runs on threads of its own.
class PracticeService final {
public:
    struct Options {
        QString folder; ///< jobs and clips; made when missing
        int port = 0; ///< 0: any free one
        double secondsPerTask = 6; ///< from create to finished, at the least
        QByteArray key; ///< the only key it accepts; made at random when empty
        double secondsAddressLives = 24 * 3600; ///< how long the address of a finished clip works
    };

    /// Starts it. Network when the port is taken, Storage when the folder cannot be used.
    static Result<std::unique_ptr<PracticeService>> start(const Options& options);
    ~PracticeService();

    QUrl baseUrl() const; ///< http://127.0.0.1:PORT/v1
    QByteArray key() const;
    /// The words that a prompt can carry to see trouble, one line each, translated: "[fail]  the task fails ..."
    static QStringList troubleWords();

private:
    class Server;
    explicit PracticeService(std::unique_ptr<Server> server);
    std::unique_ptr<Server> m_server;
};

} // namespace Dailies
