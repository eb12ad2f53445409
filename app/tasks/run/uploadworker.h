// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/requestupload.h"
#include "app/tasks/run/taskaccounts.h"

#include <QPointer>

#include <map>

namespace Dailies {

/// Uploads the local files of waiting requests that a service fetches through links, one file at a time over all tasks,
/// in the order of the send queue. Looks for them again if the request is not sent soon after.
class UploadWorker final : public QObject, public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    static constexpr qint64 freshMs = 2 * 60 * 1000; ///< how long a file is taken to be where it was seen

    UploadWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts);

    void execute(const Transition& step) override;
    void pump() override;
    void forget(TaskId id) override;

    /// Whether a waiting task's files, if it has any, are where a service can fetch them. If not, they will be.
    bool areReady(TaskId id);
    /// Links to the task's files by source, valid from now on; empty if it has no files. nullopt if not all files can
    /// be linked now: they are uploaded again then. Links must not be stored.
    std::optional<QHash<QString, QString>> links(const VideoTask& task);

private:
    /// A place and what makes links to it. It knows the storage's clock.
    struct Opened {
        UploadPlace place;
        std::unique_ptr<Uploader> uploader;
    };
    void queue(TaskId id);
    bool mayBegin(TaskId id);
    void begin(TaskId id);
    void start(const VideoTask& task);
    void kept();
    void finished();
    void failed(const Error& error);
    QList<TaskUpload> ended();
    void abandon();
    std::optional<UploadPlace> placeFor(const VideoTask& task) const;
    QString linkOf(const TaskUpload& upload, const std::optional<UploadPlace>& place) const;

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    ActiveTasks& m_active;
    TaskAccounts& m_accounts;
    QList<TaskId> m_queue; ///< tasks whose files are due
    TaskId m_current = 0; ///< the task whose files are being uploaded, or are about to be; 0 if none
    QPointer<RequestUpload> m_upload;
    std::optional<UploadPlace> m_place; ///< of the running upload
    std::map<QString, Opened> m_opened; ///< by place
    QHash<QString, QString> m_names; ///< see RequestUpload; never stored
};

} // namespace Dailies
