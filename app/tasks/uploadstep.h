// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// Decides how the upload of a request's files changes a task. Uploading costs nothing and never ends the task.
class UploadStep final : public TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::UploadBegun&);
    Outcome operator()(const TaskEvent::FilesUploaded& event);
    Outcome operator()(const TaskEvent::UploadFailed& event);
    Outcome operator()(const TaskEvent::FoundUploadingAtStart& event);
};

/// The upload of a source; nullopt if there is none.
std::optional<TaskUpload> uploadOf(const QList<TaskUpload>& uploads, const QString& source);

/// The ID of the place that has files of a task; empty if none has.
QString uploadPlaceOf(const VideoTask& task);

/// The sources of the request that need a link and are not known to be in a place.
QStringList missingUploads(const VideoTask& task);

} // namespace Dailies
