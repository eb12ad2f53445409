// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

struct NotesWriter;

/// Which media go together, and how many of them.
void addMediaNotes(NotesWriter& writer);

} // namespace Dailies
