// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QApplication;

namespace Dailies {

/// The property of a list or text that draws its own focus ring: around its box or its current item.
constexpr auto ownRing = "ownRing";

/// A ring within the edges of a list or text that has the keyboard focus but no frame to show it.
class FocusRing final : public QWidget {
    Q_OBJECT

public:
    explicit FocusRing(QWidget* around);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// From now on, shows such a ring when the user reaches such a widget with Tab.
void showFocusRings(QApplication& app);

} // namespace Dailies
