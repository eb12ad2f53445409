// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Dailies {

/// Makes each dialog fit its screen when it opens. With large text or a small screen, its usual size could put its
/// buttons outside the screen.
class DialogRoom final : public QObject {
    Q_OBJECT
public:
    explicit DialogRoom(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace Dailies
