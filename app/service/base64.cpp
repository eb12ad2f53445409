// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/base64.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace Dailies {

namespace {

constexpr char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The two letters for each 12 bits, the first one in the higher byte: half as many steps as letter by letter.
constexpr auto pairs = [] {
    std::array<quint16, 4096> table{};
    for (unsigned bits = 0; bits < table.size(); ++bits)
        table[bits] = static_cast<quint16>(letters[bits >> 6] << 8 | letters[bits & 63]);
    return table;
}();

quint64 pair(quint64 bits)
{
    return pairs[bits & 4095];
}

} // namespace

// The libraries at hand go letter by letter, which takes twice as long.
void encodeBase64(const char* from, qint64 size, char* to)
{
    for (; size >= 8; size -= 6, from += 6, to += 8) {
        const quint64 bits = qFromBigEndian<quint64>(from); // the last two bytes come again with the next
        qToBigEndian(pair(bits >> 52) << 48 | pair(bits >> 40) << 32 | pair(bits >> 28) << 16 | pair(bits >> 16), to);
    }
    for (; size > 0; size -= 3, from += 3, to += 4) {
        std::array<char, 3> last{};
        std::copy_n(from, std::min<qint64>(size, 3), last.begin());
        const quint64 bits = qFromBigEndian<quint16>(last.data()) << 8 | static_cast<quint8>(last[2]);
        qToBigEndian(static_cast<quint32>(pair(bits >> 12) << 16 | pair(bits)), to);
        if (size < 3)
            to[3] = '=';
        if (size == 1)
            to[2] = '=';
    }
}

} // namespace Dailies
