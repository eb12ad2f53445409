// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/mutations.h"

#include <QRandomGenerator>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace Dailies {
namespace {

/// A part of a file that can be left out, doubled or moved, and the position of its length, if it has one.
struct Part {
    qsizetype at = 0;
    qsizetype length = 0;
    qsizetype lengthAt = -1;
};
using Parts = QList<Part>;

const char* const boxesWithBoxes[] = {
    "moov", "trak", "mdia", "minf", "dinf", "stbl", "edts", "udta", "moof", "traf", "mvex", "meta", "ilst"};

void findBoxes(const QByteArray& file, qsizetype from, qsizetype end, Parts& parts)
{
    while (from + 8 <= end) {
        const auto length = qsizetype(qFromBigEndian<quint32>(file.constData() + from));
        if (length < 8 || from + length > end)
            return;
        parts.append({from, length, from});
        const QByteArrayView name = QByteArrayView(file).sliced(from + 4, 4);
        if (std::any_of(std::begin(boxesWithBoxes), std::end(boxesWithBoxes),
                [name](const char* each) { return name == each; }))
            findBoxes(file, from + 8, from + length, parts);
        from += length;
    }
}

Parts pngChunks(const QByteArray& file)
{
    Parts parts;
    for (qsizetype at = 8; at + 12 <= file.size();) {
        const auto length = qsizetype(qFromBigEndian<quint32>(file.constData() + at)) + 12;
        parts.append({at, qMin(length, file.size() - at), at});
        at += length;
    }
    return parts;
}

Parts riffChunks(const QByteArray& file)
{
    Parts parts;
    for (qsizetype at = 12; at + 8 <= file.size();) {
        const auto length = qsizetype(qFromLittleEndian<quint32>(file.constData() + at + 4)) + 8;
        parts.append({at, qMin(length, file.size() - at), at + 4});
        at += length + length % 2;
    }
    return parts;
}

Parts jpegSegments(const QByteArray& file)
{
    Parts parts;
    for (qsizetype at = 2; at + 4 <= file.size() && uchar(file.at(at)) == 0xFF;) {
        const auto length = qsizetype(qFromBigEndian<quint16>(file.constData() + at + 2)) + 2;
        parts.append({at, qMin(length, file.size() - at), at + 2});
        at += length;
    }
    return parts;
}

/// Where the well-known elements of Matroska begin; each ends where the next begins.
Parts elements(const QByteArray& file)
{
    const QByteArray ids[] = {"1a45dfa3", "18538067", "114d9b74", "1549a966", "1654ae6b", "1f43b675", "1c53bb6b",
        "1254c367", "ae", "e0", "e1", "a3", "63a2"};
    QList<qsizetype> places;
    for (const QByteArray& id : ids) {
        const QByteArray mark = QByteArray::fromHex(id);
        for (qsizetype at = file.indexOf(mark); at >= 0 && places.size() < 200; at = file.indexOf(mark, at + 1))
            places.append(at);
    }
    std::sort(places.begin(), places.end());
    Parts parts;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const qsizetype end = i + 1 < places.size() ? places.at(i + 1) : file.size();
        if (end > places.at(i))
            parts.append({places.at(i), end - places.at(i), std::min(places.at(i) + 4, file.size() - 4)});
    }
    return parts;
}

Parts partsOf(const QByteArray& file)
{
    Parts parts;
    if (file.mid(4, 4) == "ftyp")
        findBoxes(file, 0, file.size(), parts);
    else if (file.startsWith("\x89PNG"))
        parts = pngChunks(file);
    else if (file.startsWith("RIFF"))
        parts = riffChunks(file);
    else if (file.startsWith("\xFF\xD8"))
        parts = jpegSegments(file);
    else if (file.startsWith("\x1A\x45\xDF\xA3"))
        parts = elements(file);
    for (qsizetype at = 0; parts.size() < 3 && at < file.size(); at += 512) // no known parts
        parts.append({at, qMin<qsizetype>(512, file.size() - at), -1});
    return parts;
}

/// Corrects the checksums of a PNG's chunks, so that a reader goes on to their content.
void mendPng(QByteArray& file)
{
    if (!file.startsWith("\x89PNG"))
        return;
    for (const Part& part : pngChunks(file)) {
        if (part.length < 12)
            continue;
        quint32 sum = ~0U;
        for (qsizetype at = part.at + 4; at < part.at + part.length - 4; ++at) {
            sum ^= uchar(file.at(at));
            for (int bit = 0; bit < 8; ++bit)
                sum = (sum >> 1) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        }
        qToBigEndian(~sum, file.data() + part.at + part.length - 4);
    }
}

/// One random change to one file.
class Change final {
public:
    Change(QByteArray& bytes, QRandomGenerator& chance) : m_bytes(bytes), m_chance(chance), m_parts(partsOf(bytes)) {}

    QByteArray apply(const QByteArray& other)
    {
        if (m_bytes.size() < 16)
            return "nothing";
        switch (below(11)) {
        case 0: return flipBits(m_bytes.size());
        case 1: return flipBits(qMin<qsizetype>(m_bytes.size(), 2500));
        case 2: return writeBytes();
        case 3: return writeNumber(below(m_bytes.size() - 8));
        case 4: return writeNumber(qMin(part().at + below(64), m_bytes.size() - 8));
        case 5: return writeLength();
        case 6: m_bytes.truncate(1 + below(m_bytes.size() - 1)); return "its end cut off";
        case 7: return leaveOut();
        case 8: return twice();
        case 9: return swap();
        default: return splice(other);
        }
    }

private:
    qsizetype below(qsizetype limit) { return limit > 0 ? m_chance.bounded(quint64(limit)) : 0; }
    Part part() { return m_parts.at(below(m_parts.size())); }

    QByteArray flipBits(qsizetype reach)
    {
        for (qsizetype i = 0, most = 1 + below(32); i < most; ++i) {
            const qsizetype at = below(reach);
            m_bytes[at] = char(m_bytes.at(at) ^ (1 << below(8)));
        }
        return "bits turned";
    }
    QByteArray writeBytes()
    {
        const Part where = part();
        for (qsizetype i = 0, most = 1 + below(16); i < most; ++i)
            m_bytes[where.at + below(where.length)] = char(below(256));
        return "bytes in a part";
    }
    quint32 telling()
    {
        const quint32 numbers[] = {0, 1, 7, 8, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFF0,
            0xFFFFFFFE, 0xFFFFFFFF, quint32(m_bytes.size()), quint32(m_bytes.size()) + 1};
        return numbers[below(std::size(numbers))];
    }
    QByteArray writeNumber(qsizetype at)
    {
        const quint32 number = telling();
        switch (below(4)) {
        case 0: qToBigEndian(number, m_bytes.data() + at); break;
        case 1: qToLittleEndian(number, m_bytes.data() + at); break;
        case 2: qToBigEndian(quint16(number), m_bytes.data() + at); break;
        default: qToBigEndian(quint64(number) << below(33), m_bytes.data() + at);
        }
        return "a number";
    }
    QByteArray writeLength()
    {
        const Part where = part();
        if (where.lengthAt < 0 || where.lengthAt + 4 > m_bytes.size())
            return writeNumber(below(m_bytes.size() - 8));
        const auto old = qFromBigEndian<quint32>(m_bytes.constData() + where.lengthAt);
        const quint32 lengths[] = {old + 1, old - 1, old / 2, old * 2, telling()};
        qToBigEndian(lengths[below(std::size(lengths))], m_bytes.data() + where.lengthAt);
        return "the length of a part";
    }
    QByteArray leaveOut()
    {
        const Part where = part();
        m_bytes.remove(where.at, where.length);
        return "a part left out";
    }
    QByteArray twice()
    {
        const Part where = part();
        const QByteArray copy = m_bytes.mid(where.at, qMin<qsizetype>(where.length, 256 * 1024));
        QByteArray more;
        for (qsizetype i = 0, times = below(8) == 0 ? 200 : 1 + below(3); i < times && more.size() < 1024 * 1024; ++i)
            more += copy;
        m_bytes.insert(below(2) == 0 ? where.at : part().at, more);
        return "a part doubled";
    }
    QByteArray swap()
    {
        Part first = part();
        Part second = part();
        if (first.at > second.at)
            std::swap(first, second);
        if (first.at + first.length > second.at)
            return flipBits(m_bytes.size()); // nested parts
        const QByteArray one = m_bytes.mid(first.at, first.length);
        const QByteArray two = m_bytes.mid(second.at, second.length);
        m_bytes.replace(second.at, second.length, one);
        m_bytes.replace(first.at, first.length, two);
        return "two parts in another order";
    }
    QByteArray splice(const QByteArray& other)
    {
        m_bytes = m_bytes.first(below(m_bytes.size())) + other.mid(below(other.size()));
        return "the end of another";
    }

    QByteArray& m_bytes;
    QRandomGenerator& m_chance;
    Parts m_parts;
};

} // namespace

Mutations::Mutations(const TestClips& clips)
{
    const QString film = u"-f lavfi -i testsrc=size=160x90:rate=24:duration=1"_s;
    const QString both = film + u" -f lavfi -i sine=duration=1"_s;
    const QString sound = u"-f lavfi -i sine=duration=1"_s;
    const QString h264 = u" -pix_fmt yuv420p -c:v libx264 -g 6"_s;
    const struct {
        const char* kind;
        QString suffix;
        QString arguments;
    } all[] = {
        {"mp4", u"mp4"_s, both + h264 + u" -c:a aac -movflags +faststart"_s},
        {"mp4, table last", u"mp4"_s, film + h264},
        {"mp4 in fragments", u"mp4"_s, both + h264 + u" -c:a aac -movflags +frag_keyframe+empty_moov"_s},
        {"mp4 with HEVC", u"mp4"_s, film + u" -pix_fmt yuv420p -c:v libx265 -tag:v hvc1 -x265-params log-level=0"_s},
        {"mov", u"mov"_s, film + u" -c:v mjpeg -pix_fmt yuvj420p"_s},
        {"mov with ProRes", u"mov"_s, film + u" -c:v prores_ks -frames:v 4"_s},
        {"webm", u"webm"_s, both + u" -pix_fmt yuv420p -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus"_s},
        {"webm with VP8", u"webm"_s, film + u" -c:v libvpx -deadline realtime -cpu-used 8"_s},
        {"mkv", u"mkv"_s, both + h264 + u" -c:a aac"_s},
        {"m4a", u"m4a"_s, sound + u" -c:a aac"_s},
        {"mp3", u"mp3"_s, sound + u" -c:a libmp3lame"_s},
        {"wav", u"wav"_s, sound},
        {"aac", u"aac"_s, sound + u" -c:a aac"_s},
        {"flac", u"flac"_s, sound},
        {"ogg", u"ogg"_s, sound + u" -c:a libopus"_s},
        {"png", u"png"_s, film + u" -frames:v 1"_s},
        {"jpeg", u"jpg"_s, film + u" -frames:v 1"_s},
        {"gif", u"gif"_s, film + u" -frames:v 6"_s},
        {"webp", u"webp"_s, film + u" -frames:v 1"_s},
        {"bmp", u"bmp"_s, film + u" -frames:v 1"_s},
        {"tiff", u"tiff"_s, film + u" -frames:v 1"_s},
    };
    for (const auto& each : all) {
        const QString name = u"good-%1.%2"_s.arg(m_sources.size()).arg(each.suffix);
        clips.make(name, each.arguments);
        m_sources.append({each.kind, each.suffix, clips.read(name)});
    }
}

Mutations::File Mutations::make(quint32 seed, int number) const
{
    QRandomGenerator chance({seed, quint32(number)});
    File file = m_sources.at(number % m_sources.size());
    const File& other = m_sources.at(chance.bounded(int(m_sources.size())));
    file.title += ':';
    for (int i = 0, most = 1 + chance.bounded(3); i < most; ++i)
        file.title += ' ' + Change(file.bytes, chance).apply(other.bytes) + ',';
    file.title.chop(1);
    if (chance.bounded(2) == 0)
        mendPng(file.bytes);
    return file;
}

} // namespace Dailies
