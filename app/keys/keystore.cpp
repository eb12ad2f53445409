// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keystore.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

namespace Dailies {

namespace {

/// A line feed in a header line would start another header.
bool hasControlCharacters(const QByteArray& text)
{
    return std::ranges::any_of(text, [](char c) { return (c >= 0 && c < 0x20) || c == 0x7f; });
}

} // namespace

std::optional<QString> passwordProblem(const QByteArray& password)
{
    if (password.isEmpty())
        return QCoreApplication::translate("KeyStore", "The password is empty.");
    if (hasControlCharacters(password))
        return QCoreApplication::translate(
            "KeyStore", "The password contains a line break or another control character.");
    return std::nullopt;
}

std::optional<QString> keyProblem(const QByteArray& key)
{
    if (key.isEmpty())
        return QCoreApplication::translate("KeyStore", "The key is empty.");
    if (hasControlCharacters(key))
        return QCoreApplication::translate("KeyStore", "The key contains a line break or another control character.");
    if (key.contains(' '))
        return QCoreApplication::translate("KeyStore", "The key contains a space.");
    const bool foreign = std::ranges::any_of(key, [](char c) { return static_cast<unsigned char>(c) > 0x7f; });
    if (foreign)
        return QCoreApplication::translate("KeyStore", "The key contains an invalid character.");
    return std::nullopt;
}

QByteArray KeyStore::sessionKey(const QString&, const QString&) const
{
    return {};
}

QByteArrayList KeyStore::sessionKeys() const
{
    return {};
}

QString KeyStore::sessionKeyDigest(const QString& accountId, const QString& origin) const
{
    const QByteArray key = sessionKey(accountId, origin);
    return key.isEmpty() ? QString() : keyDigest(key, origin);
}

QString keyDigest(const QByteArray& key, const QString& origin)
{
    constexpr int bytes = 16;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& part : {QByteArray("dailies key digest 1"), origin.toUtf8(), key}) {
        hash.addData(part);
        hash.addData(QByteArray(1, '\0'));
    }
    return QString::fromLatin1(hash.result().first(bytes).toHex());
}

QByteArray ownCopy(const QByteArray& key)
{
    return QByteArray(key.constData(), key.size());
}

void wipe(QByteArray& key)
{
    if (!key.isEmpty() && key.isDetached()) {
        // Uses a volatile pointer, because the compiler would otherwise remove writes that nobody reads.
        volatile char* bytes = key.data();
        for (qsizetype i = 0; i < key.size(); ++i)
            bytes[i] = 0;
    }
    key.clear();
}

} // namespace Dailies
