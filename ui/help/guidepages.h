// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Dailies {

/// One page of the user guide. The pages are Markdown files that can be read without the program, too.
struct GuidePage {
    QString name; ///< its file, as links give it: "lost.md"
    QString title;
    QString text; ///< Markdown
};

/// Where a link of a page leads to within the guide.
struct GuidePlace {
    QString page;
    QString heading = {}; ///< as headingSlug() makes it; empty for the page's top

    bool operator==(const GuidePlace&) const = default;
};

/// All pages: the first one, then the others in the order in which it links to them.
const QList<GuidePage>& guidePages();
/// What the links of a Markdown text say, in their order: "kinds.md#text-to-video-b".
QStringList linksOf(const QString& markdown);
/// A link from one page as a place; nothing for what leads elsewhere.
std::optional<GuidePlace> guidePlace(const QString& link, const QString& fromPage);
/// How a link names a heading: "Text to video, B" is "text-to-video-b".
QString headingSlug(const QString& heading);

} // namespace Dailies
