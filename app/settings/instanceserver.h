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
    bool practice = false; ///< choose the practice service
    QByteArray activation = {}; ///< what the desktop gave the second start so that its window may come to the front

    bool operator==(const RaiseRequest&) const = default;
};

/// Where the window of a profile listens: the same for every way to write the profile's folder, and short enough for a
/// socket. Empty when there is no place for it.
QString instanceAddress(const Profile& profile);

/// Lets a second start of the window bring the first one to the front instead. Only for the process that has the
/// profile's lock; only this person's processes are listened to.
class InstanceServer final : public QObject {
    Q_OBJECT
public:
    explicit InstanceServer(QObject* parent = nullptr);

    /// Takes the place of one that a killed process left behind. Storage when nobody can be listened to: the window
    /// works all the same.
    Result<void> listen(const Profile& profile);

Q_SIGNALS:
    void raiseRequested(const Dailies::RaiseRequest& request);

private:
    void take(QLocalSocket* socket);
    void read(QLocalSocket* socket);

    QLocalServer m_server;
};

enum class RaiseAnswer {
    Raised, ///< the first window has heard it
    NobodyThere, ///< nothing listens for this profile, or not yet
    NoAnswer, ///< somebody listens, but did not answer in time
};

/// Asks the first window of a profile to come to the front. Waits `waitMs` for its answer at most.
RaiseAnswer askToRaise(const Profile& profile, const RaiseRequest& request, int waitMs);

} // namespace Dailies
