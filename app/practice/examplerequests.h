// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/kindfields.h"
#include "app/request/videorequest.h"

#include <QList>

#include <optional>

namespace Dailies {

/// An example request of each kind for the practice service's models, in the order of allKinds(). The user guide shows
/// the same ones in English.
const QList<VideoRequest>& exampleRequests();
/// Reads them, with their prompts in the language of the translators that are installed now.
QList<VideoRequest> readExampleRequests();
/// The example of a kind; nullopt for a kind that does not exist.
std::optional<VideoRequest> exampleRequest(const RequestKind& kind);
/// Its file name in the resources: "A-3.0-TextToVideo.json".
QString exampleFileName(const RequestKind& kind);

} // namespace Dailies
