// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

class QSqlDatabase;

namespace Dailies {

/// Puts the tasks of an older database into the search index, newest first, in the background and in small
/// transactions, so that no write of the window's ever waits long; afterwards it notes what they are grouped by. What is
/// broken off goes on at the next start.
class SearchIndexer final : public QObject {
    Q_OBJECT
public:
    explicit SearchIndexer(QString database, QObject* parent = nullptr);
    ~SearchIndexer() override;

    /// Nothing when every task is in the index, and while it is at work.
    void start();
    bool isBusy() const { return m_thread != nullptr; }

Q_SIGNALS:
    /// It has ended: with every task in the index, or not.
    void ended(bool complete);
    /// Older tasks can be grouped by their requests now.
    void keysNoted();

private:
    void fillKeys(const QSqlDatabase& database);

    const QString m_database;
    std::unique_ptr<QThread> m_thread;
    std::atomic_bool m_stopped = false;
    std::atomic_bool m_complete = false;
    std::atomic_bool m_hasNotedKeys = false;
};

} // namespace Dailies
