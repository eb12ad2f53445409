// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/partlist.h"

#include "app/common/crashpoint.h"
#include "app/service/download/partfile.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/store/taskstore.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <filesystem>
#include <system_error>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestLine = 64 << 10;

QByteArray lineOf(TaskId task, const QString& part)
{
    return QJsonDocument(QJsonObject{{u"task"_s, task}, {u"part"_s, part}}).toJson(QJsonDocument::Compact) + '\n';
}

/// The files with the token of `part`. The program may have ended after the part was renamed.
QStringList namesOf(const QString& part)
{
    const QDir folder = QFileInfo(part).dir();
    QStringList names{part};
    for (const QString& name : folder.entryList({u'*' + PartFile::tokenOf(part)}, QDir::Files | QDir::Hidden))
        names.append(folder.filePath(name));
    return names;
}

} // namespace

PartList::PartList(const TaskStore& store, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_file(store.file().isEmpty() ? QString() : store.file() + u".parts"_s)
{}

PartList::~PartList()
{
    if (m_thread)
        m_thread->wait();
}

void PartList::read()
{
    if (std::exchange(m_isRead, true))
        return;
    QFile file(m_file);
    if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine(longestLine)).object();
        const Entry entry{line["task"_L1].toInteger(), line["part"_L1].toString()};
        // Ignores everything else: only files with a part's name are ever touched.
        if (!PartFile::tokenOf(entry.part).isEmpty() && QDir::isAbsolutePath(entry.part))
            m_entries.append(entry);
    }
}

/// A line that does not reach the disk costs no clip. At worst a part is left that could have been removed.
void PartList::add(TaskId id, const QString& part)
{
    const QString token = PartFile::tokenOf(part);
    if (m_file.isEmpty() || token.isEmpty())
        return;
    read();
    const auto isKnown = [&, folder = QFileInfo(part).absolutePath()](const Entry& entry) {
        return entry.task == id && PartFile::tokenOf(entry.part) == token && QFileInfo(entry.part).path() == folder;
    };
    if (std::any_of(m_entries.cbegin(), m_entries.cend(), isKnown))
        return;
    m_entries.append({id, QFileInfo(part).absoluteFilePath()});
    QFile file(m_file);
    if (file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered, ownerReadsAndWrites))
        file.write('\n' + lineOf(id, m_entries.last().part)); // the line before it may be incomplete
    DAILIES_CRASH_POINT("parts.noted");
}

/// Nothing waits for the disk here, because losing this file does no harm, see add().
void PartList::write() const
{
    QFile file(m_file + u".new"_s);
    bool isWhole = file.open(QIODevice::WriteOnly | QIODevice::Truncate, ownerReadsAndWrites);
    for (const Entry& entry : m_entries) {
        const QByteArray line = lineOf(entry.task, entry.part);
        isWhole = isWhole && file.write(line) == line.size();
    }
    isWhole = isWhole && file.flush();
    file.close();
    std::error_code error;
    if (isWhole)
        std::filesystem::rename(QFileInfo(file).filesystemFilePath(), QFileInfo(m_file).filesystemFilePath(), error);
    if (!isWhole || error)
        file.remove();
}

/// True also if the store cannot be read.
bool PartList::isNeeded(const Entry& entry) const
{
    const Result<QString> part = m_store.partOf(entry.task);
    return !part || PartFile::tokenOf(*part) == PartFile::tokenOf(entry.part);
}

void PartList::tidy(TaskId id)
{
    read();
    if (m_thread) {
        m_again = true;
        return;
    }
    QList<Entry> useless;
    for (const Entry& entry : std::as_const(m_entries)) {
        if ((id == 0 || entry.task == id) && !isNeeded(entry))
            useless.append(entry);
    }
    if (useless.isEmpty())
        return;
    const auto gone = std::make_shared<QList<Entry>>();
    m_thread.reset(QThread::create([useless, gone] { *gone = discard(useless); }));
    connect(m_thread.get(), &QThread::finished, this, [this, gone] { tidied(*gone); });
    m_thread->start();
}

QList<PartList::Entry> PartList::discard(const QList<Entry>& entries)
{
    QList<Entry> gone;
    for (const Entry& entry : entries) {
        DAILIES_CRASH_POINT("parts.before-discard");
        const QStringList names = namesOf(entry.part);
        // A missing folder may come back, for example on a drive that is not plugged in.
        const bool isReachable = QFileInfo(QFileInfo(entry.part).path()).isDir();
        if (std::ranges::all_of(names, PartFile::discard) && isReachable)
            gone.append(entry);
    }
    return gone;
}

void PartList::tidied(const QList<Entry>& gone)
{
    m_thread->wait();
    m_thread.reset();
    m_entries.removeIf([&gone](const Entry& entry) { return gone.contains(entry); });
    if (!gone.isEmpty())
        write();
    if (std::exchange(m_again, false))
        tidy();
}

} // namespace Dailies
