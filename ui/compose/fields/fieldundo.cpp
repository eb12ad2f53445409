// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/fieldundo.h"

#include "ui/compose/fields/listeditor.h"
#include "ui/compose/fields/listrow.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSlider>
#include <QUndoCommand>

#include <utility>

namespace Dailies {

namespace {

constexpr int mostSteps = 100;

class FieldChange final : public QUndoCommand {
public:
    using Show = std::function<void(const FieldValue&)>;

    FieldChange(FieldValue before, FieldValue after, QString place, Show show)
        : m_before(std::move(before))
        , m_after(std::move(after))
        , m_place(std::move(place))
        , m_show(std::move(show))
    {}

    int id() const override { return m_place.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* change = static_cast<const FieldChange*>(next);
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

/// Changes that belong to one step: those of one drag, and those of text that the control itself can undo.
QString placeOf(const FieldEditor& editor)
{
    for (const QSlider* slider : editor.findChildren<QSlider*>()) {
        if (slider->isSliderDown())
            return QStringLiteral("drag");
    }
    for (const QLineEdit* line : editor.findChildren<QLineEdit*>()) {
        if (line->isUndoAvailable() || line->isRedoAvailable())
            return QStringLiteral("typing");
    }
    return {};
}

} // namespace

FieldUndo::FieldUndo(QWidget* editor, std::function<void(const FieldValue&)> restore)
    : QObject(editor)
    , m_editor(editor)
    , m_restore(std::move(restore))
{
    m_stack.setUndoLimit(mostSteps);
    editor->installEventFilter(this);
}

FieldUndo* FieldUndo::of(FieldEditor* editor)
{
    auto* undo = new FieldUndo(editor, [editor](const FieldValue& value) {
        editor->setValue(value);
        Q_EMIT editor->changed();
    });
    undo->m_now = editor->value();
    connect(editor, &FieldEditor::changed, undo, [undo, editor] { undo->record(editor->value(), placeOf(*editor)); });
    for (QWidget* control : editor->findChildren<QWidget*>()) {
        if (qobject_cast<QLineEdit*>(control) != nullptr || qobject_cast<QAbstractSpinBox*>(control) != nullptr)
            undo->watch(control);
    }
    return undo;
}

void FieldUndo::setValue(const FieldValue& value)
{
    if (m_stack.count() == 0 && std::holds_alternative<std::monostate>(m_now))
        m_now = value;
    else
        record(value);
}

void FieldUndo::record(const FieldValue& value, const QString& place)
{
    if (value == m_now)
        return;
    const FieldValue before = std::exchange(m_now, value);
    m_stack.push(new FieldChange(before, value, place, [this](const FieldValue& shown) { show(shown); }));
}

void FieldUndo::show(const FieldValue& value)
{
    auto* list = qobject_cast<ListEditor*>(m_editor);
    int focused = -1;
    for (int i = 0; list != nullptr && i < list->rowCount(); ++i) {
        if (list->row(i)->isAncestorOf(QApplication::focusWidget()))
            focused = i;
    }
    m_now = value;
    m_restore(value);
    if (list != nullptr && focused >= list->rowCount()) // its row was removed
        list->focusPart(list->rowCount() - 1, {});
}

void FieldUndo::watch(QWidget* control)
{
    control->installEventFilter(this);
}

bool FieldUndo::eventFilter(QObject* watched, QEvent* event)
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
