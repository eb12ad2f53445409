// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/inputfindings.h"
#include "app/request/kindfields.h"

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
    if (!offers(request.kind, Field::Media) || files.isEmpty())
        return findings;
    const QStringList names = mediaNames(request.media);
    for (int i = 0; i < request.media.size(); ++i) {
        const MediaItem& item = request.media.at(i);
        // Hashing megabytes of inline data for the lookup would be slow.
        if (item.source.startsWith("data:"_L1, Qt::CaseInsensitive))
            continue;
        const auto facts = files.constFind(item.source);
        const MediaKind wanted = mediumOf(item.type);
        // validate() already stops local files where only a URL is accepted.
        const bool stopped = isLocalFile(item.source) && wanted != MediaKind::Image && wanted != MediaKind::Other;
        if (facts == files.constEnd() || stopped)
            continue;
        const auto add = [&](Severity severity, const QString& sentence) {
            findings.append({severity, Field::Media, i, u"source"_s, {}, sentence.arg(names.at(i))});
        };
        if (facts->trouble != InputTrouble::None)
            add(facts->trouble == InputTrouble::Damaged ? Severity::Ask : Severity::Stop,
                troubleSentence(facts->trouble));
        else if (facts->medium && wanted != MediaKind::Other && *facts->medium != wanted)
            add(Severity::Ask, mediumSentence(*facts->medium));
    }
    return findings;
}

} // namespace Dailies
