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

/// Plays the take under the pointer in its cell, without sound: small pictures of the clip one after the other, made by
/// our own reader beside the window's thread and kept on disk. One at a time, after a short while, and not where the
/// desktop wants no motion.
class HoverPlay final : public QObject {
    Q_OBJECT

public:
    static constexpr int delayMs = 350;

    /// `column` is where takes are; their files are `fileRole`.
    HoverPlay(QTableView* view, int column, int fileRole);

    void setFolder(const QString& folder, qint64 mostBytes) { m_maker.setFolder(folder, mostBytes); }
    /// The picture that is shown now of this clip; null while none is played.
    QImage picture(const QString& file) const;
    /// Whether something is shown, or going to be.
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
