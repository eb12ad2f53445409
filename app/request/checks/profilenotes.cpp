// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/profilenotes.h"

#include "app/request/checks/filenotes.h"
#include "app/request/checks/medianotes.h"
#include "app/request/checks/noteswriter.h"
#include "app/request/checks/shotnotes.h"
#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

/// A scalar field's value, written as in ModelProfile::choices; empty if not set.
QString valueText(const VideoRequest& request, Field field)
{
    const FieldValue value = fieldValue(request, field);
    if (const auto* number = std::get_if<double>(&value))
        return QString::number(*number, 'g', 12);
    if (const auto* whole = std::get_if<int>(&value))
        return QString::number(*whole);
    return valueOrEmpty<QString>(value);
}

void addKindNote(NotesWriter& writer)
{
    const ModelProfile& profile = writer.profile;
    const RequestKind& kind = writer.request.kind;
    const bool listed = profile.family == kind.family && profile.generation == kind.generation
        && profile.apiTypes.contains(kind.apiType);
    if (!profile.id.isEmpty() && !listed)
        writer.add(Field::Model, Text::tr("This model isn't known to support %1.").arg(kindName(kind)));
}

void addTextNotes(NotesWriter& writer)
{
    const VideoRequest& request = writer.request;
    const ModelLimits& limits = writer.profile.limits;
    const qsizetype prompt = charactersOf(request.prompt);
    if (limits.promptCharacters && prompt > *limits.promptCharacters)
        writer.add(Field::Prompt,
            Text::tr("The prompt has %L1 characters; the limit is %L2. The rest may be ignored.")
                .arg(prompt)
                .arg(*limits.promptCharacters));
    const qsizetype negative = charactersOf(request.negativePrompt);
    if (limits.negativePromptCharacters && negative > *limits.negativePromptCharacters
        && offers(request.kind, Field::NegativePrompt))
        writer.add(Field::NegativePrompt,
            Text::tr("The negative prompt has %L1 characters; the limit is %L2. The rest may be ignored.")
                .arg(negative)
                .arg(*limits.negativePromptCharacters));
}

/// Whether the field is switched off, which needs no Note even if the model does not use it.
bool isOff(const VideoRequest& request, Field field)
{
    return (field == Field::MultiShot && !request.multiShot.value_or(false))
        || (field == Field::Sound && request.sound.compare("off"_L1, Qt::CaseInsensitive) == 0);
}

void addDurationNote(NotesWriter& writer, bool choicesSaid)
{
    const VideoRequest& request = writer.request;
    const ModelLimits& limits = writer.profile.limits;
    if (!request.durationSeconds)
        return;
    const double seconds = *request.durationSeconds;
    const bool withVideo = offers(request.kind, Field::Media)
        && std::ranges::any_of(
            request.media, [](const MediaItem& item) { return mediumOf(item.type) == MediaKind::Video; });
    if (withVideo && limits.duration.contains(seconds) && !limits.durationWithVideo.contains(seconds))
        writer.add(Field::Duration,
            Text::tr("With a reference video, this model makes clips of %1 s. You asked for %2 s.")
                .arg(shownRange(limits.durationWithVideo), shownNumber(seconds)));
    else if (!choicesSaid && !limits.duration.contains(seconds))
        writer.add(Field::Duration,
            Text::tr("This model makes clips of %1 s. You asked for %2 s.")
                .arg(shownRange(limits.duration), shownNumber(seconds)));
}

void addValueNotes(NotesWriter& writer)
{
    const VideoRequest& request = writer.request;
    const ModelLimits& limits = writer.profile.limits;
    for (const FieldUse& use : fieldsOf(request.kind)) {
        const Field field = use.field;
        const QString key = fieldKey(field);
        if (limits.unused.contains(key)) {
            if (isSet(request, field) && !isOff(request, field))
                writer.add(field, Text::tr("This model doesn't use %1.").arg(fieldLabel(field)));
            continue;
        }
        const QStringList choices = writer.profile.choices.value(key);
        const QString value = valueText(request, field);
        const bool other = !value.isEmpty() && !choices.isEmpty() && !choices.contains(value);
        if (other && field != Field::Model)
            writer.add(field, Text::tr("This model supports %1, not %2.").arg(choices.join(u", "_s), value));
        if (field == Field::Duration)
            addDurationNote(writer, other);
        if (field == Field::Guidance && request.guidance && !limits.guidance.contains(*request.guidance))
            writer.add(field,
                Text::tr("This model's guidance is %1, not %2.")
                    .arg(shownRange(limits.guidance), shownNumber(*request.guidance)));
    }
}

void addCountNotes(NotesWriter& writer)
{
    const VideoRequest& request = writer.request;
    const ModelLimits& limits = writer.profile.limits;
    const qsizetype voices = offers(request.kind, Field::Voices) ? request.voices.size() : 0;
    if (limits.voices == 0 && voices > 0)
        writer.add(Field::Voices, Text::tr("This model doesn't use voices."));
    else if (limits.voices && voices > *limits.voices)
        writer.add(
            Field::Voices, Text::tr("This model accepts up to %L1. You have %L2.").arg(*limits.voices).arg(voices));
    const qsizetype images = offers(request.kind, Field::Images) ? request.images.size() : 0;
    if (limits.images && images > *limits.images)
        writer.add(
            Field::Images, Text::tr("This model accepts up to %L1. You have %L2.").arg(*limits.images).arg(images));
}

} // namespace

QList<Finding> profileNotes(const VideoRequest& request, const ModelProfile& profile, const InputFactsBySource& files)
{
    NotesWriter writer{request, profile, files};
    addKindNote(writer);
    addTextNotes(writer);
    addMediaNotes(writer);
    addFileNotes(writer);
    addValueNotes(writer);
    addShotNotes(writer);
    addCountNotes(writer);
    return writer.notes;
}

} // namespace Dailies
