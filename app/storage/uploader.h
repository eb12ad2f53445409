// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/storage/uploadbody.h"

#include <QDateTime>
#include <QObject>
#include <QUrl>

#include <functional>
#include <optional>

namespace Dailies {

/// A file in an upload place.
struct StoredFile {
    QString name;
    qint64 bytes = -1; ///< -1 if unknown
    QDateTime modified = {}; ///< invalid if unknown
};

/// A link to an uploaded file.
struct UploadLink {
    QUrl url;
    QDateTime expires = {}; ///< invalid if the link has no end

    bool operator==(const UploadLink&) const = default;
};

/// The secret of an upload place.
struct UploadSecret {
    QByteArray secret; ///< S3: the secret access key; WebDAV: the password
    QByteArray sessionToken = {}; ///< S3: of temporary keys
};

/// Access to one upload place. One operation runs at a time. Callbacks are called later from the event loop, exactly
/// once, unless this object is destroyed. Errors are one sentence. Temporary failures are repeated with growing pauses.
class Uploader : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    template<typename T>
    using Done = std::function<void(const Result<T>&)>;
    using Progress = std::function<void(qint64 sent, qint64 total)>;

    /// Looks for a file by its name; nullopt if it is not there, or if the place cannot tell.
    virtual void find(const QString& name, Done<std::optional<StoredFile>> done) = 0;
    /// Uploads a file. Returns the name to use for link() and remove(): `name`, or what the place calls the file.
    virtual void put(const UploadSource& source, const QString& name, Progress progress, Done<QString> done) = 0;
    /// The files that this program uploaded to the place. Returns BadInput if the place cannot tell.
    virtual void list(Done<QList<StoredFile>> done) = 0;
    /// Deletes a file; a file that is not there is no error. Returns BadInput if the place cannot delete.
    virtual void remove(const QString& name, Done<void> done) = 0;
    /// A link that a video service can fetch, valid from now on. Needs no network.
    virtual UploadLink link(const QString& name) const = 0;
    /// Ends the running operation with ErrorKind::Stopped.
    virtual void stop() = 0;
};

/// The link to a file under a public address.
QUrl publicLink(const QUrl& publicBase, const QString& name);

} // namespace Dailies
