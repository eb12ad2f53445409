// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QApplication;

namespace Dailies {

// Shows that a list or text has the keyboard where no frame of its own does: a ring within its edges.
class FocusRing final : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* around);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

// From here on there is such a ring wherever somebody who goes about by Tab comes to need one.
void showFocusRings(QApplication& app);

} // namespace Dailies
