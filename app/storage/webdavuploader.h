// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/httpuploader.h"

namespace Dailies {

/// A folder of a WebDAV server that is also reachable under a public address.
class WebDavUploader final : public HttpUploader {
    Q_OBJECT
public:
    using HttpUploader::HttpUploader;

    void list(Done<QList<StoredFile>> done) override;
    UploadLink link(const QString& name) const override;

protected:
    QByteArray pathOf(const QString& name) const override;
    HttpRequest signedRequest(const Request& request) const override;
    Error errorOf(const StorageReply& reply) const override;
    /// Creates the folders.
    void makeRoom(const QString& name, const Done<void>& done) override;

private:
    void makeFolders(const QStringList& folders, const Done<void>& done);

    bool m_hasFolders = false;
};

} // namespace Dailies
