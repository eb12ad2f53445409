// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/listundo.h"

#include "ui/compose/fields/listeditor.h"
#include "ui/compose/fields/listrow.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QUndoCommand>

#include <utility>

namespace Dailies {

namespace {

constexpr int mostSteps = 100;

class ListChange final : public QUndoCommand {
public:
    using Show = std::function<void(const FieldValue&)>;

    ListChange(FieldValue before, FieldValue after, QString place, Show show)
        : m_before(std::move(before))
        , m_after(std::move(after))
        , m_place(std::move(place))
        , m_show(std::move(show))
    {}

    int id() const override { return m_place.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* change = static_cast<const ListChange*>(next);
        if (change->m_place != m_place)
            return false;
        m_after = change->m_after;
        setObsolete(m_after == m_before);
        return true;
    }
    void undo() override { m_show(m_before); }
    void redo() override
    {
        if (!std::exchange(m_isNew, false)) // a new change is shown already
            m_show(m_after);
    }

private:
    FieldValue m_before;
    FieldValue m_after;
    QString m_place;
    Show m_show;
    bool m_isNew = true;
};

template<typename Edit>
bool canItself(const Edit* edit, bool undo)
{
    return undo ? edit->isUndoAvailable() : edit->isRedoAvailable();
}

/// Whether a control itself can undo or redo something.
bool hasOwn(const QObject* control, bool undo)
{
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(control))
        return canItself(text->document(), undo);
    const auto* line = qobject_cast<const QLineEdit*>(control);
    if (line == nullptr)
        line = control->findChild<const QLineEdit*>(); // inside a spin box
    return line != nullptr && canItself(line, undo);
}

} // namespace

ListUndo::ListUndo(ListEditor* editor, std::function<void(const FieldValue&)> restore)
    : QObject(editor)
    , m_editor(editor)
    , m_restore(std::move(restore))
{
    m_stack.setUndoLimit(mostSteps);
    editor->installEventFilter(this);
}

void ListUndo::setValue(const FieldValue& value)
{
    if (m_stack.count() == 0 && std::holds_alternative<std::monostate>(m_now))
        m_now = value;
    else
        record(value);
}

void ListUndo::record(const FieldValue& value, const QString& place)
{
    if (value == m_now)
        return;
    const FieldValue before = std::exchange(m_now, value);
    m_stack.push(new ListChange(before, value, place, [this](const FieldValue& shown) { show(shown); }));
}

void ListUndo::show(const FieldValue& value)
{
    int focused = -1;
    for (int i = 0; i < m_editor->rowCount(); ++i) {
        if (m_editor->row(i)->isAncestorOf(QApplication::focusWidget()))
            focused = i;
    }
    m_now = value;
    m_restore(value);
    if (focused >= m_editor->rowCount()) // its row was removed
        m_editor->focusPart(m_editor->rowCount() - 1, {});
}

void ListUndo::watch(QWidget* control)
{
    control->installEventFilter(this);
}

bool ListUndo::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool undo = key->matches(QKeySequence::Undo);
    if ((!undo && !key->matches(QKeySequence::Redo)) || (watched != m_editor && hasOwn(watched, undo)))
        return false;
    undo ? m_stack.undo() : m_stack.redo();
    return true;
}

} // namespace Dailies
