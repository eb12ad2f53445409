// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Dailies {

/// Makes Shift+F10 open the context menu of the focused widget, as the Menu key does. Many keyboards have no Menu key,
/// and Qt knows Shift+F10 on Windows only.
class MenuKey final : public QObject {
    Q_OBJECT
public:
    explicit MenuKey(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace Dailies
