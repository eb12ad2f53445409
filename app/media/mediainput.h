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

/// An opened local media file, checked before libav saw it: a regular file of a known format, not a text that
/// would make a reader fetch addresses, not cut short. Every read ends at a deadline, whatever the file does.
class MediaInput final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::MediaInput)

public:
    MediaInput(MediaInput&&) noexcept;
    MediaInput& operator=(MediaInput&&) noexcept;
    ~MediaInput();

    /// How well the pictures are looked into. To be certain of their size and form, libav decodes the first of them for
    /// nothing but that; who decodes it anyway can learn from it.
    enum class Look { Certain, Declared };

    /// Opens the file and reads its streams. Errors: ErrorKind::Media, ErrorKind::BadInput.
    static Result<MediaInput> open(
        const QString& path, std::chrono::milliseconds limit = std::chrono::seconds(10), Look look = Look::Certain);

    const QString& path() const { return m_path; }
    AVFormatContext* context() const { return m_context.get(); }
    /// The stream of moving pictures, or null. A cover picture of a song is not one.
    AVStream* video() const { return m_video; }
    bool hasAudio() const { return m_hasAudio; }
    MediaFormat format() const { return m_format; }
    /// False where the size and the form of the pictures are only what the file declares.
    bool isCertain() const { return m_isCertain; }
    /// Makes it certain by a decoded picture; false where that one is not of the declared size.
    bool learnFrom(const AVFrame& frame);
    bool isOverdue() const;
    /// A file that is kept open: from now on reads take `limit` at most, and end as soon as `isUnwanted` (asked from the
    /// reading thread) says so.
    void allow(std::chrono::milliseconds limit, std::function<bool()> isUnwanted = {});
    /// Whether what is being read is not wanted any more.
    bool isUnwanted() const;

    /// By how many degrees, clockwise and between 0 and 359, the stored picture is turned to be shown.
    int rotation() const;
    /// The picture as shown: pixels that are not square widened, then turned. Empty without video.
    QSize shownSize() const;
    /// The picture as shown but not yet turned.
    QSize uprightSize() const;

private:
    struct Bounds;

    MediaInput();
    static int mustEnd(void* bounds);
    Result<void> openContext(const QString& path, Look look);
    Result<void> pickStreams();

    std::unique_ptr<Bounds> m_bounds; // libav keeps its address
    QString m_path;
    Av::Input m_context;
    AVStream* m_video = nullptr;
    bool m_hasAudio = false;
    bool m_isCertain = true;
    MediaFormat m_format = MediaFormat::Unknown;
};

} // namespace Dailies
