// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstripmaker.h"

#include <QImage>
#include <QObject>
#include <QTimer>

namespace Dailies {

/// Shows the picture of a clip at a place in it. FilmstripMaker makes the pictures on another thread, after the clip was
/// wanted for a moment, and caches them on disk.
class ClipScrub final : public QObject {
    Q_OBJECT

public:
    explicit ClipScrub(int delayMs, QObject* parent = nullptr);

    /// Sets the folder of the cache and its maximum size in bytes.
    void setFolder(const QString& folder, qint64 mostBytes) { m_maker.setFolder(folder, mostBytes); }
    /// Shows this clip at this part of its length, from 0 to 1.
    void moveTo(const QString& file, double part);
    void stop();
    /// The clip that is shown or about to be; empty for none.
    const QString& file() const { return m_file; }
    /// The place of the picture in the clip, from 0 to 1; below 0 while there is no picture.
    double part() const { return m_strip.isEmpty() ? -1 : m_part; }
    /// How many pictures there are; 0 until they are made.
    int count() const { return m_strip.count; }
    QImage picture() const;

Q_SIGNALS:
    /// Another picture is to be shown for the clip.
    void changed();

private:
    QString m_file;
    double m_part = 0;
    Filmstrip m_strip;
    QTimer m_delay;
    FilmstripMaker m_maker;
};

} // namespace Dailies
