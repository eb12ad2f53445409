// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"

#include <QObject>

#include <functional>

namespace Dailies {

/// What happens once no take is being made any more.
enum class AfterTakes { Nothing, Notify, Sleep, Quit };

/// Waits until all takes are finished, and then says that the user's choice is due. Counts down first if that would
/// interrupt the user. A choice is for the present work: it acts once.
class WhenFinished final : public QObject {
    Q_OBJECT
public:
    static constexpr int countdownSeconds = 30;

    /// `isBusy` tells whether something must not be interrupted. It is called once a second while there is a choice.
    WhenFinished(Clock& clock, std::function<bool()> isBusy, QObject* parent = nullptr);

    AfterTakes choice() const { return m_choice; }
    void choose(AfterTakes choice);

Q_SIGNALS:
    void choiceChanged(Dailies::AfterTakes choice);
    /// Seconds until the choice is carried out; 0 if that is no longer about to happen.
    void countedDown(int seconds);
    void due(Dailies::AfterTakes choice);

private:
    void tick();
    void setLeft(int seconds);

    Clock& m_clock;
    std::function<bool()> m_isBusy;
    AfterTakes m_choice = AfterTakes::Nothing;
    quint64 m_turn = 0; ///< increased with each choice; a tick for an earlier one does nothing
    int m_left = 0; ///< seconds of the countdown; 0 if there is none
};

} // namespace Dailies
