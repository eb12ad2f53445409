// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/zipwriter.h"

#include "app/common/lazylibrary.h"

#include <QIODevice>
#include <QSaveFile>

#include <archive.h>
#include <archive_entry.h>

namespace Dailies {

namespace {

// The library has a dozen dependencies for formats that we do not write, and is only needed for evidence. On Linux it
// is therefore loaded on first use.
#ifdef Q_OS_LINUX
constexpr LazyLibrary archiveLibrary{"archive", 13};
// NOLINTNEXTLINE(bugprone-macro-parentheses): a name that is declared has none
#define DAILIES_ARCHIVE(name) constinit const LazyFunction<decltype(::name)> name{archiveLibrary, #name};
DAILIES_ARCHIVE(archive_entry_free)
DAILIES_ARCHIVE(archive_entry_new2)
DAILIES_ARCHIVE(archive_entry_set_filetype)
DAILIES_ARCHIVE(archive_entry_set_mtime)
DAILIES_ARCHIVE(archive_entry_set_pathname_utf8)
DAILIES_ARCHIVE(archive_entry_set_perm)
DAILIES_ARCHIVE(archive_entry_set_size)
DAILIES_ARCHIVE(archive_version_number)
DAILIES_ARCHIVE(archive_write_close)
DAILIES_ARCHIVE(archive_write_data)
DAILIES_ARCHIVE(archive_write_finish_entry)
DAILIES_ARCHIVE(archive_write_free)
DAILIES_ARCHIVE(archive_write_header)
DAILIES_ARCHIVE(archive_write_new)
DAILIES_ARCHIVE(archive_write_open)
DAILIES_ARCHIVE(archive_write_set_bytes_in_last_block)
DAILIES_ARCHIVE(archive_write_set_format_zip)
#undef DAILIES_ARCHIVE
#endif

struct FreeEntry {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

/// Writes to the device and sets it to null on failure. The library is not informed of it, because it would then never
/// free its memory.
la_ssize_t writeOut(archive* /*zip*/, void* out, const void* bytes, size_t count)
{
    QIODevice*& device = *static_cast<QIODevice**>(out);
    if (device && device->write(static_cast<const char*>(bytes), qint64(count)) != qint64(count))
        device = nullptr;
    return la_ssize_t(count);
}

} // namespace

void ZipWriter::Free::operator()(archive* zip) const
{
    archive_write_free(zip);
}

ZipWriter::ZipWriter(QIODevice& out) : m_out(&out), m_zip(archive_write_new())
{
    archive_write_set_format_zip(m_zip.get());
    archive_write_set_bytes_in_last_block(m_zip.get(), 1); // no padding after the end
    archive_write_open(m_zip.get(), &m_out, nullptr, writeOut, nullptr);
}

ZipWriter::~ZipWriter()
{
    m_out = nullptr; // without finish(), the remaining data must not be written
}

bool ZipWriter::add(const QString& name, const QByteArray& content, const QDateTime& modified)
{
    const std::unique_ptr<archive_entry, FreeEntry> entry(archive_entry_new2(m_zip.get()));
    archive_entry_set_pathname_utf8(entry.get(), name.toUtf8().constData());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0600);
    archive_entry_set_size(entry.get(), content.size());
    archive_entry_set_mtime(entry.get(), modified.toSecsSinceEpoch(), 0);
    if (archive_write_header(m_zip.get(), entry.get()) != ARCHIVE_OK)
        return false;
    const la_ssize_t written = archive_write_data(m_zip.get(), content.constData(), size_t(content.size()));
    return written == content.size() && archive_write_finish_entry(m_zip.get()) == ARCHIVE_OK && m_out;
}

std::optional<QString> writeZip(const QString& file, const std::function<bool(ZipWriter&)>& fill)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return out.errorString();
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    ZipWriter zip(out);
    if (!fill(zip))
        return out.error() == QFileDevice::NoError ? QString() : out.errorString();
    if (!zip.finish() || !out.flush() || !out.commit())
        return out.errorString();
    return {};
}

QString zipLibraryVersion()
{
    const int number = archive_version_number(); // 3006002 is 3.6.2
    return number <= 0 ? QString()
                       : QStringLiteral("%1.%2.%3").arg(number / 1000000).arg(number / 1000 % 1000).arg(number % 1000);
}

bool ZipWriter::finish()
{
    return archive_write_close(m_zip.get()) == ARCHIVE_OK && m_out;
}

} // namespace Dailies
