// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/screening/screeningrun.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Dailies {

/// What a screening ends with: what was done during it, and what can be done next.
class ScreeningEnd final : public QWidget {
    Q_OBJECT

public:
    explicit ScreeningEnd(QWidget* parent = nullptr);

    /// `best` are the takes that are offered for a comparison; with none, watching again is the likeliest.
    void tell(int takes, const ScreeningRun::Tally& tally, int best);
    /// Everything that the page says, for assistive programs.
    QString words() const;

Q_SIGNALS:
    void compareRequested();
    void againRequested();
    void exitRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPushButton* newButton(const QString& name, void (ScreeningEnd::*signal)());

    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_compare;
    QPushButton* m_again;
};

} // namespace Dailies
