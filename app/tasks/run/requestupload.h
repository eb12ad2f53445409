// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/upload.h"
#include "app/tasks/run/runnerdependencies.h"

#include <QCoreApplication>

#include <memory>

namespace Dailies {

/// The clip's own link if the task has one that a service can fetch for at least `seconds` more, by the service's
/// clock; empty if not.
QString liveClipLink(const VideoTask& take, const QDateTime& now, qint64 seconds);

/// The takes whose saved clip is this file and whose own link works long enough for a new request, newest first. Only
/// practice can fetch practice clips, so `forPractice` says for which service the request is.
QList<VideoTask> liveClips(const TaskReader& store, const QString& source, const QDateTime& now, bool forPractice);

/// Brings the files of one request to where a service can fetch them, one after another. Costs nothing and changes
/// nothing in the database but the names of uploaded contents. Emits finished() or failed() exactly once, never from
/// within the constructor. Destroying it ends all calls.
class RequestUpload final : public QObject {
    Q_OBJECT
public:
    /// A clip's own link is used if it works for this long.
    static constexpr qint64 clipLinkSeconds = 2 * 3600;

    /// `place` is where files go. `names` contains the names of contents there that must not be stored, by nameKey();
    /// new ones are added to it.
    RequestUpload(const RunnerDependencies& parts, const VideoTask& task, const std::optional<UploadPlace>& place,
        QHash<QString, QString>& names, QObject* parent);

    /// The files in their places, including those of an earlier upload that were not checked yet.
    QList<TaskUpload> uploads() const { return m_uploads; }
    /// For links to the uploaded files; nullptr if none was uploaded.
    std::unique_ptr<Uploader> takeUploader() { return std::move(m_uploader); }

    /// Begins no further file and reports nothing more. For an object that is about to be deleted.
    void abandon();

    /// The key in `names` of a content in a place.
    static QString nameKey(const QString& place, const QString& sha256) { return place + u'/' + sha256; }

Q_SIGNALS:
    void progress(qint64 sent, qint64 total); ///< bytes of all files
    void kept(); ///< one more file is in its place
    void finished(); ///< all files are in their places
    /// The error is one sentence. Network: may be tried again; BadInput: a file has changed.
    void failed(const Dailies::Error& error);

private:
    void next();
    bool useClip(const QString& source);
    void checkClip(const VideoTask& take, const QString& source);
    void open(const QString& source);
    void opened(const QString& source);
    void checkUploaded(const QString& source, const TaskUpload& before);
    bool isOther(const QString& source, const QString& meant) const;
    void upload(const QString& source);
    void failChanged(const QString& source);
    void uploaded(const QString& source, const UploadedFile& file);
    TaskUpload remember(TaskUpload upload, const QString& name);
    void keep(const TaskUpload& upload);
    void fail(const Error& error);

    const RunnerDependencies& m_dependencies;
    VideoTask m_task;
    std::optional<UploadPlace> m_place;
    QHash<QString, QString>& m_names;
    QStringList m_left;
    QStringList m_noClips; ///< sources whose clip's link cannot be used
    QList<TaskUpload> m_uploads;
    std::unique_ptr<Uploader> m_uploader;
    qint64 m_done = 0; ///< bytes
    qint64 m_total = 0;
    bool m_isOver = false;
};

} // namespace Dailies
