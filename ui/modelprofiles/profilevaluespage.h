// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "ui/modelprofiles/profilepage.h"

#include <functional>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace Dailies {

class OptionalSpin;

/// The values that forms offer for a model, and the limits of its numbers. Empty means unknown.
class ProfileValuesPage final : public ProfilePage {
    Q_OBJECT

public:
    explicit ProfileValuesPage(QWidget* parent = nullptr);

    void showProfile(const ModelProfile& profile) override;
    void apply(ModelProfile& profile) const override;
    QString problem() override;

private:
    /// A row with the values that a field offers.
    struct ChoiceRow {
        Field field;
        QLabel* label;
        QLineEdit* edit;
    };
    /// A row with one number, or with a minimum and a maximum.
    struct LimitRow {
        QList<Field> fields; ///< shown if a kind has one of them
        QLabel* label;
        QLabel* to; ///< between the two numbers
        OptionalSpin* least; ///< null if there is only a maximum
        OptionalSpin* most;
        std::function<Range(const ModelLimits&)> read;
        std::function<void(ModelLimits&, const Range&)> write;
    };
    using Numbers = std::pair<decltype(LimitRow::read), decltype(LimitRow::write)>;

    void addChoices(QGridLayout* grid);
    void addLimits(QGridLayout* grid);
    void addLimit(QGridLayout* grid, const QString& title, const QString& unit, int decimals, bool isRange,
        const QList<Field>& fields, const Numbers& numbers);
    void showRows(const ModelProfile& profile);

    QList<ChoiceRow> m_choices;
    QList<LimitRow> m_limits;
};

} // namespace Dailies
