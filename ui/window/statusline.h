// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Dailies {

class Engine;

/// The line below everything: how many tasks there are, run, and wait for the person.
class StatusLine final : public QLabel {
    Q_OBJECT
public:
    explicit StatusLine(Engine& engine, QWidget* parent = nullptr);

    void refresh(qsizetype selected);

private:
    Engine& m_engine;
};

} // namespace Dailies
