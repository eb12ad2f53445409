// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestremarks.h"

#include "app/request/carriedpictures.h"
#include "app/request/checks/validation.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/request/sourcename.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies::RequestRemarks {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(RequestForm)
};

QString takeCount(int copies)
{
    return copies == 1 ? Words::tr("1 take") : Words::tr("%1 takes").arg(QLocale().toString(copies));
}

qsizetype countOf(const QList<Finding>& findings, Severity severity)
{
    return std::count_if(
        findings.begin(), findings.end(), [severity](const Finding& f) { return f.severity == severity; });
}

QString after(const QString& place, const QString& sentence)
{
    return Words::tr("%1: %2").arg(place, sentence);
}

/// The finding's message, preceded by the field's name unless it contains the name.
QString named(const Finding& finding)
{
    if (!finding.field || finding.index >= 0)
        return finding.message;
    const QString label = fieldLabel(*finding.field);
    return finding.message.contains(label, Qt::CaseInsensitive) ? finding.message : after(label, finding.message);
}

/// Attributes a finding about the body's JSON to a field of the form: the field that caused it, or the extra JSON.
Finding aboutBody(
    Finding finding, const VideoRequest& request, const FileWays& ways, const QList<Finding>& withoutExtra)
{
    if (finding.field && withoutExtra.contains(finding)) {
        for (const Finding& said : validate(request, false, ways)) {
            if (said.field == finding.field && said.index == finding.index && said.severity == finding.severity)
                finding.message = said.message;
        }
        finding.message = named(finding);
        return finding;
    }
    finding.message = after(finding.path, finding.message);
    finding.field = Field::Extra;
    finding.index = -1;
    finding.part.clear();
    return finding;
}

/// One sentence about all files that are uploaded, where each would have its own.
QList<Finding> withOneUpload(const QList<Finding>& findings, const VideoRequest& request, const FileWays& ways)
{
    QList<LocalFile> files = localFiles(request);
    files.removeIf([&ways](const LocalFile& file) { return ways.clipLinks.contains(file.source); });
    const auto isUpload = [&files](const Finding& finding) {
        return finding.aboutWay && finding.severity == Severity::Note
            && std::any_of(files.cbegin(), files.cend(), [&finding](const LocalFile& file) {
                   return file.field == finding.field && file.index == finding.index && file.part == finding.part;
               });
    };
    const auto first = std::find_if(findings.cbegin(), findings.cend(), isUpload);
    const auto count = std::count_if(findings.cbegin(), findings.cend(), isUpload);
    if (count < 2)
        return findings;
    Finding all{Severity::Note, first->field, -1, {}, {}, {}, {}, true};
    const QString number = QLocale().toString(count);
    QStringList names;
    for (const LocalFile& file : std::as_const(files)) {
        if (file.way == FileWay::Link)
            names.append(sourceName(file.source));
    }
    names.removeDuplicates();
    all.message = ways.storage == FileWays::Storage::Practice
        ? Words::tr("%1 files go to the practice storage first.").arg(number)
        : Words::tr("%1 files go to your storage “%2” first: %3.").arg(number, ways.place, names.join(u", "_s));
    QList<Finding> fewer;
    for (const Finding& finding : findings) {
        if (!isUpload(finding))
            fewer.append(finding);
        else if (!fewer.contains(all))
            fewer.append(all);
    }
    return fewer;
}

} // namespace

QList<Finding> findings(
    const VideoRequest& request, const RequestContext& context, bool hasAccount, const QList<Finding>& own)
{
    QList<Finding> all;
    if (!hasAccount)
        all.append({Severity::Stop, {}, -1, {}, {}, Words::tr("Choose an account.")});
    QList<Finding> aboutJson;
    QList<Finding> aboutPlain;
    // Only extra JSON can make the body differ from the fields.
    if (!request.extra.isEmpty()) {
        VideoRequest plain = request;
        plain.extra = {};
        aboutJson = decodeCreate(encodeCreate(request), request.kind).findings;
        aboutPlain = decodeCreate(encodeCreate(plain), request.kind).findings;
    }
    for (Finding finding : checkRequest(request, context)) {
        if (aboutJson.contains(finding))
            finding = aboutBody(finding, request, context.ways, aboutPlain);
        else
            finding.message = named(finding);
        all.append(finding);
    }
    // The specification allows it, but such an edit is most likely a slip.
    const bool isTold = std::any_of(all.cbegin(), all.cend(),
        [](const Finding& each) { return each.severity == Severity::Stop && each.field == Field::Prompt; });
    if (request.kind.apiType == ApiType::VideoEdit && request.prompt.trimmed().isEmpty() && !isTold)
        all.append(
            {Severity::Ask, Field::Prompt, -1, {}, {}, Words::tr("There's no prompt that says what to change.")});
    return sortedBySeverity(withOneUpload(all, request, context.ways) + own);
}

bool isMissing(const VideoRequest& request, const Finding& finding)
{
    if (finding.severity != Severity::Stop || !finding.field)
        return false;
    const auto isBlank = [&finding](const auto& items, const auto& textOf) {
        return finding.index < items.size() && textOf(items.at(finding.index)).trimmed().isEmpty();
    };
    const auto same = [](const QString& text) { return text; };
    switch (finding.index < 0 ? Field::Model : *finding.field) {
    case Field::Media: return isBlank(request.media, [](const MediaItem& item) { return item.source; });
    case Field::Images: return isBlank(request.images, same);
    case Field::Voices: return isBlank(request.voices, same);
    default: return finding.index < 0 && !isSet(request, *finding.field);
    }
}

QString notSent(const VideoRequest& request)
{
    QStringList labels;
    const QStringList sent = visualSources(request);
    for (const FieldInfo& info : allFields()) {
        // A picture that is sent in another field is sent.
        const QStringList pictures = picturesOf(request, info.field);
        const bool isElsewhere = !pictures.isEmpty()
            && std::ranges::all_of(pictures, [&sent](const QString& picture) { return sent.contains(picture); });
        if (!offers(request.kind, info.field) && isSet(request, info.field) && !isElsewhere)
            labels.append(fieldLabel(info.field));
    }
    const bool voices = std::any_of(request.media.begin(), request.media.end(),
        [](const MediaItem& item) { return !item.referenceVoice.isEmpty(); });
    if (voices && offers(request.kind, Field::Media) && !offersReferenceVoice(request.kind))
        labels.append(QCoreApplication::translate("MediaRow", "Reference voice"));
    if (labels.isEmpty())
        return {};
    return Words::tr("Not sent with this kind: %1").arg(labels.join(u", "_s));
}

QString fieldsLeft(const VideoRequest& request, const QList<Finding>& findings)
{
    const qsizetype stops = countOf(findings, Severity::Stop);
    const bool areFilled = std::all_of(findings.begin(), findings.end(), [&request](const Finding& finding) {
        return finding.severity != Severity::Stop || (finding.field && !isMissing(request, finding));
    });
    if (areFilled)
        return stops == 1 ? Words::tr("1 field to correct")
                          : Words::tr("%1 fields to correct").arg(QLocale().toString(stops));
    return stops == 1 ? Words::tr("1 field left") : Words::tr("%1 fields left").arg(QLocale().toString(stops));
}

QString againQuestion(const QString& sentence, int copies)
{
    return copies == 1
        ? Words::tr("%1 Send it once more?", "You sent this 4 s ago.").arg(sentence)
        : Words::tr("%1 Send %2 more takes?", "You sent this 4 s ago.").arg(sentence, QLocale().toString(copies));
}

QString readiness(
    const QList<Finding>& findings, int copies, const QString& account, const QString& model, const QString& keys)
{
    const Severity worst = hasStop(findings) ? Severity::Stop : Severity::Ask;
    QStringList lines;
    for (const Finding& finding : findings) {
        if (finding.severity == worst)
            lines.append(u"• "_s + finding.message);
    }
    if (worst == Severity::Stop)
        return Words::tr("Not ready:") + u'\n' + lines.join(u'\n');
    QString text = Words::tr("%1 with %2, model %3").arg(takeCount(copies), account, model);
    if (!keys.isEmpty())
        text += u" (%1)"_s.arg(keys);
    if (!lines.isEmpty())
        text += u'\n' + Words::tr("Asks first:") + u'\n' + lines.join(u'\n');
    return text;
}

QString question(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Ask)
            lines.append(finding.message);
    }
    return lines.join(u'\n');
}

} // namespace Dailies::RequestRemarks
