// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/framepicture.h"
#include "app/media/frametimes.h"
#include "app/media/mediainput.h"
#include "app/media/mediaprobe.h"

#include <QImage>
#include <QList>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace Dailies {

/// Reads any single frame of a clip exactly. It knows all frames from the packets before decoding. The file stays open
/// and recently decoded frames are kept, so that neighbouring frames are fast. May be used by one thread at a time.
class FrameReader final {
public:
    /// The time limit of one call, and a function to cancel it (called often, from the calling thread).
    struct Bounds {
        std::chrono::milliseconds limit = std::chrono::seconds(10);
        std::function<bool()> isUnwanted = {};
        /// Skip decoding of frames that no other needs, because only the requested frame is wanted.
        bool isInHaste = false;
        /// Only frames whose number is a multiple of this will be requested, in ascending order; others that no frame
        /// needs are not decoded.
        int every = 1;
    };

    /// Opens a clip. `threads` is the number of decoder threads; 0 chooses the number that delivers a single frame
    /// soonest.
    /// Errors: those of MediaInput::open() and readFrameTimes(); ErrorKind::Media if there is no decoder.
    static Result<FrameReader> open(const QString& path, const Bounds& bounds, int threads = 0);

    int count() const { return static_cast<int>(m_times.starts.size()); }
    /// The start of a frame in microseconds.
    qint64 startUs(int number) const;
    /// The end of the last frame in microseconds if the file says so, otherwise its start.
    qint64 endUs() const;
    /// A frame's start and length in timeBase(), for copying a clip without rounding its times.
    struct Span {
        qint64 start = 0;
        qint64 length = 0;
    };
    Span spanOf(int number) const;
    AVRational timeBase() const { return m_input.video()->time_base; }
    MediaFacts facts() const { return mediaFacts(m_input, m_times); }
    /// The frame size as displayed.
    QSize shownSize() const { return m_input.shownSize(); }
    /// The frame shown at this time.
    int numberAtUs(qint64 us) const;

    /// The decoded frame with this number, counted from 0 and clamped to the clip. Valid until the next call. If a
    /// frame cannot be decoded, returns the one before it, as players show it; its pts tells which one it is.
    /// Errors: ErrorKind::Media (nothing can be decoded there, takes too long), ErrorKind::Stopped.
    Result<const AVFrame*> frame(int number, const Bounds& bounds);
    /// Like frame(0), but decodes the frame separately if possible. That is much faster, but decoding for later frames
    /// starts over.
    Result<const AVFrame*> firstFrame(const Bounds& bounds);
    /// Whether frame() returns this frame at once, or after decoding a few frames.
    bool isAtHand(int number) const;
    /// The first frame that frame() would reach on the way to this one: the key frame before it, or the last frame that
    /// an earlier call reached. Errors: as frame().
    Result<const AVFrame*> frameOnTheWay(int number, const Bounds& bounds);
    /// A frame from frame() as displayed, in its original size or scaled to fit into bounds.
    /// Errors: ErrorKind::Media if there is not enough memory.
    Result<QImage> pictureOf(const AVFrame& frame, QSize bounds = {}) const;
    /// The same for frames during playback: faster, but in lower quality.
    Result<QImage> passingPictureOf(const AVFrame& frame, QSize bounds);
    /// For callers that go through a clip once: keeps and decodes as few frames as possible.
    void keepFew();
    /// Limits the kept decoded frames to this size, or to the smallest possible number.
    void keepWithin(qint64 bytes);
    /// The number of a frame returned by frame().
    int numberOf(const AVFrame& frame) const;

private:
    explicit FrameReader(MediaInput input);

    static Result<FrameReader> openAs(MediaInput::Look look, const QString& path, const Bounds& bounds, int threads);
    void beginWith(const AVPacket& packet);
    bool sendAlone(qint64 start, int key);
    const AVFrame* decodeAlone();
    const AVFrame* kept(qint64 start) const;
    const AVFrame* keptNear(qint64 start) const;
    void keep(Av::Frame frame);
    bool canContinue(qint64 start) const;
    bool beginFor(qint64 start, int key);
    bool seek(qint64 time);
    bool readPacket();
    const AVFrame* decodeUntil(qint64 start, qint64 keepFrom);
    const AVFrame* find(int number, bool isInHaste);
    bool isNeverWanted(qint64 start) const;
    qint64 keptFrom(int number) const;
    Error problem(int number) const;

    MediaInput m_input;
    FrameTimes m_times;
    Av::Codec m_codec;
    Av::Packet m_packet;
    FrameScaler m_scaler{FrameScaler::Manner::Quick};
    bool m_packetWaits = false; ///< m_packet was read but not decoded yet
    QList<std::shared_ptr<AVFrame>> m_kept; ///< oldest first
    qsizetype m_room = 1;
    std::optional<qint64> m_at; ///< start of the last decoded frame since the seek; nullopt means seek first
    qint64 m_from = 0; ///< the earliest of these frames
    std::optional<qint64> m_begunWith; ///< start of the only frame given to the decoder so far
    qint64 m_skippedTo = 0; ///< not all frames before this one were decoded since the seek
    int m_every = 1; ///< as Bounds::every
    qint64 m_thinnedTo = INT64_MIN; ///< of the frames before this one, only every m_thinnedBy-th was surely decoded
    int m_thinnedBy = 1;
    bool m_drained = false;
};

} // namespace Dailies
