// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace Dailies {

/// The model profiles by name, each with a quiet second line.
class ProfileList final : public QListWidget {
    Q_OBJECT

public:
    struct Row {
        QString id;
        QString title;
        QString words; ///< family and generation, and whether the profile is shipped or the user's

        bool operator==(const Row&) const = default;
    };

    explicit ProfileList(QWidget* parent = nullptr);

    void setRows(const QList<Row>& rows, const QString& chosenId);

Q_SIGNALS:
    /// The user selected another profile.
    void idChosen(const QString& id);
};

} // namespace Dailies
