// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>
#include <QString>

#include <optional>

namespace Dailies {

/// What a saved clip is found to be.
struct ClipFileInfo {
    bool isGone = false; ///< it is not where it was saved
    double seconds = 0; ///< 0 for a file that is no clip
    QSize size = {}; ///< as shown

    bool operator==(const ClipFileInfo&) const = default;
};

/// Looks at saved clips beside the window's thread. Who reads them is somebody else's: this only asks.
class ClipFileInfoSource : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Nothing yet while the file is being looked at; looked() tells when it was.
    virtual std::optional<ClipFileInfo> look(const QString& file) = 0;

Q_SIGNALS:
    void looked(const QString& file);
};

} // namespace Dailies
