// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <functional>

namespace Dailies {

// Keeps pictures that came without a file (pasted, or dragged from a browser) as PNG files, the same picture once.
class PictureStore final : public QObject {
    Q_OBJECT

public:
    explicit PictureStore(QObject* parent = nullptr);
    ~PictureStore() override;

    // Is made when the first picture comes; empty: pictures cannot be kept.
    void setFolder(const QString& folder) { m_folder = folder; }
    // Writes beside the window's thread; `done` is called in it with the file's path, or with a sentence.
    void keep(const QImage& picture, std::function<void(const Result<QString>&)> done);
    // Writes the picture to that very file as PNG, whole or not at all; otherwise as keep().
    void save(const QImage& picture, const QString& path, std::function<void(const Result<QString>&)> done);

private:
    void start(std::function<Result<QString>()> work, std::function<void(const Result<QString>&)> done);

    QString m_folder;
    QThreadPool m_pool;
};

} // namespace Dailies
