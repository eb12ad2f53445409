// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/sessionkeystore.h"

#include <QPointer>

namespace Dailies {

SessionKeyStore::SessionKeyStore(KeyStore* lasting, QObject* parent) : KeyStore(parent), m_lasting(lasting) {}

SessionKeyStore::~SessionKeyStore()
{
    for (Kept& kept : m_kept)
        wipe(kept.key);
}

void SessionKeyStore::keep(const QString& accountId, const QString& origin, const QByteArray& key)
{
    forget(accountId);
    m_kept.insert(accountId, Kept{origin, ownCopy(key)});
}

bool SessionKeyStore::isForThisSessionOnly(const QString& accountId) const
{
    return m_kept.contains(accountId);
}

void SessionKeyStore::read(const QString& accountId, const QString& origin, QObject* context, Read answer)
{
    Result<QByteArray> result = failure(ErrorKind::KeyProblem, tr("No key for this account and URL."));
    if (const QByteArray* key = kept(accountId, origin))
        result = ownCopy(*key);
    else if (m_lasting)
        return m_lasting->read(accountId, origin, context, std::move(answer));
    QMetaObject::invokeMethod(
        context, [answer = std::move(answer), result] { answer(result); }, Qt::QueuedConnection);
}

void SessionKeyStore::write(
    const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer)
{
    const auto problem = passwordProblem(key);
    if (problem || !m_lasting) {
        Result<void> result;
        if (problem)
            result = failure(ErrorKind::BadInput, *problem);
        else
            result = failure(ErrorKind::Keychain, tr("No keychain is available."));
        if (!problem)
            keep(accountId, origin, key);
        QMetaObject::invokeMethod(
            context, [answer = std::move(answer), result] { answer(result); }, Qt::QueuedConnection);
        return;
    }
    QPointer<SessionKeyStore> self = this;
    m_lasting->write(accountId, origin, key, context, [=, answer = std::move(answer)](const Result<void>& written) {
        if (self && written)
            self->forget(accountId);
        else if (self)
            self->keep(accountId, origin, key);
        answer(written);
    });
}

void SessionKeyStore::remove(const QString& accountId, QObject* context, Done answer)
{
    forget(accountId);
    if (m_lasting)
        return m_lasting->remove(accountId, context, std::move(answer));
    QMetaObject::invokeMethod(
        context, [answer = std::move(answer)] { answer({}); }, Qt::QueuedConnection);
}

QByteArray SessionKeyStore::sessionKey(const QString& accountId, const QString& origin) const
{
    const QByteArray* key = kept(accountId, origin);
    return key ? ownCopy(*key) : QByteArray();
}

QByteArrayList SessionKeyStore::sessionKeys() const
{
    QByteArrayList keys;
    for (const Kept& kept : m_kept)
        keys.append(kept.key);
    return keys;
}

const QByteArray* SessionKeyStore::kept(const QString& accountId, const QString& origin) const
{
    const auto found = m_kept.constFind(accountId);
    return found != m_kept.constEnd() && found->origin == origin ? &found->key : nullptr;
}

void SessionKeyStore::forget(const QString& accountId)
{
    const auto found = m_kept.find(accountId);
    if (found == m_kept.end())
        return;
    wipe(found->key);
    m_kept.erase(found);
}

} // namespace Dailies
