// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDateTimeEdit;
class QLabel;

namespace Dailies {

class Clock;

/// Asks at what time a request is sent.
class SendTimeDialog final : public QDialog {
    Q_OBJECT

public:
    /// The fields start with `suggested`; if it is invalid, with the next full hour. `clock` must outlive the dialog.
    /// `cost` is shown if there is one.
    SendTimeDialog(const Clock& clock, const QDateTime& suggested, QWidget* parent, const QString& cost = {});

    /// In UTC, and later than now when the dialog is accepted.
    QDateTime time() const;

    void accept() override;

private:
    const Clock& m_clock;
    QDateTimeEdit* m_time;
    QLabel* m_problem;
};

} // namespace Dailies
