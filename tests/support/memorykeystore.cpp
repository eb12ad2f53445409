// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorykeystore.h"

#include <QTimer>

using namespace Qt::StringLiterals;

namespace Dailies {

void MemoryKeyStore::read(const QString& accountId, const QString& origin, QObject* context, Read answer)
{
    ++m_reads;
    if (m_silent)
        return;
    Result<QByteArray> result = failure(ErrorKind::KeyProblem, u"No key is kept for this account."_s);
    if (m_failure)
        result = failure(*m_failure);
    else if (m_keys.contains({accountId, origin}))
        result = key(accountId, origin);
    const auto say = [context, answer = std::move(answer), result = std::move(result)] {
        QTimer::singleShot(0, context, [answer, result] { answer(result); });
    };
    if (m_waiting)
        m_answers.push_back(say);
    else
        say();
}

void MemoryKeyStore::letGo()
{
    for (const auto& answer : std::exchange(m_answers, {}))
        answer();
}

void MemoryKeyStore::write(
    const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer)
{
    if (m_silent)
        return;
    Result<void> result;
    if (m_failure)
        result = failure(*m_failure);
    else
        put(accountId, origin, key);
    QTimer::singleShot(0, context, [answer = std::move(answer), result = std::move(result)] { answer(result); });
}

void MemoryKeyStore::remove(const QString& accountId, QObject* context, Done answer)
{
    if (m_silent)
        return;
    Result<void> result;
    if (m_failure)
        result = failure(*m_failure);
    else
        m_keys.removeIf([&accountId](const auto& each) { return each.key().first == accountId; });
    QTimer::singleShot(0, context, [answer = std::move(answer), result = std::move(result)] { answer(result); });
}

} // namespace Dailies
