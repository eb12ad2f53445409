// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplace.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace Dailies {

/// How a run of dailies-cli ended.
struct CliResult {
    int status = -1; ///< -1: it crashed or did not end in time
    QByteArray out;
    QByteArray err;

    /// The lines of standard output as JSON; a line that is not JSON becomes {"broken": true}.
    QList<QJsonObject> lines() const;
    /// Those with this value of "event".
    QList<QJsonObject> events(const QString& event) const;
    /// All output, for the message of a failed comparison.
    QByteArray all() const;
};

/// The environment of a run: none of the user's settings, no session bus, no key.
QProcessEnvironment bareEnvironment();

/// A run in parallel with the test.
class CliRun final {
public:
    explicit CliRun(
        const QStringList& arguments, const QMap<QString, QString>& environment = {}, const QByteArray& input = {});
    ~CliRun();

    QProcess& process() { return m_process; }
    /// Waits for a line of the standard output that contains the text.
    bool waitForLine(const QByteArray& text, int milliseconds = 30000);
    CliResult wait(int milliseconds = 80000);
    const QByteArray& out();

private:
    QProcess m_process;
    QByteArray m_out;
};

/// Runs to the end.
CliResult runCli(
    const QStringList& arguments, const QByteArray& input = {}, const QMap<QString, QString>& environment = {});

/// A file type box and a media data box: all of an MP4 that a download reads. It cannot be played.
QByteArray unplayableClip();

/// A practice service in a process of its own.
class PracticeRun final {
public:
    explicit PracticeRun(const QStringList& options = {});

    bool isListening() const { return !m_baseUrl.isEmpty(); }
    QString baseUrl() const { return m_baseUrl; }
    QMap<QString, QString> key() const { return {{QStringLiteral("DAILIES_API_KEY"), m_key}}; }
    /// Its upload place, with this name, and the secret of the place.
    UploadPlace place(const QString& name) const;
    QByteArray placeSecret() const { return m_place.value(QStringLiteral("secret")).toString().toLatin1(); }
    /// How many create calls it has accepted so far.
    int creates() const;

private:
    QTemporaryDir m_profile;
    std::unique_ptr<CliRun> m_run;
    QString m_baseUrl;
    QString m_key;
    QJsonObject m_place;
};

/// The options of a request of a family: --family, --api-type and --request -.
QStringList requestOptions(const QString& family, const QString& apiType, const QString& generation = {});
/// A small request that the practice service accepts.
QByteArray requestText(const QString& family, const QByteArray& prompt = "a kite");

} // namespace Dailies
