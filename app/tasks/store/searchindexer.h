// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

class QSqlDatabase;

namespace Dailies {

/// Adds the tasks of an older database to the search index, newest first. Works in the background in small
/// transactions, so that the window's writes never wait long. Afterwards stores the keys by which tasks are grouped. An
/// interrupted run continues at the next start.
class SearchIndexer final : public QObject {
    Q_OBJECT
public:
    explicit SearchIndexer(QString database, QObject* parent = nullptr);
    ~SearchIndexer() override;

    /// Does nothing if every task is in the index or a run is in progress.
    void start();
    bool isBusy() const { return m_thread != nullptr; }

Q_SIGNALS:
    /// The run has ended. `complete` says whether every task is in the index.
    void ended(bool complete);
    /// Older tasks can now be grouped by request.
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
