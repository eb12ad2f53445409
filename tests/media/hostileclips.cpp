// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/hostileclips.h"

#include "tests/media/mutations.h"

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace Dailies {
namespace {

QByteArray number(quint32 value)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray box(const char* type, const QByteArray& content)
{
    return number(static_cast<quint32>(content.size() + 8)) + type + content;
}

quint32 sizeAt(const QByteArray& file, qsizetype at)
{
    return qFromBigEndian<quint32>(file.constData() + at);
}

/// A copy of an MP4 file with new content for one box. The boxes around it grow accordingly.
QByteArray withContent(QByteArray file, std::initializer_list<const char*> path, const QByteArray& content)
{
    qsizetype from = 0;
    qsizetype end = file.size();
    QList<qsizetype> around;
    for (const char* name : path) {
        while (from + 8 <= end && file.mid(from + 4, 4) != name)
            from += std::max<qsizetype>(8, sizeAt(file, from));
        if (from + 8 > end)
            qFatal("no box %s", name);
        around.append(from);
        end = from + sizeAt(file, from);
        from += 8;
    }
    const qsizetype more = content.size() - (end - from);
    for (const qsizetype at : std::as_const(around))
        qToBigEndian(static_cast<quint32>(sizeAt(file, at) + more), file.data() + at);
    return file.replace(from, end - from, content);
}

/// A copy with the bytes at an offset from the first mark overwritten.
QByteArray patched(QByteArray file, const char* mark, qsizetype distance, const QByteArray& bytes)
{
    const qsizetype at = file.indexOf(mark);
    if (at < 0)
        qFatal("no %s", mark);
    return file.replace(at + distance, bytes.size(), bytes);
}

struct Corpus {
    const TestClips& clips;
    QByteArray address; ///< on this computer
    QList<HostileClip> files = {};

    void add(const char* title, const char* suffix, const QByteArray& bytes, bool isRefused = true)
    {
        const QString name = u"hostile-%1.%2"_s.arg(files.size()).arg(QLatin1StringView(suffix));
        files.append({title, clips.write(name, bytes), isRefused});
    }
    void texts();
    void references();
    void twofold();
    void claims();
    void ends();
    void passengers();
};

// Texts that make players download other things, under a clip's name.
void Corpus::texts()
{
    const QByteArray head = "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:5\n";
    add("HLS", "mp4", head + "#EXTINF:5,\n" + address + "/a.ts\n#EXT-X-ENDLIST\n");
    add("HLS under its own name", "m3u8", head + "#EXTINF:5,\n" + address + "/a.ts\n#EXT-X-ENDLIST\n");
    add("HLS of files", "mp4", head + "#EXTINF:5,\nbait.ts\n#EXT-X-ENDLIST\n");
    add("HLS with a key", "mp4",
        head + "#EXT-X-KEY:METHOD=AES-128,URI=\"" + address + "/key\"\n#EXTINF:5,\nbait.ts\n#EXT-X-ENDLIST\n");
    add("HLS with a map", "mp4",
        head + "#EXT-X-MAP:URI=\"" + address + "/init.mp4\"\n#EXTINF:5,\nbait.mp4\n#EXT-X-ENDLIST\n");
    add("HLS master", "mp4", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n" + address + "/low.m3u8\n");
    add("HLS behind blanks", "mp4", "\xEF\xBB\xBF \r\n" + head + "#EXTINF:5,\n" + address + "/a.ts\n");
    add("DASH", "mp4",
        "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\" type=\"static\" "
        "profiles=\"urn:mpeg:dash:profile:isoff-on-demand:2011\" mediaPresentationDuration=\"PT5S\"><Period>"
        "<AdaptationSet mimeType=\"video/mp4\"><Representation id=\"1\" bandwidth=\"1\" codecs=\"avc1.42c00d\">"
        "<BaseURL>"
            + address + "/a.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>");
    add("Smooth Streaming", "mp4", "<SmoothStreamingMedia MajorVersion=\"2\" Duration=\"1\"></SmoothStreamingMedia>");
    add("concat of an address", "mp4", "ffconcat version 1.0\nfile " + address + "/a.mp4\n");
    add("concat of a file", "mp4", "ffconcat version 1.0\nfile bait.mp4\n");
    add("SDP", "mp4", "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\n");
    add("PLS", "mp4", "[playlist]\nFile1=" + address + "/a.mp4\nNumberOfEntries=1\nVersion=2\n");
    add("plain play list", "m3u", address + "/a.mp4\nbait.mp4\n");
    add("ASX", "mp4", "<asx version=\"3.0\"><entry><ref href=\"" + address + "/a.mp4\"/></entry></asx>");
    add("ASF reference", "mp4", "[Reference]\r\nRef1=" + address + "/a.wmv\r\n");
    add("SMIL", "mp4", "<smil><body><video src=\"" + address + "/a.mp4\"/></body></smil>");
    add("QuickTime text link", "mov",
        "<?xml version=\"1.0\"?><?quicktime type=\"application/x-quicktime-media-link\"?><embed src=\"" + address
            + "/a.mov\"/>");
    add("RTSP text", "mov", "RTSPtextrtsp://127.0.0.1/a\r\n");
    add("drawing", "mp4", "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\"><image xlink:href=\"bait.mp4\"/></svg>");
    add("subtitles", "mp4", "WEBVTT\n\n00:00.000 --> 00:05.000\nA line\n");
}

// Clips whose frames are in other files.
void Corpus::references()
{
    const QByteArray clip = clips.read(u"bait.mp4"_s);
    const auto located = [&clip](const QByteArray& type, const QByteArray& content) {
        const QByteArray entry = box(type.constData(), QByteArray(4, '\0') + content + '\0');
        return withContent(
            clip, {"moov", "trak", "mdia", "minf", "dinf", "dref"}, QByteArray(4, '\0') + number(1) + entry);
    };
    add("pictures at an address", "mp4", located("url ", address + "/a.mp4"), false);
    add("pictures in a file", "mp4", located("url ", "file:bait.mp4"), false);
    add("pictures in a file, by its whole name", "mp4",
        located("url ", "file://" + QFile::encodeName(clips.path(u"bait.mp4"_s))), false);
    add("pictures in a named file", "mp4", located("urn ", QByteArray("bait.mp4\0bait.mp4", 17)), false);
    // An alias as written by old Macs: the name at offset 50, its folder before it, the full path at the end.
    QByteArray alias(150, '\0');
    alias.replace(4, 2, QByteArray("\0\x96", 2));
    alias.replace(50, 9,
        "\x08"
        "bait.mp4");
    add("pictures behind an alias", "mov",
        located("alis",
            alias
                + QByteArray("\0\x02\0\x08"
                             "bait.mp4\xFF\xFF\0\0",
                    16)),
        false);
    const QByteArray away =
        box("rdrf", QByteArray(4, '\0') + "url " + number(quint32(address.size() + 7)) + address + "/a.mov" + '\0');
    const QByteArray film = box("moov", box("rmra", box("rmda", away)));
    add("film that is elsewhere", "mov", box("ftyp", "qt  " + QByteArray(4, '\0') + "qt  ") + film);
    add("film that is elsewhere, without a head", "mov", film);
}

// Files that begin like clips but that other programs would take for text.
void Corpus::twofold()
{
    const QByteArray list = "\n#EXTM3U\n#EXTINF:5,\n" + address + "/a.ts\n#EXT-X-ENDLIST\n";
    const QByteArray call = "\nc=IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n";
    const QByteArray dash =
        "<MPD profiles=\"urn:mpeg:dash:profile:full:2011\"><BaseURL>" + address + "</BaseURL></MPD>";
    const QByteArray long32 = QByteArray(32, 'A');
    add("box and play list", "mp4", QByteArray("AAAAftypisom") + list);
    add("box and SDP", "mp4", QByteArray("AAAAftypisom") + call + long32);
    add("box and DASH", "mp4", QByteArray("AAAAftypisom") + dash);
    add("free box and SDP", "mp4", QByteArray("AAAAfree") + call + long32);
    add("wide box and DASH", "mov", QByteArray("AAAAwide") + dash);
    // A Matroska header that names an unknown type.
    const QByteArray ebml = QByteArray::fromHex("1a45dfa3") + '\xFE';
    add("EBML and SDP", "mkv", ebml + call + QByteArray(200, 'A'));
    add("EBML and DASH", "mkv", ebml + dash + QByteArray(200, 'A'));
    add("ID3 and play list", "mp3", QByteArray("ID3\x04\0\0\0\0\0\0", 10) + list);
    add("clip with a play list behind", "mp4", clips.read(u"bait.mp4"_s) + box("free", list), false);
}

void Corpus::claims()
{
    const QByteArray clip = clips.read(u"bait.mp4"_s);
    const QByteArray most = QByteArray(2, '\xFF');
    add("65535 pixels each way", "mp4", patched(clip, "avc1", 28, most + most), false); // the frames have the true size
    clips.make(u"plain.mov"_s, u"-f lavfi -i color=gray:s=64x36:r=1 -frames:v 2 -c:v rawvideo -pix_fmt rgb24"_s);
    add("65535 plain pixels each way", "mov", patched(clips.read(u"plain.mov"_s), "raw ", 28, most + most));
    add("no pixels", "mp4", patched(clip, "avc1", 28, QByteArray(4, '\0')), false);
    add("a line of 16384 pixels", "mp4", patched(clip, "avc1", 28, QByteArray::fromHex("40000001")), false);
    add("length 0", "mp4", patched(patched(clip, "mvhd", 20, number(0)), "mdhd", 20, number(0)), false);
    add("length of years", "mp4",
        patched(patched(clip, "mvhd", 20, number(0x7FFFFFFF)), "mdhd", 20, number(0x7FFFFFFF)), false);
    add("time in no units", "mp4", patched(patched(clip, "mvhd", 16, number(0)), "mdhd", 16, number(0)), false);
    add("4 milliards of pictures", "mp4", patched(clip, "stts", 12, number(0xFFFFFFFE)), false);
    add("pictures that last for years", "mp4", patched(clip, "stts", 16, number(0x7FFFFFFF)), false);
    add("table of 4 milliards", "mp4", patched(clip, "stsz", 12, number(0xFFFFFFFE)), false);
    add("pictures of 4 GB", "mp4", patched(clip, "stsz", 16, number(0xFFFFFFFE)), false);
    add("pictures beyond the end", "mp4", patched(clip, "stco", 12, number(0xFFFFFFF0)), false);
    add("no such codec", "mp4", patched(clip, "avc1", 0, "zzzz"), false);
    // For each fragment of a track without a header, libav counts for seconds without checking for an interrupt.
    clips.make(u"fragments.mp4"_s,
        u"-f lavfi -i testsrc=size=160x90:rate=24:duration=1 -f lavfi -i sine=duration=1 -pix_fmt yuv420p -c:v libx264"
        " -g 6 -c:a aac -movflags +frag_keyframe+empty_moov"_s);
    add("track without a header", "mp4", patched(clips.read(u"fragments.mp4"_s), "tkhd", 0, "Pkhd"));
    add("track that ends early", "mp4", patched(clip, "mdia", -4, number(0x00FFFFFF)));
    QByteArray nested;
    for (int depth = 0; depth < 4000; ++depth)
        nested = box("moov", nested);
    add("boxes in boxes", "mp4", clip.first(sizeAt(clip, 0)) + nested);
    const QByteArray zeros = qCompress(QByteArray(32 * 1024 * 1024, '\0')).sliced(4);
    add("compressed head that swells", "mov",
        box("ftyp", "qt  " + QByteArray(4, '\0'))
            + box("moov", box("cmov", box("dcom", "zlib") + box("cmvd", number(0x70000000) + zeros))));
    // A plain grey image: a few kilobytes that decode to 36 million pixels.
    clips.make(u"swells.mov"_s, u"-f lavfi -i color=gray:s=6000x6000:r=1 -frames:v 1 -c:v png -pix_fmt gray"_s);
    files.append({"picture that swells", clips.path(u"swells.mov"_s), false});
}

void Corpus::ends()
{
    const QByteArray clip = clips.read(u"bait.mp4"_s);
    const QByteArray film = clips.read(u"bait.mkv"_s);
    add("empty", "mp4", {});
    add("one byte", "mp4", "x");
    add("head alone", "mp4", clip.first(sizeAt(clip, 0)));
    add("half an MP4", "mp4", clip.first(clip.size() / 2));
    add("MP4 without its last byte", "mp4", clip.chopped(1));
    add("half a Matroska", "mkv", film.first(film.size() / 2), false);
    add("Matroska's head", "mkv", film.first(60));
    add("box that never ends", "mp4", clip.first(sizeAt(clip, 0)) + number(1) + "mdat" + QByteArray(8, '\x7F'));
    add("box without a length", "mp4", clip.first(sizeAt(clip, 0)) + number(0) + "mdat" + QByteArray(5000, 'x'));
    add("zeros", "mp4", QByteArray(200'000, '\0'));
    add("head and zeros", "mkv", film.first(60) + QByteArray(200'000, '\0'));
    // A sparse file: a header, then nothing for 50 GB.
    const QString path = clips.write(u"endless.mkv"_s, film.first(60));
    QFile file(path);
    if (file.open(QIODevice::ReadWrite) && file.resize(50'000'000'000))
        files.append({"50 GB of nothing", path});
}

// Other content of Matroska files.
void Corpus::passengers()
{
    clips.write(u"lines.srt"_s, "1\n00:00:00,000 --> 00:00:01,000\n{\\fnBait}<font face=\"bait.ttf\">A line</font>\n");
    clips.make(u"passengers.mkv"_s,
        u"-i %1 -i %2 -c:v copy -c:s ass -attach %1 -metadata:s:t mimetype=application/x-truetype-font"
        " -metadata:s:t filename=bait.ttf"_s.arg(clips.path(u"bait.mp4"_s), clips.path(u"lines.srt"_s)));
    files.append({"font and subtitles", clips.path(u"passengers.mkv"_s), false});
    // The gap left by the writer becomes a second header, which names files that belong before and after this one.
    QByteArray film = clips.read(u"bait.mkv"_s);
    const QByteArray links = QByteArray::fromHex("3eb92390") + QByteArray(16, '\x11') + QByteArray::fromHex("3e83bb88")
        + "bait.mkv" + QByteArray::fromHex("3c83ab88") + "bait.mkv";
    const QByteArray info = QByteArray::fromHex("1549a966") + char(0x80 + links.size()) + links;
    const QByteArray body = film.mid(film.indexOf(QByteArray::fromHex("1549a966")));
    // A segment without a length, so that no length has to be recalculated.
    const QByteArray head = film.first(film.indexOf(QByteArray::fromHex("18538067")) + 4);
    add("linked segments", "mkv", head + QByteArray::fromHex("01ffffffffffffff") + info + body, false);
}

} // namespace

QList<HostileClip> hostileClips(const TestClips& clips, quint16 port)
{
    const QString picture = u"-f lavfi -i testsrc=size=160x90:rate=24:duration=1 -pix_fmt yuv420p -c:v libx264"_s;
    clips.make(u"bait.mp4"_s, picture);
    clips.make(u"bait.mkv"_s, picture);
    clips.make(u"bait.ts"_s, picture);
    Corpus corpus{clips, "http://127.0.0.1:" + QByteArray::number(port)};
    corpus.texts();
    corpus.references();
    corpus.twofold();
    corpus.claims();
    corpus.ends();
    corpus.passengers();
    return corpus.files;
}

QList<HostileClip> mutatedClips(const TestClips& clips, int count)
{
    const Mutations mutations(clips);
    QList<HostileClip> files;
    for (int number = 0; number < count; ++number) {
        const Mutations::File file = mutations.make(5, number);
        files.append({file.title, clips.write(u"mutated-%1.%2"_s.arg(number).arg(file.suffix), file.bytes), false});
    }
    return files;
}

} // namespace Dailies
