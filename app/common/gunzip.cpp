// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/gunzip.h"

#include "app/common/lazylibrary.h"

#include <archive.h>

#include <algorithm>
#include <memory>

namespace Dailies {

namespace {

// Loaded on first use, see zipwriter.cpp.
#ifdef Q_OS_LINUX
constexpr LazyLibrary unpackLibrary{"archive", 13};
// NOLINTNEXTLINE(bugprone-macro-parentheses): a name that is declared has none
#define DAILIES_ARCHIVE(name) constinit const LazyFunction<decltype(::name)> name{unpackLibrary, #name};
DAILIES_ARCHIVE(archive_read_data)
DAILIES_ARCHIVE(archive_read_free)
DAILIES_ARCHIVE(archive_read_new)
DAILIES_ARCHIVE(archive_read_next_header)
DAILIES_ARCHIVE(archive_read_open_memory)
DAILIES_ARCHIVE(archive_read_support_filter_gzip)
DAILIES_ARCHIVE(archive_read_support_format_raw)
#undef DAILIES_ARCHIVE
#endif

struct FreeReader {
    void operator()(archive* reader) const { archive_read_free(reader); }
};

} // namespace

std::optional<QByteArray> gunzip(const QByteArray& bytes, qsizetype limit)
{
    constexpr qsizetype step = 64 * 1024;
    if (!bytes.startsWith("\x1f\x8b"))
        return std::nullopt;
    const std::unique_ptr<archive, FreeReader> reader(archive_read_new());
    archive_entry* entry = nullptr;
    if (!reader || archive_read_support_filter_gzip(reader.get()) != ARCHIVE_OK
        || archive_read_support_format_raw(reader.get()) != ARCHIVE_OK
        || archive_read_open_memory(reader.get(), bytes.constData(), size_t(bytes.size())) != ARCHIVE_OK
        || archive_read_next_header(reader.get(), &entry) != ARCHIVE_OK)
        return std::nullopt;
    QByteArray content;
    while (content.size() < limit) {
        QByteArray more(std::min(step, limit - content.size()), Qt::Uninitialized);
        const la_ssize_t count = archive_read_data(reader.get(), more.data(), size_t(more.size()));
        if (count < 0)
            return std::nullopt;
        if (count == 0)
            break;
        content.append(more.constData(), count);
    }
    return content;
}

} // namespace Dailies
