// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QStackedWidget>

#include <functional>

class QAbstractItemView;
class QModelIndex;
class QPoint;
class QSettings;
class QSlider;

namespace Dailies {

class ClipFileInfoCache;
class HoverPlay;
class TakeGrid;
class TaskDelegate;
class TaskModel;
class TaskSelection;
class TaskView;
class ThumbnailCache;

/// The takes as tiles or as a table, over one model and with one selection.
class TaskViews final : public QStackedWidget {
    Q_OBJECT

public:
    enum class Mode { Grid, List };

    /// Both must outlive the views.
    TaskViews(TaskModel& model, TaskSelection& selection, QWidget* parent = nullptr);
    ~TaskViews() override;

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    TaskView* list() const { return m_list; }
    TakeGrid* grid() const { return m_grid; }
    /// The one that is shown.
    QAbstractItemView* current() const;
    /// Sets the folder for the pictures that play under the pointer, and its size limit in bytes. The first pictures of
    /// clips are kept in a folder beside it.
    void setFilmstripFolder(const QString& folder, qint64 mostBytes);
    /// The first picture of a saved clip; null if there is none yet.
    QImage thumbnail(const QString& file) const;
    QRegion buttons() const; ///< the links and badges of the takes on screen, in the viewport
    void setCovered(int height); ///< the takes can be scrolled above what covers so much at the lower end
    void lookAtFilesAgain(); ///< clips may have come or gone
    /// Sets the size of tiles. It ends where larger ones have no room, and is disabled if there is only one size.
    void setSizeSlider(QSlider* slider);
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

Q_SIGNALS:
    void modeChanged();
    void menuRequested(const QPoint& place);
    void playRequested(); ///< of the current take
    void decideRequested(Dailies::TaskId id);
    void checkRequested(Dailies::TaskId id); ///< of this take alone, whatever is selected
    void retryRequested(); ///< see TakeGrid::retryRequested()
    void filesLookedAt(); ///< the clips' files may have changed
    void dragged(); ///< the user drags the clips of the selected takes

private:
    void buildList();
    void buildGrid();
    void showTileSize();
    void watchDrags(QAbstractItemView* view);
    void watchClips();

    TaskModel& m_model;
    QSlider* m_size = nullptr;
    TaskSelection& m_selection;
    Mode m_mode = Mode::Grid;
    ThumbnailCache* m_pictures; ///< of the rows
    ThumbnailCache* m_tilePictures;
    ThumbnailCache* m_inputs; ///< of the tiles
    TaskView* m_list;
    TaskDelegate* m_rows;
    HoverPlay* m_play = nullptr;
    TakeGrid* m_grid;
    ClipFileInfoCache* m_clips = nullptr;
};

} // namespace Dailies
