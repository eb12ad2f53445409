// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// What went wrong, by what a person can do about it.
enum class ErrorKind {
    BadInput, ///< what was given cannot be used; the message names the place
    NotSent, ///< no complete request left this computer; nothing can have been charged
    Refused, ///< the service declined, in its own words
    AnswerLost, ///< a complete request may have reached the service, its answer did not come back
    Throttled, ///< the service asks for a pause
    KeyProblem, ///< no key, or the service does not take it
    Network, ///< a call that may be repeated did not get through
    Reply, ///< an answer came that is not what the specification describes
    Storage, ///< disk or database
    Media, ///< a file is not a picture, sound or film that can be used; an address gave a page in place of a clip
    Keychain, ///< the operating system's key store
    Stopped, ///< the person or the program's end stopped it
    Repeated, ///< the press that asked for it belongs to the one before: nothing was done, and nothing is to be said
    SentJustNow, ///< the same request was sent a moment ago; to be asked about before it is sent once more
};

/// A failure as a value: a plain sentence, and the service's own words beside it where it gave any.
struct Error {
    ErrorKind kind = ErrorKind::BadInput;
    QString message; ///< one translated sentence, never empty
    QString code = {}; ///< the service's error code, as given
    QString requestId = {}; ///< the service's request id, as given

    bool operator==(const Error&) const = default;
};

} // namespace Dailies
