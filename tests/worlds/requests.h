// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QByteArray>
#include <QUrl>

namespace Dailies {

/// A request of one of the family's kinds, selected by `what`. Some use `picture`, the path of a local file.
VideoRequest requestOf(Family family, int what, const QString& prompt, const QString& picture);

/// The content of that file.
QByteArray pictureBytes();
/// Where the links to uploaded files lead.
QUrl storageEndpoint();

/// What is wrong with a create call for the request, by the tables of the specification; empty if it is correct.
QString wrongWith(const VideoRequest& request, const QString& path, const QByteArray& body);

} // namespace Dailies
