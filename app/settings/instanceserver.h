// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/settings/profile.h"

#include <QByteArray>
#include <QLocalServer>
#include <QObject>

class QLocalSocket;

namespace Dailies {

/// What a second start of the window asks of the first one.
struct RaiseRequest {
    bool practice = false; ///< select the practice service
    QByteArray activation = {}; ///< the desktop's activation token of the second start, needed to raise the window

    bool operator==(const RaiseRequest&) const = default;
};

/// The address at which a profile's window listens. It is the same for every spelling of the profile's folder, and
/// short enough for a socket. Empty if there is no suitable place.
QString instanceAddress(const Profile& profile);

/// Lets a second start of the window raise the first one instead. Only for the process that holds the profile's lock.
/// Only accepts connections from the same user.
class InstanceServer final : public QObject {
    Q_OBJECT
public:
    explicit InstanceServer(QObject* parent = nullptr);

    /// Replaces a socket left by a killed process. Returns Storage if it cannot listen; the window works anyway.
    Result<void> listen(const Profile& profile);

Q_SIGNALS:
    void raiseRequested(const Dailies::RaiseRequest& request);

private:
    void take(QLocalSocket* socket);
    void read(QLocalSocket* socket);

    QLocalServer m_server;
};

enum class RaiseAnswer {
    Raised, ///< the first window has responded
    NobodyThere, ///< nothing listens for this profile, or not yet
    NoAnswer, ///< a process listens but did not respond in time
};

/// Asks the first window of a profile to raise itself. Waits at most `waitMs` for its response.
RaiseAnswer askToRaise(const Profile& profile, const RaiseRequest& request, int waitMs);

} // namespace Dailies
