// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploadbody.h"

#include <algorithm>

namespace Dailies {

Result<std::unique_ptr<UploadBody>> UploadBody::open(const UploadSource& source)
{
    std::unique_ptr<UploadBody> body(new UploadBody(source));
    // Unbuffered, otherwise QIODevice would read ahead and keep a second copy.
    if (!body->m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failure(ErrorKind::Media, tr("The file can't be read: %1.").arg(body->m_file.errorString()));
    return body;
}

qint64 UploadBody::read(char* data, qint64 most)
{
    if (!m_problem.isEmpty())
        return -1;
    if (m_read == m_source.bytes)
        return 0;
    const qint64 count = m_file.read(data, std::min(most, m_source.bytes - m_read));
    if (count < 0) {
        m_problem = tr("The file can't be read: %1.").arg(m_file.errorString());
        return -1;
    }
    m_digest.add(data, count);
    m_read += count;
    char more = 0;
    const bool isLast = m_read == m_source.bytes;
    const bool isShort = count == 0;
    if (isShort || (isLast && (m_file.read(&more, 1) != 0 || m_digest.hex() != m_source.sha256))) {
        m_problem = tr("The file changed while it was uploaded.");
        return -1;
    }
    return count;
}

bool UploadBody::restart()
{
    m_digest = {};
    m_read = 0;
    return m_problem.isEmpty() && m_file.seek(0);
}

} // namespace Dailies
