// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/signature.h"
#include "app/storage/storagecall.h"
#include "app/storage/uploader.h"
#include "app/storage/uploadplace.h"

#include <QPointer>

namespace Dailies {

/// What S3 and WebDAV have in common: requests that are repeated after temporary failures, and once more with the
/// server's time if the clocks differ.
class HttpUploader : public Uploader {
    Q_OBJECT
public:
    HttpUploader(const UploadPlace& place, const UploadSecret& secret, HttpNetwork& network, Clock& clock);

    void find(const QString& name, Done<std::optional<StoredFile>> done) override;
    void put(const UploadSource& source, const QString& name, Progress progress, Done<QString> done) override;
    void remove(const QString& name, Done<void> done) override;
    void stop() override;

protected:
    struct Request {
        QByteArray method;
        QByteArray path; ///< as in StorageRequest
        NameValues query = {};
        NameValues headers = {};
        std::optional<UploadSource> source = {}; ///< the body
    };
    using Answered = std::function<void(const StorageReply&)>;

    /// The path of a file, not encoded.
    virtual QByteArray pathOf(const QString& name) const = 0;
    /// The complete request with its credentials.
    virtual HttpRequest signedRequest(const Request& request) const = 0;
    /// Prepares the place for a file with this name.
    virtual void makeRoom(const QString& name, const Done<void>& done);

    void send(const Request& request, const Progress& progress, const Answered& answered);
    /// Why a reply is not a success.
    virtual Error errorOf(const StorageReply& reply) const;
    /// The time by the server's clock, as far as it is known.
    QDateTime serverNow() const { return m_clock.now().addMSecs(m_skewMs); }

    const UploadPlace m_place;
    const UploadSecret m_secret;

private:
    struct Attempt;
    void start(const std::shared_ptr<Attempt>& attempt);
    void startAt(qint64 time, const std::shared_ptr<Attempt>& attempt);
    void concluded(const std::shared_ptr<Attempt>& attempt, const StorageReply& reply);
    bool learnTime(const StorageReply& reply);

    HttpNetwork& m_network;
    Clock& m_clock;
    QPointer<StorageCall> m_call;
    std::shared_ptr<Attempt> m_waiting; ///< during a pause
    qint64 m_skewMs = 0; ///< how much the server's clock is ahead
    bool m_isTimeKnown = false;
};

} // namespace Dailies
