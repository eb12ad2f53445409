// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Dailies {

/// The kind of an error, by what the user can do about it.
enum class ErrorKind {
    BadInput, ///< the input cannot be used; the message says where
    NotSent, ///< no complete request left this computer; nothing can have been charged
    Refused, ///< the service rejected the request, in its own words
    AnswerLost, ///< a complete request may have reached the service, but its answer was lost
    Throttled, ///< the service asks for a pause
    KeyInRequest, ///< the request contained a key of the user's, which was removed from it; it must not be sent so
    KeyProblem, ///< there is no key, or the service rejects it
    Network, ///< a call that may be repeated did not get through
    Reply, ///< the answer does not match the specification
    Storage, ///< disk or database
    Media, ///< a file is not a usable image, audio or video; or a URL returned a page instead of a clip
    Keychain, ///< the operating system's key store
    Stopped, ///< stopped by the user or by the end of the program
    Repeated, ///< the press belongs to the previous wish: nothing was done, and nothing needs to be shown
    SentJustNow, ///< the same request was sent a moment ago; the user must confirm sending it again
    Unanswered, ///< the same request was sent and has no response yet; the user must confirm paying for another
    OverLimit, ///< a spending limit asks: the user may allow going over it
    LimitReached, ///< a spending limit refuses
};

/// The kind's name in the database and in files for support: "NotSent", "KeyProblem" ...
QString errorKindName(ErrorKind kind);
/// BadInput for an unknown name.
ErrorKind errorKindFromName(const QString& name);

/// An error as a value: one sentence, with the service's own error data if there is any.
struct Error {
    ErrorKind kind = ErrorKind::BadInput;
    QString message; ///< one translated sentence, never empty
    QString code = {}; ///< the service's error code, as given
    QString requestId = {}; ///< the service's request id, as given
    int pauseSeconds = 0; ///< how long the other side asks to wait before the next try; 0 if it does not. Not stored.
    QStringList limits = {}; ///< OverLimit: the marks of the limits that ask, see limitMark()
    bool lacksRate = false; ///< OverLimit: one of them asks because no rate says what it costs. Not stored.

    bool operator==(const Error&) const = default;
};

/// Whether a spending limit is why something was not sent.
inline bool isByLimit(const Error& error)
{
    return error.kind == ErrorKind::OverLimit || error.kind == ErrorKind::LimitReached;
}

} // namespace Dailies
