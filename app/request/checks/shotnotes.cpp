// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/shotnotes.h"

#include "app/request/checks/noteswriter.h"
#include "app/request/kindfields.h"

#include <QCoreApplication>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

/// Whether the model uses the shots. Adds Notes if it does not.
bool areShotsUsed(NotesWriter& writer, const ShotLimits& limits)
{
    const VideoRequest& request = writer.request;
    if (!request.multiShot.value_or(false)) {
        if (!request.shots.isEmpty())
            writer.add(
                Field::Shots, Text::tr("The shots aren't used while %1 is off.").arg(fieldLabel(Field::MultiShot)));
        if (!request.shotType.isEmpty())
            writer.add(Field::ShotType,
                Text::tr("The shot type isn't used while %1 is off.").arg(fieldLabel(Field::MultiShot)));
        return false;
    }
    if (request.shotType.isEmpty()) {
        writer.add(Field::ShotType, Text::tr("Choose a shot type."));
        return !request.shots.isEmpty();
    }
    if (limits.shotType.isEmpty() || request.shotType == limits.shotType)
        return true;
    if (!request.shots.isEmpty())
        writer.add(Field::Shots, Text::tr("Shots are used only with the shot type %1.").arg(limits.shotType));
    return false;
}

void addShot(NotesWriter& writer, const ShotLimits& limits, int index)
{
    const Shot& shot = writer.request.shots.at(index);
    const qsizetype characters = charactersOf(shot.prompt);
    if (limits.promptCharacters && characters > *limits.promptCharacters)
        writer.add(Field::Shots,
            Text::tr("The prompt of shot %1 has %L2 characters; the limit is %L3.")
                .arg(index + 1)
                .arg(characters)
                .arg(*limits.promptCharacters),
            index, u"prompt"_s);
    if (limits.leastSeconds && shot.seconds && *shot.seconds < *limits.leastSeconds)
        writer.add(Field::Shots,
            Text::tr("Shot %1 is %2 s long. This model needs at least %3 s.")
                .arg(index + 1)
                .arg(shownNumber(*shot.seconds), shownNumber(*limits.leastSeconds)),
            index, u"seconds"_s);
}

void addSum(NotesWriter& writer)
{
    const VideoRequest& request = writer.request;
    double sum = 0;
    for (const Shot& shot : request.shots) {
        if (!shot.seconds)
            return;
        sum += *shot.seconds;
    }
    if (request.durationSeconds && qAbs(sum - *request.durationSeconds) > 0.001)
        writer.add(Field::Shots,
            Text::tr("The shots add up to %1 s, but the clip is %2 s.")
                .arg(shownNumber(sum), shownNumber(*request.durationSeconds)));
}

} // namespace

void addShotNotes(NotesWriter& writer)
{
    const VideoRequest& request = writer.request;
    const ModelLimits& model = writer.profile.limits;
    if (!model.shots || !offers(request.kind, Field::Shots) || model.unused.contains(fieldKey(Field::Shots)))
        return;
    const ShotLimits& limits = *model.shots;
    if (!areShotsUsed(writer, limits))
        return;
    if (request.shots.isEmpty()) {
        writer.add(Field::Shots, Text::tr("Add at least one shot."));
        return;
    }
    if (!limits.count.contains(static_cast<double>(request.shots.size())))
        writer.add(Field::Shots,
            Text::tr("This model accepts %1 shots. You have %L2.")
                .arg(shownRange(limits.count))
                .arg(request.shots.size()));
    for (int i = 0; i < request.shots.size(); ++i)
        addShot(writer, limits, i);
    if (limits.sumIsDuration)
        addSum(writer);
    if (limits.replacePrompt && !request.prompt.trimmed().isEmpty())
        writer.add(
            Field::Prompt, Text::tr("With shots, this model ignores the main prompt, but the service requires one."));
}

} // namespace Dailies
