// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/startupmaintenance.h"

#include <QWidget>

class QSettings;

namespace Dailies {

/// Takes the place of the main window while a long history is prepared, and shows what is being done.
class StartupProgressWindow final : public QWidget {
    Q_OBJECT

public:
    StartupProgressWindow(StartupMaintenance::Work work, const QSettings& settings, QWidget* parent = nullptr);

Q_SIGNALS:
    void closed(); ///< the user does not want to wait

protected:
    void closeEvent(QCloseEvent* event) override;
};

} // namespace Dailies
