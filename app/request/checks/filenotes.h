// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

struct NotesWriter;

/// What the files are: formats, pixels, seconds, sizes.
void addFileNotes(NotesWriter& writer);

} // namespace Dailies
