// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVirtualObject>

namespace Dailies {

/// The window in which a key store prompts the user for its password, as far as a test needs it: the user dismisses it
/// or does not respond.
class FakePrompter final : public QDBusVirtualObject {
    Q_OBJECT
public:
    enum class Person { Dismisses, IsAway };

    using QDBusVirtualObject::QDBusVirtualObject;

    /// Replaces the desktop's prompt on the session bus.
    bool start();
    void setPerson(Person person) { m_person = person; }
    /// How often a password was requested.
    int asked() const { return m_asked; }

    QString introspect(const QString& path) const override;
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override;

private:
    Person m_person = Person::Dismisses;
    int m_asked = 0;
};

} // namespace Dailies
