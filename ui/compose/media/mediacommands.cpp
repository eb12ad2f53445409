// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediacommands.h"

namespace Dailies {

InsertMedia::InsertMedia(MediaListModel* model, int row, const QList<MediaItem>& items)
    : m_model(model)
    , m_row(row)
    , m_items(items)
{}

void InsertMedia::undo()
{
    m_items = m_model->items().mid(m_row, m_items.size());
    m_model->remove(m_row, static_cast<int>(m_items.size()));
}

void InsertMedia::redo()
{
    m_model->insert(m_row, m_items);
}

RemoveMedia::RemoveMedia(MediaListModel* model, int row) : m_model(model), m_row(row) {}

void RemoveMedia::undo()
{
    m_model->insert(m_row, {m_item});
}

void RemoveMedia::redo()
{
    m_item = m_model->items().at(m_row);
    m_model->remove(m_row);
}

MoveMedia::MoveMedia(MediaListModel* model, int from, int to) : m_model(model), m_from(from), m_to(to) {}

void MoveMedia::undo()
{
    m_model->move(m_to, m_from);
}

void MoveMedia::redo()
{
    m_model->move(m_from, m_to);
}

ChangeMedia::ChangeMedia(MediaListModel* model, int row, int role, const QString& value, int typing)
    : m_model(model)
    , m_row(row)
    , m_role(role)
    , m_before(model->index(row).data(role).toString())
    , m_after(value)
    , m_typing(typing)
{}

bool ChangeMedia::mergeWith(const QUndoCommand* next)
{
    const auto* change = static_cast<const ChangeMedia*>(next); // only ChangeMedia has an ID
    if (change->m_typing != m_typing || change->m_row != m_row || change->m_role != m_role)
        return false;
    m_after = change->m_after;
    setObsolete(m_after == m_before); // the user typed the old value again
    return true;
}

void ChangeMedia::undo()
{
    m_model->setData(m_model->index(m_row), m_before, m_role);
}

void ChangeMedia::redo()
{
    m_model->setData(m_model->index(m_row), m_after, m_role);
}

} // namespace Dailies
