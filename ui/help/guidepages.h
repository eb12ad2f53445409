// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Dailies {

/// One page of the user guide. The pages are Markdown files, readable without the program, too.
struct GuidePage {
    QString name; ///< its file name, as links give it: "lost.md"
    QString title;
    QString text; ///< Markdown
};

/// The target of a link within the guide.
struct GuidePlace {
    QString page;
    QString heading = {}; ///< as made by headingSlug(); empty for the page's top

    bool operator==(const GuidePlace&) const = default;
};

/// All pages in a language (see textLanguage()), or in English where it has none: the first one, then the others in the
/// order of its links.
QList<GuidePage> readGuide(const QString& language);
/// The same in the program's language.
const QList<GuidePage>& guidePages();
/// The targets of all links in a Markdown text, in order: "kinds.md#text-to-video-b".
QStringList linksOf(const QString& markdown);
/// Resolves a link of a page; nullopt if it leads out of the guide.
std::optional<GuidePlace> guidePlace(const QString& link, const QString& fromPage);
/// The anchor of a heading: "Text to video, B" is "text-to-video-b".
QString headingSlug(const QString& heading);

} // namespace Dailies
