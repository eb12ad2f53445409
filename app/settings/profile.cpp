// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

/// Creates a folder and its parents, readable only by their owner. An existing folder is not changed.
Result<void> makeFolder(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir()) {
        if (info.isWritable())
            return {};
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("Profile", "Can't write to the folder %1.")
                .arg(QDir::toNativeSeparators(path)));
    }
    if (info.exists() || info.isSymLink()) {
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("Profile", "%1 is in the way: Dailies needs a folder there.")
                .arg(QDir::toNativeSeparators(path)));
    }
    if (!info.isRoot()) {
        if (auto above = makeFolder(info.absolutePath()); !above)
            return above;
    }
    if (!QDir().mkdir(path, ownerOnly) && !QFileInfo(path).isDir()) {
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("Profile", "Can't create the folder %1.").arg(QDir::toNativeSeparators(path)));
    }
    return {};
}

Profile usualPlaces()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/dailies"_s;
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/dailies"_s;
    const QString films = QStandardPaths::writableLocation(QStandardPaths::MoviesLocation);
    Profile profile;
    profile.root = data;
    profile.settings = config + u"/settings.ini"_s;
    profile.clips = films.isEmpty() ? data + u"/clips"_s : films + u"/Dailies"_s;
    return profile;
}

Profile placesUnder(const QString& folder)
{
    Profile profile;
    profile.root = QDir(folder).absolutePath();
    profile.settings = profile.root + u"/settings.ini"_s;
    profile.clips = profile.root + u"/clips"_s;
    return profile;
}

} // namespace

Profile Profile::at(const QString& folder)
{
    Profile profile = folder.isEmpty() ? usualPlaces() : placesUnder(folder);
    profile.database = profile.root + u"/dailies.sqlite"_s;
    profile.accounts = profile.root + u"/accounts.json"_s;
    profile.uploads = profile.root + u"/uploads.json"_s;
    profile.models = profile.root + u"/models.json"_s;
    profile.logs = profile.root + u"/logs"_s;
    profile.practice = profile.root + u"/practice"_s;
    return profile;
}

Result<Profile> Profile::open(const QString& folder)
{
    Profile profile = at(folder);
    const QStringList folders = {
        profile.root, QFileInfo(profile.settings).absolutePath(), profile.clips, profile.practice};
    for (const QString& path : folders) {
        if (auto made = makeFolder(path); !made)
            return failure(made.error());
    }
    return profile;
}

Result<Profile> Profile::openReadOnly(const QString& folder)
{
    const Profile profile = at(folder);
    return QFileInfo(profile.root).isDir() ? Result<Profile>(profile) : open(folder);
}

bool isNetworkFileSystem(const QByteArray& type)
{
    static const QList<QByteArray> types{"nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "ncpfs", "afs", "afpfs",
        "coda", "9p", "ceph", "davfs", "fuse.sshfs", "fuse.davfs2", "fuse.glusterfs", "fuse.gvfsd-fuse"};
    return types.contains(type.toLower());
}

} // namespace Dailies
