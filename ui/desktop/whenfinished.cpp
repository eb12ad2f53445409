// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/whenfinished.h"

#include <utility>

namespace Dailies {

namespace {

constexpr qint64 tickMs = 1000;

} // namespace

WhenFinished::WhenFinished(Clock& clock, std::function<bool()> isBusy, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_isBusy(std::move(isBusy))
{}

void WhenFinished::choose(AfterTakes choice)
{
    ++m_turn;
    setLeft(0);
    if (std::exchange(m_choice, choice) != choice)
        Q_EMIT choiceChanged(choice);
    if (choice != AfterTakes::Nothing)
        tick();
}

void WhenFinished::tick()
{
    const quint64 turn = m_turn; // the user may answer a signal with another choice
    if (m_isBusy()) {
        setLeft(0);
    } else if (m_choice == AfterTakes::Notify || m_left == 1) {
        const AfterTakes choice = m_choice;
        choose(AfterTakes::Nothing);
        Q_EMIT due(choice);
        return;
    } else {
        setLeft(m_left == 0 ? countdownSeconds : m_left - 1);
    }
    m_clock.after(tickMs, this, [this, turn] {
        if (turn == m_turn)
            tick();
    });
}

void WhenFinished::setLeft(int seconds)
{
    if (std::exchange(m_left, seconds) != seconds)
        Q_EMIT countedDown(seconds);
}

} // namespace Dailies
