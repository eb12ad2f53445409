// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include "app/service/download/videosniffer.h"

#include <QByteArray>
#include <QFile>
#include <QFileDevice>
#include <QString>

#include <functional>
#include <memory>

namespace Dailies {

/// The partial file of a download. The clip is written to it until it is complete and on disk. Only its owner
/// can read it, its name is unique, and it is kept when the download breaks off, so that it can resume.
class PartFile final {
public:
    /// Waits before a retry. Returns whether to retry.
    using Pause = std::function<bool(int milliseconds)>;

    /// A name next to `clip` that was never used before, so that a file of this name belongs to this download
    /// only.
    static QString nameFor(const QString& clip);
    /// The clip's name, derived from the name of its partial file.
    static QString clipOf(const QString& part);
    /// Opens or creates the partial file and truncates it to its first `keep` bytes, or to 0 if it has fewer.
    /// Fails if another process is writing it. Errors: Storage; BadInput if the disk refuses the name.
    static Result<std::unique_ptr<PartFile>> open(const QString& part, qint64 keep);
    /// The token that identifies a partial file whatever the clip's name is; empty if the name is not one of
    /// a partial file.
    static QString tokenOf(const QString& part);
    /// The name that markWhole() gave to this partial file; empty if it did not.
    static QString wholeOf(const QString& part);
    /// Removes the partial file unless it is being written. Returns whether no such file exists now.
    static bool discard(const QString& part);
    /// Leaves the partial file on disk.
    ~PartFile();

    QString name() const { return m_name; }
    bool isPublished() const { return m_published; }
    /// Bytes written, including those kept by open().
    qint64 size() const { return m_size; }
    /// The first bytes, as many as videosniffer.h needs.
    QByteArray head();
    /// Whether the structure of the file shows that it is complete.
    Ending ending();

    Result<void> cut(qint64 size);
    Result<void> write(const QByteArray& bytes);
    /// Reserves disk space for the rest of a clip of `total` bytes if the file system can. Returns Storage if
    /// there is not enough. If the size is unknown (-1), it returns Storage when little space is left.
    Result<void> makeRoom(qint64 total);
    /// Releases reserved space that is not needed.
    void giveRoomBack();
    /// After a failure nobody knows what is on disk: the partial file is emptied and accepts no more data.
    Result<void> sync();
    /// Determines the clip's final name: `clip`, or with a number if that is taken. The partial file is
    /// renamed to begin with it, so that after a crash clipOf() tells where the clip went. Errors: Storage;
    /// BadInput if the disk refuses the name.
    Result<void> settleName(const QString& clip, const Pause& pause);
    /// Renames the partial file so that its name tells that it is complete and on disk. For as long as nothing else can
    /// be stored. A failure changes nothing.
    void markWhole();
    /// Copies the partial file to the folder of `clip`, syncs the copy and opens it. The part itself stays. Errors:
    /// Storage; BadInput if the disk refuses the name.
    Result<std::unique_ptr<PartFile>> copyFor(const QString& clip, const Pause& pause);
    /// Renames the partial file to the clip's name without overwriting anything. Returns an empty text if
    /// that name was taken in the meantime; then call settleName() again.
    Result<QString> commit(const Pause& pause);
    /// Replaces an earlier clip that could not be played.
    Result<QString> replace(const QString& clip, const Pause& pause);
    /// Removes the partial file, but never the clip that it has become.
    void remove();

private:
    explicit PartFile(const QString& part) : m_name(part), m_file(part) {}

    tl::unexpected<Error> trouble(int reason, const QString& words = {}) const;
    void beginWriteBack();
    Result<void> copyInto(PartFile& copy, const Pause& pause);

    QString m_name; ///< the current name; m_file keeps the one under which it was opened
    QFile m_file;
    qint64 m_size = 0;
    qint64 m_onItsWay = 0; ///< bytes whose write-back has been started
    bool m_hasSpareRoom = false;
    bool m_spoiled = false; ///< a sync failed
    bool m_published = false; ///< the file has become the clip
};

/// The error for a clip that could not be written to the folder of `path`; `words` is the system's message.
tl::unexpected<Error> clipNotWritten(const QString& path, const QString& words);
/// The n-th name for a file: "clip.mp4", "clip (2).mp4", ...
QString numberedPath(const QString& path, int number);
/// The first of 99 such names that is free, or that `mayUse` allows. Empty if there is none.
QString usablePath(const QString& path, const std::function<bool(const QString&)>& mayUse = {});

} // namespace Dailies
