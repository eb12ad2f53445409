// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <mutex>

namespace Dailies {

/// Brings what another thread reports to an object, in the object's thread, as long as the object exists.
class Mailbox final {
public:
    explicit Mailbox(QObject* receiver) : m_receiver(receiver) {}
    Q_DISABLE_COPY_MOVE(Mailbox)

    /// Calls `function` from the receiver's event loop; does nothing once the mailbox is closed.
    template<typename Function>
    void post(Function function)
    {
        const std::lock_guard lock(m_mutex);
        if (m_receiver)
            QMetaObject::invokeMethod(m_receiver, std::move(function), Qt::QueuedConnection);
    }

    /// To be called before the receiver is destroyed.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_receiver = nullptr;
    }

private:
    std::mutex m_mutex;
    QObject* m_receiver;
};

} // namespace Dailies
