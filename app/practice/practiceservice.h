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

/// The built-in service on loopback. It follows the specification, makes real clips and charges nothing. Stores its
/// jobs and clips in a folder, so that tasks continue after a restart. Runs on threads of its own.
class PracticeService final {
public:
    struct Options {
        QString folder; ///< jobs and clips; created if missing
        int port = 0; ///< 0 for any free one
        double secondsPerTask = 6; ///< minimum time from creation to the end
        QByteArray key; ///< the only accepted key; random if empty
        double secondsAddressLives = 24 * 3600; ///< how long the URL of a finished clip is valid
    };

    /// Starts the service. Returns Network if the port is in use, Storage if the folder cannot be used.
    static Result<std::unique_ptr<PracticeService>> start(const Options& options);
    ~PracticeService();

    /// Storage with the S3 protocol at the same port.
    struct Place {
        QUrl endpoint;
        QString bucket; ///< in the path; its files under public/ can be fetched without a signature
        QString region;
        QString accessKeyId;
        QByteArray secret;
    };

    QUrl baseUrl() const; ///< http://127.0.0.1:PORT/v1
    QByteArray key() const;
    Place place() const;
    /// The words in a file's name that cause faults of the place, one line for each, translated.
    static QStringList placeFaultWords();
    /// The words in a prompt that cause errors, one line for each, translated: "[fail]  the task fails ..."
    static QStringList troubleWords();

private:
    class Server;
    explicit PracticeService(std::unique_ptr<Server> server);
    std::unique_ptr<Server> m_server;
};

} // namespace Dailies
