// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QObject>
#include <QUrl>

class QHostInfo;

namespace Dailies {

/// Decides which addresses a keyless request may visit. Checks the first address and the target of each redirect, and
/// the computer that the host's name stands for. Allows at most 5 redirects, and none from https to http.
class RedirectGuard final : public QObject {
    Q_OBJECT
public:
    enum class Purpose { Clip, Input };

    /// `baseUrl` is the account's: only its host may be in a private network.
    RedirectGuard(Purpose purpose, const QUrl& baseUrl);

    /// Checks an address. allowed() or refused() follows, possibly before this returns.
    void check(const QString& address);
    /// Does the same for the Location of a redirect from url().
    void follow(const QByteArray& location);
    /// The address that is being checked or was allowed last.
    const QUrl& url() const { return m_url; }

Q_SIGNALS:
    void allowed(); ///< url() may be requested
    void refused(const Dailies::Error& error);

private:
    void checkResolved(const QHostInfo& info);
    void refuse(const char* clip, const char* input);

    Purpose m_purpose;
    QUrl m_baseUrl;
    QUrl m_url;
    int m_hops = 0;
};

} // namespace Dailies
