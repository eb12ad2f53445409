// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/request/requestjson.h"
#include "app/service/text/curlcommand.h"
#include "app/service/text/curlreading.h"
#include "app/service/text/requestimport.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "tests/fuzz/targets.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// An accepted request is unchanged in every form that the program writes: stored, on the wire, as a sidecar, as a
/// command.
void checkWrites(const ImportedRequest& imported, const ImportContext& context)
{
    const VideoRequest& request = imported.request;
    const auto stored = requestFromJson(toJson(request));
    Fuzz::require(stored && *stored == request, "the stored form keeps everything");
    const auto companion = importRequest(QJsonDocument(takeJson(request, {})).toJson(), context);
    Fuzz::require(companion && companion->request == request, "what stands beside a clip keeps everything");

    const QJsonObject body = encodeCreate(request);
    Fuzz::require(
        encodeCreate(decodeCreate(body, request.kind).request) == body, "what is sent can be read and sent again");
    // Local files are sent as their content, under a new name.
    const QByteArray text = QJsonDocument(body).toJson(QJsonDocument::Compact);
    if (text.toLower().contains("file:"))
        return;
    const QUrl base(u"https://service.example/v1"_s);
    const auto command = readCurlCommand(curlCommand(base, request));
    Fuzz::require(command.has_value(), "a command that was made can be read");
    Fuzz::require(command->body.object == body, "a command sends what the program sends");
    Fuzz::require(command->baseUrl == base && command->apiType == request.kind.apiType, "and sends it there");
}

} // namespace

// Requests from outside: the JSON of a create call, a cURL command, a sidecar, the stored form; and the wire JSON of
// the kind that the first byte selects.
void Fuzz::import(const QByteArray& input)
{
    static const ProfileCatalogue profiles;
    if (input.isEmpty())
        return;
    const RequestKind kind = allKinds().at(quint8(input.front()) % allKinds().size());
    const QByteArray text = input.sliced(1);

    // Qt's JSON drops a byte order mark at the beginning of a text when it returns the text.
    if (text.contains("\xEF\xBB\xBF") || text.toLower().contains("\\ufeff"))
        return;

    ImportContext context{profiles};
    context.chosen = kind;
    if (const auto imported = importRequest(text, context)) {
        checkRequest(imported->request);
        require(imported->baseUrl.userInfo().isEmpty(), "an address that was read holds no password");
        checkWrites(*imported, context);
    } else {
        require(!imported.error().message.isEmpty(), "what cannot be read is said in words");
    }

    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return;
    const RequestReading reading = decodeCreate(document.object(), kind);
    const bool isWellTyped = std::none_of(reading.findings.cbegin(), reading.findings.cend(),
        [](const Finding& finding) { return finding.severity == Severity::Stop; });
    // Empty fields are left out, with a Note.
    const bool isWhole = std::none_of(reading.findings.cbegin(), reading.findings.cend(),
        [](const Finding& finding) { return finding.severity == Severity::Note; });
    const QJsonObject sent = encodeCreate(reading.request);
    require(!isWellTyped || !isWhole || sent == document.object(), "a well-typed body loses nothing");
    require(
        !isWellTyped || encodeCreate(decodeCreate(sent, kind).request) == sent, "what is sent reads as it was sent");
    if (const auto query = decodeQuery(document.object())) {
        const auto again = decodeQuery(encodeQuery(*query));
        require(again && *again == *query, "a question about a task keeps its ids");
    }
}
