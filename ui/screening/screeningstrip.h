// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QAbstractListModel>
#include <QHash>
#include <QListView>
#include <QSet>

namespace Dailies {

class TaskChangeSet;
class TaskStore;
class ThumbnailCache;

/// The takes of a screening in their order. A take is read when it is shown first.
class ScreeningModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { FileRole = Qt::UserRole, IconRole, RatingRole, RejectedRole, SeenRole };

    /// `store` must outlive the model.
    explicit ScreeningModel(TaskStore& store, QObject* parent = nullptr);

    void setTakes(const QList<TaskId>& takes);
    void remove(TaskId id);
    void insert(int row, TaskId id);
    void setSeen(int row);
    void follow(const TaskChangeSet& changes);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    const VideoTask& task(int row) const;

    TaskStore& m_store;
    QList<TaskId> m_takes;
    QSet<TaskId> m_seen;
    mutable QHash<TaskId, VideoTask> m_read;
};

/// A row of small pictures, one for each take of a screening, with ratings and rejections. The current one has a ring.
class ScreeningStrip final : public QListView {
    Q_OBJECT

public:
    static constexpr QSize picture{80, 45};

    explicit ScreeningStrip(ScreeningModel& model, QWidget* parent = nullptr);

    void showCurrent(int row);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void takeChosen(int row);
};

} // namespace Dailies
