// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft.h"

#include "app/request/requestjson.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

namespace Dailies {

using namespace Qt::StringLiterals;

std::optional<Draft> readDraft(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject json = QJsonDocument::fromJson(in.readAll()).object();
    const auto request = requestFromJson(json["request"_L1].toObject());
    if (!request)
        return {};
    return Draft{json["account"_L1].toString(), *request};
}

bool writeDraft(const QString& file, const Draft& draft)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return false;
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const QByteArray text =
        QJsonDocument({{u"account"_s, draft.accountId}, {u"request"_s, toJson(draft.request)}}).toJson();
    // A full disk takes a part, which is no error of the write itself.
    return out.write(text) == text.size() && out.commit();
}

} // namespace Dailies
