// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

struct NotesWriter;

/// The shots of family B.
void addShotNotes(NotesWriter& writer);

} // namespace Dailies
