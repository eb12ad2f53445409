// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploadbody.h"

#include <algorithm>
#include <cstring>

namespace Dailies {

namespace {

constexpr qint64 sentBlock = 256 << 10;

} // namespace

Result<std::unique_ptr<UploadBody>> UploadBody::open(const UploadSource& source)
{
    std::unique_ptr<UploadBody> body(new UploadBody(source));
    if (!body->m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failure(ErrorKind::Media, tr("The file can't be read: %1.").arg(body->m_file.errorString()));
    // Unbuffered, otherwise QIODevice would read ahead and keep a second copy.
    body->QIODevice::open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    return body;
}

UploadBody::UploadBody(const UploadSource& source) : m_source(source), m_file(source.file) {}

qint64 UploadBody::bytesAvailable() const
{
    return m_source.bytes - m_given + QIODevice::bytesAvailable();
}

bool UploadBody::fill()
{
    m_block.resize(std::min(sentBlock, m_source.bytes - m_read));
    m_blockAt = 0;
    const qint64 count = m_file.read(m_block.data(), m_block.size());
    if (count < 0) {
        m_problem = tr("The file can't be read: %1.").arg(m_file.errorString());
        return false;
    }
    m_block.truncate(count);
    m_digest.add(m_block.constData(), count);
    m_read += count;
    char more = 0;
    const bool isLast = m_read == m_source.bytes;
    const bool isShort = count == 0 && !isLast;
    if (isShort || (isLast && (m_file.read(&more, 1) != 0 || m_digest.hex() != m_source.sha256))) {
        m_problem = tr("The file changed while it was uploaded.");
        return false;
    }
    return true;
}

qint64 UploadBody::readData(char* data, qint64 maxSize)
{
    if (m_given == m_source.bytes)
        return -1;
    if (!m_problem.isEmpty() || (m_blockAt == m_block.size() && !fill())) {
        setErrorString(m_problem);
        return -1;
    }
    const qint64 count = std::min<qint64>(maxSize, m_block.size() - m_blockAt);
    std::memcpy(data, m_block.constData() + m_blockAt, static_cast<size_t>(count));
    m_blockAt += count;
    m_given += count;
    return count;
}

qint64 UploadBody::writeData(const char*, qint64)
{
    return -1;
}

} // namespace Dailies
