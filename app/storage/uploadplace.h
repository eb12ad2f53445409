// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace Dailies {

/// How files get to an upload place.
enum class UploadProtocol { S3, WebDav, Command };

/// Where the user's files are uploaded so that a video service can fetch them. Its secret is in the key store under its
/// ID and the origin of its endpoint.
struct UploadPlace {
    QString id; ///< never changes
    QString name;
    UploadProtocol protocol = UploadProtocol::S3;
    QString folder; ///< random and never changes, so that nobody can guess the names of the files

    QUrl endpoint = {}; ///< S3: without path; WebDAV: the folder to write to
    QString bucket = {}; ///< S3
    QString region = {}; ///< S3; "auto" is a region, too
    bool virtualHosts = false; ///< S3: the bucket is part of the host name, not of the path
    QString user = {}; ///< S3: the access key ID; WebDAV: the user name
    QString prefix = {}; ///< folders in the bucket or below the endpoint, without slashes at the ends

    QUrl publicBase = {}; ///< links start with it; empty for presigned links, or if a command prints the link
    int linkSeconds = usualLinkSeconds; ///< how long a presigned link is valid

    QString program = {}; ///< Command
    /// Command: %f is replaced by the file and %o by the name that it gets. A shell does not interpret them.
    QStringList arguments = {};
    int commandSeconds = usualCommandSeconds; ///< Command: it is stopped after this time

    static constexpr int longestName = 100;
    static constexpr int usualLinkSeconds = 48 * 3600;
    static constexpr int shortestLinkSeconds = 60;
    static constexpr int shortestRequestLinkSeconds = 24 * 3600; ///< because a service may fetch a file late
    static constexpr int longestLinkSeconds = 7 * 24 * 3600; ///< limit of the protocol
    static constexpr int usualCommandSeconds = 600;

    /// How long the presigned links in requests are valid.
    int requestLinkSeconds() const { return std::max(linkSeconds, shortestRequestLinkSeconds); }
    bool needsSecret() const
    {
        return protocol == UploadProtocol::S3 || (protocol == UploadProtocol::WebDav && !user.isEmpty());
    }
    bool isPresigned() const { return protocol == UploadProtocol::S3 && publicBase.isEmpty(); }
    /// The name of a content in the place: the same content always has the same name. `suffix` is the file's extension.
    QString objectName(const QString& sha256, const QString& suffix) const;
    /// The start of the names of all files in the place; ends in a slash.
    QString namePrefix() const;

    bool operator==(const UploadPlace&) const = default;
};

/// Whether a text can be the folder of a place.
bool isOwnFolder(const QString& folder);

/// A new place with an ID and a random folder.
UploadPlace newUploadPlace(const QString& name, UploadProtocol protocol);

/// What prevents a place from being used: the JSON name of the field and one sentence.
struct PlaceProblem {
    QString field;
    QString sentence;
};
QList<PlaceProblem> problemsOf(const UploadPlace& place);

/// Why a link cannot be given to a video service (not https, no host name, too long); nullopt if it can. Links to this
/// computer are allowed, for practice.
std::optional<QString> linkProblem(const QUrl& link);

QString protocolName(UploadProtocol protocol); ///< "s3", "webdav" or "command"
std::optional<UploadProtocol> protocolFromName(const QString& name);

QJsonObject toJson(const UploadPlace& place);
/// Unknown fields are ignored. Returns BadInput if it is not a place.
Result<UploadPlace> uploadPlaceFromJson(const QJsonObject& json);

/// Values of a known storage service, to start from.
struct UploadPreset {
    QString id;
    QString name;
    QString endpoint; ///< may contain {region} and {account}
    QString region;
    bool virtualHosts = false;
};
QList<UploadPreset> uploadPresets();

} // namespace Dailies
