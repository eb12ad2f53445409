// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/wireformat.h"

namespace Dailies::FamilyB {

extern const WireFormat format;

} // namespace Dailies::FamilyB
