// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediawords.h"

#include "app/request/sourcename.h"
#include "ui/widgets/isolated.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 million = 1'000'000;

// Provides the translation context.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Dailies::MediaWords)
};

QString troubleWords(InputTrouble trouble)
{
    switch (trouble) {
    case InputTrouble::None: break;
    case InputTrouble::Missing: return Words::tr("The file is missing");
    case InputTrouble::NotReadable: return Words::tr("The file can't be read");
    case InputTrouble::NotAFile: return Words::tr("Not a file");
    case InputTrouble::Empty: return Words::tr("The file is empty");
    case InputTrouble::Changing: return Words::tr("The file is still being written");
    case InputTrouble::Damaged: return Words::tr("The file is damaged");
    }
    return {};
}

QString seconds(double value, const QLocale& locale)
{
    return locale.toString(std::round(value * 10) / 10, 'g', 6);
}

// "2 of 10 images": how many there are, and the most. In whole phrases, because some languages change the noun's case.
QString countWords(const QString& used, const QString& most, bool isOne, const QSet<MediaKind>& media)
{
    const auto words = [&](const char* one, const char* many) { return Words::tr(isOne ? one : many).arg(used, most); };
    if (media == QSet<MediaKind>{MediaKind::Image})
        return words(QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 image"),
            QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 images"));
    if (media == QSet<MediaKind>{MediaKind::Video})
        return words(QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 video"),
            QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 videos"));
    if (media == QSet<MediaKind>{MediaKind::Audio})
        return Words::tr("%1 of %2 audio").arg(used, most);
    if (media == QSet<MediaKind>{MediaKind::Document})
        return words(QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 document"),
            QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 documents"));
    if (media == QSet<MediaKind>{MediaKind::Page})
        return words(QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 page"),
            QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 pages"));
    if (media == QSet<MediaKind>{MediaKind::Image, MediaKind::Video})
        return Words::tr("%1 of %2 images and videos").arg(used, most);
    return words(QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 item"),
        QT_TRANSLATE_NOOP("Dailies::MediaWords", "%1 of %2 items"));
}

// Builds the header text part by part.
class BudgetText {
public:
    explicit BudgetText(const QLocale& locale) : m_locale(locale) {}

    void add(int used, int most, const QSet<MediaKind>& media, bool isOver)
    {
        const QString count = Words::tr("%1 of %2").arg(m_locale.toString(used), m_locale.toString(most));
        m_onlyCount = m_parts.isEmpty() && !isOver ? count : QString();
        append(countWords(m_locale.toString(used), m_locale.toString(most), most == 1, media), isOver,
            Words::tr("%1 (too many)"));
    }
    void addSeconds(double used, double most)
    {
        const QString text = Words::tr("%1 of %2 s").arg(seconds(used, m_locale), seconds(most, m_locale));
        append(text, used > most + 1e-6, Words::tr("%1 (too long)"));
    }
    MediaBudget budget() const
    {
        const bool isAlone = m_parts.size() == 1 && !m_onlyCount.isEmpty();
        return {isAlone ? m_onlyCount : m_parts.join(Words::tr(", ")), m_isOver};
    }

private:
    void append(const QString& text, bool isOver, const QString& marked)
    {
        m_parts.append(isOver ? marked.arg(text) : text);
        m_isOver |= isOver;
    }

    const QLocale& m_locale;
    QStringList m_parts;
    QString m_onlyCount; ///< the first part without its medium
    bool m_isOver = false;
};

// The counts of one medium, such as first and last frames, as one number.
struct Group {
    QSet<MediaKind> media;
    int used = 0;
    int most = 0;
    bool isOver = false;
};

QList<Group> groupsOf(const QList<MediaItem>& items, const MediaRules& rules)
{
    QList<Group> groups;
    for (const MediaCount& count : rules.counts) {
        Group group;
        group.most = count.most;
        for (const QString& type : count.types)
            group.media.insert(mediumOf(type));
        group.used = static_cast<int>(std::count_if(
            items.begin(), items.end(), [&count](const MediaItem& item) { return count.types.contains(item.type); }));
        group.isOver = group.used > group.most;
        const auto same = std::find_if(groups.begin(), groups.end(),
            [&group](const Group& other) { return other.media.size() == 1 && other.media == group.media; });
        if (same == groups.end()) {
            groups.append(group);
            continue;
        }
        same->used += group.used;
        same->most += group.most;
        same->isOver |= group.isOver;
    }
    return groups;
}

// Adds the total seconds of a medium's files, if the profile limits them.
void addSeconds(BudgetText& text, MediaKind medium, const QList<MediaItem>& items, const InputFactsBySource& facts,
    const ModelLimits& limits)
{
    double used = 0;
    std::optional<double> most;
    for (const MediaItem& item : items) {
        const auto known = facts.constFind(item.source);
        if (mediumOf(item.type) != medium || known == facts.cend())
            continue;
        used += known->seconds;
        if (const std::optional<double> all = limits.filesOf(item.type, medium).secondsInAll)
            most = all;
    }
    if (most && used > 0)
        text.addSeconds(used, *most);
}

} // namespace

QString sizeWords(qint64 bytes, const QLocale& locale)
{
    return isolated(locale.formattedDataSize(bytes, bytes < million ? 0 : 1, QLocale::DataSizeSIFormat));
}

QString factsWords(const InputFacts& facts, const QLocale& locale)
{
    if (facts.trouble != InputTrouble::None)
        return troubleWords(facts.trouble);
    QStringList parts;
    if (!facts.pixels.isEmpty()) {
        QLocale plain = locale;
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        parts.append(isolated(
            Words::tr("%1 × %2").arg(plain.toString(facts.pixels.width()), plain.toString(facts.pixels.height()))));
    }
    if (facts.seconds > 0)
        parts.append(Words::tr("%1 s").arg(seconds(facts.seconds, locale)));
    if (!facts.format.isEmpty() && facts.medium != MediaKind::Image)
        parts.append(facts.format.toUpper());
    if (facts.bytes > 0)
        parts.append(sizeWords(facts.bytes, locale));
    return parts.join(u" · "_s);
}

QString sourceWords(const QString& source, const QLocale& locale)
{
    if (source.startsWith("data:"_L1, Qt::CaseInsensitive))
        return Words::tr("Inline data · %1").arg(sizeWords(source.size(), locale));
    return sourceName(source);
}

MediaBudget mediaBudget(const QList<MediaItem>& items, const InputFactsBySource& facts, const RequestKind& kind,
    const ModelLimits& limits, const QLocale& locale)
{
    BudgetText text(locale);
    const int all = static_cast<int>(items.size());
    if (kind.apiType == ApiType::MultiImageToVideo) {
        if (limits.images && all > 0)
            text.add(all, *limits.images, {MediaKind::Image}, all > *limits.images);
        return text.budget();
    }
    const MediaRules rules = limits.media.value(kind.apiType);
    for (const Group& group : groupsOf(items, rules)) {
        if (group.used == 0)
            continue;
        text.add(group.used, group.most, group.media, group.isOver);
        if (group.media.size() == 1)
            addSeconds(text, *group.media.cbegin(), items, facts, limits);
    }
    if (rules.mostItems && all > *rules.mostItems)
        text.add(all, *rules.mostItems, {}, true);
    return text.budget();
}

} // namespace Dailies
