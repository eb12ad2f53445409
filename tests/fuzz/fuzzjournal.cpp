// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/compat.h"
#include "app/tasks/store/idjournal.h"
#include "tests/fuzz/targets.h"

using namespace Dailies;
using namespace Qt::StringLiterals;

// The ID journal, as a crash, another program or an older version may have left it, with one more ID appended.
void Fuzz::journal(const QByteArray& input)
{
    const QString file = fileWith(input);
    const IdJournal journal(file);
    const auto entries = journal.entries();
    require(entries.has_value(), "lines that cannot be read are passed over");
    for (const JournalEntry& entry : *entries)
        require(!entry.task.remoteId.isEmpty(), "an entry has an id");

    const auto end = journal.read(0, [](const JournalEntry&) { return true; });
    require(end && *end >= 0 && *end <= input.size(), "reading ends within the list");
    require(*end == input.lastIndexOf('\n') + 1, "reading ends behind the last whole line");
    require(!journal.ending(*end).isEmpty(), "what was read has a digest");

    VideoTask task;
    task.id = 7;
    task.remoteId = u"paid"_s;
    task.createdAt = utcTime(1'800'000'000'000);
    require(journal.append(task, task.createdAt).has_value(), "an id can always be added");
    const auto more = journal.entries();
    require(more && more->size() == entries->size() + 1, "what was there stays, and one is new");
    require(more->last().task.remoteId == task.remoteId && more->last().task.id == task.id, "the new id is the last");
    require(IdJournal(file).idOf(task) == task.remoteId, "the new id belongs to its task");
    task.createAttempts = 2;
    require(journal.appendIntent(task, task.createdAt).has_value(), "an intent can always be added");
    require(journal.entries()->size() == more->size(), "an intent is no id");
    int intents = 0;
    (void)journal.read(0, [&intents](const JournalEntry& entry) {
        intents = entry.intent;
        return true;
    });
    require(intents == 2, "the intent is the last");
    require(IdJournal(file).idOf(task) == task.remoteId, "an intent takes no id away");
    require(bytesOf(file).startsWith(input), "a list is added to and never rewritten");
}
