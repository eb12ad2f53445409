// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/examplerequests.h"

#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QList<VideoRequest> readExamples()
{
    QList<VideoRequest> requests;
    for (const RequestKind& kind : allKinds()) {
        QFile file(u":/examples/"_s + exampleFileName(kind));
        if (file.open(QIODevice::ReadOnly))
            requests.append(decodeCreate(QJsonDocument::fromJson(file.readAll()).object(), kind).request);
    }
    return requests;
}

} // namespace

const QList<VideoRequest>& exampleRequests()
{
    static const QList<VideoRequest> requests = readExamples();
    return requests;
}

std::optional<VideoRequest> exampleRequest(const RequestKind& kind)
{
    const auto& all = exampleRequests();
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&kind](const VideoRequest& each) { return each.kind == kind; });
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

QString exampleFileName(const RequestKind& kind)
{
    return kindName(kind).replace(u' ', u'-') + u".json"_s;
}

} // namespace Dailies
