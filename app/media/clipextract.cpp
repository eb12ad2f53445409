// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/clipextract.h"

#include "app/common/durablefile.h"
#include "app/media/framereader.h"
#include "app/media/gifpalette.h"
#include "app/media/mediawriter.h"
#include "app/media/soundreader.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <filesystem>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr double secondUs = 1'000'000;
constexpr int soundBitRate = 192'000;

/// The numbers of the first and last frame of an order, and the end of the last in microseconds.
struct FrameRange {
    int first = 0;
    int last = 0;
    qint64 fromUs = 0;
    qint64 toUs = 0;
};

Result<FrameRange> rangeIn(const FrameReader& reader, const ExtractOrder& order)
{
    FrameRange range;
    range.first = order.firstUs ? reader.numberAtUs(*order.firstUs) : 0;
    range.last = order.lastUs ? reader.numberAtUs(*order.lastUs) : reader.count() - 1;
    if (range.last < range.first)
        return failure(ErrorKind::BadInput, ClipExtract::tr("The range is empty: it ends before it begins."));
    range.fromUs = reader.startUs(range.first);
    range.toUs = range.last + 1 < reader.count() ? reader.startUs(range.last + 1) : reader.endUs();
    return range;
}

/// Encoders know a few sample rates only; 48,000 is known to all.
int encodableRate(int rate)
{
    return rate == 44100 || rate == 32000 ? rate : 48000;
}

Result<QImage> pictureAt(FrameReader& reader, int number, const FrameReader::Bounds& bounds, QSize size = {})
{
    const Result<const AVFrame*> frame = reader.frame(number, bounds);
    if (!frame)
        return failure(frame.error());
    Result<QImage> picture = reader.pictureOf(**frame, size);
    if (picture && !size.isEmpty() && picture->size() != size) // rounded otherwise
        picture = picture->scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return picture ? Result<QImage>(picture->convertToFormat(QImage::Format_RGB32)) : picture;
}

} // namespace

ClipExtract::ClipExtract(ExtractOrder order, QObject* parent)
    : QObject(parent)
    , m_order(std::move(order))
    , m_stopped([this] { return m_isStopped.load(); })
{
    m_pool.setMaxThreadCount(1);
}

ClipExtract::~ClipExtract()
{
    stop();
    m_pool.waitForDone();
}

void ClipExtract::start()
{
    // The destructor waits for the pool, so the thread may use this object.
    m_pool.start([this] {
        const Result<QString> made = run();
        QMetaObject::invokeMethod(
            this, [this, made] { Q_EMIT finished(made); }, Qt::QueuedConnection);
    });
}

/// Tells how much is done. False if the user has stopped the work.
bool ClipExtract::report(double share)
{
    const int percent = static_cast<int>(share * 100);
    if (std::exchange(m_percent, percent) != percent)
        QMetaObject::invokeMethod(
            this, [this, percent] { Q_EMIT progressed(percent); }, Qt::QueuedConnection);
    return !m_isStopped;
}

Result<QString> ClipExtract::run()
{
    if (QFileInfo::exists(m_order.to)
        && QFileInfo(m_order.to).canonicalFilePath() == QFileInfo(m_order.from).canonicalFilePath())
        return failure(ErrorKind::BadInput, tr("That is the clip itself. Choose another name."));
    const QString part = u"%1.%2.part"_s.arg(m_order.to, QString::number(QRandomGenerator::global()->generate64(), 16));
    Result<void> made = write(part);
    if (made)
        made = placePart(part);
    if (made)
        return m_order.to;
    QFile::remove(part);
    return m_isStopped ? failure(ErrorKind::Stopped, tr("Stopped. No file was made.")) : failure(made.error());
}

QString ClipExtract::name() const
{
    return QFileInfo(m_order.to).fileName();
}

Result<void> ClipExtract::write(const QString& part)
{
    switch (m_order.kind) {
    case ExtractOrder::Kind::Film: return writeFilm(part);
    case ExtractOrder::Kind::Gif: return writeGif(part);
    case ExtractOrder::Kind::Sound: return writeSound(part);
    }
    return {};
}

Result<void> ClipExtract::placePart(const QString& part) const
{
    const auto trouble = [this](const QString& reason) {
        return failure(ErrorKind::Storage, tr("Can't write %1: %2.").arg(name(), reason));
    };
    if (const Result<void> synced = syncFileAt(part); !synced)
        return trouble(synced.error().message);
    if (m_order.replaces) {
        std::error_code problem;
        std::filesystem::rename(part.toStdU16String(), m_order.to.toStdU16String(), problem);
        if (problem)
            return trouble(QString::fromStdString(problem.message()));
    } else if (const int reason = renameNew(part, m_order.to); reason != 0) {
        return trouble(reason == EEXIST ? tr("a file of this name is there already") : qt_error_string(reason));
    }
    const Result<void> synced = syncFolderOf(m_order.to);
    return synced ? synced : trouble(synced.error().message);
}

Result<void> ClipExtract::writeFilm(const QString& part)
{
    const FrameReader::Bounds bounds{.isUnwanted = m_stopped};
    Result<FrameReader> reader = FrameReader::open(m_order.from, bounds);
    if (!reader)
        return failure(reader.error());
    const Result<FrameRange> range = rangeIn(*reader, m_order);
    if (!range)
        return failure(range.error());
    const MediaFacts facts = reader->facts();
    const double fps = facts.fps > 0 ? facts.fps : 25;
    Result<MediaWriter> writer = MediaWriter::open(part, name(), "mp4");
    if (!writer)
        return failure(writer.error());
    Result<void> done = writer->addFilm({.size = reader->shownSize(),
        .timeBase = reader->timeBase(),
        .fps = fps,
        .keyEvery = std::max(1, static_cast<int>(std::lround(fps)))});
    std::optional<SoundReader> sound;
    if (done && facts.hasAudio) {
        Result<SoundReader> opened = SoundReader::open(m_order.from, m_stopped);
        if (!opened)
            return failure(opened.error());
        sound.emplace(std::move(*opened));
        done = writer->addSound(
            {.rate = encodableRate(sound->rate()), .channels = &sound->channels(), .bitRate = soundBitRate});
    }
    if (done)
        done = writer->begin();
    reader->keepFew();
    const qint64 start = reader->spanOf(range->first).start;
    for (int number = range->first; done && number <= range->last; ++number) {
        if (!report(double(number - range->first) / (range->last - range->first + 1)))
            return failure(ErrorKind::Stopped, tr("Stopped."));
        const Result<QImage> picture = pictureAt(*reader, number, bounds);
        if (!picture)
            return failure(picture.error());
        const FrameReader::Span span = reader->spanOf(number);
        done = writer->write(*picture, span.start - start, span.length);
    }
    if (done && sound) {
        if (const Result<qint64> copied = sound->copy(range->fromUs, range->toUs, *writer); !copied)
            return failure(copied.error());
    }
    return done ? writer->finish() : done;
}

Result<void> ClipExtract::writeGif(const QString& part)
{
    const FrameReader::Bounds bounds{.isUnwanted = m_stopped};
    Result<FrameReader> reader = FrameReader::open(m_order.from, bounds);
    if (!reader)
        return failure(reader.error());
    const Result<FrameRange> range = rangeIn(*reader, m_order);
    if (!range)
        return failure(range.error());
    reader->keepFew();
    const QSize whole = reader->shownSize();
    const int width = std::min(m_order.width, whole.width());
    const QSize size(width, std::max(1, static_cast<int>(std::lround(double(whole.height()) * width / whole.width()))));
    const double us = double(std::max<qint64>(range->toUs - range->fromUs, 1));
    const int count = std::max(1, static_cast<int>(std::lround(us * m_order.fps / secondUs)));
    Result<GifPalette> palette = GifPalette::open(size);
    if (!palette)
        return failure(palette.error());
    Result<MediaWriter> writer = MediaWriter::open(part, name(), "gif");
    if (!writer)
        return failure(writer.error());
    Result<void> done = writer->addGif(size);
    if (done)
        done = writer->begin();
    const auto take = [&writer, this, written = 0](AVFrame& frame) mutable {
        frame.pts = std::llround(100.0 * written++ / m_order.fps);
        return writer->writeGifFrame(frame);
    };
    const GifPalette::Take give = take;
    // The colours are chosen for all pictures, so these are read twice.
    for (int step = 0; done && step < 2 * count; ++step) {
        if (!report(double(step) / (2 * count)))
            return failure(ErrorKind::Stopped, tr("Stopped."));
        if (step == count)
            done = palette->choose();
        const auto at = range->fromUs + static_cast<qint64>(step % count * secondUs / m_order.fps);
        const int number = std::min(reader->numberAtUs(at), range->last);
        const Result<QImage> picture = pictureAt(*reader, number, bounds, size);
        if (!picture)
            return failure(picture.error());
        if (done)
            done = step < count ? palette->see(*picture) : palette->convert(*picture, give);
    }
    if (done)
        done = palette->finish(give);
    return done ? writer->finish() : done;
}

Result<void> ClipExtract::writeSound(const QString& part)
{
    Result<SoundReader> sound = SoundReader::open(m_order.from, m_stopped);
    if (!sound)
        return failure(sound.error());
    FrameRange range;
    std::optional<qint64> toUs;
    if (m_order.firstUs || m_order.lastUs) {
        Result<FrameReader> reader = FrameReader::open(m_order.from, {.isUnwanted = m_stopped});
        if (!reader)
            return failure(reader.error());
        const Result<FrameRange> found = rangeIn(*reader, m_order);
        if (!found)
            return failure(found.error());
        range = *found;
        if (m_order.lastUs)
            toUs = range.toUs;
    }
    const bool isCompressed = m_order.to.endsWith(u".m4a"_s, Qt::CaseInsensitive);
    Result<MediaWriter> writer = MediaWriter::open(part, name(), isCompressed ? "ipod" : "wav");
    if (!writer)
        return failure(writer.error());
    MediaWriter::Sound form{.rate = sound->rate(), .channels = &sound->channels(), .bitRate = soundBitRate};
    if (isCompressed)
        form.rate = encodableRate(form.rate);
    else
        form = {AV_CODEC_ID_PCM_S16LE, AV_SAMPLE_FMT_S16, form.rate, form.channels, 0};
    Result<void> done = writer->addSound(form);
    if (done)
        done = writer->begin();
    if (!done)
        return done;
    const Result<qint64> samples = sound->copy(range.fromUs, toUs, *writer);
    if (!samples)
        return failure(samples.error());
    if (*samples == 0)
        return failure(ErrorKind::Media, tr("The sound track has ended before this range. No file was made."));
    return writer->finish();
}

} // namespace Dailies
