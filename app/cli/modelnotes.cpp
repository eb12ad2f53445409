// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelnotes.h"

#include "app/cli/console.h"
#include "app/common/jsontext.h"
#include "app/service/wire.h"

#include <QDir>
#include <QFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestProfile = 1024 * 1024;

/// A scalar field's value as text; empty when the request does not say it.
QString textOf(const VideoRequest& request, const FieldInfo& info)
{
    if (const auto* text = std::get_if<QString VideoRequest::*>(&info.member))
        return request.**text;
    if (const auto* number = std::get_if<std::optional<double> VideoRequest::*>(&info.member))
        return request.**number ? QString::number(*(request.**number)) : QString();
    if (const auto* whole = std::get_if<std::optional<int> VideoRequest::*>(&info.member))
        return request.**whole ? QString::number(*(request.**whole)) : QString();
    return {};
}

Finding note(const VideoRequest& request, Field field, const QString& message)
{
    Finding finding;
    finding.severity = Severity::Note;
    finding.field = field;
    finding.message = message;
    finding.path = wirePath(request.kind, finding);
    return finding;
}

} // namespace

Result<ModelProfile> readModelProfile(const QString& name)
{
    QFile file(name);
    const QString shown = QDir::toNativeSeparators(name);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, Cli::tr("%1 cannot be read: %2.").arg(shown, file.errorString()));
    const auto json = parseJsonObject(file.read(largestProfile));
    if (!json)
        return failure(json.error());
    return profileFromJson(json->object);
}

QList<Finding> modelNotes(const VideoRequest& request, const ModelProfile& profile)
{
    QList<Finding> notes;
    if (request.model != profile.code)
        notes += note(request, Field::Model, Cli::tr("The model profile is that of %1.").arg(profile.code));
    if (!profile.kinds().contains(request.kind))
        notes +=
            note(request, Field::Model, Cli::tr("The model profile does not list %1.").arg(kindName(request.kind)));
    for (const FieldUse& use : fieldsOf(request.kind)) {
        const FieldInfo& info = fieldInfo(use.field);
        const QStringList choices = profile.choices.value(fieldKey(use.field));
        const QString value = textOf(request, info);
        if (!value.isEmpty() && !choices.isEmpty() && !choices.contains(value))
            notes += note(request, use.field, Cli::tr("The model profile lists %1.").arg(choices.join(u", "_s)));
    }
    return notes;
}

} // namespace Dailies
