// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/clipbytes.h"

#include <QFileDevice>
#include <QtEndian>

#include <optional>

namespace Dailies {

namespace {

constexpr char matroska[] = "\x1A\x45\xDF\xA3";

bool isMp4(const QByteArray& head)
{
    return head.mid(4, 4) == "ftyp";
}

QByteArray bytesAt(QFileDevice& file, qint64 at, qint64 count)
{
    return file.seek(at) ? file.read(count) : QByteArray();
}

bool mp4EndsWhole(QFileDevice& file, qint64 end)
{
    bool hasIndex = false;
    bool hasData = false;
    for (qint64 at = 0; at < end;) {
        const QByteArray head = bytesAt(file, at, 16);
        if (head.size() < 8)
            return false;
        const QByteArray type = head.mid(4, 4);
        hasIndex |= type == "moov";
        hasData |= type == "mdat" || type == "moof";
        quint64 size = qFromBigEndian<quint32>(head.constData());
        if (size == 1 && head.size() == 16)
            size = qFromBigEndian<quint64>(head.constData() + 8);
        // A size of 0 means "up to the end", which every end fits.
        if (size < 8 || size > static_cast<quint64>(end - at))
            return false;
        at += static_cast<qint64>(size);
    }
    return hasIndex && hasData;
}

/// The length in bytes of a Matroska number, which its first byte tells by its leading zeros.
int lengthOfNumber(char first)
{
    int length = 1;
    for (int bit = 0x80; bit != 0 && (first & bit) == 0; bit >>= 1)
        ++length;
    return length;
}

/// Where the element that begins at `at` ends; nothing when it does not say so.
std::optional<quint64> endOfElement(const QByteArray& head, qint64 at)
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
        return {};
    return static_cast<quint64>(at) + static_cast<quint64>(idLength + sizeLength) + size;
}

bool matroskaEndsWhole(QFileDevice& file, qint64 end)
{
    int elements = 0;
    for (qint64 at = 0; at < end; ++elements) {
        const std::optional<quint64> next = endOfElement(bytesAt(file, at, 12), at);
        if (!next || *next > static_cast<quint64>(end))
            return false;
        at = static_cast<qint64>(*next);
    }
    return elements >= 2; // what it is, and the film itself
}

} // namespace

bool isVideo(const QByteArray& head)
{
    return head.size() >= clipHeadSize && (isMp4(head) || head.startsWith(matroska));
}

bool endsWhole(QFileDevice& file, qint64 size)
{
    const QByteArray head = bytesAt(file, 0, clipHeadSize);
    if (isMp4(head))
        return mp4EndsWhole(file, size);
    return head.startsWith(matroska) && matroskaEndsWhole(file, size);
}

} // namespace Dailies
