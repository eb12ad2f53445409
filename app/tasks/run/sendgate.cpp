// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sendgate.h"

namespace Dailies {

bool SendGate::isNewWish(const SendPress& press) const
{
    if (m_isBusy)
        return false;
    if (!m_any || press.event == 0 || press.event == m_last.event)
        return true;
    if (press.hold == m_last.hold)
        return false;
    return press.madeAt >= m_freeAt && press.madeAt - m_last.madeAt >= onePressMs;
}

void SendGate::begin(const SendPress& press)
{
    m_isBusy = true;
    m_any = m_any || press.event != 0;
    // A press without an event says nothing about which key is down.
    if (press.event != 0)
        m_last = press;
}

void SendGate::end(qint64 now)
{
    m_isBusy = false;
    m_freeAt = now;
}

} // namespace Dailies
