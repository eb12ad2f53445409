// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/error.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace Dailies {

/// Looks after a task database that is in use, in the background: reads it whole at start, thoroughly once a week, and
/// copies it once a day when it is sound. Neither the window nor its closing ever waits for that.
class DatabaseMaintenance final : public QObject {
    Q_OBJECT
public:
    static constexpr int copiesKept = 7;

    DatabaseMaintenance(QString database, Clock& clock, QObject* parent = nullptr);
    ~DatabaseMaintenance() override;

    /// Begins a round `delayMs` from now, and another one every few hours.
    void start(qint64 delayMs = 0);
    /// Whether a round is under way.
    bool isBusy() const { return m_thread != nullptr; }

Q_SIGNALS:
    /// A round found the database sound.
    void checked(bool thorough);
    /// It is damaged. It stays as it is until it is opened the next time, and is repaired then.
    void damageFound(const Dailies::Error& error);
    void copied(const QString& file);
    void copyFailed(const Dailies::Error& error);
    /// A round has ended, whatever came of it.
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
