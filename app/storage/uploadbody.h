// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/common/sha256.h"
#include "app/http/httpnetwork.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>

#include <memory>

namespace Dailies {

/// A file to upload, as it was when its digest was computed.
struct UploadSource {
    QString file; ///< absolute path
    qint64 bytes = 0;
    QString sha256; ///< lower-case hex
    QByteArray contentType;
};

/// Reads a file for one PUT. Does not hand out the last bytes of a file that is no longer the one with the digest, so
/// that no wrong content is ever stored under its name. May be used on any thread, but on one at a time.
class UploadBody final : public HttpBody {
    Q_DECLARE_TR_FUNCTIONS(Dailies::UploadBody)
public:
    /// Returns Media if the file cannot be opened.
    static Result<std::unique_ptr<UploadBody>> open(const UploadSource& source);

    qint64 size() const override { return m_source.bytes; }
    qint64 read(char* data, qint64 most) override;
    bool restart() override;
    QString problem() const override { return m_problem; }

private:
    explicit UploadBody(const UploadSource& source) : m_source(source), m_file(source.file) {}

    UploadSource m_source;
    QFile m_file;
    Sha256 m_digest;
    qint64 m_read = 0; ///< bytes read from the file
    QString m_problem;
};

} // namespace Dailies
