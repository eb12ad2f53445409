// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QComboBox>
#include <QDateEdit>

namespace Dailies {

/// A day with a calendar. Tab leaves it at once; the arrow keys go through its parts.
class DayEdit final : public QDateEdit {
    Q_OBJECT

public:
    explicit DayEdit(QWidget* parent = nullptr);

protected:
    bool focusNextPrevChild(bool next) override;
};

/// The code of a currency. Common ones are offered, others can be typed.
class CurrencyCombo final : public QComboBox {
    Q_OBJECT

public:
    explicit CurrencyCombo(QWidget* parent = nullptr);

    QString currency() const; ///< three capital letters, or what was typed instead
    void setCurrency(const QString& currency);
    bool isUsable() const; ///< whether it is a code of three letters
};

/// Reads a file of at most 16 MB that the user chose.
Result<QByteArray> readTableFile(const QString& file);

} // namespace Dailies
