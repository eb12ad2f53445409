// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

struct evp_md_ctx_st;

namespace Dailies {

/// SHA-256 of bytes that come piece by piece. By OpenSSL, which uses the processor's own instructions: what goes out or
/// comes in is large, and Qt's own takes ten times as long.
class Sha256 final {
public:
    Sha256();

    void add(const char* data, qint64 size);
    /// In hex, of all that was added; nothing can be added any more. Empty when it cannot be made here.
    QString hex();

private:
    struct Free {
        void operator()(evp_md_ctx_st* context) const;
    };
    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

} // namespace Dailies
