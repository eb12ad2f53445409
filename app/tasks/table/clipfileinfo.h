// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>
#include <QString>

#include <optional>

namespace Dailies {

/// What is known about a saved clip's file.
struct ClipFileInfo {
    bool isGone = false; ///< no longer in its place
    double seconds = 0; ///< 0 if the file is not a clip
    QSize size = {}; ///< as displayed

    bool operator==(const ClipFileInfo&) const = default;
};

/// Provides information about saved clips without blocking the window's thread. Subclasses read the files.
class ClipFileInfoSource : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Returns nullopt while the file is being read; checked() is emitted afterwards.
    virtual std::optional<ClipFileInfo> look(const QString& file) = 0;

Q_SIGNALS:
    void checked(const QString& file);
};

} // namespace Dailies
