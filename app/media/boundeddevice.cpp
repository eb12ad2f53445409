// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/boundeddevice.h"

#include <algorithm>

namespace Dailies {

BoundedDevice::BoundedDevice(QIODevice& file, qint64 mostBytes, QDeadlineTimer deadline)
    : m_file(file)
    , m_left(mostBytes)
    , m_deadline(deadline)
{
    m_file.seek(0);
    open(ReadOnly | Unbuffered);
}

bool BoundedDevice::seek(qint64 position)
{
    return QIODevice::seek(position) && m_file.seek(position);
}

qint64 BoundedDevice::readData(char* data, qint64 most)
{
    if (most > 0 && (m_left <= 0 || m_deadline.hasExpired())) {
        m_isExhausted = true;
        return -1;
    }
    const qint64 got = m_file.read(data, std::min(most, m_left));
    m_left -= std::max<qint64>(got, 0);
    return got;
}

} // namespace Dailies
