// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace Dailies {

/// Calls a function when the keyboard focus moves. A widget has it as a member, which is destroyed before the widget's
/// children are: one of them may have the focus and give it up then, when the widget's other members no longer exist.
class FocusWatch final {
public:
    explicit FocusWatch(const std::function<void(QWidget* old, QWidget* now)>& moved);

private:
    QObject m_context;
};

} // namespace Dailies
