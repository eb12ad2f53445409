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

/// Overwrites a text that the field alone shares with `text`. Not through QString, which would copy it first.
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
    setText({}); // and with it what could be undone
}

void KeyEdit::contextMenuEvent(QContextMenuEvent* event)
{
    // Neither Cut nor Copy, not even greyed: there is nothing to wonder about.
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
    // An empty field is not wrong yet, and the end of a pasted line is taken away when the key is.
    QByteArray typed = key();
    const QString problem = typed.isEmpty() ? QString() : keyProblem(typed).value_or(QString());
    wipe(typed);
    if (std::exchange(m_problem, problem) != problem)
        Q_EMIT problemChanged(problem);
}

} // namespace Dailies
