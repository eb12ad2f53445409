// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QWidget>

namespace Dailies {

class FilmstripBar;
class FilmstripMaker;
class FrameActions;
class FramePreview;
class FullScreen;
class PlayerActions;
class TransportBar;
class VideoSurface;

/// The viewer's player: a picture with its controls. It plays finished clips on this computer and nothing else.
class PlayerWidget final : public QWidget {
    Q_OBJECT

public:
    explicit PlayerWidget(QWidget* parent = nullptr);
    /// On another player; takes it over.
    explicit PlayerWidget(Player* player, QWidget* parent = nullptr);
    ~PlayerWidget() override;

    /// Shows the first picture of a saved clip, paused. Nothing happens when it is shown already.
    void showFile(const QString& path);
    /// Takes the clip away and shows a sentence instead: why there is none, or, when empty, that a take can be chosen.
    void clear(const QString& sentence = {});
    /// A word beside the controls about the shown clip; empty for none.
    void setMark(const QString& mark);
    void play();
    void pause();
    /// 0 to 100.
    int volume() const;
    void setVolume(int percent);

    /// Where filmstrips are kept, and how many bytes of them; an empty folder: nowhere.
    void setFilmstripFolder(const QString& folder, qint64 mostBytes);

    Player* player() const { return m_player; }
    PlayerActions* playerActions() const { return m_actions; }
    FrameActions* frameActions() const { return m_frameActions; }
    /// The shown file; empty without one.
    const QString& path() const { return m_path; }
    bool isFullScreenShown() const;

Q_SIGNALS:
    /// The shown file cannot be played; the sentence stands in the picture's place too.
    void failed(const QString& path, const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void followState(PlayerState state);
    void askForFrame();
    void openMenu(QPoint at);
    void buildFilmstrip();
    void followFilmstrip();
    void preview(qint64 us, QPoint globalPosition);

    Player* m_player;
    PlayerActions* m_actions;
    FrameActions* m_frameActions;
    QWidget* m_stage; ///< picture and controls; what full screen shows
    VideoSurface* m_surface;
    TransportBar* m_bar;
    FilmstripBar* m_filmstrip;
    FramePreview* m_preview;
    FilmstripMaker* m_strips;
    FullScreen* m_fullScreen;
    QString m_path;
    QString m_whyEmpty; ///< the sentence given to clear()
    bool m_stripAsked = false; ///< for the shown file
};

} // namespace Dailies
