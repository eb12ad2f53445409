// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

namespace Dailies {

/// Makes the key unreadable in a reply that repeats it, before it is read, and in what was read from it: a text may show
/// the key only once it was decoded.
void hideKey(ServiceReply& reply, const QByteArray& key);
void hideKey(TaskReport& report, const QByteArray& key);
void hideKey(Error& error, const QByteArray& key);

} // namespace Dailies
