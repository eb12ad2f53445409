// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/request/videorequest.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

namespace Dailies {

/// Removes the API key from a reply that repeats it. Call it on the reply before reading it and on the values
/// read from it, because an encoded text shows the key only after decoding.
void hideKey(ServiceReply& reply, const QByteArray& key);
void hideKey(TaskReport& report, const QByteArray& key);
void hideKey(Error& error, const QByteArray& key);

/// Everything of a request that can repeat a key: all but embedded files. The key would be sent as a word or in a link,
/// kept with the task and saved in the JSON file next to the clip.
QByteArray textWithoutFiles(const VideoRequest& request);
/// The request without the key.
VideoRequest withoutKey(const VideoRequest& request, const QByteArray& key);

/// What hideKey() has to remove so that a reply that repeats a link discloses nothing: its query, and each long value
/// in it that nobody can guess. Empty for links without a query.
QByteArrayList linkSecrets(const QString& link);
/// Removes the signatures of links from the values of a reply, but not from the clip's own URL. The links of an earlier
/// run are not known any more, but a service may still repeat them.
void hideLinks(TaskReport& report);
void hideLinks(Error& error);

} // namespace Dailies
