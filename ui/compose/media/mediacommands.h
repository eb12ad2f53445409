// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/medialistmodel.h"

#include <QUndoCommand>

namespace Dailies {

// The steps of editing a list of materials. Each knows only its own part of the list, so that what the program itself
// has put right meanwhile stays right.

// Items come to the list.
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

// An item goes.
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

// An item goes to another place.
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

// One part of an item becomes another text.
class ChangeMedia final : public QUndoCommand {
public:
    // Changes of one part with the same `typing` become one; -1: never.
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
