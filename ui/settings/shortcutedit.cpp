// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/shortcutedit.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace Dailies {

namespace {

bool isPlain(const QKeyEvent& event, Qt::Key key)
{
    return event.key() == key && event.modifiers() == Qt::NoModifier;
}

} // namespace

ShortcutEdit::ShortcutEdit(QWidget* parent) : QKeySequenceEdit(parent)
{
    setToolTip(tr("Press the new key. Backspace removes it."));
}

bool ShortcutEdit::event(QEvent* event)
{
    // Otherwise Qt would record these keys before they move the focus or close the dialog.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (isPlain(*key, Qt::Key_Escape)) {
            event->ignore();
            return false;
        }
    }
    return QKeySequenceEdit::event(event);
}

void ShortcutEdit::keyPressEvent(QKeyEvent* event)
{
    if (isPlain(*event, Qt::Key_Escape)) {
        event->ignore();
        return;
    }
    if (isPlain(*event, Qt::Key_Backspace)) {
        setKeySequence({});
        Q_EMIT recorded({});
        return;
    }
    QKeySequenceEdit::keyPressEvent(event);
    // The field would wait a second for a second key.
    if (const QKeySequence typed = keySequence(); !typed.isEmpty()) {
        const QKeySequence first(typed[0]);
        setKeySequence(first);
        Q_EMIT recorded(first);
    }
}

} // namespace Dailies
