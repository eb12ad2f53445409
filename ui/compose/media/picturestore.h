// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/inputreader.h"
#include "app/request/checks/finding.h"
#include "app/request/sourcename.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace Dailies {

/// Saves pictures without a file (pasted, or dragged from a browser) as PNG files. Saves the same picture only once.
class PictureStore final : public QObject {
    Q_OBJECT

public:
    explicit PictureStore(QObject* parent = nullptr);

    /// The folder for pictures; created when the first one is saved. If empty, pictures cannot be saved.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// Writes in another thread, then calls `done` in this one with the file's path or an error.
    /// The name of a frame's file tells its task and its number.
    void keep(const QImage& picture, std::function<void(const Result<QString>&)> done,
        const std::optional<SavedFrame>& frame = {});
    /// Keeps a copy of a part of a picture file, in the same format if that is JPEG; otherwise like keep(). Fails if
    /// the picture is no longer `whole` pixels large. The file itself is only read.
    void keepCropped(
        const QString& path, QSize whole, const QRect& kept, std::function<void(const Result<QString>&)> done);
    /// Reads a picture, scaled down into `bounds`, in another thread. `done` gets a null image if it cannot be read.
    void preview(const QString& source, QSize bounds, std::function<void(const QImage&)> done);
    /// Reads what a local file is, in another thread.
    void inspect(const QString& path, std::function<void(const InputFacts&)> done);
    /// Writes the picture to this file, atomically: as JPEG if the file is named so, otherwise as PNG. For the rest
    /// like keep().
    void save(const QImage& picture, const QString& path, std::function<void(const Result<QString>&)> done);

private:
    /// Works in the other thread, then calls `done` in this one.
    template<typename Made>
    void start(std::function<Made()> work, std::function<void(const Made&)> done);

    QString m_folder;
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for all work
};

} // namespace Dailies
