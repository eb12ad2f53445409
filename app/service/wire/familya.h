// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/wireformat.h"

namespace Dailies::FamilyA {

extern const WireFormat format;

/// Fills ids and words in places that belong to neither family, once both have been read. `isIdATask`: whether the
/// reply is to a create call that went well; in any other an "id" at the top is the reply's own.
void readTop(const QJsonObject& body, TaskReport& report, bool isIdATask);

QJsonObject usage(int inputSeconds, int outputSeconds, int videoCount, int tier);

} // namespace Dailies::FamilyA
