// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/fieldvalue.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

class QWidget;

namespace Dailies {

class FieldEditor;

/// Undo and redo for the value of an editor, by the keys in it. Each step stores the whole value; also lists of
/// requests are short. Text fields undo their own text first.
class FieldUndo final : public QObject {
    Q_OBJECT

public:
    /// `restore` shows an earlier value and announces it.
    FieldUndo(QWidget* editor, std::function<void(const FieldValue&)> restore);
    /// The same for an editor of a single value: follows its changes and watches its controls.
    static FieldUndo* of(FieldEditor* editor);

    /// Call it when the value is replaced, for example when a request is opened. This is one step, unless there was no
    /// value and no history.
    void setValue(const FieldValue& value);

    /// Records a change of the value. Consecutive changes at the same `place`, such as typing, are one step.
    void record(const FieldValue& value, const QString& place = {});
    /// Makes the undo and redo keys in this control apply to the value once the control has nothing left to undo.
    void watch(QWidget* control);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const FieldValue& value);

    QWidget* m_editor;
    FieldValue m_now;
    std::function<void(const FieldValue&)> m_restore;
    QUndoStack m_stack;
};

} // namespace Dailies
