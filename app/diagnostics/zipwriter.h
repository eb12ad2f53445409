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

/// Writes a zip sequentially to an open device.
class ZipWriter final {
public:
    explicit ZipWriter(QIODevice& out);
    ~ZipWriter();
    Q_DISABLE_COPY_MOVE(ZipWriter)

    /// Adds one file. Returns false if the device failed; the zip is then unusable.
    bool add(const QString& name, const QByteArray& content, const QDateTime& modified);
    /// Writes the directory at the end, without which the zip is invalid.
    bool finish();

private:
    struct Free {
        void operator()(archive* zip) const;
    };
    QIODevice* m_out; ///< null after a write error, or if nothing more may be written
    std::unique_ptr<archive, Free> m_zip;
};

/// Writes a zip completely or not at all, readable only by its owner because its contents are private. `fill` adds the
/// files and returns whether it succeeded. Returns nullopt on success, otherwise the system's error message, which is
/// empty if only `fill` failed.
std::optional<QString> writeZip(const QString& file, const std::function<bool(ZipWriter&)>& fill);

/// The version of the zip library, which this loads.
QString zipLibraryVersion();

} // namespace Dailies
