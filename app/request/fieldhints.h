// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/requestkind.h"

namespace Dailies {

/// What the specification says about a field of a request kind, as one translated sentence.
QString fieldHint(Field field, const RequestKind& kind);

} // namespace Dailies
