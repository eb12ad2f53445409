// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focuswatch.h"

#include <QApplication>

namespace Dailies {

FocusWatch::FocusWatch(const std::function<void(QWidget*, QWidget*)>& moved)
{
    QObject::connect(qApp, &QApplication::focusChanged, &m_context, moved);
}

} // namespace Dailies
