// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Dailies {

/// Turns SIGINT (Ctrl+C), SIGTERM and SIGHUP (the terminal was closed) into a signal of the event loop. A signal that
/// the program was started to ignore stays ignored. Only one instance may exist.
class StopSignals final : public QObject {
    Q_OBJECT
public:
    explicit StopSignals(QObject* parent = nullptr);
    ~StopSignals() override;

Q_SIGNALS:
    void stopRequested(int signal);
};

} // namespace Dailies
