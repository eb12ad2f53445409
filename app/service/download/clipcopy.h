// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>

namespace Dailies {

/// Copies saved clips to a folder the user chose, in a thread of its own. Each copy is complete or not made
/// at all. A file is overwritten only if the user allowed it.
class ClipCopy final : public QObject {
    Q_OBJECT

public:
    struct Job {
        QString from;
        QString to;
        bool replaces = false; ///< an existing file of this name may be replaced; otherwise the copy gets a number
    };
    struct Outcome {
        QStringList written; ///< names of the copies
        QList<Error> troubles; ///< one for each copy that failed
        bool stopped = false;
    };

    explicit ClipCopy(const QList<Job>& jobs, QObject* parent = nullptr);
    /// Cancels the copy in progress.
    ~ClipCopy() override;

    /// Emits progressed() from time to time and finished() once.
    void start();
    void stop() { m_stopped = true; }

Q_SIGNALS:
    void progressed(qint64 bytes, qint64 total);
    void finished(const Dailies::ClipCopy::Outcome& outcome);

private:
    Result<QString> copy(const Job& job);
    Result<void> stream(const Job& job, QIODevice& in, QIODevice& out);
    void run();

    const QList<Job> m_jobs;
    qint64 m_total = 0; ///< used, like the next two, only in the copying thread
    qint64 m_bytes = 0;
    qint64 m_reported = 0;
    std::atomic<bool> m_stopped = false;
    QThreadPool m_pool; // destroyed first: waits for the copy in progress
};

} // namespace Dailies
