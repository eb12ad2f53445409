// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/error.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace Dailies {

/// Maintains a task database in the background while it is in use. Checks it completely at start, thoroughly once a
/// week, and copies it once a day if it is sound. The window never waits for this, not even when it closes.
class DatabaseMaintenance final : public QObject {
    Q_OBJECT
public:
    static constexpr int copiesKept = 7;

    DatabaseMaintenance(QString database, Clock& clock, QObject* parent = nullptr);
    ~DatabaseMaintenance() override;

    /// Starts a round in `delayMs` milliseconds, and then one every few hours.
    void start(qint64 delayMs = 0);
    /// Whether a round is running.
    bool isBusy() const { return m_thread != nullptr; }

Q_SIGNALS:
    /// A round found the database sound.
    void checked(bool thorough);
    /// The database is damaged. It is left unchanged until it is opened the next time and repaired then.
    void damageFound(const Dailies::Error& error);
    void copied(const QString& file);
    void copyFailed(const Dailies::Error& error);
    /// A round has ended, with any result.
    void ended();

private:
    struct Round;
    struct Link;
    void begin();
    void end(const Round& round);

    const QString m_database;
    Clock& m_clock;
    QThread* m_thread = nullptr;
    std::shared_ptr<Link> m_link;
};

} // namespace Dailies
