// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

struct NotesWriter;

/// Adds Notes about the files' formats, pixels, seconds and sizes.
void addFileNotes(NotesWriter& writer);

} // namespace Dailies
