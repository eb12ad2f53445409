// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/httpmessage.h"
#include "app/request/requestkind.h"

#include <QJsonObject>

namespace Dailies {

QString freshRequestId();

HttpAnswer jsonAnswer(int status, const QJsonObject& body);
/// A refusal in the family's own format. Family B responds with status 200 even then, like similar services.
HttpAnswer refusal(Family family, int status, const QString& code, const QString& message);
/// Status 405 with the allowed methods.
HttpAnswer methodRefusal(const QByteArray& allowed);

/// The response for a clip, including ranges, conditional requests and headers. Status 404 if the file cannot be
/// opened.
HttpAnswer clipAnswer(const HttpQuestion& question, const QString& path);

} // namespace Dailies
