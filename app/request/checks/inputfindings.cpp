// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/inputfindings.h"

#include "app/request/checks/inputplaces.h"

#include <QCoreApplication>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(InputFindings)
};

QString troubleSentence(InputTrouble trouble)
{
    switch (trouble) {
    case InputTrouble::None: break;
    case InputTrouble::Missing: return Text::tr("%1: the file is missing.");
    case InputTrouble::NotReadable: return Text::tr("%1: the file can't be read.");
    case InputTrouble::NotAFile: return Text::tr("%1: this isn't a file.");
    case InputTrouble::Empty: return Text::tr("%1: the file is empty.");
    case InputTrouble::Changing: return Text::tr("%1: the file is still being written.");
    case InputTrouble::Damaged: return Text::tr("%1: the file is damaged.");
    }
    return {};
}

QString mediumSentence(MediaKind medium)
{
    switch (medium) {
    case MediaKind::Image: return Text::tr("%1 is an image, which doesn't match its type.");
    case MediaKind::Video: return Text::tr("%1 is a video, which doesn't match its type.");
    case MediaKind::Audio: return Text::tr("%1 is a sound file, which doesn't match its type.");
    case MediaKind::Document: return Text::tr("%1 is a document, which doesn't match its type.");
    case MediaKind::Page: return Text::tr("%1 is a web page, which doesn't match its type.");
    case MediaKind::Other: break;
    }
    return Text::tr("%1 doesn't match its type.");
}

} // namespace

QList<Finding> inputFindings(const VideoRequest& request, const InputFactsBySource& files)
{
    QList<Finding> findings;
    for (const InputPlace& input : inputPlaces(request)) {
        // Hashing megabytes of inline data for the lookup would be slow.
        if (input.source.startsWith("data:"_L1, Qt::CaseInsensitive))
            continue;
        const auto facts = files.constFind(input.source);
        if (facts == files.constEnd())
            continue;
        const auto add = [&](Severity severity, const QString& sentence) {
            findings.append({severity, input.field, input.index, input.part, {}, sentence.arg(input.name)});
        };
        if (facts->trouble != InputTrouble::None)
            add(facts->trouble == InputTrouble::Damaged ? Severity::Ask : Severity::Stop,
                troubleSentence(facts->trouble));
        else if (facts->medium && input.medium != MediaKind::Other && *facts->medium != input.medium)
            add(Severity::Ask, mediumSentence(*facts->medium));
    }
    return findings;
}

} // namespace Dailies
