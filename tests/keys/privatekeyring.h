// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace Dailies {

/// A D-Bus session and an unlocked GNOME Keyring for one test, separate from those of the user and of other tests.
/// Create it before anything in the process uses the session bus.
class PrivateKeyring final {
public:
    PrivateKeyring();
    ~PrivateKeyring();

    bool startBus();
    /// Starts the keyring, unlocked.
    bool startKeyring();
    void stopKeyring();
    /// Makes the keyring unresponsive until thaw().
    void freeze();
    void thaw();
    /// Locks everything in it.
    bool lock();

private:
    bool nameIsOwned() const;

    QTemporaryDir m_home;
    QProcess m_bus;
    QProcess m_keyring;
};

} // namespace Dailies
