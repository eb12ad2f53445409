// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keysaver.h"

#include <utility>

namespace Dailies {

KeySaver::KeySaver(SessionKeyStore& keys, const std::optional<Owner>& before, const Owner& after, const QByteArray& key,
    std::function<Result<void>()> store, QObject* parent)
    : QObject(parent)
    , m_keys(keys)
    , m_before(before)
    , m_after(after)
    , m_key(ownCopy(key))
    , m_store(std::move(store))
{
    // Delayed, so that the caller can connect to the signals first.
    QMetaObject::invokeMethod(this, before ? &KeySaver::readOld : &KeySaver::writeNew, Qt::QueuedConnection);
}

KeySaver::~KeySaver()
{
    // Without its owner, the key could not be found any more.
    if (!m_isStored && !m_before)
        m_keys.remove(m_after.id, &m_keys, [](const Result<void>&) {});
    wipe(m_key);
    wipe(m_oldKey);
}

void KeySaver::readOld()
{
    m_keys.read(m_before->id, m_before->origin, this, [this](const Result<QByteArray>& key) {
        if (key)
            m_oldKey = ownCopy(*key);
        writeNew();
    });
}

void KeySaver::writeNew()
{
    m_keys.write(m_after.id, m_after.origin, m_key, this, [this](const Result<void>& result) { written(result); });
}

void KeySaver::written(const Result<void>& result)
{
    if (!result && !m_keys.isForThisSessionOnly(m_after.id))
        return fail(result.error().message);
    const Result<void> stored = m_store();
    if (stored) {
        m_isStored = true;
        deleteLater();
        Q_EMIT kept(result ? QString() : result.error().message);
        return;
    }
    const QString sentence = stored.error().message;
    if (m_oldKey.isEmpty())
        return fail(sentence);
    m_keys.write(
        m_before->id, m_before->origin, m_oldKey, this, [this, sentence](const Result<void>&) { fail(sentence); });
}

void KeySaver::fail(const QString& sentence)
{
    deleteLater();
    Q_EMIT failed(sentence);
}

} // namespace Dailies
