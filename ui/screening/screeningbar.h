// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace Dailies {

class ElidedLabel;
class LiveRegion;
class PlayerWidget;
class ScreeningModel;
struct ScreeningActions;
class ScreeningStrip;
class StarRating;
class VolumeButton;

/// The bar of a screening, over the bottom of the picture: the track (which the player puts at its top), which take is
/// shown, the buttons, and the strip of all takes. It is dark in both themes.
class ScreeningBar final : public QWidget {
    Q_OBJECT

public:
    /// The bar names the keys of `actions`. `ground` is where the volume slider appears. All must outlive the bar.
    ScreeningBar(PlayerWidget& player, ScreeningModel& model, const ScreeningActions& actions, QWidget* ground);

    /// Shows a take and its place in the run, from 0.
    void showTake(const VideoTask& task, int place, int count);
    /// Shows that the last take is over.
    void showEnd(int count);
    /// Says words to users of screen readers.
    void announce(const QString& words);
    /// Takes over the player's volume.
    void followVolume();
    /// The keys that move, to be added where the picture is shown. Enabled only while setRunning().
    QList<QAction*> keys() const { return {m_previous, m_next}; }
    void setRunning(bool running);
    /// Whether the user is using the bar, so that it must not disappear.
    bool isUsed() const;
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }

Q_SIGNALS:
    void moveRequested(int by); ///< to the next take (1) or the previous one (-1)
    void takeChosen(int place);
    void rated(int rating);
    void rejectToggled(); ///< the shown take is to be rejected, or no longer

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* newWords();
    QWidget* newButtons();
    QWidget* newTools(QWidget* ground);
    QPushButton* newButton(QAction* action, const QString& name, QHBoxLayout* row);
    void fit();

    PlayerWidget& m_player;
    const QAction& m_rejecting;
    const QAction& m_leaving;
    QAction* m_previous;
    QAction* m_next;
    QLabel* m_order = nullptr;
    ElidedLabel* m_facts = nullptr;
    ElidedLabel* m_prompt = nullptr;
    StarRating* m_stars = nullptr;
    QPushButton* m_reject = nullptr;
    QList<QPushButton*> m_worded; ///< become icons where there is no room
    VolumeButton* m_volume = nullptr;
    ScreeningStrip* m_strip;
    QWidget* m_keys = nullptr;
    LiveRegion* m_speech;
};

} // namespace Dailies
