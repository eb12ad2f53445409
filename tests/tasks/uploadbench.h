// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tasks/runnerbench.h"

#include <QFile>
#include <QTest>

namespace Dailies {

/// A runner that uploads files to a scripted storage with the S3 protocol. Base class of its tests.
class UploadBench : public QObject {
    Q_OBJECT
protected Q_SLOTS:
    void init();
    void cleanup();

protected:
    /// What the storage answers.
    FaultScript storage(const FaultRequest& request);
    /// A request with a local file, or with several, by a user who wants it sent now. 0 if that failed.
    TaskId add(bool isLost = false, const QStringList& images = {});
    /// A saved clip that is the request's file, too. Its own link works for this long.
    TaskId addTake(qint64 secondsLeft);
    /// The link to the storage in the n-th create call, from 0.
    QString linkSent(qsizetype n) const;
    /// The whole body of that call.
    QByteArray bodySent(qsizetype n) const;
    int puts() const { return m_storage->count("PUT"); }
    bool isHeld(TaskId id) const { return m_bench->task(id).state == TaskState::Waiting && m_bench->task(id).held; }
    /// Writes the request's file.
    void write(const QByteArray& content);

    /// Holds a task until its files have to be looked for again.
    void waitUntilStale(TaskId id);

    std::unique_ptr<RunnerBench> m_bench;
    std::unique_ptr<FaultServer> m_storage;
    QHash<QByteArray, QByteArray> m_files; ///< contents of the storage by path
    int m_putStatus = 200; ///< what the storage answers to uploads
    QByteArray m_putHeaders; ///< of these answers
    QByteArray m_putBody; ///< of these answers; unless it is empty, nothing is stored
    int m_lateGets = 0; ///< so many questions for files are answered as if there were none
    int m_linkStatus = 0; ///< what questions for files are answered with; 0 for the right answer
    int m_linkLength = 0; ///< what links say of the length of files; 0 for the truth
    bool m_holdsPuts = false; ///< answers to uploads wait for release()
};

} // namespace Dailies
