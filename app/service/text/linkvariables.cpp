// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/linkvariables.h"

#include "app/request/localfiles.h"
#include "app/service/text/shellwords.h"

namespace Dailies {

using namespace Qt::StringLiterals;

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
    return variable.name + u"=$(dailies-cli uploads put "_s + shellQuoted(localPath(variable.source)) + u')';
}

} // namespace Dailies
