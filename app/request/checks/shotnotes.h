// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

struct NotesWriter;

/// Adds Notes about family B's shots.
void addShotNotes(NotesWriter& writer);

} // namespace Dailies
