// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/modelprofiles/profilepage.h"

class QLabel;
class QTableWidget;

namespace Dailies {

/// How many media of each type a model accepts, and the limits for their files.
class ProfileMediaPage final : public ProfilePage {
    Q_OBJECT

public:
    explicit ProfileMediaPage(QWidget* parent = nullptr);

    void showProfile(const ModelProfile& profile) override;
    void apply(ModelProfile& profile) const override;
    QString problem() override;

private:
    /// A row of the upper table: types of a request kind that share one limit.
    struct CountRow {
        ApiType apiType;
        QStringList types;
    };

    QTableWidget* newTable(const QStringList& columns, const QString& name, const QString& title);
    void showCounts(const ModelProfile& profile);
    void showFiles(const ModelProfile& profile);
    void applyFiles(ModelProfile& profile) const;
    void fitHeight(QTableWidget* table) const;

    QList<CountRow> m_countRows;
    QStringList m_fileRows; ///< media, and types with limits of their own
    QLabel* m_countTitle;
    QTableWidget* m_counts;
    QTableWidget* m_files;
};

} // namespace Dailies
