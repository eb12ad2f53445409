// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/requestjson.h"
#include "app/service/requestimport.h"
#include "app/service/wire.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>

using namespace Dailies;

// Requests from outside: the JSON of a create call, a cURL command, a sidecar, the stored form; and the wire JSON of the
// kind that the first byte names.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const ProfileCatalogue profiles;
    if (size < 1)
        return 0;
    const RequestKind kind = allKinds().at(data[0] % allKinds().size());
    const QByteArray text = Fuzz::bytes(data + 1, size - 1);

    ImportContext context{profiles};
    context.chosen = kind;
    if (const auto imported = importRequest(text, context)) {
        checkRequest(imported->request);
        const auto again = requestFromJson(toJson(imported->request));
        Fuzz::require(again && *again == imported->request, "the stored form keeps everything");
    } else {
        Fuzz::require(!imported.error().message.isEmpty(), "what cannot be read is said in words");
    }

    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return 0;
    const RequestReading reading = decodeCreate(document.object(), kind);
    const bool isWellTyped = std::none_of(reading.findings.cbegin(), reading.findings.cend(),
        [](const Finding& finding) { return finding.severity == Severity::Stop; });
    Fuzz::require(
        !isWellTyped || encodeCreate(reading.request) == document.object(), "a well-typed body loses nothing");
    return 0;
}
