// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

struct evp_md_ctx_st;

namespace Dailies {

/// Computes SHA-256 incrementally. Uses OpenSSL with the processor's instructions, because uploads and downloads are
/// large and Qt's implementation is ten times slower.
class Sha256 final {
public:
    Sha256();

    void add(const char* data, qint64 size);
    /// Returns the digest in hex and ends the computation. Empty if it cannot be computed on this system.
    QString hex();

private:
    struct Free {
        void operator()(evp_md_ctx_st* context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

} // namespace Dailies
