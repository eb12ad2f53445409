// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/joinedfindings.h"

#include "app/request/mediaitem.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class Words {
    Q_DECLARE_TR_FUNCTIONS(JoinedFindings)
};

/// Several media that have the same finding.
struct Group {
    Finding same; ///< without what belongs to one of them
    qsizetype row = 0; ///< of the finding that is said
    QList<int> others;
};

/// "Image" of "Image 2".
QString wordOf(QString name)
{
    name.removeIf([](QChar c) { return c.isDigit(); });
    return name;
}

/// "Image 2 to Image 9", or all of them.
QString namesOf(const QList<int>& indices, const QStringList& names)
{
    QStringList words;
    for (const int index : indices)
        words.append(names.at(index));
    const bool isRow = indices.last() - indices.first() == indices.size() - 1
        && std::ranges::all_of(words, [&](const QString& name) { return wordOf(name) == wordOf(words.first()); });
    return isRow && indices.size() > 2 ? Words::tr("%1 to %2", "Image 2 to Image 9").arg(words.first(), words.last())
                                       : QLocale().createSeparatedList(words);
}

} // namespace

QList<Finding> joinedFindings(const QList<Finding>& findings, const VideoRequest& request)
{
    const QStringList names = mediaNames(request.media);
    QList<Finding> joined;
    QList<Group> groups;
    for (const Finding& finding : findings) {
        const QString name = finding.field == Field::Media ? names.value(finding.index) : QString();
        if (name.isEmpty() || finding.crop || !finding.message.startsWith(name)) {
            joined.append(finding);
            continue;
        }
        Finding same = finding;
        same.index = -1;
        same.path.clear();
        same.message.remove(0, name.size());
        const auto group = std::ranges::find(groups, same, &Group::same);
        if (group == groups.end()) {
            groups.append({same, joined.size(), {}});
            joined.append(finding);
        } else {
            group->others.append(finding.index);
        }
    }
    for (const Group& group : std::as_const(groups)) {
        if (group.others.isEmpty())
            continue;
        QString& message = joined[group.row].message;
        message = Words::tr("%1 The same goes for %2.", "a sentence about Image 1, and names of others")
                      .arg(message, namesOf(group.others, names));
    }
    return joined;
}

} // namespace Dailies
