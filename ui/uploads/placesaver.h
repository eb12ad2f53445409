// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/uploads/placetools.h"

#include <QObject>

namespace Dailies {

/// Stores an upload place with its secret, see KeySaver. Removes the secret of a place that needs none any more. Emits
/// one signal, unless it is destroyed before, and then deletes itself.
class PlaceSaver final : public QObject {
    Q_OBJECT
public:
    /// `before` is the stored place; nullopt for a new one. An empty `secret` keeps the stored one.
    PlaceSaver(const PlaceTools& tools, const std::optional<UploadPlace>& before, const UploadPlace& after,
        const QByteArray& secret, QObject* parent);

Q_SIGNALS:
    /// `note` is a warning about the secret; empty if there is none.
    void kept(const QString& note);
    void failed(const QString& sentence);

private:
    void storeAlone();
    void storeWith(const QByteArray& secret);
    void stored(const QString& note);
    void keep(const QString& note);
    void fail(const QString& sentence);

    const PlaceTools m_tools;
    const std::optional<UploadPlace> m_before;
    const UploadPlace m_after;
};

} // namespace Dailies
