// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/windowmessages.h"

#include <QDialog>

namespace Dailies {

/// The messages and notices of this session, newest first, to read again what has disappeared, and to undo what
/// still can be.
class NoticesDialog final : public QDialog {
    Q_OBJECT

public:
    NoticesDialog(const QList<WindowMessages::Entry>& entries, QWidget* parent);
};

} // namespace Dailies
