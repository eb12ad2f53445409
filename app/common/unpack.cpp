// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/unpack.h"

#include <zlib.h>

#include <algorithm>
#include <climits>

namespace Dailies {

namespace {

constexpr int findHeader = MAX_WBITS + 32; ///< zlib recognises its own header and the one of gzip
constexpr int withoutHeader = -MAX_WBITS;

class Inflater {
public:
    explicit Inflater(int windowBits) : m_isReady(inflateInit2(&m_stream, windowBits) == Z_OK) {}
    ~Inflater() { inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(Inflater)

    Unpacked read(const QByteArray& bytes, qsizetype limit);

private:
    /// Whether another member of a gzip file follows (RFC 1952, 2.2).
    bool goesOn() const { return m_stream.avail_in >= 2 && m_stream.next_in[0] == 0x1f && m_stream.next_in[1] == 0x8b; }

    z_stream m_stream = {};
    bool m_isReady;
};

Unpacked Inflater::read(const QByteArray& bytes, qsizetype limit)
{
    constexpr qsizetype step = 64 * 1024;
    // zlib only reads what is not const in its declarations.
    m_stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.constData()));
    m_stream.avail_in = uInt(bytes.size());
    QByteArray content;
    int state = m_isReady ? Z_OK : Z_MEM_ERROR;
    while (state == Z_OK && content.size() < limit) {
        QByteArray more(std::min(step, limit - content.size()), Qt::Uninitialized);
        m_stream.next_out = reinterpret_cast<Bytef*>(more.data());
        m_stream.avail_out = uInt(more.size());
        state = inflate(&m_stream, Z_NO_FLUSH);
        content.append(more.constData(), more.size() - qsizetype(m_stream.avail_out));
        if (state == Z_STREAM_END && goesOn())
            state = inflateReset(&m_stream);
    }
    return {content, state == Z_STREAM_END || (state == Z_OK && content.size() == limit)};
}

std::optional<Unpacked> unpackOnce(const QByteArray& bytes, bool mayLackHeader, qsizetype limit)
{
    Unpacked found = Inflater(findHeader).read(bytes, limit);
    if (!found.isWhole && found.content.isEmpty() && mayLackHeader) {
        found = Inflater(withoutHeader).read(bytes, limit);
        if (!found.isWhole)
            return std::nullopt; // without a header, anything can look like the beginning of deflate data
    }
    return found.isWhole || !found.content.isEmpty() ? std::optional(found) : std::nullopt;
}

} // namespace

std::optional<Unpacked> unpack(const QByteArray& bytes, const QByteArray& encoding, qsizetype limit)
{
    constexpr int mostTimes = 3;
    if (bytes.size() > qsizetype(UINT_MAX))
        return std::nullopt;
    const bool mayLackHeader = encoding.toLower().contains("deflate");
    std::optional<Unpacked> unpacked = unpackOnce(bytes, mayLackHeader, limit);
    for (int times = 1; unpacked && unpacked->isWhole && times < mostTimes; ++times) {
        const std::optional<Unpacked> inner = unpackOnce(unpacked->content, mayLackHeader, limit);
        if (!inner)
            break;
        unpacked = inner;
    }
    return unpacked;
}

QString unpackLibraryVersion()
{
    return QString::fromLatin1(::zlibVersion());
}

} // namespace Dailies
