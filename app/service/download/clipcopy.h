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

/// Copies saved clips to where a person wants them, in a thread of its own: streamed, each whole or not at all. Nothing is
/// overwritten but what the person said may be.
class ClipCopy final : public QObject {
    Q_OBJECT

public:
    struct Job {
        QString from;
        QString to;
        bool replaces = false; ///< a file of this name may go; otherwise the copy gets a number
    };
    struct Outcome {
        QStringList written; ///< names of the copies
        QList<Error> troubles; ///< of those that were not made
        bool stopped = false;
    };

    explicit ClipCopy(const QList<Job>& jobs, QObject* parent = nullptr);
    /// Gives up what is under way.
    ~ClipCopy() override;

    /// progressed() now and then, finished() once.
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
    qint64 m_total = 0; ///< this and the next belong to the thread that copies
    qint64 m_bytes = 0;
    qint64 m_told = 0;
    std::atomic<bool> m_stopped = false;
    QThreadPool m_pool; // goes first: waits for the copy under way
};

} // namespace Dailies
