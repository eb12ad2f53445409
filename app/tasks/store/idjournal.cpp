// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/idjournal.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"
#include "app/request/kindfields.h"
#include "app/request/requestjson.h"
#include "app/service/wire/wire.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/store/disksync.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Enough to recognise a task. Lines must stay readable whatever the length of the prompt.
constexpr qsizetype longestPrompt = 200;
/// Earlier versions wrote the whole prompt.
constexpr qint64 longestLine = 64 << 20;
constexpr qint64 usualLine = 64 << 10;
constexpr qsizetype longestRequest = 32 << 10; ///< of an intent
constexpr qint64 endingBytes = 64 * 1024;

QString textOf(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime timeIn(const QJsonObject& line, QLatin1StringView key)
{
    return QDateTime::fromString(line.value(key).toString(), Qt::ISODateWithMs).toUTC();
}

/// The first characters, without splitting a surrogate pair.
QString beginningOf(const QString& prompt)
{
    const bool wouldHalve = prompt.size() > longestPrompt && prompt.at(longestPrompt - 1).isHighSurrogate();
    return prompt.left(wouldHalve ? longestPrompt - 1 : longestPrompt);
}

QByteArray lineOf(const VideoTask& task, const QDateTime& now)
{
    QJsonObject line{
        {u"time"_s, textOf(now)},
        {u"task"_s, task.id},
        {u"createdAt"_s, textOf(task.createdAt)},
        {u"account"_s, task.accountId},
        {u"baseUrl"_s, task.baseUrl.toString()},
        {u"kind"_s, kindName(task.request.kind)},
        {u"model"_s, asSent(task.request).model},
        {u"prompt"_s, beginningOf(task.request.prompt)},
        {u"remoteId"_s, task.remoteId},
    };
    if (task.acceptedServiceTime.isValid())
        line.insert(u"serviceTime"_s, textOf(task.acceptedServiceTime));
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

/// Contains enough to recognise the task. Versions that do not know intents skip lines without an ID.
QJsonObject intentOf(const VideoTask& task, const QDateTime& now, const QString& name)
{
    return {
        {u"time"_s, textOf(now)},
        {u"task"_s, task.id},
        {u"createdAt"_s, textOf(task.createdAt)},
        {u"account"_s, task.accountId},
        {name, task.createAttempts},
    };
}

QByteArray lineOf(const QJsonObject& line)
{
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

RequestKind kindNamed(const QString& name)
{
    static const QHash<QString, RequestKind> kinds = [] {
        QHash<QString, RequestKind> all;
        for (const RequestKind& kind : allKinds())
            all.insert(kindName(kind), kind);
        return all;
    }();
    return kinds.value(name);
}

std::optional<JournalEntry> entryOf(const QByteArray& bytes)
{
    const QJsonObject line = QJsonDocument::fromJson(bytes).object();
    JournalEntry entry;
    entry.task.remoteId = line.value("remoteId"_L1).toString();
    if (entry.task.remoteId.isEmpty()) {
        entry.isTakenBack = line.contains("notSent"_L1);
        entry.intent = line.value(entry.isTakenBack ? "notSent"_L1 : "intent"_L1).toInt();
    }
    if (entry.task.remoteId.isEmpty() && entry.intent <= 0)
        return std::nullopt;
    entry.time = timeIn(line, "time"_L1);
    entry.task.id = line.value("task"_L1).toInteger();
    entry.task.createdAt = timeIn(line, "createdAt"_L1);
    entry.task.acceptedAt = entry.time;
    entry.task.acceptedServiceTime = timeIn(line, "serviceTime"_L1);
    entry.task.accountId = line.value("account"_L1).toString();
    entry.task.baseUrl = QUrl(line.value("baseUrl"_L1).toString());
    if (const QJsonValue whole = line.value("request"_L1); whole.isObject()) {
        if (const auto request = requestFromJson(whole.toObject())) {
            entry.task.request = *request;
            return entry;
        }
    }
    entry.task.request.kind = kindNamed(line.value("kind"_L1).toString());
    entry.task.request.model = line.value("model"_L1).toString();
    entry.task.request.prompt = line.value("prompt"_L1).toString();
    return entry;
}

tl::unexpected<Error> notWritten(const QString& file, const QString& reason)
{
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("IdJournal", "The list of IDs %1 can't be written: %2.").arg(file, reason));
}

/// The next line, or as much of it as a line may have. The result refers to `room`, which grows as needed.
QByteArray nextLine(QFile& file, QByteArray& room)
{
    qint64 size = 0;
    for (;;) {
        const qint64 more = file.readLine(room.data() + size, room.size() - size);
        size += std::max<qint64>(more, 0);
        // If the buffer is full except for its terminating zero, the line has not ended yet.
        const bool isCut = size > 0 && size == room.size() - 1 && room.at(size - 1) != '\n';
        if (more <= 0 || !isCut || room.size() >= longestLine)
            return QByteArray::fromRawData(room.constData(), size);
        room.resize(std::min<qint64>(room.size() * 8, longestLine));
    }
}

/// Whether the file ends within a line, because the program ended or the disk was full.
bool isTorn(QFile& file)
{
    char last = '\n';
    return file.size() > 0 && file.seek(file.size() - 1) && file.read(&last, 1) == 1 && last != '\n';
}

} // namespace

/// A new database starts numbering again. The creation time distinguishes two tasks with the same number.
IdJournal::Key IdJournal::keyOf(const VideoTask& task)
{
    return {task.id, task.createdAt.isValid() ? task.createdAt.toMSecsSinceEpoch() : 0};
}

Result<void> IdJournal::append(const QList<VideoTask>& tasks, const QDateTime& now) const
{
    QByteArray lines;
    for (const VideoTask& task : tasks)
        lines += lineOf(task, now);
    if (Result<void> written = write(lines); !written)
        return written;
    if (m_ids) {
        for (const VideoTask& task : tasks)
            m_ids->insert(keyOf(task), task.remoteId);
    }
    return {};
}

Result<void> IdJournal::appendIntent(const VideoTask& task, const QDateTime& now) const
{
    QJsonObject line = intentOf(task, now, u"intent"_s);
    line.insert(u"baseUrl"_s, task.baseUrl.toString());
    // Embedded media would make the list large.
    if (const QJsonObject request = toJson(task.request); lineOf(request).size() <= longestRequest)
        line.insert(u"request"_s, request);
    return write(lineOf(line));
}

void IdJournal::takeBackIntent(const VideoTask& task, const QDateTime& now) const
{
    (void)write(lineOf(intentOf(task, now, u"notSent"_s)), Sync::No);
}

Result<void> IdJournal::write(QByteArray lines, Sync how) const
{
    if (m_file.isEmpty() || lines.isEmpty())
        return {};
    const bool isNew = !QFile::exists(m_file);
    const auto file = std::make_shared<QFile>(m_file);
    // Unbuffered, so that there is a single write.
    if (!file->open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered, ownerReadsAndWrites))
        return notWritten(m_file, file->errorString());
    if (isTorn(*file))
        lines.prepend('\n');
    DAILIES_CRASH_POINT("journal.before-write");
    if (file->write(lines) != lines.size())
        return notWritten(m_file, file->errorString());
    DAILIES_CRASH_POINT("journal.written");
    if (how == Sync::No)
        return {};
    const auto sync = [file, isNew]() -> Result<void> {
        if (Result<void> synced = syncFile(*file); !synced)
            return notWritten(file->fileName(), synced.error().message);
        DAILIES_CRASH_POINT("journal.synced");
        if (isNew)
            (void)syncFolderOf(file->fileName());
        return {};
    };
    return m_disk ? m_disk->begin(m_file, sync) : sync();
}

QString IdJournal::idOf(const VideoTask& task) const
{
    if (!m_ids) {
        m_ids.emplace();
        // The last line counts, because it has the latest ID of a task that was sent again.
        (void)read(0, [this](const JournalEntry& entry) {
            if (entry.intent == 0)
                m_ids->insert(keyOf(entry.task), entry.task.remoteId);
            return true;
        });
    }
    return m_ids->value(keyOf(task));
}

Result<QList<JournalEntry>> IdJournal::entries() const
{
    QList<JournalEntry> entries;
    const Result<qint64> read = this->read(0, [&entries](JournalEntry entry) {
        if (entry.intent == 0)
            entries.append(std::move(entry));
        return true;
    });
    if (!read)
        return failure(read.error());
    return entries;
}

Result<qint64> IdJournal::read(qint64 from, const std::function<bool(JournalEntry)>& each) const
{
    QFile file(m_file);
    if (m_file.isEmpty() || !file.exists())
        return 0;
    if (!file.open(QIODevice::ReadOnly) || !file.seek(from))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("IdJournal", "The list of IDs %1 can't be read: %2.")
                .arg(m_file, file.errorString()));
    qint64 end = from;
    // One buffer for all lines: QFile would allocate room for the longest line each time.
    QByteArray room(usualLine, Qt::Uninitialized);
    while (!file.atEnd()) {
        const QByteArray line = nextLine(file, room);
        if (line.isEmpty())
            break;
        std::optional<JournalEntry> entry = entryOf(line);
        if (entry && !each(*std::move(entry)))
            break;
        if (line.endsWith('\n'))
            end = file.pos();
    }
    return end;
}

QString IdJournal::ending(qint64 bytes) const
{
    const qint64 covered = std::min(bytes, endingBytes);
    QByteArray content;
    QFile file(m_file);
    if (covered > 0) {
        if (!file.open(QIODevice::ReadOnly) || file.size() < bytes || !file.seek(bytes - covered))
            return {};
        content = file.read(covered);
        if (content.size() != covered)
            return {};
    }
    // The digest of so few bytes costs less than OpenSSL needs to begin, and this is called at the start.
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

} // namespace Dailies
