// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <optional>

namespace Dailies {

/// A part of a clip as a file of its own.
struct ExtractOrder {
    enum class Kind {
        Film, ///< MP4 with exactly these frames, encoded again, because a copied stream can begin at key frames only
        Gif, ///< an animated picture
        Sound, ///< WAV, or M4A if the file is named so
    };
    Kind kind = Kind::Film;
    QString from = {}; ///< the clip, which is only read
    QString to = {};
    bool replaces = false; ///< an existing file of this name may be replaced
    std::optional<qint64> firstUs = {}; ///< start of the first frame in microseconds; unset for the clip's first
    std::optional<qint64> lastUs = {}; ///< start of the last frame, which is included; unset for the clip's last
    int width = 480; ///< of a GIF in pixels; never more than the clip has
    int fps = 15; ///< of a GIF
};

/// Makes an extract in a thread of its own. The file is complete or not made at all.
class ClipExtract final : public QObject {
    Q_OBJECT

public:
    explicit ClipExtract(ExtractOrder order, QObject* parent = nullptr);
    /// Cancels the work.
    ~ClipExtract() override;

    /// Emits progressed() from time to time and finished() once.
    void start();
    void stop() { m_isStopped = true; }

Q_SIGNALS:
    void progressed(int percent);
    /// The file that was written. Errors: ErrorKind::Stopped; ErrorKind::BadInput, Media (the clip cannot be read, has
    /// no sound, the range is empty); ErrorKind::Storage (the file cannot be written).
    void finished(const Dailies::Result<QString>& file);

private:
    QString name() const;
    Result<QString> run();
    Result<void> write(const QString& part);
    Result<void> writeFilm(const QString& part);
    Result<void> writeGif(const QString& part);
    Result<void> writeSound(const QString& part);
    Result<void> placePart(const QString& part) const;
    bool report(double share);

    const ExtractOrder m_order;
    const std::function<bool()> m_stopped; ///< for the readers
    int m_percent = 0; ///< used only in the working thread
    std::atomic<bool> m_isStopped = false;
    QThreadPool m_pool; // destroyed first: waits for the work in progress
};

} // namespace Dailies
