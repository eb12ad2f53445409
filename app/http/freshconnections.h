// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkAccessManager>

namespace Dailies {

/// A network access manager that opens a new connection for each call. A reused connection may have died
/// unnoticed, and a paid request, which is sent only once, would be lost on it. A header that asks the
/// service to close its end is not enough, because not every service obeys it. Downloads use a connection of
/// their own, too: whether it outlives the body shows whether the body is complete.
class FreshConnections : public QNetworkAccessManager {
    Q_OBJECT
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override;
};

} // namespace Dailies
