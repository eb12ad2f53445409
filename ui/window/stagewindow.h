// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QScreen;
class QSettings;

namespace Dailies {

class PlayerWidget;
class WorkArea;

/// A window of its own for the stage: maximized on a second screen, or a normal window if there is only one. While it
/// is open, the work area has a placeholder. Closing it brings the stage back.
class StageWindow final : public QWidget {
    Q_OBJECT

public:
    /// A child of the main window, so that its parts belong to that, but not above it. All of them must outlive it.
    StageWindow(WorkArea& work, PlayerWidget& player, QWidget* main);

    /// Moves the stage out and back.
    QAction* action() const { return m_action; }
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void setOut(bool out);
    void bringOut();
    void place();
    void placeOn(QScreen* screen);
    void placeBesides();
    QScreen* wantedScreen() const;
    void noteScreen();
    void followRemoved(QScreen* screen);
    void followAdded(QScreen* screen);

    WorkArea& m_work;
    PlayerWidget& m_player;
    QWidget* m_main;
    QAction* m_action;
    QString m_screen; ///< the name of the screen that the user last had it on, of several
    QByteArray m_geometry; ///< as saved, or when it was last closed
    bool m_isDueAtStart = false; ///< it opens with the main window
};

} // namespace Dailies
