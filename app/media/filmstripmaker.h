// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>

namespace Dailies {

/// Makes filmstrips on another thread, one at a time. Only the newest request counts. Results are cached on disk.
class FilmstripMaker final : public QObject {
    Q_OBJECT

public:
    /// Bounding size of each image in pixels, and the maximum number of images.
    static constexpr QSize cell{160, 90};
    static constexpr int cells = 40;

    explicit FilmstripMaker(QObject* parent = nullptr);
    /// Cancels the running request.
    ~FilmstripMaker() override;

    /// Sets the cache folder and its maximum size in bytes. An empty folder disables the cache.
    void setFolder(const QString& folder, qint64 mostBytes)
    {
        m_folder = folder;
        m_mostBytes = mostBytes;
    }
    /// Emits made() later, unless another clip is requested or the clip cannot be read.
    void make(const QString& path);
    void forget();

Q_SIGNALS:
    void made(const QString& path, const Dailies::Filmstrip& strip);

private:
    QString m_folder;
    qint64 m_mostBytes = 0;
    std::atomic<quint64> m_newest = 0;
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for the running request
};

} // namespace Dailies
