// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/guidepages.h"

#include "app/engine/translations.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

GuidePage readPage(const QString& name, const QString& language)
{
    QFile file(u":/help/%1/%2"_s.arg(language, name));
    if (!file.exists())
        file.setFileName(u":/help/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    GuidePage page{name, {}, QString::fromUtf8(file.readAll())};
    page.title = page.text.section(u'\n', 0, 0).mid(2).trimmed();
    return page;
}

} // namespace

QList<GuidePage> readGuide(const QString& language)
{
    QList<GuidePage> pages{readPage(u"index.md"_s, language)};
    for (const QString& link : linksOf(pages.constFirst().text)) {
        const auto place = guidePlace(link, pages.constFirst().name);
        const bool isKnown = !place || std::any_of(pages.cbegin(), pages.cend(), [&place](const GuidePage& page) {
            return page.name == place->page;
        });
        if (isKnown)
            continue;
        if (const GuidePage page = readPage(place->page, language); !page.text.isEmpty())
            pages.append(page);
    }
    // The list at the end of the first page defines the order; earlier links in its text do not.
    const QString contents = pages.constFirst().text.section(u"\n- "_s, 1);
    std::stable_sort(pages.begin() + 1, pages.end(), [&contents](const GuidePage& one, const GuidePage& other) {
        return contents.indexOf(u'(' + one.name + u')') < contents.indexOf(u'(' + other.name + u')');
    });
    return pages;
}

const QList<GuidePage>& guidePages()
{
    static const QList<GuidePage> pages = readGuide(textLanguage());
    return pages;
}

QStringList linksOf(const QString& markdown)
{
    // A picture begins with an exclamation mark.
    static const QRegularExpression link(u"(?<!!)\\[[^\\[\\]]*\\]\\(([^()\\s]+)\\)"_s);
    QStringList links;
    for (auto matches = link.globalMatch(markdown); matches.hasNext();)
        links.append(matches.next().captured(1));
    return links;
}

std::optional<GuidePlace> guidePlace(const QString& link, const QString& fromPage)
{
    const QString page = link.section(u'#', 0, 0);
    if (!page.isEmpty() && (!page.endsWith(".md"_L1) || page.contains(u'/') || page.contains(u':')))
        return std::nullopt;
    return GuidePlace{page.isEmpty() ? fromPage : page, link.section(u'#', 1)};
}

QString headingSlug(const QString& heading)
{
    QString slug;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            slug.append(c);
        else if (c.isSpace())
            slug.append(u'-');
    }
    return slug;
}

} // namespace Dailies
