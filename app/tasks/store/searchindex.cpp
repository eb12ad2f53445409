// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/searchindex.h"

#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/searchtext.h"

#include <QFileInfo>
#include <QSqlDatabase>

namespace Dailies {

using namespace Qt::StringLiterals;

QString ownClipName(const VideoTask& task)
{
    const QFileInfo file(task.file);
    const QString stem = file.completeBaseName();
    const bool isUsual = stem.startsWith(task.createdAt.toLocalTime().toString(u"yyyy-MM-dd "_s))
        && stem.section(u" ("_s, 0, 0).endsWith(u' ' + QString::number(task.id));
    return isUsual ? QString() : file.fileName();
}

QString searchedWords(const VideoTask& task)
{
    QStringList texts{task.request.prompt, task.request.negativePrompt};
    for (const Shot& shot : task.request.shots)
        texts.append(shot.prompt);
    texts << task.request.model << task.marks.note << task.marks.tags << ownClipName(task);
    for (QString& text : texts)
        text = indexedText(text);
    texts.removeAll(QString());
    return texts.join(u' ');
}

QString indexStatement()
{
    return u"INSERT INTO search (rowid, words) VALUES (?, ?)"_s;
}

Result<void> indexAgain(const QSqlDatabase& database, const VideoTask& task)
{
    const Result<TaskId> below = notIndexedBelow(database);
    if (!below)
        return failure(below.error());
    if (task.id < *below)
        return {};
    QSqlQuery removal(database);
    removal.prepare(u"DELETE FROM search WHERE rowid = ?"_s);
    if (Result<void> removed = run(removal, {task.id}); !removed)
        return removed;
    QSqlQuery insert(database);
    insert.prepare(indexStatement());
    return run(insert, {task.id, searchedWords(task)});
}

Result<void> removeDeletedWords(const QSqlDatabase& database)
{
    return run(database, u"INSERT INTO search (search) VALUES ('optimize')"_s);
}

Result<TaskId> notIndexedBelow(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    query.prepare(u"SELECT below FROM search_progress"_s);
    if (Result<void> asked = run(query); !asked)
        return failure(asked.error());
    return query.next() ? query.value(0).toLongLong() : 0;
}

} // namespace Dailies
