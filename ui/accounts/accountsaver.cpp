// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/accountsaver.h"

#include "app/accounts/accountstore.h"

namespace Dailies {

AccountSaver::AccountSaver(AccountStore& accounts, SessionKeyStore& keys, const Account& before, const Account& after,
    const QByteArray& key, QObject* parent)
    : QObject(parent)
    , m_accounts(accounts)
    , m_keys(keys)
    , m_before(before)
    , m_after(after)
    , m_key(ownCopy(key))
{
    // Delayed, so that the caller can connect to the signals first.
    QMetaObject::invokeMethod(this, &AccountSaver::readOld, Qt::QueuedConnection);
}

AccountSaver::~AccountSaver()
{
    wipe(m_key);
    wipe(m_oldKey);
}

void AccountSaver::readOld()
{
    m_keys.read(m_before.id, originOf(m_before.baseUrl), this, [this](const Result<QByteArray>& key) {
        if (key)
            m_oldKey = ownCopy(*key);
        writeNew();
    });
}

void AccountSaver::writeNew()
{
    m_keys.write(
        m_after.id, originOf(m_after.baseUrl), m_key, this, [this](const Result<void>& result) { written(result); });
}

void AccountSaver::written(const Result<void>& result)
{
    if (result)
        return store({});
    if (!m_keys.isForThisSessionOnly(m_after.id))
        return fail(result.error().message);
    store(tr("%1 The new key is kept in memory until you quit.").arg(result.error().message));
}

void AccountSaver::store(const QString& note)
{
    const auto stored = m_accounts.put(m_after);
    if (stored) {
        deleteLater();
        Q_EMIT kept(note);
        return;
    }
    const QString sentence = stored.error().message;
    if (m_oldKey.isEmpty())
        return fail(sentence);
    m_keys.write(m_before.id, originOf(m_before.baseUrl), m_oldKey, this,
        [this, sentence](const Result<void>&) { fail(sentence); });
}

void AccountSaver::fail(const QString& sentence)
{
    deleteLater();
    Q_EMIT failed(sentence);
}

} // namespace Dailies
