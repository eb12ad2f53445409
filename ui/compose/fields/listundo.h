// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/fieldvalue.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

class QKeyEvent;

namespace Dailies {

class ListEditor;

// Undo and redo for a list that a person edits. The list is kept whole at each step: lists of requests are short.
class ListUndo final : public QObject {
    Q_OBJECT

public:
    // `restore` shows a value of before.
    ListUndo(ListEditor* editor, std::function<void(const FieldValue&)> restore);

    // The list was given another value, as by opening a request: one step, unless there is nothing to go back to.
    void setValue(const FieldValue& value);

    // The list has become `value`. Changes in a row at one `place`, as by typing, are one step.
    void record(const FieldValue& value, const QString& place = {});
    // Undoes or redoes when the key says so; whether it did.
    bool takeKey(const QKeyEvent* key);
    // Lets the list undo from a control that has nothing of its own to undo any more.
    void watch(QWidget* control);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const FieldValue& value);

    ListEditor* m_editor;
    FieldValue m_now;
    std::function<void(const FieldValue&)> m_restore;
    QUndoStack m_stack;
};

} // namespace Dailies
