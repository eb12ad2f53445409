// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/callbody.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace Dailies {

namespace {

constexpr qsizetype block = 16 << 10; // what the network layer reads at a time

} // namespace

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
    const qint64 count = isSequential() ? readAhead(data, maxSize) : m_inner->read(data, maxSize);
    if (count > 0) {
        m_at += count;
        m_handedOut = std::max(m_handedOut, m_at);
        if (isSequential() && m_at == m_size)
            m_digestHex = m_digest.hex();
        Q_EMIT bytesTaken();
    } else if (count < 0 && m_at < m_size) {
        m_problem = m_inner->errorString();
        setErrorString(m_problem);
    }
    return count;
}

qint64 CallBody::readAhead(char* data, qint64 maxSize)
{
    if (m_aheadAt == m_ahead.size())
        prepare();
    const qsizetype count = std::min<qint64>(maxSize, m_ahead.size() - m_aheadAt);
    if (count <= 0)
        return m_ahead.isEmpty() ? -1 : 0;
    std::memcpy(data, m_ahead.constData() + m_aheadAt, static_cast<size_t>(count));
    m_aheadAt += count;
    // The network layer sends a block in its own thread and sleeps until it gets the next one. Preparing that
    // block now means that neither thread waits for the other.
    if (m_aheadAt == m_ahead.size())
        m_prepareSoon.start(0, this);
    return count;
}

void CallBody::prepare()
{
    m_ahead.resize(block);
    m_ahead.resize(std::max<qint64>(m_inner->read(m_ahead.data(), block), 0));
    m_aheadAt = 0;
    m_digest.add(m_ahead.constData(), m_ahead.size());
}

void CallBody::timerEvent(QTimerEvent*)
{
    m_prepareSoon.stop();
    if (!m_shut && m_aheadAt == m_ahead.size())
        prepare();
}

qint64 CallBody::writeData(const char*, qint64)
{
    return -1;
}

} // namespace Dailies
