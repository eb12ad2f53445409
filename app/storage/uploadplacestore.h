// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplace.h"

#include <QHash>
#include <QJsonArray>
#include <QObject>

namespace Dailies {

/// The upload places of a profile, stored in one JSON file without secrets.
class UploadPlaceStore final : public QObject {
    Q_OBJECT
public:
    explicit UploadPlaceStore(const QString& file, QObject* parent = nullptr);

    /// Reads the file; a missing one is an empty list. Returns Storage if it cannot be read; nothing is overwritten
    /// then. Places with an unknown protocol are kept in the file.
    Result<void> load();
    const QList<UploadPlace>& places() const { return m_places; }
    /// The place with this ID or, if there is none, with this name; nullopt if there is neither.
    std::optional<UploadPlace> find(const QString& idOrName) const;
    /// Whether a name could be confused with an ID or another place. `id` is the place to name; empty for a new one.
    bool isNameTaken(const QString& name, const QString& id = {}) const;
    /// The names of all places, by ID.
    QHash<QString, QString> names() const;
    /// The place that uploads use; nullopt if there is none.
    std::optional<UploadPlace> chosen() const;

    /// Adds a place, or replaces the one with the same ID, and saves. The first place is chosen. All places of a profile
    /// have the same folder, so that one that is removed and added again finds its files.
    Result<void> put(const UploadPlace& place);
    Result<void> remove(const QString& id);
    Result<void> choose(const QString& id);

    /// Whether the user agreed to upload files to this place at its present address.
    bool isAgreed(const UploadPlace& place) const;
    /// Remembers that the user agreed. BadInput if there is no such place.
    Result<void> agree(const UploadPlace& place);

Q_SIGNALS:
    void placesChanged();

private:
    using Agreed = QHash<QString, QString>; ///< by ID: destinationOf()
    Result<void> replace(const QList<UploadPlace>& places, const QString& chosen, const Agreed& agreed);

    QString m_file;
    QList<UploadPlace> m_places;
    QString m_chosen;
    Agreed m_agreed;
    QString m_folder; ///< UploadPlace::folder of all places; stays when the last one is removed
    QJsonArray m_foreign; ///< of a newer version
    bool m_usable = false; ///< the file was read, so writing it loses nothing
};

} // namespace Dailies
