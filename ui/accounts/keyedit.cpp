// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/keyedit.h"

#include "app/keys/keystore.h"
#include "ui/style/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Overwrites the text if only the field and `text` share it. Access through QString would detach a copy
/// first.
void overwrite(QString text)
{
    auto& shared = text.data_ptr();
    if (!shared.isMutable() || shared.d_ptr()->ref_.loadRelaxed() != 2)
        return;
    volatile char16_t* units = shared.data();
    for (qsizetype i = 0; i < text.size(); ++i)
        units[i] = u'0';
}

} // namespace

KeyEdit::KeyEdit(QWidget* parent) : QLineEdit(parent)
{
    setObjectName(u"keyEdit"_s);
    setEchoMode(QLineEdit::Password);
    setDragEnabled(false);
    connect(this, &QLineEdit::textChanged, this, &KeyEdit::look);
}

QByteArray KeyEdit::key() const
{
    return text().trimmed().toUtf8();
}

void KeyEdit::wipeText()
{
    const QSignalBlocker blocker(this);
    overwrite(text());
    setText({}); // clears the undo history, too
}

void KeyEdit::contextMenuEvent(QContextMenuEvent* event)
{
    // Offers neither Cut nor Copy, not even disabled.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* paste = menu->addAction(tr("Paste"), this, &QLineEdit::paste);
    paste->setEnabled(!isReadOnly() && !QApplication::clipboard()->text().isEmpty());
    QAction* clear = menu->addAction(tr("Clear"), this, &QLineEdit::clear);
    clear->setEnabled(!text().isEmpty());
    menu->popup(event->globalPos());
}

void KeyEdit::look()
{
    // An empty field is not an error yet. A line end that was pasted is removed when the key is read.
    QByteArray typed = key();
    const QString problem = typed.isEmpty() ? QString() : keyProblem(typed).value_or(QString());
    wipe(typed);
    if (std::exchange(m_problem, problem) != problem)
        Q_EMIT problemChanged(problem);
}

} // namespace Dailies
