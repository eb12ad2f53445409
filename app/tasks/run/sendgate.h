// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// What a person does that asks for something to be sent, by the input event that led to it. All zero when none did, as
/// with a command line or an assistive tool: then it is an act of its own.
struct SendPress {
    quint64 hold = 0; ///< the time from a key's or button's going down to its release; repeats of the key have the same
    quint64 event = 0; ///< the input event that is being handled
    qint64 madeAt = 0; ///< when the key or button went down, in milliseconds of Clock::elapsed()
};

/// The one gate before every create that is paid for: one press, one wish. It judges by the time at which an input event
/// was made, since one that was queued while the window was busy is handled late.
class SendGate final {
public:
    /// The second half of a double click comes within this time.
    static constexpr qint64 onePressMs = 400;
    /// The same request within this time of the last one is asked about.
    static constexpr qint64 sameRequestMs = 10'000;

    /// Whether this is a wish of its own. Not while an earlier one is being put on disk; not when it was made before that
    /// was over; not while the key or button of the earlier one has not been released. What one event asks for several
    /// tasks is one wish.
    bool isNewWish(const SendPress& press) const;
    /// The wish is carried out from now on.
    void begin(const SendPress& press);
    /// It is on disk and shown, or has failed.
    void end(qint64 now);

private:
    SendPress m_last;
    qint64 m_freeAt = 0;
    bool m_any = false;
    bool m_isBusy = false;
};

} // namespace Dailies
