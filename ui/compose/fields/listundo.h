// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/fieldvalue.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace Dailies {

class ListEditor;

/// Undo and redo for a list editor and its keys. Each step stores the whole list, because lists of requests are short.
class ListUndo final : public QObject {
    Q_OBJECT

public:
    /// `restore` shows an earlier value.
    ListUndo(ListEditor* editor, std::function<void(const FieldValue&)> restore);

    /// Call it when the list is replaced, for example when a request is opened. This is one step, unless the list was
    /// empty and has no history.
    void setValue(const FieldValue& value);

    /// Records a change of the list. Consecutive changes at the same `place`, such as typing, are one step.
    void record(const FieldValue& value, const QString& place = {});
    /// Makes the undo and redo keys in this control apply to the list once the control has nothing left to undo.
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
