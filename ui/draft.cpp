// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft.h"

#include "app/request/requestjson.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

namespace Dailies {

using namespace Qt::StringLiterals;

QJsonObject toJson(const Draft& draft)
{
    return {{u"account"_s, draft.accountId}, {u"request"_s, toJson(draft.request)}};
}

std::optional<Draft> draftFromJson(const QJsonObject& json)
{
    const auto request = requestFromJson(json["request"_L1].toObject());
    if (!request)
        return {};
    return Draft{json["account"_L1].toString(), *request};
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
    // A full disk takes a part, which is no error of the write itself; and commit() does not see what its last flush met.
    return out.write(text) == text.size() && out.flush() && out.commit();
}

} // namespace Dailies
