// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

#include <memory>
#include <vector>

namespace Dailies {

/// A create body as a stream: the JSON, with the Base64 data URIs of local images made while it is read.
/// Sequential and never rewound, so that the network layer cannot send it twice; its exact size is known first.
/// A file that changes while it is read makes reading fail before the last byte, so the service never has it whole.
class RequestBody final : public QIODevice {
    Q_OBJECT
public:
    /// `json` is a body in which local files stand as file: URLs. Errors: BadInput naming a file that is missing,
    /// unreadable, empty, not a regular file, or of a type that cannot be sent.
    static Result<std::unique_ptr<RequestBody>> open(
        const QJsonObject& json, QJsonDocument::JsonFormat format = QJsonDocument::Compact);

    ~RequestBody() override;

    bool isSequential() const override { return true; }
    bool reset() override { return false; }
    /// Bytes of the whole body.
    qint64 size() const override;
    qint64 bytesAvailable() const override;
    /// Bytes handed out so far.
    qint64 handedOut() const { return m_handedOut; }

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Part;
    explicit RequestBody(std::vector<Part> parts);
    bool refill();
    bool refillFrom(Part& part);
    bool isUnchanged(const Part& part) const;
    bool fail(const QString& path);

    std::vector<Part> m_parts;
    qint64 m_total = 0;
    qint64 m_handedOut = 0;
    size_t m_current = 0;
    QByteArray m_raw; ///< a stretch of a file, as read
    QByteArray m_chunk; ///< made and not yet handed out from m_chunkAt on
    qsizetype m_chunkAt = 0;
    bool m_failed = false;
};

/// The body as it goes out, with the Base64 of local files in it. BadInput as RequestBody::open() gives it, and when the
/// files are larger than `mostBytes` together.
Result<QByteArray> wholeBody(const QJsonObject& json, QJsonDocument::JsonFormat format, qint64 mostBytes);

} // namespace Dailies
