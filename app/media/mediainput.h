// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/avhandles.h"
#include "app/media/mediasniff.h"

#include <QCoreApplication>
#include <QSize>

#include <chrono>
#include <functional>
#include <memory>

namespace Dailies {

/// An opened local media file. Before libav reads it, checks that it is a regular file of a known format, not
/// truncated, and not a text file that could make a reader access URLs. Every read ends at a deadline, whatever the
/// file contains.
class MediaInput final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::MediaInput)

public:
    MediaInput(MediaInput&&) noexcept;
    MediaInput& operator=(MediaInput&&) noexcept;
    ~MediaInput();

    /// How the video stream is examined. With Certain, libav decodes the first frame to determine its size and format.
    /// Callers that decode a frame anyway can use Declared and learnFrom().
    enum class Look { Certain, Declared };

    /// Opens the file and reads its streams. Errors: ErrorKind::Media, ErrorKind::BadInput.
    static Result<MediaInput> open(
        const QString& path, std::chrono::milliseconds limit = std::chrono::seconds(10), Look look = Look::Certain);

    const QString& path() const { return m_path; }
    AVFormatContext* context() const { return m_context.get(); }
    /// The video stream, or null. The cover image of a song does not count.
    AVStream* video() const { return m_video; }
    bool hasAudio() const { return m_hasAudio; }
    MediaFormat format() const { return m_format; }
    /// False if size and format of the frames are only known from the file's header.
    bool isCertain() const { return m_isCertain; }
    /// Makes size and format certain from a decoded frame. Returns false if the frame does not have the declared size.
    bool learnFrom(const AVFrame& frame);
    bool isOverdue() const;
    /// For a file that is kept open: from now on, reads end after `limit`, or when `isUnwanted` (called from the
    /// reading thread) returns true.
    void allow(std::chrono::milliseconds limit, std::function<bool()> isUnwanted = {});
    /// Whether the current read is no longer wanted.
    bool isUnwanted() const;

    /// Clockwise rotation of the stored frame for display in degrees, 0 to 359.
    int rotation() const;
    /// The frame size as displayed: with square pixels, then rotated. Empty without video.
    QSize shownSize() const;
    /// The displayed size before rotation.
    QSize uprightSize() const;

private:
    struct Bounds;

    MediaInput();
    static int mustEnd(void* bounds);
    Result<void> openContext(const QString& path, Look look);
    Result<void> pickStreams();

    std::unique_ptr<Bounds> m_bounds; ///< libav keeps its address
    QString m_path;
    Av::Input m_context;
    AVStream* m_video = nullptr;
    bool m_hasAudio = false;
    bool m_isCertain = true;
    MediaFormat m_format = MediaFormat::Unknown;
};

} // namespace Dailies
