// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/practicejob.h"

#include <QList>

namespace Dailies {

/// The practice service's jobs and clips on disk: one JSON file for each job, one MP4 for each clip.
class JobFolder final {
public:
    /// Makes the folder when it is missing. Storage when it cannot be written to.
    static Result<JobFolder> open(const QString& path);

    /// Every job that can be read, with the time its clip was made where there is one.
    QList<PracticeJob> jobs() const;
    /// Whole or not at all.
    Result<void> save(const PracticeJob& job) const;

    QString clipPath(const QString& clipName) const;
    void removeClip(const PracticeJob& job) const;
    /// Removes what a run that was killed left among the clips: files of no job, untouched for an hour.
    void removeLeftovers(const QList<PracticeJob>& jobs) const;

private:
    explicit JobFolder(const QString& path);
    QString jobPath(const QString& id) const;

    QString m_path;
};

} // namespace Dailies
