// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/accountkeys.h"

namespace Dailies {

AccountKeys::AccountKeys(KeyStore& store, QObject* parent) : QObject(parent), m_store(store) {}

AccountKeys::~AccountKeys()
{
    for (const auto& entry : std::as_const(m_entries))
        wipe(entry->key);
}

void AccountKeys::with(const Account& account, Answer answer)
{
    const QString origin = originOf(account.baseUrl);
    std::shared_ptr<Entry> entry = m_entries.value(account.id);
    if (entry && entry->origin != origin) {
        // The key belongs to the former URL and must not be used for this one. Callers waiting for it get an error.
        const std::vector<Answer> waiting = std::exchange(entry->waiting, {});
        wipe(entry->key);
        m_entries.remove(account.id);
        entry = nullptr;
        for (const Answer& earlier : waiting)
            earlier(failure(ErrorKind::KeyProblem, tr("The account's URL has changed.")));
    }
    if (entry && entry->known) {
        answer(entry->key);
        return;
    }
    if (entry) {
        entry->waiting.push_back(std::move(answer));
        return;
    }
    entry = std::make_shared<Entry>();
    entry->origin = origin;
    entry->round = ++m_round;
    entry->waiting.push_back(std::move(answer));
    m_entries.insert(account.id, entry);
    m_store.read(account.id, origin, this,
        [this, id = account.id, round = entry->round](const Result<QByteArray>& key) { answered(id, round, key); });
}

void AccountKeys::answered(const QString& accountId, quint64 round, const Result<QByteArray>& key)
{
    const std::shared_ptr<Entry> entry = m_entries.value(accountId);
    if (!entry || entry->round != round)
        return;
    const std::vector<Answer> waiting = std::exchange(entry->waiting, {});
    if (key) {
        entry->key = ownCopy(*key);
        entry->known = true;
        m_unreadable.remove(accountId);
    } else {
        m_entries.remove(accountId);
    }
    for (const Answer& answer : waiting)
        answer(key);
}

void AccountKeys::withAll(const QList<Account>& accounts, std::function<void()> done)
{
    // The last of the answers, which may all come at once, calls done().
    const std::shared_ptr<void> last(nullptr, [done = std::move(done)](void*) { done(); });
    for (const Account& account : accounts) {
        if (m_unreadable.contains(account.id))
            continue;
        with(account, [this, last, id = account.id](const Result<QByteArray>& key) {
            if (!key)
                m_unreadable.insert(id);
        });
    }
}

QByteArrayList AccountKeys::known() const
{
    QByteArrayList keys;
    for (const auto& entry : m_entries) {
        if (entry->known)
            keys.append(entry->key);
    }
    return keys;
}

void AccountKeys::forget(const QString& accountId)
{
    m_unreadable.remove(accountId);
    const std::shared_ptr<Entry> entry = m_entries.value(accountId);
    // A read that is still running returns a recent enough key.
    if (!entry || !entry->known)
        return;
    wipe(entry->key);
    m_entries.remove(accountId);
}

} // namespace Dailies
