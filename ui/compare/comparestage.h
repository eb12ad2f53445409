// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparelens.h"
#include "ui/compare/taketile.h"

#include <QWidget>

namespace Dailies {

class WipePicture;

/// How the takes are arranged.
enum class CompareMode {
    SideBySide,
    Wipe, ///< two takes in the same place, divided by a line
    Blink, ///< one whole take at a time, in the same place
};

/// Shows the takes of a comparison; one of them is selected.
class CompareStage final : public QWidget {
    Q_OBJECT

public:
    /// `player` must outlive the stage.
    explicit CompareStage(ComparePlayer& player, QWidget* parent = nullptr);
    ~CompareStage() override;

    /// Call it after the takes of the player have changed.
    void rebuild();
    /// Sets a child of the stage that is shown in the caption of the selected take.
    void setMarks(QWidget* marks) { m_marks = marks; }
    /// The numbers of the takes, as the rest of the program shows them.
    void setNumbers(const QList<TaskId>& takes);
    TakeTile* tile(int number) const { return m_tiles.value(number); }
    int chosen() const { return m_chosen; }
    void choose(int number);
    /// Moves the selection by this many takes and wraps around.
    void chooseNext(int takes);
    CompareMode mode() const { return m_mode; }
    void setMode(CompareMode mode);
    bool canWipe() const { return m_tiles.size() == 2; }
    void moveDivider(double by);
    /// 0 fits the pictures in, 1 shows them pixel by pixel.
    void setZoom(double zoom);
    void zoomBy(double factor);
    double zoom() const { return m_lens.zoom(); }

Q_SIGNALS:
    void chosenChanged(int number);
    void modeChanged();
    /// The menu of the selected take is wanted at this place of the screen.
    void menuRequested(const QPoint& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void arrangeWipe();
    void placeMarks();
    void follow(int number);
    void lookAgain();
    void moveRegion(QPointF distance);
    void showAlone(int number);
    QSize roomOf(int number) const;
    QSize natural(int number) const { return m_player.take(number).natural; }

    ComparePlayer& m_player;
    CompareLens m_lens;
    QList<TakeTile*> m_tiles;
    WipePicture* m_wipe;
    QWidget* m_marks = nullptr;
    CompareMode m_mode = CompareMode::SideBySide;
    int m_chosen = 0;
};

} // namespace Dailies
