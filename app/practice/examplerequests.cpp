// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/examplerequests.h"

#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

// For the translators, who keep names such as "Image 1". Each prompt of an example is here.
constexpr const char* prompts[] = {
    QT_TRANSLATE_NOOP("ExamplePrompt", "She sings along with the song"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "Image 1 tells a story by the fire"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "A tea garden in the morning, the mist lifts slowly, seen from the air"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "Change the car in Video 1 to red"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "The flag in Image 1 begins to wave; the camera moves in slowly"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "The woman in Image 1 walks down the street in Image 2"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "A lighthouse at dusk, slow push in, waves against the rocks"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "Make it snow in Video 1"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "The kitten turns its head and looks at us"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "A morning in three pictures"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "A paper boat travels down a gutter in the rain"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "The boat sets off"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "It meets a leaf"),
    QT_TRANSLATE_NOOP("ExamplePrompt", "blur, text"),
};

void translatePrompt(QString& prompt)
{
    const auto* known = std::find_if(std::begin(prompts), std::end(prompts),
        [&prompt](const char* each) { return prompt == QLatin1StringView(each); });
    if (known != std::end(prompts))
        prompt = QCoreApplication::translate("ExamplePrompt", *known);
}

} // namespace

QList<VideoRequest> readExampleRequests()
{
    QList<VideoRequest> requests;
    for (const RequestKind& kind : allKinds()) {
        QFile file(u":/examples/"_s + exampleFileName(kind));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        VideoRequest request = decodeCreate(QJsonDocument::fromJson(file.readAll()).object(), kind).request;
        translatePrompt(request.prompt);
        translatePrompt(request.negativePrompt);
        for (Shot& shot : request.shots)
            translatePrompt(shot.prompt);
        requests.append(request);
    }
    return requests;
}

const QList<VideoRequest>& exampleRequests()
{
    static const QList<VideoRequest> requests = readExampleRequests();
    return requests;
}

std::optional<VideoRequest> exampleRequest(const RequestKind& kind)
{
    const auto& all = exampleRequests();
    const auto found = std::ranges::find(all, kind, &VideoRequest::kind);
    return found == all.cend() ? std::nullopt : std::optional(*found);
}

QString exampleFileName(const RequestKind& kind)
{
    return kindName(kind).replace(u' ', u'-') + u".json"_s;
}

} // namespace Dailies
