// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/linkvariables.h"

#include "app/request/localfiles.h"
#include "app/service/text/shellwords.h"

#include <QCoreApplication>
#include <QDir>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// "--profile 'FOLDER' " as this program was started; empty for the default profile.
QString profileOption()
{
    const QStringList words = QCoreApplication::arguments();
    QString folder;
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (words.at(i) == "--profile"_L1 || words.at(i) == "-profile"_L1)
            folder = words.value(++i);
        else if (words.at(i).startsWith("--profile="_L1) || words.at(i).startsWith("-profile="_L1))
            folder = words.at(i).section(u'=', 1);
    }
    return folder.isEmpty() ? QString() : u"--profile "_s + shellQuoted(QDir(folder).absolutePath()) + u' ';
}

} // namespace

QList<LinkVariable> linkVariables(const VideoRequest& request)
{
    QList<LinkVariable> variables;
    for (const QString& source : sourcesByLink(request))
        variables.append({u"LINK_%1"_s.arg(variables.size() + 1), source});
    return variables;
}

VideoRequest withLinkVariables(const VideoRequest& request)
{
    QHash<QString, QString> links;
    for (const LinkVariable& variable : linkVariables(request))
        links.insert(variable.source, u'$' + variable.name);
    return withLinks(request, links);
}

QString uploadCommand(const LinkVariable& variable)
{
    return variable.name + u"=$(dailies-cli uploads put "_s + profileOption() + shellQuoted(localPath(variable.source))
        + u')';
}

} // namespace Dailies
