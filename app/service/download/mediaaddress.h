// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QHostAddress>
#include <QList>
#include <QNetworkRequest>
#include <QUrl>

namespace Dailies {

/// The addresses that are known from the spelling of a URL's host: a number, or localhost. Empty for other names.
QList<QHostAddress> spelledAddresses(const QUrl& url);

/// Checks whether a result address may be fetched: http or https, no user information, at most 64 KiB, and no
/// loopback or private address unless the service is in such a network itself, see mayReach(). `service` are the
/// addresses of the account's base URL.
Result<QUrl> checkedMediaUrl(const QString& address, const QUrl& baseUrl, const QList<QHostAddress>& service);
/// The same check for the address of an input that the user wants to preview. Of private addresses, only those of the
/// service's own host are allowed.
Result<QUrl> checkedInputUrl(const QString& address, const QUrl& baseUrl);
/// Loopback, private, link-local, multicast and reserved addresses.
bool isPrivateAddress(const QHostAddress& address);
/// Whether a service with these addresses may name this one: any public address; a private one if the service is in
/// a private network or on this computer; this computer only if the service is on it, too.
bool mayReach(const QHostAddress& address, const QList<QHostAddress>& service);
bool isSameHost(const QUrl& url, const QUrl& baseUrl);

/// A request for a file on any server: no API key, no cookies, no cache. Redirects are left to the caller.
QNetworkRequest keylessRequest(const QUrl& url);

} // namespace Dailies
