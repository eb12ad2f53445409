// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/draft.h"

#include "app/request/requestjson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

QJsonObject toJson(const Draft& draft)
{
    QJsonObject json{{u"account"_s, draft.accountId}, {u"request"_s, toJson(draft.request)}};
    if (draft.origin.task != 0)
        json.insert(u"origin"_s, QJsonObject{{u"task"_s, draft.origin.task}, {u"source"_s, draft.origin.source}});
    if (!draft.origin.brought.isEmpty())
        json.insert(u"brought"_s, QJsonArray::fromStringList(draft.origin.brought));
    if (!draft.broken.isEmpty())
        json.insert(u"broken"_s, draft.broken);
    return json;
}

std::optional<Draft> draftFromJson(const QJsonObject& json)
{
    const auto request = requestFromJson(json["request"_L1].toObject());
    if (!request)
        return {};
    const QJsonObject origin = json["origin"_L1].toObject();
    return Draft{json["account"_L1].toString(), *request,
        {std::max(origin["task"_L1].toInteger(), qint64{0}), origin["source"_L1].toString(),
            json["brought"_L1].toVariant().toStringList()},
        json["broken"_L1].toObject()};
}

std::optional<Draft> readDraft(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return {};
    return draftFromJson(QJsonDocument::fromJson(in.readAll()).object());
}

bool writeDraft(const QString& file, const Draft& draft)
{
    return writePrivately(file, QJsonDocument(toJson(draft)).toJson());
}

bool writePrivately(const QString& file, const QByteArray& text)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return false;
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    // On a full disk a write may be incomplete without reporting an error, and commit() ignores an error of
    // its final flush. So check the length and flush explicitly.
    return out.write(text) == text.size() && out.flush() && out.commit();
}

} // namespace Dailies
