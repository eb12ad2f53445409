// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/common/sha256.h"

#include <QByteArray>
#include <QFile>
#include <QIODevice>

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
/// that no wrong content is ever stored under its name. Sequential: the network layer cannot rewind it.
class UploadBody final : public QIODevice {
    Q_OBJECT
public:
    /// Returns Media if the file cannot be opened.
    static Result<std::unique_ptr<UploadBody>> open(const UploadSource& source);

    bool isSequential() const override { return true; }
    bool seek(qint64) override { return false; }
    bool reset() override { return false; }
    qint64 size() const override { return m_source.bytes; }
    qint64 bytesAvailable() const override;
    /// The bytes that were taken for sending so far.
    qint64 taken() const { return m_given; }
    /// Why the file could not be read, as one sentence; empty if there was no error.
    const QString& problem() const { return m_problem; }

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    explicit UploadBody(const UploadSource& source);
    bool fill();

    UploadSource m_source;
    QFile m_file;
    Sha256 m_digest;
    QByteArray m_block;
    qsizetype m_blockAt = 0; ///< bytes of m_block that were handed out
    qint64 m_read = 0; ///< bytes read from the file
    qint64 m_given = 0; ///< bytes handed out
    QString m_problem;
};

} // namespace Dailies
