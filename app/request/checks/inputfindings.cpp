// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/inputfindings.h"

#include "app/request/checks/inputplaces.h"
#include "app/request/localfiles.h"

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

QString mediumSentence(MediaKind medium, MediaKind wanted)
{
    if (wanted == MediaKind::Image && medium != MediaKind::Image && medium != MediaKind::Video)
        return Text::tr("%1: this file isn't an image. Replace it.");
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

/// Whether the file would be part of the request, but is none of the pictures that can be.
bool isNoInlinePicture(const InputPlace& input, const InputFacts& facts)
{
    static const QStringList pictures{u"jpeg"_s, u"png"_s, u"webp"_s, u"bmp"_s};
    const bool isInline = isLocalFile(input.source) && input.field == Field::Media && input.part == "source"_L1
        && wayByName(input.source, input.medium) == FileWay::Inline;
    return isInline && !pictures.contains(facts.format) && (!facts.format.isEmpty() || !facts.medium);
}

QString inlineSentence(const InputPlace& input, const InputFacts& facts)
{
    if (input.medium == MediaKind::Image && facts.medium && *facts.medium != MediaKind::Image)
        return mediumSentence(*facts.medium, input.medium);
    return facts.format.isEmpty()
        ? Text::tr("%1 isn't a picture that can be part of a request: JPEG, PNG, WebP or BMP.")
        : Text::tr("%1 is a %2 file, but its name doesn't say so. Let its name end with .%3.")
              .arg(u"%1"_s, facts.format.toUpper(), facts.format);
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
            add(facts->trouble == InputTrouble::Damaged && !isNoInlinePicture(input, *facts) ? Severity::Ask
                                                                                             : Severity::Stop,
                troubleSentence(facts->trouble));
        else if (isNoInlinePicture(input, *facts))
            add(Severity::Stop, inlineSentence(input, *facts));
        else if (facts->medium && input.medium != MediaKind::Other && *facts->medium != input.medium)
            add(Severity::Ask, mediumSentence(*facts->medium, input.medium));
    }
    return findings;
}

} // namespace Dailies
