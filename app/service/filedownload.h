// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <memory>
#include <optional>

class QHostInfo;

namespace Dailies {

class PartFile;

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

private:
    void start();
    void visit(const QString& address);
    void checkResolved(const QHostInfo& info);
    void get();
    void readHead();
    void receive();
    void watchIdle();
    void replyFinished();
    void follow();
    void complete();
    void give(const Result<QString>& result);
    void drop();
    std::optional<Error> headError() const;
    std::optional<Error> lengthError() const;

    QNetworkAccessManager& m_network;
    Clock& m_clock;
    QString m_address;
    QUrl m_baseUrl;
    QString m_path;
    QUrl m_url; ///< of the present hop
    int m_hops = 0;
    QPointer<QNetworkReply> m_reply; ///< none when nothing is under way
    std::unique_ptr<PartFile> m_file;
    QByteArray m_head; ///< the first bytes, until they have been judged
    bool m_judged = false;
    qint64 m_received = 0;
    qint64 m_total = -1;
    qint64 m_lastMove = 0;
    bool m_ended = false;
};

} // namespace Dailies
