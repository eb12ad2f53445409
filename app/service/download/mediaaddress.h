// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QNetworkRequest>
#include <QUrl>

class QHostAddress;

namespace Dailies {

/// Checks whether a result address may be fetched: http or https, no user information, at most 64 KiB, and no
/// loopback or private address unless the account's base address is on the same host.
Result<QUrl> checkedMediaUrl(const QString& address, const QUrl& baseUrl);
/// The same check for the address of an input that the user wants to preview.
Result<QUrl> checkedInputUrl(const QString& address, const QUrl& baseUrl);
/// Loopback, private, link-local, multicast and reserved addresses.
bool isPrivateAddress(const QHostAddress& address);
bool isSameHost(const QUrl& url, const QUrl& baseUrl);

/// A request for a file on any server: no API key, no cookies, no cache. Redirects are left to the caller.
QNetworkRequest keylessRequest(const QUrl& url);

} // namespace Dailies
