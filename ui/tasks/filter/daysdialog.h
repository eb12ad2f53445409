// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDateEdit;

namespace Dailies {

/// Asks for a range of days, with calendars.
class DaysDialog final : public QDialog {
    Q_OBJECT

public:
    /// The fields start with these days.
    DaysDialog(const QDate& first, const QDate& last, QWidget* parent);

    /// The earlier of the two days, whichever field it is in.
    QDate first() const;
    /// The later of the two days.
    QDate last() const;

private:
    QDateEdit* newField(const QDate& day, const QString& name);

    QDateEdit* m_first;
    QDateEdit* m_last;
};

} // namespace Dailies
