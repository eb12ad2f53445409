// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstripmaker.h"

#include <QImage>
#include <QObject>
#include <QPersistentModelIndex>
#include <QTimer>

class QTableView;

namespace Dailies {

/// Plays the take under the pointer in its cell, without sound, as a sequence of small pictures. FilmstripMaker makes
/// them on another thread and caches them on disk. One take plays at a time, after a short delay. Nothing plays if the
/// desktop disables animations.
class HoverPlay final : public QObject {
    Q_OBJECT

public:
    static constexpr int delayMs = 350;

    /// `column` contains the takes; `fileRole` is the role of their paths. `view` becomes the parent.
    HoverPlay(QTableView* view, int column, int fileRole);

    /// Sets the folder of the cache and its maximum size in bytes.
    void setFolder(const QString& folder, qint64 mostBytes) { m_maker.setFolder(folder, mostBytes); }
    /// The picture of this clip to show now; null if the clip is not playing.
    QImage picture(const QString& file) const;
    /// Whether a clip is playing or about to play.
    bool isWanted() const { return !m_file.isEmpty(); }
    void stop();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QPoint& place);
    void begin(const QString& file, const Filmstrip& strip);
    void step();
    void repaint();
    bool wantsMotion() const;

    QTableView* m_view;
    const int m_column;
    const int m_fileRole;
    QPersistentModelIndex m_index;
    QString m_file;
    Filmstrip m_strip;
    int m_step = 0;
    QTimer m_delay;
    QTimer m_steps;
    FilmstripMaker m_maker;
};

} // namespace Dailies
