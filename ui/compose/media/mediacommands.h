// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/medialistmodel.h"

#include <QUndoCommand>

#include <functional>

namespace Dailies {

// The undo steps of a list of media. Each knows only its own part of the list, so that corrections that the program
// made in the meantime remain.

/// Inserts, removes or moves items.
class ArrangeMedia final : public QUndoCommand {
public:
    using Change = std::function<void()>;

    ArrangeMedia(const Change& change, const Change& back) : m_change(change), m_back(back) {}

    void undo() override { m_back(); }
    void redo() override { m_change(); }

private:
    Change m_change;
    Change m_back;
};

/// Changes one property of an item.
class ChangeMedia final : public QUndoCommand {
public:
    /// Consecutive changes of one property with the same `typing` are one step; -1 makes a step of its own.
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
