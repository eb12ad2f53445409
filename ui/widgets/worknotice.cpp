// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/worknotice.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int patienceMs = 600; ///< work that takes no longer needs no progress

} // namespace

WorkNotice::WorkNotice(NoticeBoard& board, const QString& words, std::function<void()> stop, QObject* work)
    : QObject(work)
    , m_board(&board)
    , m_stop(std::move(stop))
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this, words] { put(words); });
    m_patience.start(patienceMs);
}

WorkNotice::~WorkNotice()
{
    if (m_board)
        m_board->remove(key());
}

QString WorkNotice::key() const
{
    return u"work/%1"_s.arg(quintptr(this));
}

void WorkNotice::put(const QString& words)
{
    if (m_board)
        m_board->put(key(), MessageBar::Kind::Information, words, {{tr("Stop"), [self = QPointer(this)] {
                                                                        if (self)
                                                                            self->m_stop();
                                                                    }}});
}

void WorkNotice::update(const QString& words)
{
    if (m_board && m_board->has(key())) // otherwise it is too early, or the user closed the notice
        put(words);
}

} // namespace Dailies
