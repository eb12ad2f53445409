// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/callbody.h"

#include <algorithm>
#include <utility>

namespace Dailies {

CallBody::CallBody(std::unique_ptr<QIODevice> inner, qint64 size) : m_inner(std::move(inner)), m_size(size)
{
    // Unbuffered, otherwise QIODevice would read ahead and count bytes that were not handed out.
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 CallBody::bytesAvailable() const
{
    return isSequential() ? m_size - m_at + QIODevice::bytesAvailable() : QIODevice::bytesAvailable();
}

bool CallBody::seek(qint64 position)
{
    if (isSequential() || !QIODevice::seek(position) || !m_inner->seek(position))
        return false;
    m_at = position;
    return true;
}

bool CallBody::reset()
{
    return !isSequential() && seek(0);
}

qint64 CallBody::readData(char* data, qint64 maxSize)
{
    if (m_shut)
        return -1;
    const qint64 count = m_inner->read(data, maxSize);
    if (count > 0) {
        m_at += count;
        m_handedOut = std::max(m_handedOut.load(), m_at);
        if (isSequential()) {
            m_digest.add(data, count);
            if (m_at == m_size)
                m_digestHex = m_digest.hex();
        }
        Q_EMIT bytesTaken();
    } else if (count < 0 && m_at < m_size) {
        m_problem = m_inner->errorString();
        setErrorString(m_problem);
    }
    return count;
}

qint64 CallBody::writeData(const char*, qint64)
{
    return -1;
}

} // namespace Dailies
