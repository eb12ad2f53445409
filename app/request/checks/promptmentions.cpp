// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/promptmentions.h"

#include "app/request/kindfields.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <limits>
#include <map>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr char16_t fullWidthZero = u'\uff10';

/// Matches a word and its number. A Latin word must not end a longer one ("reimage 1"); Chinese has no such boundaries.
/// The text after the number must not change its meaning ("video 4K", "audio 5.1").
const QRegularExpression& mentionPattern()
{
    static const QRegularExpression pattern(
        u"(?:(?<![a-z0-9_\u00c0-\u024f])(image|video|audio)|(图片|图像|图|视频|音频))"
        "[ \\t\u00a0\u3000]{0,3}([0-9０-９]++)(?![a-z0-9_\u00c0-\u024f]|\\.[0-9])"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

MediaKind mediumNamed(QStringView word)
{
    switch (word.front().toLower().unicode()) {
    case u'v':
    case u'视': return MediaKind::Video;
    case u'a':
    case u'音': return MediaKind::Audio;
    default: return MediaKind::Image;
    }
}

/// Parses a number of any length. Numbers above INT_MAX become INT_MAX.
int numberOf(QStringView digits)
{
    qint64 number = 0;
    for (const QChar digit : digits) {
        number = number * 10 + digit.digitValue();
        if (number > std::numeric_limits<int>::max())
            return std::numeric_limits<int>::max();
    }
    return static_cast<int>(number);
}

/// The number by which prompts refer to each item; 0 for items without one.
QList<int> numbersOf(const QList<MediaItem>& items)
{
    int counted[] = {0, 0, 0};
    QList<int> numbers;
    for (const MediaItem& item : items) {
        const MediaKind medium = mediumOf(item.type);
        numbers.append(medium <= MediaKind::Audio ? ++counted[static_cast<int>(medium)] : 0);
    }
    return numbers;
}

QString inDigitsLike(const QString& prompt, const Mention& mention, int number)
{
    QString digits = QString::number(number);
    if (prompt.at(mention.digits).unicode() >= fullWidthZero) {
        for (QChar& digit : digits)
            digit = QChar(fullWidthZero + digit.digitValue());
    }
    return digits;
}

QString nameOf(MediaKind medium, int number)
{
    // The same texts as in mediaNames().
    switch (medium) {
    case MediaKind::Video: return QCoreApplication::translate("MediaName", "Video %1").arg(number);
    case MediaKind::Audio: return QCoreApplication::translate("MediaName", "Audio %1").arg(number);
    default: return QCoreApplication::translate("MediaName", "Image %1").arg(number);
    }
}

/// Whether the prompt should mention each reference.
bool addressesByNumber(const VideoRequest& request)
{
    const RequestKind& kind = request.kind;
    return kind.apiType == ApiType::ReferenceToVideo
        || (kind.apiType == ApiType::VideoEdit && kind.generation == Generation::G30 && request.media.size() > 1);
}

Finding note(Field field, int index, const QString& message)
{
    return {Severity::Note, field, index, {}, {}, message};
}

} // namespace

QList<Mention> findMentions(const QString& prompt)
{
    QList<Mention> mentions;
    auto matches = mentionPattern().globalMatch(prompt);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QStringView word = match.capturedLength(1) > 0 ? match.capturedView(1) : match.capturedView(2);
        mentions.append({match.capturedStart(), match.capturedLength(), mediumNamed(word),
            numberOf(match.capturedView(3)), match.capturedStart(3)});
    }
    return mentions;
}

namespace {

/// The numbers of one medium before and after the list has changed.
class Renumbering {
public:
    Renumbering(
        MediaKind medium, const QList<MediaItem>& before, const QList<MediaItem>& after, const QList<int>& placeAfter)
    {
        const QList<int> newNumbers = numbersOf(after);
        QSet<int> kept; // places
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (mediumOf(before.at(i).type) != medium)
                continue;
            const int place = placeAfter.value(i, -1);
            const bool isKept = place >= 0 && place < after.size() && mediumOf(after.at(place).type) == medium;
            m_numbers.append(isKept ? newNumbers.at(place) : 0);
            if (isKept)
                kept.insert(place);
        }
        for (int place = 0; place < after.size(); ++place) {
            if (mediumOf(after.at(place).type) != medium)
                continue;
            ++m_count;
            if (!kept.contains(place))
                m_added.append(newNumbers.at(place));
        }
    }

    int of(int number) const
    {
        if (number < 1)
            return number;
        const auto removed = [this](qsizetype until) { return int(m_numbers.first(until).count(0)); };
        if (number <= m_numbers.size()) {
            const int now = m_numbers.at(number - 1);
            return now > 0 ? now : m_count + removed(number);
        }
        const qsizetype beyond = number - m_numbers.size(); // of those that refer to nothing
        if (beyond <= m_added.size())
            return m_added.at(beyond - 1);
        return std::max(number, m_count + removed(m_numbers.size()) + int(beyond - m_added.size()));
    }

private:
    QList<int> m_numbers; ///< the new number by the old one, from 1; 0 if the item was removed
    QList<int> m_added; ///< numbers of new items
    int m_count = 0; ///< of items
};

} // namespace

QString renumbered(
    const QString& prompt, const QList<MediaItem>& before, const QList<MediaItem>& after, const QList<int>& placeAfter)
{
    std::map<MediaKind, Renumbering> media;
    const auto newNumber = [&](const Mention& mention) {
        return media.try_emplace(mention.medium, mention.medium, before, after, placeAfter)
            .first->second.of(mention.number);
    };
    QString result;
    qsizetype copied = 0;
    for (const Mention& mention : findMentions(prompt)) {
        const int number = newNumber(mention);
        if (number == mention.number)
            continue;
        result += QStringView(prompt).mid(copied, mention.digits - copied);
        result += inDigitsLike(prompt, mention, number);
        copied = mention.position + mention.length;
    }
    if (copied == 0)
        return prompt;
    result += QStringView(prompt).mid(copied);
    return result;
}

QList<Finding> mentionNotes(const VideoRequest& request)
{
    QList<Finding> notes;
    if (!offers(request.kind, Field::Media) || request.prompt.trimmed().isEmpty())
        return notes;
    const QList<int> numbers = numbersOf(request.media);
    int highest[] = {0, 0, 0};
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        if (numbers.at(i) > 0)
            highest[static_cast<int>(mediumOf(request.media.at(i).type))] = numbers.at(i);
    }
    QSet<qint64> mentioned;
    const auto key = [](MediaKind medium, int number) { return (qint64(number) << 2) + static_cast<int>(medium); };
    for (const Mention& mention : findMentions(request.prompt)) {
        const qint64 named = key(mention.medium, mention.number);
        if (mentioned.contains(named))
            continue;
        mentioned.insert(named);
        if (mention.number < 1 || mention.number > highest[static_cast<int>(mention.medium)]) {
            notes.append(note(Field::Prompt, -1,
                QCoreApplication::translate("PromptMentions", "%1 in your prompt isn't attached.")
                    .arg(nameOf(mention.medium, mention.number))));
            notes.last().isLikelySlip = true; // the service would make a wrong clip of it, and charge it
        }
    }
    if (!addressesByNumber(request))
        return notes;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const QString& type = request.media.at(i).type;
        const MediaKind medium = mediumOf(type);
        if (type.startsWith("reference_"_L1) && numbers.at(i) > 0 && !mentioned.contains(key(medium, numbers.at(i))))
            notes.append(note(Field::Media, static_cast<int>(i),
                QCoreApplication::translate("PromptMentions", "The prompt doesn't mention %1 yet.")
                    .arg(nameOf(medium, numbers.at(i)))));
    }
    return notes;
}

} // namespace Dailies
