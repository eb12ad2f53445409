// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/videosniffer.h"

#include <QFileDevice>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <optional>

namespace Dailies {

namespace {

constexpr char matroska[] = "\x1A\x45\xDF\xA3";

bool isMp4(const QByteArray& head)
{
    const QByteArray type = head.mid(4, 4);
    // Old QuickTime files do not begin with "ftyp".
    constexpr std::array types{"ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"};
    return std::ranges::any_of(types, [&type](const char* each) { return type == each; });
}

/// Whether the bytes contain no control characters that text never has.
bool isText(const QByteArray& bytes)
{
    return std::ranges::none_of(bytes, [](char c) {
        const auto byte = static_cast<quint8>(c);
        return byte == 0x7F || (byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f');
    });
}

/// Whether a text begins like a web page, an error message of a service or a playlist.
bool beginsAsPage(QByteArray text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    text = text.trimmed().left(16).toLower();
    constexpr std::array starts{"<", "{", "[", "#ext", "ffconcat", "v=0", "rtsp:"};
    return std::ranges::any_of(starts, [&text](const char* start) { return text.startsWith(start); });
}

bool isTypeOfText(const QByteArray& type)
{
    const QByteArray name = type.split(';').constFirst().trimmed().toLower();
    return name.startsWith("text/") || name.endsWith("json") || name.endsWith("xml") || name.endsWith("mpegurl");
}

QByteArray bytesAt(QFileDevice& file, qint64 at, qint64 count)
{
    return file.seek(at) ? file.read(count) : QByteArray();
}

Ending mp4Ending(QFileDevice& file, qint64 end)
{
    bool hasIndex = false;
    bool hasData = false;
    for (qint64 at = 0; at < end;) {
        const QByteArray head = bytesAt(file, at, 16);
        if (head.size() < 8)
            return Ending::Short;
        const QByteArray type = head.mid(4, 4);
        hasIndex |= type == "moov";
        hasData |= type == "mdat" || type == "moof";
        quint64 size = qFromBigEndian<quint32>(head.constData());
        if (size == 1 && head.size() == 16)
            size = qFromBigEndian<quint64>(head.constData() + 8);
        // A size of 0 means "up to the end of the file", so any end fits.
        if (size == 0)
            return Ending::Unknown;
        if (size < 8 || size > static_cast<quint64>(end - at))
            return Ending::Short;
        at += static_cast<qint64>(size);
    }
    return hasIndex && hasData ? Ending::Whole : Ending::Short;
}

/// The length in bytes of a Matroska number, given by the leading zeros of its first byte.
int lengthOfNumber(char first)
{
    int length = 1;
    for (int bit = 0x80; bit != 0 && (first & bit) == 0; bit >>= 1)
        ++length;
    return length;
}

/// An element of a Matroska file.
struct Element {
    quint64 end = 0; ///< position behind the element; 0 if unknown
};

/// Parses the header of the element at position `at`; nullopt if `head` is not one.
std::optional<Element> elementAt(const QByteArray& head, qint64 at)
{
    if (head.isEmpty())
        return {};
    const int idLength = lengthOfNumber(head.at(0));
    if (idLength > 4 || head.size() <= idLength)
        return {};
    const int sizeLength = lengthOfNumber(head.at(idLength));
    if (sizeLength > 8 || head.size() < idLength + sizeLength)
        return {};
    const quint64 unknown = (quint64(1) << (7 * sizeLength)) - 1;
    quint64 size = 0;
    for (int i = 0; i < sizeLength; ++i)
        size = (size << 8) | static_cast<quint8>(head.at(idLength + i));
    size &= unknown;
    if (size == unknown)
        return Element{};
    return Element{static_cast<quint64>(at) + static_cast<quint64>(idLength + sizeLength) + size};
}

Ending matroskaEnding(QFileDevice& file, qint64 end)
{
    int elements = 0;
    for (qint64 at = 0; at < end; ++elements) {
        const std::optional<Element> element = elementAt(bytesAt(file, at, 12), at);
        if (element && element->end == 0)
            return Ending::Unknown;
        if (!element || element->end > static_cast<quint64>(end))
            return Ending::Short;
        at = static_cast<qint64>(element->end);
    }
    return elements >= 2 ? Ending::Whole : Ending::Short; // the EBML header and at least one segment
}

} // namespace

Content contentOf(const QByteArray& head, const QByteArray& type)
{
    if (head.size() >= shortestFilmHead && (isMp4(head) || head.startsWith(matroska)))
        return Content::Film;
    const bool isPage = isText(head) && (beginsAsPage(head) || isTypeOfText(type));
    return isPage ? Content::Page : Content::Unknown;
}

Ending endingOf(QFileDevice& file, qint64 size)
{
    const QByteArray head = bytesAt(file, 0, shortestFilmHead);
    if (head.size() < shortestFilmHead)
        return Ending::Short;
    if (isMp4(head))
        return mp4Ending(file, size);
    return head.startsWith(matroska) ? matroskaEnding(file, size) : Ending::Unknown;
}

} // namespace Dailies
