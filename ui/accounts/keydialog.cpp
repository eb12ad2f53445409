// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/keydialog.h"

#include "ui/accounts/keyedit.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

KeyDialog::KeyDialog(const Account& account, SessionKeyStore& keys, QWidget* parent)
    : QDialog(parent)
    , m_account(account)
    , m_keys(keys)
    , m_message(new MessageBar(this))
    , m_key(new KeyEdit(this))
{
    setObjectName(u"keyDialog"_s);
    setWindowTitle(tr("Key for %1").arg(account.name));
    setMinimumWidth(420);
    connect(m_key, &KeyEdit::problemChanged, this, &KeyDialog::said);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(labelledField(tr("Key"), m_key));
    column->addWidget(quietNote(tr("Sent to %1 only.").arg(originOf(account.baseUrl)), this));
    m_save = addDialogButtons(this, column, tr("Use this key"));
    connect(m_save, &QPushButton::clicked, this, &KeyDialog::save);
}

void KeyDialog::save()
{
    QByteArray key = m_key->key();
    if (const auto wrong = keyProblem(key)) {
        m_message->showMessage(MessageBar::Kind::Bad, *wrong);
        m_key->setFocus(Qt::OtherFocusReason);
        wipe(key);
        return;
    }
    setBusy(true);
    m_message->showMessage(MessageBar::Kind::Information, tr("Storing the key…"));
    m_keys.write(m_account.id, originOf(m_account.baseUrl), key, this, [this](const Result<void>& written) {
        setBusy(false);
        if (!written && !m_keys.isForThisSessionOnly(m_account.id)) {
            m_message->showMessage(MessageBar::Kind::Bad, written.error().message);
            return;
        }
        m_key->wipeText();
        const QString note =
            written ? QString() : tr("%1 The key is kept until you quit.").arg(written.error().message);
        Q_EMIT keyChanged(m_account.id, note);
        accept();
    });
    wipe(key);
}

void KeyDialog::setBusy(bool busy)
{
    m_save->setEnabled(!busy);
    findChild<QPushButton*>(u"cancelButton"_s)->setEnabled(!busy);
}

/// Not while the key is being stored: nobody would learn that it is another one. The keychain answers within seconds.
void KeyDialog::reject()
{
    if (m_save->isEnabled())
        QDialog::reject();
}

void KeyDialog::said(const QString& problem)
{
    if (problem.isEmpty())
        m_message->hide();
    else
        m_message->showMessage(MessageBar::Kind::Bad, problem);
}

} // namespace Dailies
