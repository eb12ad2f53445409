// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <functional>

namespace Dailies {

/// Saves pictures without a file (pasted, or dragged from a browser) as PNG files. Saves the same picture only once.
class PictureStore final : public QObject {
    Q_OBJECT

public:
    explicit PictureStore(QObject* parent = nullptr);
    ~PictureStore() override;

    /// The folder for pictures; created when the first one is saved. If empty, pictures cannot be saved.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// Writes in another thread, then calls `done` in this one with the file's path or an error.
    void keep(const QImage& picture, std::function<void(const Result<QString>&)> done);
    /// Writes the picture as PNG to this file, atomically; otherwise like keep().
    void save(const QImage& picture, const QString& path, std::function<void(const Result<QString>&)> done);

private:
    void start(std::function<Result<QString>()> work, std::function<void(const Result<QString>&)> done);

    QString m_folder;
    QThreadPool m_pool;
};

} // namespace Dailies
