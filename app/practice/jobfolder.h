// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/practicejob.h"

#include <QList>

namespace Dailies {

/// The practice service's jobs and clips on disk: a JSON file for each job, and an MP4 file for each clip.
class JobFolder final {
public:
    /// Creates the folder if it is missing. Returns Storage if it is not writable.
    static Result<JobFolder> open(const QString& path);

    /// All readable jobs, with the creation time of their clips if they exist.
    QList<PracticeJob> jobs() const;
    /// Saves the job completely or not at all.
    Result<void> save(const PracticeJob& job) const;

    QString clipPath(const QString& clipName) const;
    void removeClip(const PracticeJob& job) const;
    /// Removes clip files left by a killed run: files that belong to no job and have not changed for an hour.
    void removeLeftovers(const QList<PracticeJob>& jobs) const;

private:
    explicit JobFolder(const QString& path);
    QString jobPath(const QString& id) const;

    QString m_path;
};

} // namespace Dailies
