// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"

#include <QFile>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QUrl>

#include <memory>

namespace Dailies {

/// Whether a result address may be fetched at all (reliability.md 4.6): http or https, no user information, at most
/// 2,048 characters, and no loopback or private address unless the account's own base address is on the same host.
Result<QUrl> checkedMediaUrl(const QString& address, const QUrl& baseUrl);

/// Fetches one finished clip to a file: no credentials, no cookies, at most 5 redirects each checked again, never from
/// https to http; written to `<path>.part`, checked for size and container, synced, then renamed without overwriting.
/// Ends exactly once and deletes itself after finished().
class FileDownload final : public QObject {
    Q_OBJECT
public:
    /// Starts at once; finished() is never emitted from within. `path` is the wanted final path; when it is taken, a
    /// number is added.
    FileDownload(QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl,
        const QString& path, QObject* parent);
    ~FileDownload() override;

    /// Ends it; finished() follows with ErrorKind::Stopped. What was fetched is removed.
    void stop();

Q_SIGNALS:
    void progress(qint64 received, qint64 total); ///< total is -1 while unknown
    /// The final path; or Network (may be tried again), Refused (the address is dead: 400, 403, 404, 410), Storage, Media.
    void finished(const Dailies::Result<QString>& result);
};

} // namespace Dailies
