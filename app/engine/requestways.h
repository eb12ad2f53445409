// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/request/checks/fileways.h"
#include "app/request/videorequest.h"
#include "app/storage/uploadplace.h"

namespace Dailies {

class Engine;
class TaskStore;

/// The request's local files that are saved clips whose own link can be used, by their sources, and until when in local
/// time. Only practice can fetch practice clips, so `forPractice` says for which service the request is.
QHash<QString, QDateTime> clipLinks(
    const VideoRequest& request, TaskStore& store, const QDateTime& now, bool forPractice);

/// The request with clips that were renamed since it was written under the names that they have now.
VideoRequest withRenamedClips(const VideoRequest& request, TaskStore& store);

/// How the local files of a request can reach the account's service now. Fast enough for every keystroke.
FileWays requestWays(Engine& engine, const std::optional<Account>& account, const VideoRequest& request);

/// An upload place to which the user has not agreed yet, and the sources that would be uploaded there.
struct FirstUpload {
    UploadPlace place;
    QStringList sources;
};
/// Whether a saved clip can go by its own link.
enum class ClipLinks { Work, Failed };
/// nullopt if nothing would be uploaded, or if the user agreed. Practice needs no consent.
std::optional<FirstUpload> firstUpload(
    Engine& engine, const Account& account, const VideoRequest& request, ClipLinks links = ClipLinks::Work);

} // namespace Dailies
