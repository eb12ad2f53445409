// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QByteArray>

namespace Dailies {

/// A request of one of the family's kinds, chosen by `what`. Some carry `picture`, the path of a file on this computer.
VideoRequest requestOf(Family family, int what, const QString& prompt, const QString& picture);

/// The bytes of that file.
QByteArray pictureBytes();

/// What is wrong with a create call for the request, by the tables of the specification; empty when it is right.
QString wrongWith(const VideoRequest& request, const QString& path, const QByteArray& body);

} // namespace Dailies
