// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/liveregion.h"

#include "app/common/compat.h"

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int settlingMs = 800; // merges typing, or ten tasks that end together, into one announcement

} // namespace

LiveRegion::LiveRegion(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"liveText"_s);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFixedSize(0, 0);
    m_settling.setSingleShot(true);
    m_settling.setInterval(settlingMs);
    connect(&m_settling, &QTimer::timeout, this, &LiveRegion::tell);
}

void LiveRegion::say(const QString& words)
{
    m_next = words;
    m_settling.start();
}

void LiveRegion::tell()
{
    if (m_next == words())
        return;
    setAccessibleName(m_next);
    if (m_next.isEmpty())
        return;
    readOut(this, m_next);
}

} // namespace Dailies
