// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/medianotes.h"

#include "app/request/checks/noteswriter.h"
#include "app/request/kindfields.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

QString labels(const QStringList& types, const QString& separator)
{
    QStringList words;
    for (const QString& type : types)
        words.append(mediaTypeLabel(type));
    return words.join(separator);
}

/// Checks a request's media types against the profile's rules for its kind.
class MediaJudge {
public:
    MediaJudge(NotesWriter& writer, const MediaRules& rules) : m_writer(writer), m_rules(rules) {}

    void run()
    {
        const bool allTaken = types();
        counts();
        if (allTaken)
            combinations();
        exclusive();
        together();
        promptExtend();
        const qsizetype items = media().size();
        if (m_rules.mostItems && items > *m_rules.mostItems)
            m_writer.add(Field::Media,
                Text::tr("This model accepts up to %L1 files. You have %L2.").arg(*m_rules.mostItems).arg(items));
    }

private:
    const QList<MediaItem>& media() const { return m_writer.request.media; }

    qsizetype countOf(const QStringList& types) const
    {
        return std::ranges::count_if(media(), [&types](const MediaItem& item) { return types.contains(item.type); });
    }

    bool types()
    {
        bool all = true;
        for (int i = 0; i < media().size() && !m_rules.counts.isEmpty(); ++i) {
            const QString& type = media().at(i).type;
            const bool taken = std::ranges::any_of(
                m_rules.counts, [&type](const MediaCount& count) { return count.types.contains(type); });
            if (taken || type.isEmpty())
                continue;
            all = false;
            m_writer.add(Field::Media,
                Text::tr("This model isn't known to use %1 for %2.")
                    .arg(mediaTypeLabel(type), apiTypeLabel(m_writer.request.kind.apiType)),
                i, u"type"_s);
        }
        return all;
    }

    void counts()
    {
        for (const MediaCount& count : m_rules.counts) {
            const qsizetype found = countOf(count.types);
            const QString names = labels(count.types, u", "_s);
            if (found > count.most)
                m_writer.add(Field::Media,
                    Text::tr("%1: this model accepts up to %L2. You have %L3.").arg(names).arg(count.most).arg(found));
            else if (found < count.least)
                m_writer.add(Field::Media,
                    Text::tr("%1: this model needs at least %L2. You have %L3.")
                        .arg(names)
                        .arg(count.least)
                        .arg(found));
        }
    }

    void combinations()
    {
        QStringList used;
        for (const MediaItem& item : media())
            used.append(item.type);
        used.removeAll(QString());
        used.removeDuplicates();
        std::sort(used.begin(), used.end());
        QStringList shown;
        for (QStringList combination : m_rules.combinations) {
            shown.append(labels(combination, u" + "_s));
            std::sort(combination.begin(), combination.end());
            if (combination == used)
                return;
        }
        if (!shown.isEmpty() && !used.isEmpty())
            m_writer.add(
                Field::Media, Text::tr("This model supports these combinations: %1.").arg(shown.join(u"; "_s)));
    }

    void exclusive()
    {
        for (const QList<QStringList>& groups : m_rules.exclusive) {
            QStringList used;
            for (const QStringList& group : groups) {
                const auto there =
                    std::ranges::find_if(group, [this](const QString& type) { return countOf({type}) > 0; });
                if (there != group.end())
                    used.append(mediaTypeLabel(*there));
            }
            if (used.size() > 1)
                m_writer.add(Field::Media, Text::tr("This model can't combine %1.").arg(used.join(u", "_s)));
        }
    }

    void together()
    {
        QStringList said;
        for (int i = 0; i < media().size(); ++i) {
            const QString& type = media().at(i).type;
            const QString needed = m_rules.together.value(type);
            if (needed.isEmpty() || said.contains(type) || countOf({needed}) > 0)
                continue;
            said.append(type);
            m_writer.add(Field::Media,
                Text::tr("%1 needs %2 with this model.").arg(mediaTypeLabel(type), mediaTypeLabel(needed)), i,
                u"type"_s);
        }
    }

    void promptExtend()
    {
        if (m_writer.request.promptExtend.value_or(true))
            return;
        for (const QString& type : m_rules.needPromptExtend) {
            if (countOf({type}) > 0)
                m_writer.add(Field::PromptExtend,
                    Text::tr("With %1, this model needs %2 to be on.")
                        .arg(mediaTypeLabel(type), fieldLabel(Field::PromptExtend)));
        }
    }

    NotesWriter& m_writer;
    const MediaRules& m_rules;
};

} // namespace

void addMediaNotes(NotesWriter& writer)
{
    const VideoRequest& request = writer.request;
    const auto rules = writer.profile.limits.media.constFind(request.kind.apiType);
    // validate() already reports missing media.
    if (rules == writer.profile.limits.media.constEnd() || !offers(request.kind, Field::Media)
        || request.media.isEmpty())
        return;
    MediaJudge(writer, *rules).run();
}

} // namespace Dailies
