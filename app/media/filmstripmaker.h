// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>

namespace Dailies {

/// Makes filmstrips beside the window's thread, one at a time; the newest wish counts. What was made is kept on disk.
class FilmstripMaker final : public QObject {
    Q_OBJECT

public:
    /// The box in pixels for each picture, and how many there are of a clip that has so many frames.
    static constexpr QSize cell{160, 90};
    static constexpr int cells = 40;

    explicit FilmstripMaker(QObject* parent = nullptr);
    /// Gives up what is under way.
    ~FilmstripMaker() override;

    /// Where filmstrips are kept, and how many bytes of them; an empty folder: nowhere.
    void setFolder(const QString& folder, qint64 mostBytes)
    {
        m_folder = folder;
        m_mostBytes = mostBytes;
    }
    /// made() follows, unless another one is wished for or the clip cannot be read.
    void make(const QString& path);
    void forget();

Q_SIGNALS:
    void made(const QString& path, const Dailies::Filmstrip& strip);

private:
    QString m_folder;
    qint64 m_mostBytes = 0;
    std::atomic<quint64> m_newest = 0;
    QThreadPool m_pool; // goes first: waits for the strip under way
};

} // namespace Dailies
