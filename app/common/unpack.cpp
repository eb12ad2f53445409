// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/unpack.h"

#include <zlib.h>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int findHeader = MAX_WBITS + 32; ///< zlib recognises its own header and the one of gzip
constexpr int withoutHeader = -MAX_WBITS;

class Inflater {
public:
    explicit Inflater(int windowBits) : m_isReady(inflateInit2(&m_stream, windowBits) == Z_OK) {}
    ~Inflater() { inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(Inflater)

    std::optional<QByteArray> read(const QByteArray& bytes, qsizetype limit);

private:
    z_stream m_stream = {};
    bool m_isReady;
};

std::optional<QByteArray> Inflater::read(const QByteArray& bytes, qsizetype limit)
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
    }
    const bool isCut = state == Z_OK && content.size() == limit;
    return state == Z_STREAM_END || isCut ? std::optional(content) : std::nullopt;
}

} // namespace

std::optional<QByteArray> unpack(const QByteArray& bytes, const QByteArray& encoding, qsizetype limit)
{
    if (bytes.size() > qsizetype(UINT_MAX))
        return std::nullopt;
    if (auto content = Inflater(findHeader).read(bytes, limit))
        return content;
    return encoding.trimmed().compare("deflate", Qt::CaseInsensitive) == 0 ? Inflater(withoutHeader).read(bytes, limit)
                                                                           : std::nullopt;
}

QString unpackLibraryVersion()
{
    return QString::fromLatin1(::zlibVersion());
}

} // namespace Dailies
