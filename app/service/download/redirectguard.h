// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QUrl>

#include <functional>
#include <utility>

class QHostInfo;

namespace Dailies {

/// Decides which addresses a keyless request may visit. Checks the first address and the target of each redirect, and
/// the addresses of its host. Allows at most 5 redirects, and none from https to http.
class RedirectGuard final : public QObject {
    Q_OBJECT
public:
    enum class Purpose { Clip, Input };

    /// `baseUrl` is the account's. If it is in a private network, its clips may be there, too.
    RedirectGuard(Purpose purpose, const QUrl& baseUrl);

    /// Tells `then` whether a text repeats a key, at once or later. It may have to read keys first.
    using KeyCheck = std::function<void(const QByteArray& text, const std::function<void(bool repeats)>& then)>;
    /// Redirects to addresses that repeat a key are not followed.
    void setKeyCheck(KeyCheck repeatsKey) { m_repeatsKey = std::move(repeatsKey); }
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
    void judge();
    void checkResolved(const QHostInfo& info);
    /// Looks up the service's own addresses, unless they are known, and judges the address again.
    bool looksUpService();
    void followKeyless(const QUrl& target, bool repeatsKey);
    void refuse(const char* clip, const char* input);

    KeyCheck m_repeatsKey;
    Purpose m_purpose;
    QUrl m_baseUrl;
    QList<QHostAddress> m_service; ///< the addresses of its host, as far as they are known
    bool m_isServiceKnown = false;
    QString m_address;
    QUrl m_url;
    int m_hops = 0;
};

} // namespace Dailies
