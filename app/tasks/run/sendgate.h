// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// The input event behind a request to send. All fields are zero if there was none, as with a command line or an
/// assistive tool; each such request then counts as a separate action.
struct SendPress {
    quint64 hold = 0; ///< identifies one press of a key or button until its release; auto-repeats share it
    quint64 event = 0; ///< identifies the input event that is being handled
    qint64 madeAt = 0; ///< when the key or button was pressed, in milliseconds of Clock::elapsed()
};

/// Guards every create call that costs money: one press is one wish. Compares the times at which input events were
/// made, because an event queued while the window was busy is handled late.
class SendGate final {
public:
    /// The second click of a double click comes within this time.
    static constexpr qint64 onePressMs = 400;
    /// If the same request comes again within this time, the user is asked to confirm it.
    static constexpr qint64 sameRequestMs = 10'000;

    /// Whether a press is a new wish. It is not if an earlier wish is still being written to disk, if the press was
    /// made before that was finished, or if the key or button of the earlier wish has not been released. Requests for
    /// several tasks from the same event are one wish.
    bool isNewWish(const SendPress& press) const;
    /// The wish is being carried out from now on.
    void begin(const SendPress& press);
    /// The wish is on disk and shown, or has failed.
    void end(qint64 now);

private:
    SendPress m_last;
    qint64 m_freeAt = 0;
    bool m_any = false;
    bool m_isBusy = false;
};

} // namespace Dailies
