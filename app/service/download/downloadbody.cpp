// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/downloadbody.h"

#include "app/service/download/videosniffer.h"

#include <utility>

namespace Dailies {

namespace {

bool isDead(int status)
{
    return status >= 400 && status < 500 && status != 408 && status != 425 && status != 429;
}

} // namespace

bool DownloadBody::isOtherFile(const DownloadHead& head, const PartialDownload& partial) const
{
    return m_position > 0 && (head.status == 206 || head.status == 416) && !head.continues(partial, m_position);
}

std::optional<Error> DownloadBody::headError(const DownloadHead& head) const
{
    if (head.status == 0)
        return Error{ErrorKind::Network, tr("The download server couldn't be reached.")};
    if (isDead(head.status))
        return Error{ErrorKind::Refused, tr("The link to the clip didn't work (HTTP %1).").arg(head.status)};
    if (head.status != 200 && (head.status != 206 || m_position == 0))
        return Error{.kind = ErrorKind::Network,
            .message = tr("The download server is having problems (HTTP %1).").arg(head.status),
            .pauseSeconds = head.pauseSeconds};
    if (!head.length)
        return Error{ErrorKind::Network, tr("The download server gives contradictory lengths for the clip.")};
    return {};
}

void DownloadBody::begin(const DownloadHead& head)
{
    m_head.clear();
    if (head.status == 206 || (*head.length >= 0 && !isUnpacked()))
        m_proof = PartWriter::Proof::None;
    else if (head.isChunked || isUnpacked())
        m_proof = PartWriter::Proof::Whole;
    else
        m_proof = PartWriter::Proof::NotShort;
    m_isJudged = head.status == 206;
    if (head.status == 206) {
        m_end = head.range->last + 1;
    } else {
        m_end = isUnpacked() ? -1 : *head.length;
        m_position = 0;
    }
}

bool DownloadBody::add(qint64 size)
{
    if (m_end >= 0 && m_position + size > m_end)
        return false;
    m_position += size;
    return true;
}

DownloadBody::Verdict DownloadBody::judge(QByteArray& bytes, const DownloadHead& head, bool isAll)
{
    m_head += bytes;
    const Content content = contentOf(m_head, head.type);
    if (!isAll && content != Content::Film && m_head.size() < clipHeadSize)
        return Verdict::Unclear;
    // Servers also declare a Content-Encoding for uncompressed files.
    if (content != Content::Film && head.isPacked && m_unpacking == Unpacking::NotTried) {
        m_unpacking = Unpacking::ByTheNetworkLayer;
        return Verdict::Packed;
    }
    if (content == Content::Page)
        return Verdict::Page;
    bytes = std::exchange(m_head, {});
    m_isJudged = true;
    return Verdict::Clip;
}

std::optional<Error> DownloadBody::lengthError(qint64 total) const
{
    // The network layer ignores contradictory and missing lengths.
    if ((m_end >= 0 && m_position != m_end) || (total >= 0 && m_position != total))
        return Error{ErrorKind::Network, tr("The download is incomplete.")};
    if (m_position == 0)
        return Error{ErrorKind::Network, tr("The download link returned nothing.")};
    return {};
}

PartWriter::Proof DownloadBody::proof() const
{
    // Two downloads that ended at the same position prove each other complete.
    const bool hasEndedHere = m_proof == PartWriter::Proof::Whole && m_endedBefore == m_position;
    return hasEndedHere ? PartWriter::Proof::None : m_proof;
}

} // namespace Dailies
