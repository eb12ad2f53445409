// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/linkcheck.h"
#include "app/storage/uploader.h"
#include "app/storage/uploadplace.h"

#include <functional>

namespace Dailies {

/// A file that is in an upload place.
struct UploadedFile {
    QString sha256; ///< of its content, in hex
    qint64 bytes = 0;
    QString name; ///< in the place; for Uploader::link() and remove()
    UploadLink link;
    LinkFacts facts;
    bool wasThere = false; ///< the same content was there already, so nothing was sent

    bool operator==(const UploadedFile&) const = default;
};

/// Brings one file to an upload place: computes its digest, uploads it unless the content is there already, makes a
/// link and tries it. Costs nothing and may be repeated freely. Emits finished() exactly once, never from within the
/// constructor.
class Upload final : public QObject {
    Q_OBJECT
public:
    /// `place` and `uploader` belong together; the latter must not be busy.
    Upload(const UploadPlace& place, std::unique_ptr<Uploader> uploader, HttpNetwork& network, Clock& clock,
        const QString& file, QObject* parent = nullptr);

    /// The digest of the content that is meant. Another content is not uploaded: the error is BadInput. Empty for any.
    void setWanted(const QString& sha256) { m_wanted = sha256; }
    /// Returns what a content was called when it was uploaded earlier; empty if it never was. That name is tried first.
    /// Without it, places that cannot be searched get the same content again.
    void setKnownName(std::function<QString(const QString& sha256)> nameOf) { m_knownName = std::move(nameOf); }
    /// For other operations after finished().
    Uploader& uploader() { return *m_uploader; }
    /// The same, to keep it longer than this object.
    std::unique_ptr<Uploader> takeUploader() { return std::move(m_uploader); }
    /// Why the upload failed, without the name of the file.
    const Error& problem() const { return m_problem; }
    /// The name under which the file is in the place, even if its link doesn't work; empty if it isn't there.
    const QString& storedName() const { return m_stored; }
    const QString& sha256() const { return m_source.sha256; } ///< of the file, in hex; empty until it was read
    qint64 bytes() const { return m_source.bytes; }
    /// The name under which something may be in the place, because an upload began; empty if nothing can be there.
    const QString& begunName() const { return m_begun; }
    void stop();

Q_SIGNALS:
    /// Bytes of the file; computing the digest counts as 0.
    void progress(qint64 sent, qint64 total);
    /// Errors name the file.
    void finished(const Dailies::Result<Dailies::UploadedFile>& result);

private:
    void digestMore();
    void tryKnown(const QString& name);
    void look();
    void send();
    void tryLink();
    bool looksAgain(const Error& error);
    void startCheck(const QUrl& link);
    void fail(const Error& error);

    UploadPlace m_place;
    std::unique_ptr<Uploader> m_uploader;
    HttpNetwork& m_network;
    Clock& m_clock;
    QFile m_file;
    QByteArray m_beginning; ///< for LinkCheck
    QString m_suffix; ///< of the name in the place
    Sha256 m_digest;
    UploadSource m_source;
    QString m_wanted;
    UploadedFile m_result;
    std::function<QString(const QString& sha256)> m_knownName;
    Error m_problem;
    QString m_stored;
    QString m_begun;
    QPointer<LinkCheck> m_check;
    int m_looks = 0; ///< at a link that did not work yet
    bool m_stopped = false;
};

} // namespace Dailies
