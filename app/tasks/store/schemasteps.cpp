// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tasks/store/schemasteps.h"

#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QStringList tasksAndLog()
{
    return {
        uR"(CREATE TABLE tasks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account_id TEXT NOT NULL,
        base_url TEXT NOT NULL,
        family TEXT NOT NULL,
        generation TEXT NOT NULL,
        api_type TEXT NOT NULL,
        model TEXT NOT NULL,
        prompt TEXT NOT NULL,
        request TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('Waiting', 'Sending', 'NeedsReview', 'InProgress', 'Downloading', 'Saved',
            'Refused', 'Failed', 'Canceled', 'Forgotten', 'Expired')),
        remote_id TEXT NOT NULL,
        report TEXT NOT NULL,
        error_kind TEXT NOT NULL,
        error_message TEXT NOT NULL,
        error_code TEXT NOT NULL,
        error_request_id TEXT NOT NULL,
        created_at INTEGER,
        sent_at INTEGER,
        accepted_at INTEGER,
        finished_at INTEGER,
        address_expires_at INTEGER,
        file TEXT NOT NULL,
        create_attempts INTEGER NOT NULL,
        unsent_attempts INTEGER NOT NULL,
        missed_queries INTEGER NOT NULL,
        failed_downloads INTEGER NOT NULL,
        dead_addresses INTEGER NOT NULL,
        watched INTEGER NOT NULL CHECK (watched IN (0, 1)),
        CHECK (state <> 'Saved' OR file <> ''),
        CHECK (remote_id <> '' OR state IN ('Waiting', 'Sending', 'NeedsReview', 'Refused'))
        ) STRICT)"_s,
        u"CREATE INDEX tasks_by_state ON tasks (state)"_s,
        u"CREATE INDEX tasks_by_remote_id ON tasks (remote_id, account_id) WHERE remote_id <> ''"_s,
        // The last line of defence: an ID that was paid for is never dropped or replaced.
        uR"(CREATE TRIGGER tasks_keep_remote_id BEFORE UPDATE OF remote_id ON tasks
        WHEN old.remote_id <> '' AND new.remote_id <> old.remote_id
        BEGIN SELECT RAISE(ABORT, 'a task keeps its remote id'); END)"_s,
        uR"(CREATE TABLE log (
        id INTEGER PRIMARY KEY,
        task INTEGER NOT NULL REFERENCES tasks (id) ON DELETE CASCADE,
        time INTEGER,
        kind TEXT NOT NULL,
        text TEXT NOT NULL
        ) STRICT)"_s,
        u"CREATE INDEX log_by_task ON log (task)"_s,
    };
}

QStringList queueAndLease()
{
    return {
        u"ALTER TABLE tasks ADD COLUMN accepted_service_time INTEGER"_s,
        u"ALTER TABLE tasks ADD COLUMN body_digest TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN partial_file TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN partial_etag TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN partial_total INTEGER NOT NULL DEFAULT -1"_s,
        u"ALTER TABLE tasks ADD COLUMN partial_synced INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tasks ADD COLUMN held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1))"_s,
        u"ALTER TABLE tasks ADD COLUMN place INTEGER NOT NULL DEFAULT 0"_s,
        u"UPDATE tasks SET place = id"_s,
        u"CREATE INDEX tasks_by_course ON tasks (model, api_type, finished_at) WHERE finished_at IS NOT NULL"_s,
        // Which process may send: the one that opened the database last. Has one row.
        u"CREATE TABLE lease (id INTEGER PRIMARY KEY CHECK (id = 1), holder TEXT NOT NULL, since INTEGER) STRICT"_s,
    };
}

QStringList lostCalls()
{
    return {u"ALTER TABLE tasks ADD COLUMN lost_call TEXT NOT NULL DEFAULT ''"_s};
}

/// The user's annotations, the recycle bin, and the number of tasks in each state.
QStringList marksAndBin()
{
    return {
        u"ALTER TABLE tasks ADD COLUMN parent INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tasks ADD COLUMN rating INTEGER NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5)"_s,
        // One tag per line, with a line feed before the first and after the last, so that whole tags can be searched.
        u"ALTER TABLE tasks ADD COLUMN tags TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN note TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN recycled_at INTEGER"_s,
        u"CREATE INDEX tasks_kept ON tasks (id) WHERE recycled_at IS NULL"_s,
        u"CREATE INDEX tasks_kept_by_state ON tasks (state) WHERE recycled_at IS NULL"_s,
        u"CREATE INDEX tasks_recycled ON tasks (recycled_at) WHERE recycled_at IS NOT NULL"_s,
        u"CREATE INDEX tasks_rated ON tasks (rating) WHERE rating > 0"_s,
        u"CREATE INDEX tasks_tagged ON tasks (tags) WHERE tags <> ''"_s,
        u"CREATE INDEX tasks_by_parent ON tasks (parent) WHERE parent <> 0"_s,
        // Updated with each change, so that no start and no change has to count all tasks.
        uR"(CREATE TABLE tallies (
        state TEXT NOT NULL,
        watched INTEGER NOT NULL,
        recycled INTEGER NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (state, watched, recycled)
    ) STRICT, WITHOUT ROWID)"_s,
        u"INSERT INTO tallies SELECT state, watched, 0, COUNT(*) FROM tasks GROUP BY state, watched"_s,
        uR"(CREATE TRIGGER tasks_tally_added AFTER INSERT ON tasks
        BEGIN
            INSERT INTO tallies VALUES (new.state, new.watched, new.recycled_at IS NOT NULL, 1)
            ON CONFLICT DO UPDATE SET number = number + 1;
        END)"_s,
        uR"(CREATE TRIGGER tasks_tally_changed AFTER UPDATE OF state, watched, recycled_at ON tasks
        WHEN new.state <> old.state OR new.watched <> old.watched
            OR (new.recycled_at IS NULL) <> (old.recycled_at IS NULL)
        BEGIN
            UPDATE tallies SET number = number - 1 WHERE state = old.state AND watched = old.watched
                AND recycled = (old.recycled_at IS NOT NULL);
            INSERT INTO tallies VALUES (new.state, new.watched, new.recycled_at IS NOT NULL, 1)
            ON CONFLICT DO UPDATE SET number = number + 1;
        END)"_s,
        uR"(CREATE TRIGGER tasks_tally_removed AFTER DELETE ON tasks
        BEGIN
            UPDATE tallies SET number = number - 1 WHERE state = old.state AND watched = old.watched
                AND recycled = (old.recycled_at IS NOT NULL);
        END)"_s,
        // IDs of tasks that the user deleted. The ID journal still contains them.
        uR"(CREATE TABLE deleted_ids (
        account_id TEXT NOT NULL,
        remote_id TEXT NOT NULL,
        PRIMARY KEY (account_id, remote_id)
    ) STRICT, WITHOUT ROWID)"_s,
    };
}

QString searchTable()
{
    return u"CREATE VIRTUAL TABLE search USING fts5(words, prefix = '1 2 3', columnsize = 0, "
           "tokenize = 'unicode61 remove_diacritics 2')"_s;
}

/// The words of every task. SearchIndexer adds older tasks later, in the background.
QStringList searchIndex()
{
    return {
        searchTable(),
        // One row: tasks with a smaller number are not in the index yet.
        u"CREATE TABLE search_progress (id INTEGER PRIMARY KEY CHECK (id = 1), below INTEGER NOT NULL) STRICT"_s,
        u"INSERT INTO search_progress SELECT 1, COALESCE(MAX(id) + 1, 0) FROM tasks"_s,
    };
}

/// How far the ID journal has been compared with the database.
QStringList comparedIds()
{
    return {
        // At most one row. Without a row, the whole journal has to be compared.
        uR"(CREATE TABLE compared_ids (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        bytes INTEGER NOT NULL,
        ending TEXT NOT NULL,
        database_made INTEGER NOT NULL
    ) STRICT)"_s,
        // Tasks that got their ID since then. The journal may not contain them.
        u"CREATE TABLE fresh_ids (task INTEGER PRIMARY KEY) STRICT"_s,
        uR"(CREATE TRIGGER ids_added AFTER INSERT ON tasks WHEN new.remote_id <> ''
        BEGIN INSERT OR IGNORE INTO fresh_ids VALUES (new.id); END)"_s,
        uR"(CREATE TRIGGER ids_given AFTER UPDATE OF remote_id ON tasks
        WHEN new.remote_id <> '' AND old.remote_id = ''
        BEGIN INSERT OR IGNORE INTO fresh_ids VALUES (new.id); END)"_s,
        // If anyone removes an ID, even with another program, the comparison is no longer valid.
        uR"(CREATE TRIGGER ids_removed AFTER DELETE ON tasks WHEN old.remote_id <> '' AND NOT EXISTS
            (SELECT 1 FROM deleted_ids WHERE account_id = old.account_id AND remote_id = old.remote_id)
        BEGIN DELETE FROM compared_ids; END)"_s,
        uR"(CREATE TRIGGER ids_moved AFTER UPDATE OF account_id ON tasks
        WHEN old.remote_id <> '' AND new.account_id <> old.account_id
        BEGIN DELETE FROM compared_ids; END)"_s,
        uR"(CREATE TRIGGER ids_undeleted AFTER DELETE ON deleted_ids
        BEGIN DELETE FROM compared_ids; END)"_s,
        uR"(CREATE TRIGGER ids_redeleted AFTER UPDATE ON deleted_ids
        BEGIN DELETE FROM compared_ids; END)"_s,
    };
}

/// The keys by which the list groups tasks, small enough to be read for all tasks. SearchIndexer adds the keys of older
/// tasks later, in the background.
QStringList groupKeys()
{
    return {
        uR"(CREATE TABLE task_keys (
        id INTEGER PRIMARY KEY,
        made_at INTEGER,
        request_key INTEGER NOT NULL
    ) STRICT)"_s,
        u"INSERT INTO task_keys SELECT id, created_at, 0 FROM tasks"_s,
        u"CREATE INDEX task_keys_missing ON task_keys (id) WHERE request_key = 0"_s,
        uR"(CREATE TRIGGER tasks_key_added AFTER INSERT ON tasks
        BEGIN INSERT INTO task_keys VALUES (new.id, new.created_at, 0); END)"_s,
        uR"(CREATE TRIGGER tasks_key_removed AFTER DELETE ON tasks
        BEGIN DELETE FROM task_keys WHERE id = old.id; END)"_s,
    };
}

/// What the rules for answers and clips need to remember about a task.
QStringList answersAndClips()
{
    return {
        u"ALTER TABLE tasks ADD COLUMN candidate_ids TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN remark TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN resends INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tasks ADD COLUMN suspect TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN clip_condition TEXT NOT NULL DEFAULT ''"_s,
        u"CREATE INDEX tasks_unplayable ON tasks (address_expires_at) WHERE clip_condition <> ''"_s,
        u"ALTER TABLE tasks ADD COLUMN wants_address INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tasks ADD COLUMN key_digest TEXT NOT NULL DEFAULT ''"_s,
    };
}

/// Rejecting becomes a mark of its own, and the Trash contains what was deleted. Until now, a rejected take was in the
/// recycle bin and its clip stayed where it was. Clips of practice takes may have been moved to the Trash.
QStringList rejectsAndTrash()
{
    return {
        u"ALTER TABLE tasks ADD COLUMN rejected INTEGER NOT NULL DEFAULT 0 CHECK (rejected IN (0, 1))"_s,
        // The paths of moved files as a JSON list: from, to, from, to …
        u"ALTER TABLE tasks ADD COLUMN moved TEXT NOT NULL DEFAULT ''"_s,
        u"CREATE INDEX tasks_rejected ON tasks (id) WHERE rejected = 1"_s,
        u"CREATE INDEX tasks_moved ON tasks (id) WHERE moved <> ''"_s,
        u"CREATE INDEX tasks_by_file ON tasks (file) WHERE file <> ''"_s,
        u"UPDATE tasks SET rejected = 1, recycled_at = NULL WHERE recycled_at IS NOT NULL AND account_id <> 'practice'"_s,
    };
}

/// A state before Sending, and the files that were uploaded. The rows stay as they are, so the checks of the states are
/// widened in place, as SQLite's documentation of ALTER TABLE describes.
QStringList uploads()
{
    return {
        u"ALTER TABLE tasks ADD COLUMN uploads TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN uploaded_at INTEGER"_s,
        u"PRAGMA writable_schema = ON"_s,
        uR"(UPDATE sqlite_schema SET sql = replace(sql, '''Waiting'', ''Sending''',
            '''Waiting'', ''Uploading'', ''Sending''') WHERE type = 'table' AND name = 'tasks')"_s,
        u"PRAGMA writable_schema = RESET"_s,
        // What is in which place, so that the same content is uploaded only once.
        uR"(CREATE TABLE uploaded (
        place TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        name TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        uploaded_at INTEGER,
        PRIMARY KEY (place, sha256)
    ) STRICT, WITHOUT ROWID)"_s,
    };
}

/// A billing figure of a stored report in millionths; NULL if it is missing or no plain number.
QString figureSql(const QString& path)
{
    return uR"((CASE WHEN json_extract(report, '%1') GLOB '[0-9]*' AND json_extract(report, '%1') NOT GLOB '*[^0-9.]*' AND json_extract(report, '%1') NOT GLOB '*.*.*'
        AND CAST(json_extract(report, '%1') AS REAL) <= 9000000000
        THEN CAST(ROUND(CAST(json_extract(report, '%1') AS REAL) * 1000000) AS INTEGER) END))"_s.arg(path);
}

/// One row for each past create call, as far as tasks remember them: the last one, and an earlier one whose answer was
/// lost.
QStringList pastSpend()
{
    // A request or report that cannot be read must not prevent the upgrade.
    const QString past = uR"(CREATE TEMP TABLE past_calls AS SELECT id, account_id, model, family, api_type, remote_id,
        state, watched, create_attempts, lost_call,
        COALESCE(sent_at, accepted_at, created_at, 0) AS sent_at,
        CASE WHEN json_valid(request) THEN request ELSE '{}' END AS request,
        CASE WHEN json_valid(report) THEN report ELSE '{}' END AS report,
        CASE WHEN json_valid(lost_call) THEN json_extract(lost_call, '$.sentAt') END AS lost_at
        FROM tasks WHERE account_id <> 'practice' AND (create_attempts > 0 OR remote_id <> ''))"_s;
    const QString asked = uR"((CASE WHEN json_type(request, '$.duration') IN ('integer', 'real')
        THEN CAST(ROUND(json_extract(request, '$.duration') * 1000000) AS INTEGER) END))"_s;
    const QString bound = uR"((CASE WHEN family = 'A' AND COALESCE(json_extract(request, '$.media'), '') NOT LIKE
        '%"type":"%video"%' THEN %1 END))"_s.arg(asked);
    const QString common = uR"(id, %1, account_id, remote_id, model, family, api_type,
        COALESCE(CAST(json_extract(request, '$.resolution') AS TEXT), ''),
        COALESCE(CAST(json_extract(request, '$.mode') AS TEXT), ''),
        COALESCE(CAST(json_extract(request, '$.sound') AS TEXT), ''), %2)"_s;
    const QString columns =
        u"task, attempt, account_id, remote_id, model, family, api_type, resolution, mode, sound, asked, sent_at, "
        "state, reason, seconds, points, reserved_seconds, clip_seconds"_s;
    const QString seconds = u"COALESCE(%1, %2 + COALESCE(%3, 0))"_s.arg(figureSql(u"$.usage.duration"_s),
        figureSql(u"$.usage.output_video_duration"_s), figureSql(u"$.usage.input_video_duration"_s));
    const QString answered = u"COALESCE(json_extract(report, '$.answeredFamily'), family)"_s;
    return {past, u"ALTER TABLE past_calls ADD COLUMN seconds INTEGER"_s,
        u"ALTER TABLE past_calls ADD COLUMN points INTEGER"_s, u"ALTER TABLE past_calls ADD COLUMN cost TEXT"_s,
        u"UPDATE past_calls SET seconds = %2 WHERE %1 = 'A'"_s.arg(answered, seconds),
        u"UPDATE past_calls SET points = %2 WHERE %1 = 'B'"_s.arg(answered, figureSql(u"$.finalUnitDeduction"_s)),
        uR"(UPDATE past_calls SET cost = CASE
            WHEN state IN ('Waiting', 'Uploading') THEN iif(lost_at = sent_at, 'unsettled', 'not billed')
            WHEN state = 'Sending' THEN 'reserved'
            WHEN state = 'NeedsReview' THEN 'unsettled'
            WHEN state = 'Refused' THEN 'not billed'
            WHEN state IN ('Failed', 'Canceled')
                THEN iif(COALESCE(seconds, 0) + COALESCE(points, 0) > 0, 'billed', 'not billed')
            WHEN json_extract(report, '$.state') = 'Succeeded' AND COALESCE(seconds, points) IS NOT NULL THEN 'billed'
            WHEN state IN ('InProgress', 'Downloading') AND watched = 1 THEN 'reserved'
            ELSE 'unsettled' END)"_s,
        u"INSERT INTO spend (%1) SELECT %2, sent_at, cost, CASE WHEN cost <> 'unsettled' THEN 0 WHEN remote_id = '' "
        "THEN 1 WHEN state = 'Forgotten' THEN 2 WHEN state IN ('InProgress', 'Downloading') THEN 4 ELSE 3 END, "
        "CASE cost WHEN 'billed' THEN seconds WHEN 'not billed' THEN NULL ELSE %3 END, "
        "iif(cost = 'billed', points, NULL), %3, "
        "iif(state = 'Saved', COALESCE(%4, %5, %6, 0), NULL) FROM past_calls"_s.arg(columns,
            common.arg(u"create_attempts"_s, asked), bound, figureSql(u"$.usage.output_video_duration"_s),
            figureSql(u"$.duration"_s), asked),
        u"INSERT INTO spend (%1) SELECT %2, lost_at, 'unsettled', 1, %3, NULL, %3, NULL FROM past_calls "
        "WHERE typeof(lost_at) = 'integer' AND lost_at <> sent_at"_s.arg(
            columns, common.arg(u"create_attempts - 1"_s, asked), bound),
        u"DROP TABLE past_calls"_s};
}

/// What each create call costs, the user's rates and limits. Amounts are in millionths.
QStringList spend()
{
    return QStringList{u"ALTER TABLE tasks ADD COLUMN input_seconds INTEGER"_s,
               u"ALTER TABLE tasks ADD COLUMN may_exceed_limits INTEGER NOT NULL DEFAULT 0"_s,
               // Not deleted with its task, so no foreign key.
               uR"(CREATE TABLE spend (
        id INTEGER PRIMARY KEY,
        task INTEGER NOT NULL,
        attempt INTEGER NOT NULL,
        account_id TEXT NOT NULL,
        remote_id TEXT NOT NULL DEFAULT '',
        model TEXT NOT NULL,
        family TEXT NOT NULL,
        api_type TEXT NOT NULL,
        resolution TEXT NOT NULL,
        mode TEXT NOT NULL,
        sound TEXT NOT NULL,
        asked INTEGER,
        sent_at INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('reserved', 'billed', 'not billed', 'unsettled')),
        reason INTEGER NOT NULL DEFAULT 0,
        seconds INTEGER,
        points INTEGER,
        price INTEGER,
        currency TEXT NOT NULL DEFAULT '',
        reserved_seconds INTEGER,
        reserved_points INTEGER,
        clip_seconds INTEGER,
        settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
        price_given INTEGER NOT NULL DEFAULT 0 CHECK (price_given IN (0, 1)),
        UNIQUE (task, attempt, sent_at)
    ) STRICT)"_s,
               // Has all that a limit sums up, so that the rows themselves need not be read.
               u"CREATE INDEX spend_by_state ON spend (state, sent_at, account_id, family, seconds, points, price, "
               "currency)"_s,
               u"CREATE INDEX spend_by_time ON spend (sent_at)"_s,
               u"CREATE INDEX spend_by_kind ON spend (model, api_type, mode, sound, asked) WHERE state = 'billed' AND "
               "settled = 0"_s,
               uR"(CREATE TABLE rates (
        id INTEGER PRIMARY KEY,
        account_id TEXT NOT NULL,
        model TEXT NOT NULL,
        resolution TEXT NOT NULL,
        mode TEXT NOT NULL,
        sound TEXT NOT NULL,
        unit TEXT NOT NULL CHECK (unit IN ('second', 'point', 'take')),
        amount INTEGER NOT NULL,
        currency TEXT NOT NULL,
        valid_from TEXT NOT NULL,
        source TEXT NOT NULL
    ) STRICT)"_s,
               uR"(CREATE TABLE limits (
        id INTEGER PRIMARY KEY,
        period TEXT NOT NULL CHECK (period IN ('day', 'month', 'run', 'always')),
        account_id TEXT NOT NULL,
        unit TEXT NOT NULL CHECK (unit IN ('takes', 'seconds', 'points', 'money')),
        amount INTEGER NOT NULL,
        currency TEXT NOT NULL,
        refuses INTEGER NOT NULL CHECK (refuses IN (0, 1))
    ) STRICT)"_s}
    + pastSpend();
}

/// When the user wants a request to be sent.
QStringList sendTimes()
{
    return {u"ALTER TABLE tasks ADD COLUMN send_after INTEGER"_s};
}

/// Which tasks were asked for with one press.
QStringList wishes()
{
    return {u"ALTER TABLE tasks ADD COLUMN wish TEXT NOT NULL DEFAULT ''"_s};
}

/// Whether the user entered the task's ID, which can then be changed. IDs that were entered earlier are not marked.
QStringList enteredIds()
{
    return {u"ALTER TABLE tasks ADD COLUMN id_entered INTEGER NOT NULL DEFAULT 0"_s,
        // Any other ID is still never dropped or replaced, see mayChangeId().
        u"DROP TRIGGER IF EXISTS tasks_keep_remote_id"_s,
        uR"(CREATE TRIGGER tasks_keep_remote_id BEFORE UPDATE OF remote_id ON tasks
        WHEN old.remote_id <> '' AND new.remote_id <> old.remote_id
            AND (new.remote_id = '' OR old.id_entered = 0 OR old.state IN ('Downloading', 'Saved'))
        BEGIN SELECT RAISE(ABORT, 'a task keeps its remote id'); END)"_s,
        // The journal still has the earlier ID, which must not come back as another task.
        uR"(CREATE TRIGGER ids_changed AFTER UPDATE OF remote_id ON tasks
        WHEN old.remote_id <> '' AND new.remote_id <> old.remote_id
        BEGIN
            INSERT OR IGNORE INTO deleted_ids VALUES (old.account_id, old.remote_id);
            INSERT OR IGNORE INTO fresh_ids VALUES (new.id);
        END)"_s};
}

/// Each index is written with nearly every intent, so those that others can stand in for are dropped.
QStringList fewerIndexes()
{
    return {u"DROP INDEX IF EXISTS tasks_by_state"_s, u"DROP INDEX IF EXISTS tasks_kept_by_state"_s,
        u"CREATE INDEX tasks_by_state ON tasks (state, recycled_at)"_s, u"DROP INDEX IF EXISTS spend_by_time"_s};
}

/// The words have the names of clips now, so all tasks are indexed again, in the background.
QStringList namesOfClips()
{
    return {u"DROP TABLE search"_s, searchTable(),
        u"UPDATE search_progress SET below = (SELECT COALESCE(MAX(id) + 1, 0) FROM tasks)"_s};
}

/// What the request's local files were when the user asked for the clip.
QStringList recordedInputs()
{
    return {u"ALTER TABLE tasks ADD COLUMN inputs TEXT NOT NULL DEFAULT ''"_s};
}

/// The local day whose rates count, which must not change with the time zone, and whether a dearer rate was possible.
QStringList rateDays()
{
    return {u"ALTER TABLE spend ADD COLUMN rate_day TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE spend ADD COLUMN price_up_to INTEGER NOT NULL DEFAULT 0"_s,
        u"UPDATE spend SET rate_day = date(sent_at / 1000, 'unixepoch', 'localtime')"_s};
}

/// The ID of a log line starts with that of its task (see logLineIds()), which makes an index of the log unnecessary:
/// each intent wrote a page of it.
QStringList logOrderedByTask()
{
    return {
        u"CREATE TABLE lines (id INTEGER PRIMARY KEY, time INTEGER, kind TEXT NOT NULL, text TEXT NOT NULL) STRICT"_s,
        u"INSERT INTO lines SELECT (task << 32) + ROW_NUMBER() OVER (PARTITION BY task ORDER BY id), time, kind, text "
        "FROM log"_s,
        u"DROP TABLE log"_s, u"ALTER TABLE lines RENAME TO log"_s, uR"(CREATE TRIGGER log_removed AFTER DELETE ON tasks
        BEGIN DELETE FROM log WHERE id BETWEEN old.id << 32 AND (old.id << 32) + 4294967295; END)"_s};
}

/// The numbers of removed rates and limits are not used again: a command that names one would act on another. The rows
/// stay as they are, as in uploads().
QStringList numbersUsedOnce()
{
    return {u"PRAGMA writable_schema = ON"_s, uR"(UPDATE sqlite_schema SET sql = replace(sql, 'id INTEGER PRIMARY KEY,',
            'id INTEGER PRIMARY KEY AUTOINCREMENT,') WHERE type = 'table' AND name IN ('rates', 'limits'))"_s,
        u"PRAGMA writable_schema = RESET"_s};
}

/// Which limits the user agreed to exceed, and which ask. may_exceed_limits did not say that and is no longer read, so
/// that limits ask once more.
QStringList agreedLimits()
{
    return {u"ALTER TABLE tasks ADD COLUMN agreed_limits TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tasks ADD COLUMN asking_limits TEXT NOT NULL DEFAULT ''"_s};
}

QString quoted(QString text)
{
    return u"'%1'"_s.arg(text.replace(u"'"_s, u"''"_s));
}

/// Replaces the list of states in a check of a table with single comparisons.
QString comparisonsInsteadOf(const QString& list, const QString& table)
{
    static const QRegularExpression gap(u",\\s+"_s);
    const QString comparisons = u"state = "_s + QString(list).replace(gap, u" OR state = "_s);
    return u"UPDATE sqlite_schema SET sql = replace(sql, %1, %2) WHERE type = 'table' AND name = '%3'"_s.arg(
        quoted(u"state IN (%1)"_s.arg(list)), quoted(u"(%1)"_s.arg(comparisons)), table);
}

/// For a check with a list, SQLite makes a table of the list each time that it writes a row, which was a fifth of an
/// intent's work. The rows stay as they are, as in uploads().
QStringList checksWithoutLists()
{
    const QString allStates =
        uR"('Waiting', 'Uploading', 'Sending', 'NeedsReview', 'InProgress', 'Downloading', 'Saved',
            'Refused', 'Failed', 'Canceled', 'Forgotten', 'Expired')"_s;
    const QString withoutId = u"'Waiting', 'Uploading', 'Sending', 'NeedsReview', 'Refused'"_s;
    const QString spendStates = u"'reserved', 'billed', 'not billed', 'unsettled'"_s;
    return {u"PRAGMA writable_schema = ON"_s, comparisonsInsteadOf(allStates, u"tasks"_s),
        comparisonsInsteadOf(withoutId, u"tasks"_s), comparisonsInsteadOf(spendStates, u"spend"_s),
        u"PRAGMA writable_schema = RESET"_s};
}

/// Which task's clip was in a file before it was renamed, because requests name clips by their files.
QStringList formerClips()
{
    return {u"CREATE TABLE former_clips (file TEXT PRIMARY KEY, task INTEGER NOT NULL) STRICT, WITHOUT ROWID"_s,
        u"CREATE INDEX former_clips_of ON former_clips (task)"_s,
        uR"(CREATE TRIGGER former_clips_removed AFTER DELETE ON tasks
        BEGIN DELETE FROM former_clips WHERE task = old.id; END)"_s};
}

} // namespace

const QList<QStringList>& schemaSteps()
{
    static const QList<QStringList> steps{tasksAndLog(), queueAndLease(), lostCalls(), marksAndBin() + searchIndex(),
        comparedIds() + groupKeys(), answersAndClips(), rejectsAndTrash(), uploads(), spend(), sendTimes(), wishes(),
        enteredIds(), fewerIndexes(), namesOfClips(), recordedInputs(), rateDays(),
        logOrderedByTask() + numbersUsedOnce(), agreedLimits(), checksWithoutLists(), formerClips()};
    return steps;
}

} // namespace Dailies
