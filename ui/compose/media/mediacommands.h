// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/medialistmodel.h"

#include <QUndoCommand>

namespace Dailies {

// The undo steps of a media list. Each changes only its own part and keeps the program's later corrections.

class InsertMedia final : public QUndoCommand {
public:
    InsertMedia(MediaListModel* model, int row, const QList<MediaItem>& items);

    void undo() override;
    void redo() override;

private:
    MediaListModel* m_model;
    int m_row;
    QList<MediaItem> m_items;
};

class RemoveMedia final : public QUndoCommand {
public:
    RemoveMedia(MediaListModel* model, int row);

    void undo() override;
    void redo() override;

private:
    MediaListModel* m_model;
    int m_row;
    MediaItem m_item;
};

class MoveMedia final : public QUndoCommand {
public:
    MoveMedia(MediaListModel* model, int from, int to);

    void undo() override;
    void redo() override;

private:
    MediaListModel* m_model;
    int m_from;
    int m_to;
};

/// Changes the value of one role of an item.
class ChangeMedia final : public QUndoCommand {
public:
    /// Changes of the same role with the same `typing` become one step. -1 keeps steps separate.
    ChangeMedia(MediaListModel* model, int row, int role, const QString& value, int typing);

    int id() const override { return m_typing < 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override;
    void undo() override;
    void redo() override;

private:
    MediaListModel* m_model;
    int m_row;
    int m_role;
    QString m_before;
    QString m_after;
    int m_typing;
};

} // namespace Dailies
