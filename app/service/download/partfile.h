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

/// The file that a clip is written to until it is complete and on disk: for its owner alone, with a name that nothing
/// else ever has, and kept when the writing breaks off, so that it can go on.
class PartFile final {
public:
    /// Waits before another try, and says whether there is to be one.
    using Pause = std::function<bool(int milliseconds)>;

    /// A name beside `clip` that was never used before: what lies under it is a part of this one download.
    static QString nameFor(const QString& clip);
    /// The clip's name within the name of its part.
    static QString clipOf(const QString& part);
    /// Opens the part, or makes it, and keeps its first `keep` bytes: all of them or, when it has not so many, none. Takes
    /// nothing over that is being written elsewhere. Errors: Storage; BadInput when the disk refuses the name.
    static Result<std::unique_ptr<PartFile>> open(const QString& part, qint64 keep);
    /// What tells a part from all others, whatever the clip is called; empty when it is no part's name.
    static QString tokenOf(const QString& part);
    /// Removes the part unless it is being written. Whether nothing lies there now.
    static bool discard(const QString& part);
    /// Leaves the part where it is.
    ~PartFile();

    QString name() const { return m_name; }
    bool isPublished() const { return m_published; }
    /// Bytes written, those kept included.
    qint64 size() const { return m_size; }
    /// The first bytes, as many as tell what it is.
    QByteArray head();
    /// What the part says about its end.
    Ending ending();

    Result<void> cut(qint64 size);
    Result<void> write(const QByteArray& bytes);
    /// Storage when the disk has no room for the rest of a clip of `total` bytes; where the disk can, the room is set
    /// aside. When that is not known (-1): Storage when it has little left.
    Result<void> makeRoom(qint64 total);
    /// The room that was set aside and is not needed now.
    void giveRoomBack();
    /// Once this has failed, nobody knows what is on disk: the part is empty then, and takes nothing more.
    Result<void> sync();
    /// Finds the name that the clip is going to have: `clip`, or that with a number when it is taken; and gives the part
    /// a name with the same beginning, so that after a crash clipOf() tells where the clip went. Errors: Storage; BadInput
    /// when the disk refuses the name.
    Result<void> settleName(const QString& clip, const Pause& pause);
    /// Gives the clip its name, overwriting nothing. A name that was taken meanwhile: an empty text, reserveName another one.
    Result<QString> commit(const Pause& pause);
    /// Puts the clip in the place of an earlier one that could not be played.
    Result<QString> replace(const QString& clip, const Pause& pause);
    /// Removes the part; never the clip that it has become.
    void remove();

private:
    explicit PartFile(const QString& part) : m_name(part), m_file(part) {}

    tl::unexpected<Error> trouble(int reason, const QString& words = {}) const;
    void beginWriteBack();

    QString m_name; ///< the file's own is that under which it was opened
    QFile m_file;
    qint64 m_size = 0;
    qint64 m_onItsWay = 0; ///< bytes that the system was told to bring to disk
    bool m_hasSpareRoom = false;
    bool m_spoiled = false; ///< a sync failed
    bool m_published = false; ///< it is the clip itself by now
};

/// The sentence for a clip that could not be written to the folder of `path`; `words` are the system's.
tl::unexpected<Error> clipNotWritten(const QString& path, const QString& words);
/// The n-th name for a file: "clip.mp4", "clip (2).mp4", ...
QString numberedPath(const QString& path, int number);

} // namespace Dailies
