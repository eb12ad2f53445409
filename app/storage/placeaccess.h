// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/http/httpnetwork.h"
#include "app/keys/keystore.h"
#include "app/storage/uploader.h"
#include "app/storage/uploadplace.h"

#include <QHash>

#include <memory>

namespace Dailies {

/// Opens upload places with their secrets. A secret is read from the key store once, kept in memory, and wiped when it
/// is forgotten. It is only used for the origin that it was stored for.
class PlaceAccess final : public QObject {
    Q_OBJECT
public:
    /// Called exactly once, later, unless the context is destroyed. Errors are one sentence: BadInput if the place
    /// cannot be used as it is, KeyProblem if it has no secret, Keychain if the key store cannot be read.
    using Opened = std::function<void(Result<std::unique_ptr<Uploader>>)>;

    /// All must outlive this object and the uploaders.
    PlaceAccess(KeyStore& keys, HttpNetwork& network, Clock& clock, QObject* parent = nullptr);
    ~PlaceAccess() override;

    void open(const UploadPlace& place, QObject* context, const Opened& opened);
    /// Uses this secret for the place, in place of the key store's, until the program ends.
    void keep(const UploadPlace& place, const UploadSecret& secret);
    /// The next open() reads the place's secret again, because it was changed or refused. Does not forget a kept one.
    void forget(const QString& placeId);

    /// For links, which are fetched without credentials.
    HttpNetwork& network() { return m_network; }

private:
    struct Known {
        QString origin;
        UploadSecret secret;
        bool isGiven = false; ///< not from the key store
    };

    KeyStore& m_keys;
    HttpNetwork& m_network;
    Clock& m_clock;
    QHash<QString, Known> m_known; ///< by place
};

} // namespace Dailies
