// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;

namespace Dailies {

class ActionRow;
class FilmstripMaker;
class FrameActions;
class FramePreview;
class HiddenRows;
class FullScreen;
class PlayerActions;
class TransportBar;
class VideoSurface;

/// The viewer's player: a picture with its controls. It plays only finished clips on this computer.
class PlayerWidget final : public QWidget {
    Q_OBJECT

public:
    explicit PlayerWidget(QWidget* parent = nullptr);
    /// Uses the given player and takes ownership of it.
    explicit PlayerWidget(Player* player, QWidget* parent = nullptr);
    ~PlayerWidget() override;

    /// Shows the first picture of a saved clip, paused. Does nothing if that clip is shown already.
    void showFile(const QString& path);
    /// Opens the shown clip, which was renamed, under its new path. Its place, its in and out points stay, and it goes on
    /// playing if it played.
    void followRename(const QString& path);
    /// Removes the clip and shows a sentence instead: why there is none. If it is empty, invites the user to
    /// select a take.
    void clear(const QString& sentence = {});
    /// A few words in the empty track while there is no clip, such as what will happen; empty for none.
    void setTrackHint(const QString& words);
    /// Sets a widget that can be shown in place of the picture, also in full screen. Takes ownership of it.
    void setStandIn(QWidget* widget);
    /// Shows or hides that widget.
    void showStandIn(bool shown);
    /// Adds a widget that covers the picture while it is shown, also in full screen. Takes ownership of it.
    void addCover(QWidget* widget);
    /// Where an overlay is created: the picture with its rows.
    QWidget* ground() const { return m_stage; }
    /// The picture, or what is shown in its place.
    QWidget* picture() const;
    /// Shows a child of the ground over the bottom of the picture, in place of the rows below it. The track becomes the
    /// first item of its vertical layout. With nullptr, the rows come back.
    void setOverlay(QWidget* overlay);
    /// Of the overlay, in pixels, also while it is hidden; 0 without one.
    int overlayHeight() const;
    /// Shows or hides the mouse pointer over the picture.
    void setPointerShown(bool shown);
    /// Opens a clip ahead, so that showFile() shows it at once; empty for none.
    void prepare(const QString& path) { m_player->prepare(path); }
    /// A short text about the shown clip beside the controls; empty for none.
    void setMark(const QString& mark);
    void play() { m_player->play(); }
    void pause() { m_player->pause(); }
    /// 0 to 100.
    int volume() const;
    void setVolume(int percent);

    /// Puts a widget about the shown take into the row below the track, and takes ownership of it. The shortcuts of
    /// `keys` then work everywhere in the player, also in full screen.
    void setActionRow(QWidget* row, const QList<QAction*>& keys);
    /// Adds a button at the end of that row. Its object name is that of the action, with "Button" appended.
    void addTool(QAction* action);
    /// Shows nothing but the picture; the rows below it appear while the pointer moves.
    void setRowsHidden(bool hidden);
    /// What the row of the track leaves out when it is narrow: repeating, speeds and the sound.
    QList<QAction*> leftOutTools();
    /// Further actions about how the take is shown, for the menu of the picture.
    void setViewActions(const QList<QAction*>& actions) { m_viewActions = actions; }
    /// The folder in which filmstrips are cached, and its limit in bytes. An empty folder disables the cache.
    void setFilmstripFolder(const QString& folder, qint64 mostBytes);

    Player* player() const { return m_player; }
    PlayerActions* playerActions() const { return m_actions; }
    FrameActions* frameActions() const { return m_frameActions; }
    /// The shown file; empty if there is none.
    const QString& path() const { return m_path; }
    bool isFullScreenShown() const;

Q_SIGNALS:
    /// The shown file cannot be played. The picture area shows the sentence, too.
    void failed(const QString& path, const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Where the shown clip is, to go back there when it has been opened again.
    struct Place {
        qint64 us = 0;
        PlayRange range;
        bool isPlaying = false;
    };
    void followState(PlayerState state);
    void goBack(const Place& place);
    void keepRange();
    void askForFrame();
    void openMenu(QPoint at);
    void connectSurface();
    void click();
    void doubleClick();
    void buildFilmstrip();
    void followFilmstrip();
    void preview(qint64 us, QPoint globalPosition);
    void placeCovers();

    Player* m_player;
    PlayerActions* m_actions;
    FrameActions* m_frameActions;
    QWidget* m_stage; ///< picture and controls; the content of full screen
    VideoSurface* m_surface;
    TransportBar* m_bar;
    ActionRow* m_row;
    FramePreview* m_preview;
    HiddenRows* m_hiddenRows = nullptr;
    FilmstripMaker* m_strips;
    FullScreen* m_fullScreen;
    QElapsedTimer m_clickedAt; ///< the last click that was no double click
    QTimer m_clicked; ///< runs until a click is known not to be the first half of a double click
    QString m_path;
    QWidget* m_standIn = nullptr; ///< one of the covers
    QList<QAction*> m_viewActions;
    QList<QWidget*> m_covers;
    QWidget* m_overlay = nullptr;
    QString m_whyEmpty; ///< the sentence given to clear()
    std::optional<Place> m_goesBackTo; ///< while a renamed clip is being opened
    QHash<QString, PlayRange> m_ranges; ///< by path, of clips that were shown before
    std::optional<PlayRange> m_dueRange; ///< while a clip with in or out points is being opened
    bool m_hidesRows = false; ///< unless an overlay is shown
    bool m_stripAsked = false; ///< the filmstrip of the shown file was requested
};

} // namespace Dailies
