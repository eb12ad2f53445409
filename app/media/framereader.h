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

/// Shows any single picture of a clip, exactly that one: which there are is known from the packets before anything is
/// decoded. The file stays open and lately decoded pictures are kept, so that the next and the one before are at hand.
/// To be used by one thread at a time.
class FrameReader final {
public:
    /// How long one call may take, and who may end it earlier (asked often, from the calling thread).
    struct Bounds {
        std::chrono::milliseconds limit = std::chrono::seconds(10);
        std::function<bool()> isUnwanted = {};
        bool isInHaste = false; ///< nothing before the picture is wanted: on the way, what no other needs is left out
    };

    /// Decodes with so many threads; 0 for as many as bring a single picture soonest.
    /// Errors: those of MediaInput::open() and readFrameTimes(), ErrorKind::Media where nothing can decode the picture.
    static Result<FrameReader> open(const QString& path, const Bounds& bounds, int threads = 0);

    int count() const { return static_cast<int>(m_times.starts.size()); }
    /// The start of a picture in microseconds.
    qint64 startUs(int number) const;
    /// When the last one ends, as far as the file tells; else when it begins.
    qint64 endUs() const;
    MediaFacts facts() const { return mediaFacts(m_input, m_times); }
    /// Of a picture as a person sees it.
    QSize shownSize() const { return m_input.shownSize(); }
    /// The picture that covers this time.
    int numberAtUs(qint64 us) const;

    /// The number-th picture from 0, as decoded; good until the next call. Numbers outside are brought inside. A picture
    /// that cannot be decoded is stood for by the one before it, as on every player's screen: pts tells.
    /// Errors: ErrorKind::Media (nothing can be decoded there, takes too long), ErrorKind::Stopped.
    Result<const AVFrame*> frame(int number, const Bounds& bounds);
    /// frame(0), decoded by itself where it can be: much sooner, but the way to those after it begins anew.
    Result<const AVFrame*> firstFrame(const Bounds& bounds);
    /// Whether frame() has it at once, or after a few pictures more.
    bool isAtHand(int number) const;
    /// What frame() comes by first on its way to a picture: the key picture before it, or the furthest that an earlier
    /// way came. Errors: as frame().
    Result<const AVFrame*> frameOnTheWay(int number, const Bounds& bounds);
    /// A frame of frame() as a person sees it, in its own size or made to fit into bounds.
    /// Errors: ErrorKind::Media where memory is short.
    Result<QImage> pictureOf(const AVFrame& frame, QSize bounds = {}) const;
    /// The same for pictures that go by: quicker, not as fine.
    Result<QImage> passingPictureOf(const AVFrame& frame, QSize bounds);
    /// For those who go through a clip once: hardly any decoded pictures are kept, and fewer are decoded.
    void keepFew();
    /// No more decoded pictures are kept than take up so many bytes, or the very fewest.
    void keepWithin(qint64 bytes);
    /// The number of the picture that a frame of frame() is.
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
    bool canGoOn(qint64 start) const;
    bool beginFor(qint64 start, int key);
    bool seek(qint64 time);
    bool readPacket();
    const AVFrame* decodeUntil(qint64 start, qint64 keepFrom);
    const AVFrame* find(int number, bool isInHaste);
    qint64 keptFrom(int number) const;
    Error problem(int number) const;

    MediaInput m_input;
    FrameTimes m_times;
    Av::Codec m_codec;
    Av::Packet m_packet;
    FrameScaler m_scaler{FrameScaler::Manner::Quick};
    bool m_packetWaits = false; ///< m_packet was read and not decoded yet
    QList<std::shared_ptr<AVFrame>> m_kept; ///< oldest first
    qsizetype m_room = 1;
    std::optional<qint64> m_at; ///< start of the last picture that came out since the seek; none: seek first
    qint64 m_from = 0; ///< the earliest of them
    std::optional<qint64> m_begunWith; ///< start of the only picture that the decoder was given so far
    qint64 m_skippedTo = 0; ///< before this, not all pictures were decoded since the seek
    bool m_drained = false;
};

} // namespace Dailies
