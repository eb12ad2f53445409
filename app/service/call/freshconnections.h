// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkAccessManager>

namespace Dailies {

/// A network access manager that gives each call a connection of its own, never one kept from a call before: such a one
/// may have died unnoticed, and a paid request that is sent only once would be lost on it. Asking the service to close its
/// end is not enough, since not every service does. A download, too, has its own: whether that has outlived a body tells
/// whether the body is whole.
class FreshConnections : public QNetworkAccessManager {
    Q_OBJECT
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override;
};

} // namespace Dailies
