// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/httpuploader.h"

namespace Dailies {

/// A bucket of a storage service with the S3 protocol.
class S3Uploader final : public HttpUploader {
    Q_OBJECT
public:
    using HttpUploader::HttpUploader;

    void list(Done<QList<StoredFile>> done) override;
    UploadLink link(const QString& name) const override;

protected:
    QByteArray pathOf(const QString& name) const override;
    HttpRequest signedRequest(const Request& request) const override;

private:
    void listFrom(const QByteArray& continuation, const QList<StoredFile>& found, const Done<QList<StoredFile>>& done);
    QUrl origin() const;
    StorageKey key() const;
    SigningScope scope() const;
};

} // namespace Dailies
