// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/idjournal.h"
#include "tests/fuzz/fuzz.h"

#include <QTemporaryFile>

using namespace Dailies;

// The list of ids, as a crash, another program or an older version may have left it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    QTemporaryFile file;
    if (!file.open() || file.write(Fuzz::bytes(data, size)) < 0 || !file.flush())
        return 0;
    const IdJournal journal(file.fileName());
    const auto entries = journal.entries();
    Fuzz::require(entries.has_value(), "lines that cannot be read are passed over");
    for (const JournalEntry& entry : *entries)
        Fuzz::require(!entry.task.remoteId.isEmpty(), "an entry has an id");
    return 0;
}
