// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediacommands.h"

namespace Dailies {

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
    const auto* change = static_cast<const ChangeMedia*>(next); // no other command has an id
    if (change->m_typing != m_typing || change->m_row != m_row || change->m_role != m_role)
        return false;
    m_after = change->m_after;
    setObsolete(m_after == m_before); // the original text was restored
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
