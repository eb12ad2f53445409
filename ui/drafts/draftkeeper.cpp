// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/draftkeeper.h"

#include <utility>

namespace Dailies {

DraftKeeper::DraftKeeper(const QString& file, QObject* parent) : QObject(parent), m_file(file)
{
    m_pool.setMaxThreadCount(1);
}

DraftKeeper::~DraftKeeper()
{
    m_pool.waitForDone();
    if (m_next)
        (void)writeDraft(m_file, *m_next);
}

void DraftKeeper::keep(const Draft& draft)
{
    m_next = draft;
    if (!m_isWriting)
        write();
}

void DraftKeeper::write()
{
    m_isWriting = true;
    m_pool.start([this, draft = *std::exchange(m_next, {})] {
        const bool isKept = writeDraft(m_file, draft);
        QMetaObject::invokeMethod(this, [this, isKept] {
            m_isWriting = false;
            if (m_next)
                write();
            Q_EMIT written(isKept);
        });
    });
}

} // namespace Dailies
