// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldvalue.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

class QKeyEvent;

namespace Dailies {

class ListEditor;

/// Undo and redo for a list editor. Each step stores the whole list, because the lists of requests are short.
class ListUndo final : public QObject {
    Q_OBJECT

public:
    /// `restore` shows the value of another step.
    ListUndo(ListEditor* editor, std::function<void(const FieldValue&)> restore);

    /// The list got another value, for example from an opened request. One step, or none if it was empty and unedited.
    void setValue(const FieldValue& value);

    /// The user has changed the list to `value`. Changes with the same `place`, such as typing in a row, are one step.
    void record(const FieldValue& value, const QString& place = {});
    /// Undoes or redoes if the key is a shortcut for it. Returns whether it is one.
    bool takeKey(const QKeyEvent* key);
    /// Makes undo keys in a control undo in the list once the control has nothing left to undo.
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
