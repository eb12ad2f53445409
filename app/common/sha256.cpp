// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/sha256.h"

#include <QByteArray>

#include <openssl/evp.h>

#include <array>

namespace Dailies {

void Sha256::Free::operator()(evp_md_ctx_st* context) const
{
    EVP_MD_CTX_free(context);
}

Sha256::Sha256() : m_context(EVP_MD_CTX_new())
{
    if (m_context && EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) != 1)
        m_context.reset();
}

void Sha256::add(const char* data, qint64 size)
{
    if (m_context && size > 0 && EVP_DigestUpdate(m_context.get(), data, static_cast<size_t>(size)) != 1)
        m_context.reset();
}

QString Sha256::hex()
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest;
    unsigned int size = 0;
    const auto context = std::move(m_context);
    if (!context || EVP_DigestFinal_ex(context.get(), digest.data(), &size) != 1)
        return {};
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char*>(digest.data()), qsizetype(size)).toHex());
}

} // namespace Dailies
