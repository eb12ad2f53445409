// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

namespace Dailies {

/// Shows a message, like the signal said() of many controllers.
using FolderMessage = std::function<void(MessageBar::Kind, const QString&, const QList<MessageAction>&)>;

/// Opens a folder with the desktop's program for folders. If there is none, a message tells its path, which can be
/// copied. `say` may be called later, as long as `context` lives.
void openFolder(const QString& folder, QObject* context, const FolderMessage& say);
/// The same for a controller with a signal said().
template<typename Controller>
void openFolder(const QString& folder, Controller* controller)
{
    openFolder(folder, controller, [controller](auto kind, const auto& sentence, const auto& actions) {
        Q_EMIT controller->said(kind, sentence, actions);
    });
}

} // namespace Dailies
