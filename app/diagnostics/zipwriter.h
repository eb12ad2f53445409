// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QIODevice;
struct archive;

namespace Dailies {

/// A zip that is written from its front to its end into an open device.
class ZipWriter final {
public:
    explicit ZipWriter(QIODevice& out);
    ~ZipWriter();
    Q_DISABLE_COPY_MOVE(ZipWriter)

    /// Adds one file; false when the device did not take it, and then nothing more is of use.
    bool add(const QString& name, const QByteArray& content, const QDateTime& modified);
    /// Writes the directory at the end. Without it there is no zip.
    bool finish();

private:
    struct Free {
        void operator()(archive* zip) const;
    };
    QIODevice* m_out; ///< none once it did not take something, or when nothing more is to be written
    std::unique_ptr<archive, Free> m_zip;
};

/// Writes a zip whole or not at all, for its owner's eyes alone: what goes in is the person's own. `fill` adds the files
/// and says whether all of them went in. Returns the disk's words when it failed, nothing when it went well; they are
/// empty when only `fill` gave up.
std::optional<QString> writeZip(const QString& file, const std::function<bool(ZipWriter&)>& fill);

/// Of the library that writes it; loads it.
QString zipLibraryVersion();

} // namespace Dailies
