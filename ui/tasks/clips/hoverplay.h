// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/clips/clipscrub.h"

#include <QPersistentModelIndex>

class QTableView;

namespace Dailies {

/// Plays the take under the pointer in its cell, without sound, as a sequence of small pictures. One take plays at a
/// time, after a short delay. Nothing plays if the desktop disables animations.
class HoverPlay final : public QObject {
    Q_OBJECT

public:
    static constexpr int delayMs = 350;

    /// `column` contains the takes; `fileRole` is the role of their paths. `view` becomes the parent.
    HoverPlay(QTableView* view, int column, int fileRole);

    /// Sets the folder of the cache and its maximum size in bytes.
    void setFolder(const QString& folder, qint64 mostBytes) { m_scrub.setFolder(folder, mostBytes); }
    /// The picture of this clip to show now; null if the clip is not playing.
    QImage picture(const QString& file) const;
    /// Whether a clip is playing or about to play.
    bool isWanted() const { return !m_scrub.file().isEmpty(); }
    void stop() { m_scrub.stop(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QPoint& place);
    void step();
    void showPicture();
    bool wantsMotion() const;

    QTableView* m_view;
    const int m_column;
    const int m_fileRole;
    QPersistentModelIndex m_index;
    int m_step = 0;
    QTimer m_steps;
    ClipScrub m_scrub;
};

} // namespace Dailies
