// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/keydialog.h"

#include "ui/accounts/keyedit.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace Dailies {

using namespace Qt::StringLiterals;

KeyDialog::KeyDialog(const Account& account, SessionKeyStore& keys, QWidget* parent)
    : QDialog(parent)
    , m_account(account)
    , m_keys(keys)
    , m_message(new MessageBar(this))
    , m_key(new KeyEdit(this))
    , m_save(new QPushButton(tr("Use this key"), this))
{
    setObjectName(u"keyDialog"_s);
    m_save->setObjectName(u"saveButton"_s);
    setWindowTitle(tr("Key for %1").arg(account.name));
    setMinimumWidth(420);
    connect(m_key, &KeyEdit::problemChanged, this, &KeyDialog::said);
    auto* label = new QLabel(tr("Key"), this);
    label->setBuddy(m_key);
    makeQuiet(label);
    auto* where = new QLabel(tr("Sent to %1 only.").arg(originOf(account.baseUrl)), this);
    where->setTextFormat(Qt::PlainText);
    where->setWordWrap(true);
    makeQuiet(where);

    auto* cancel = new QPushButton(tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_save->setDefault(true);
    makePrimary(m_save);
    connect(m_save, &QPushButton::clicked, this, &KeyDialog::save);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    for (QWidget* widget : {static_cast<QWidget*>(m_message), static_cast<QWidget*>(label),
             static_cast<QWidget*>(m_key), static_cast<QWidget*>(where)})
        layout->addWidget(widget);
    layout->addStretch();
    layout->addLayout(buttons);
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
    m_save->setEnabled(false);
    m_message->showMessage(MessageBar::Kind::Information, tr("Storing the key…"));
    m_keys.write(m_account.id, originOf(m_account.baseUrl), key, this, [this](const Result<void>& written) {
        m_save->setEnabled(true);
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

void KeyDialog::said(const QString& problem)
{
    if (problem.isEmpty())
        m_message->hide();
    else
        m_message->showMessage(MessageBar::Kind::Bad, problem);
}

} // namespace Dailies
