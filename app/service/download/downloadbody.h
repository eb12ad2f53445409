// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/download/downloadheaders.h"
#include "app/service/download/partwriter.h"

#include <QCoreApplication>

namespace Dailies {

/// Judges the bytes of a media server's replies: whether they continue the partial file, whether they are a clip, and
/// whether all of them arrived. Has no side effects.
class DownloadBody final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::FileDownload)
public:
    /// What a body turned out to be, once judge() has seen enough of it.
    enum class Verdict { Unclear, Clip, Packed, Page };

    /// `endedBefore` is the length that an earlier attempt reported, or at which it ended; -1 if unknown.
    explicit DownloadBody(qint64 endedBefore) : m_endedBefore(endedBefore) {}

    /// The next reply is to begin at this position.
    void startAt(qint64 position) { m_position = position; }
    /// All bytes are on disk already.
    void setWhole(qint64 size) { m_position = m_end = size; }

    /// Whether the server's file differs from the partial one, or may differ.
    bool isOtherFile(const DownloadHead& head, const PartialDownload& partial) const;
    /// Why this reply brings no bytes of the clip; nullopt if it does.
    std::optional<Error> headError(const DownloadHead& head) const;
    /// The bytes of this reply follow.
    void begin(const DownloadHead& head);
    /// Returns false if that many bytes more would exceed the declared length.
    bool add(qint64 size);
    /// Collects the first bytes in `bytes` until they can be judged. After Packed, the network layer unpacks the next
    /// reply.
    Verdict judge(QByteArray& bytes, const DownloadHead& head, bool isAll);
    /// Whether judge() found a clip.
    bool isJudged() const { return m_isJudged; }
    /// Why the bytes are not all of a clip with `total` bytes (-1 if unknown); nullopt if they may be.
    std::optional<Error> lengthError(qint64 total) const;

    /// Bytes of the clip received from the network, including earlier attempts.
    qint64 position() const { return m_position; }
    /// The position at which the reply ends; -1 if unknown.
    qint64 end() const { return m_end; }
    /// The proof of completeness that the clip itself still has to give.
    PartWriter::Proof proof() const;
    void setProven() { m_proof = PartWriter::Proof::None; }

    bool isUnpacked() const { return m_unpacking == Unpacking::ByTheNetworkLayer; }
    /// Keeps the next reply as it is.
    void giveUpUnpacking() { m_unpacking = Unpacking::GivenUp; }

private:
    qint64 m_endedBefore;
    QByteArray m_head; ///< the first bytes, until they are judged
    bool m_isJudged = false;
    enum class Unpacking { NotTried, ByTheNetworkLayer, GivenUp } m_unpacking = Unpacking::NotTried;
    PartWriter::Proof m_proof = PartWriter::Proof::None;
    qint64 m_position = 0;
    qint64 m_end = -1;
};

} // namespace Dailies
