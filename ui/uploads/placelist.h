// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploadplacestore.h"

#include <QListWidget>

namespace Dailies {

/// The upload places, each with a quiet second line. The chosen one has a check mark.
class PlaceList final : public QListWidget {
    Q_OBJECT
public:
    explicit PlaceList(QWidget* parent = nullptr);

    /// Shows the places; the current row stays at its place.
    void setPlaces(const QList<UploadPlace>& places, const std::optional<UploadPlace>& chosen);
    QString currentId() const;
    void setCurrentId(const QString& id);

Q_SIGNALS:
    void editRequested(); ///< Enter or a double click
    void removeRequested(); ///< Delete

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace Dailies
