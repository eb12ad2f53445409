// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

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
    ~PictureStore() override;

    /// The folder for pictures; created when the first one is saved. If empty, pictures cannot be saved.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// A frame of a task's clip. Frames are numbered from 0.
    struct Frame {
        qint64 task = 0;
        qint64 number = 0;
    };

    /// Writes in another thread, then calls `done` in this one with the file's path or an error.
    /// The name of a frame's file tells its task and its number.
    void keep(const QImage& picture, std::function<void(const Result<QString>&)> done, std::optional<Frame> frame = {});
    /// The frame in a file that keep() has written; nullopt for other files.
    static std::optional<Frame> frameOf(const QString& path);
    /// Writes the picture as PNG to this file, atomically; otherwise like keep().
    void save(const QImage& picture, const QString& path, std::function<void(const Result<QString>&)> done);

private:
    void start(std::function<Result<QString>()> work, std::function<void(const Result<QString>&)> done);

    QString m_folder;
    QThreadPool m_pool;
};

} // namespace Dailies
