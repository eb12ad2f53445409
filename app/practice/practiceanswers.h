// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/httpmessage.h"
#include "app/request/requestkind.h"

#include <QJsonObject>

namespace Dailies {

QString freshRequestId();

HttpAnswer jsonAnswer(int status, const QJsonObject& body);
/// A refusal in the family's own shape. Family B answers 200 even then, as its relatives do.
HttpAnswer refusal(Family family, int status, const QString& code, const QString& message);
/// 405 with the methods that are allowed.
HttpAnswer methodRefusal(const QByteArray& allowed);

/// What to send of a clip: ranges, conditions and the headers that go with them. The file is known to exist when it is
/// opened; 404 when it does not any more.
HttpAnswer clipAnswer(const HttpQuestion& question, const QString& path);

} // namespace Dailies
