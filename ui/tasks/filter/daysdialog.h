// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDateEdit;

namespace Dailies {

/// Asks for a first and a last day, with calendars.
class DaysDialog final : public QDialog {
    Q_OBJECT

public:
    DaysDialog(const QDate& first, const QDate& last, QWidget* parent);

    QDate first() const;
    QDate last() const;

private:
    QDateEdit* newField(const QDate& day, const QString& name);

    QDateEdit* m_first;
    QDateEdit* m_last;
};

} // namespace Dailies
