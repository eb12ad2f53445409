// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/draftstore.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int currentVersion = 1;
constexpr qint64 largest = 256 * 1024 * 1024;
constexpr auto ending = ".json"_L1;

QString newId()
{
    // The user can type any name, so files get names of their own.
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString cleaned(const QString& name)
{
    return name.simplified().left(DraftStore::longestName).trimmed();
}

} // namespace

DraftStore::DraftStore(const QString& folder, Clock& clock, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_clock(clock)
{
    forgetRemoved(); // removed drafts of an earlier run
}

QString DraftStore::pathOf(const QString& id) const
{
    return m_folder + u'/' + id + ending;
}

QString DraftStore::removedPathOf(const QString& id) const
{
    return m_folder + u"/.removed/"_s + id + ending;
}

void DraftStore::refresh()
{
    QHash<QString, Known> known;
    QList<DraftEntry> entries;
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files);
    for (const QFileInfo& file : files) {
        const QString id = file.fileName().chopped(ending.size());
        const auto last = m_known.constFind(id);
        const bool isSame =
            last != m_known.constEnd() && last->modified == file.lastModified() && last->bytes == file.size();
        known[id] = isSame ? *last : Known{file.lastModified(), file.size(), look(id, file.lastModified())};
        entries.append(known[id].entry);
    }
    std::stable_sort(
        entries.begin(), entries.end(), [](const DraftEntry& a, const DraftEntry& b) { return a.saved > b.saved; });
    m_known = std::move(known);
    if (entries == m_entries)
        return;
    m_entries = std::move(entries);
    Q_EMIT changed();
}

DraftEntry DraftStore::look(const QString& id, const QDateTime& modified) const
{
    DraftEntry entry{id, id, {}, modified, {}};
    const auto json = readJson(id);
    if (!json) {
        entry.problem = json.error().message;
        return entry;
    }
    const auto draft = draftFromJson(*json);
    entry.kind = draft->request.kind;
    if (const QString name = cleaned(json->value("name"_L1).toString()); !name.isEmpty())
        entry.name = name;
    const QDateTime saved = QDateTime::fromString(json->value("saved"_L1).toString(), Qt::ISODateWithMs);
    if (saved.isValid())
        entry.saved = saved;
    return entry;
}

Result<QJsonObject> DraftStore::readJson(const QString& id) const
{
    QFile file(pathOf(id));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::Storage, tr("This draft's file can't be read."));
    if (file.size() > largest)
        return failure(ErrorKind::BadInput, tr("This draft's file is too large."));
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    const QJsonObject json = document.object();
    if (json["version"_L1].toInt(currentVersion) > currentVersion)
        return failure(ErrorKind::BadInput, tr("A newer version of Dailies made this draft."));
    if (!document.isObject() || !draftFromJson(json))
        return failure(ErrorKind::BadInput, tr("This draft's file is damaged."));
    return json;
}

std::optional<DraftEntry> DraftStore::find(const QString& name) const
{
    const QString wanted = cleaned(name);
    for (const DraftEntry& entry : m_entries) {
        if (entry.problem.isEmpty() && entry.name.compare(wanted, Qt::CaseInsensitive) == 0)
            return entry;
    }
    return {};
}

QString DraftStore::freeName(const QString& name) const
{
    const QString wanted = cleaned(name);
    QString free = wanted;
    for (int number = 2; find(free); ++number) {
        const QString tail = u" (%1)"_s.arg(number);
        free = wanted.left(longestName - tail.size()) + tail;
    }
    return free;
}

Result<Draft> DraftStore::read(const QString& id) const
{
    const auto json = readJson(id);
    if (!json)
        return failure(json.error());
    return *draftFromJson(*json);
}

Result<void> DraftStore::save(const QString& name, const Draft& draft)
{
    QJsonObject json = toJson(draft);
    json["name"_L1] = cleaned(name);
    json["saved"_L1] = m_clock.now().toString(Qt::ISODateWithMs);
    return write(newId(), json);
}

Result<void> DraftStore::replace(const QString& id, const Draft& draft)
{
    const auto before = readJson(id);
    if (!before)
        return failure(before.error());
    QJsonObject json = toJson(draft);
    json["name"_L1] = before->value("name"_L1);
    json["saved"_L1] = m_clock.now().toString(Qt::ISODateWithMs);
    return write(id, json);
}

Result<void> DraftStore::rename(const QString& id, const QString& name)
{
    auto json = readJson(id);
    if (!json)
        return failure(json.error());
    if (cleaned(name).isEmpty())
        return failure(ErrorKind::BadInput, tr("Enter a name for the draft."));
    if (const auto other = find(name); other && other->id != id)
        return failure(ErrorKind::BadInput, tr("A draft named “%1” already exists.").arg(other->name));
    (*json)["name"_L1] = cleaned(name);
    return write(id, *json);
}

Result<void> DraftStore::write(const QString& id, QJsonObject json)
{
    json["version"_L1] = currentVersion;
    QDir().mkpath(m_folder);
    QFile::setPermissions(m_folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    if (!writePrivately(pathOf(id), QJsonDocument(json).toJson()))
        return failure(
            ErrorKind::Storage, tr("Couldn't save the draft to %1.").arg(QDir::toNativeSeparators(m_folder)));
    m_known.remove(id); // two writes within the same moment would look the same
    refresh();
    return {};
}

Result<void> DraftStore::remove(const QString& id)
{
    QDir().mkpath(QFileInfo(removedPathOf(id)).path());
    // Moved, not copied, so that restoring works even if the disk is full.
    if (!QFile::rename(pathOf(id), removedPathOf(id)))
        return failure(
            ErrorKind::Storage, tr("Couldn't delete the draft from %1.").arg(QDir::toNativeSeparators(m_folder)));
    refresh();
    return {};
}

Result<void> DraftStore::bringBack(const QString& id)
{
    if (!QFile::rename(removedPathOf(id), pathOf(id)))
        return failure(
            ErrorKind::Storage, tr("Couldn't restore the draft to %1.").arg(QDir::toNativeSeparators(m_folder)));
    refresh();
    return {};
}

void DraftStore::forgetRemoved()
{
    QDir removed(m_folder + u"/.removed"_s);
    const QStringList names = removed.entryList({u"*.json"_s}, QDir::Files);
    for (const QString& name : names)
        removed.remove(name);
    QDir(m_folder).rmdir(u".removed"_s);
}

Result<void> DraftStore::takeIn(const QString& file)
{
    QDir().mkpath(m_folder);
    const QString id = tr("Unreadable draft of %1")
                           .arg(m_clock.now().toLocalTime().toString(u"yyyy-MM-dd HH.mm.ss.zzz"_s))
                           .replace(u'/', u'-');
    if (!QFile::rename(file, pathOf(id)))
        return failure(
            ErrorKind::Storage, tr("Couldn't move the draft to %1.").arg(QDir::toNativeSeparators(m_folder)));
    refresh();
    return {};
}

} // namespace Dailies
