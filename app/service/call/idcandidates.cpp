// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/idcandidates.h"

#include "app/service/wire/wirekeys.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestCandidate = 128;
constexpr qsizetype searched = 64 * 1024; ///< bytes of a body to search; more would block the window
constexpr int deepest = 16;
constexpr qsizetype mostKept = 32; ///< of a kind; a few of them may turn out to be none

enum class Likelihood { No, Some, High };

/// Judges a value by its JSON key: "task_id", "JobId", "id" and "ids" name a task, "request_id" does not.
Likelihood likelihoodOf(const QString& key)
{
    QString word;
    std::copy_if(key.begin(), key.end(), std::back_inserter(word), [](QChar c) { return c.isLetterOrNumber(); });
    for (const QLatin1StringView other : {"request"_L1, "trace"_L1, "span"_L1, "session"_L1}) {
        if (word.contains(other, Qt::CaseInsensitive))
            return Likelihood::No;
    }
    if (word.endsWith("id"_L1, Qt::CaseInsensitive) || word.endsWith("ids"_L1, Qt::CaseInsensitive))
        return Likelihood::High;
    for (const QLatin1StringView some : {"task"_L1, "job"_L1}) {
        if (word.contains(some, Qt::CaseInsensitive))
            return Likelihood::Some;
    }
    return Likelihood::No;
}

bool looksLikeId(const QString& text)
{
    static const QRegularExpression pattern(u"\\A[A-Za-z0-9][A-Za-z0-9._:/=+-]*\\z"_s);
    const bool hasDigit = std::ranges::any_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return hasDigit && text != "0"_L1 && text.size() <= longestCandidate && pattern.match(text).hasMatch();
}

struct Found {
    QStringList likely;
    QStringList possible;

    void add(const QString& key, const QString& text)
    {
        const Likelihood likelihood = likelihoodOf(key);
        if (likelihood == Likelihood::No || !looksLikeId(text))
            return;
        QStringList& list = likelihood == Likelihood::High ? likely : possible;
        if (list.size() < mostKept && !list.contains(text))
            list.append(text);
    }
};

/// The items of an array have its key.
void collect(const QJsonValue& value, const QString& key, Found& found, int depth)
{
    if (depth > deepest)
        return;
    const QJsonObject object = value.toObject();
    for (auto member = object.constBegin(); member != object.constEnd(); ++member)
        collect(member.value(), member.key(), found, depth + 1);
    for (const QJsonValue& item : value.toArray())
        collect(item, key, found, depth + 1);
    found.add(key, textOf(value));
}

/// Searches a body that is truncated or not JSON for a JSON key, a colon and a value with an end. Some gateways send the
/// service's JSON as a text within their own: then there are backslashes before its quotes.
void collect(const QByteArray& body, Found& found)
{
    static const QRegularExpression member(
        uR"re((\\{0,8})"([A-Za-z_]{2,40})\1"\s*:\s*(?:\1"([^"\\\x00-\x1f]{1,200})\1"|([0-9]{1,40})(?=\s*[,}\]])))re"_s);
    auto matches = member.globalMatch(QString::fromLatin1(body.left(searched)));
    while (matches.hasNext() && found.likely.size() < mostIdCandidates) {
        const QRegularExpressionMatch match = matches.next();
        found.add(match.captured(2), match.captured(3) + match.captured(4));
    }
}

} // namespace

QStringList idCandidates(const QJsonObject& json, const QByteArray& body)
{
    Found found;
    // A bare list may be that of the new tasks.
    const QJsonArray list = json.isEmpty() ? QJsonDocument::fromJson(body.left(searched)).array() : QJsonArray();
    collect(list.isEmpty() ? QJsonValue(json) : QJsonValue(list), u"task"_s, found, 0);
    collect(body, found);
    QStringList candidates = found.likely;
    for (const QString& text : std::as_const(found.possible)) {
        if (!candidates.contains(text))
            candidates.append(text);
    }
    // The digits of a number that the parser rounded do not occur in the reply.
    candidates.removeIf([&body](const QString& text) { return !body.contains(text.toLatin1()); });
    return candidates.first(std::min(candidates.size(), mostIdCandidates));
}

} // namespace Dailies
