// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/environmentkey.h"

#include "app/common/redact.h"
#include "app/service/call/keyhiding.h"

namespace Dailies {

using namespace Qt::StringLiterals;

EnvironmentKey::EnvironmentKey() : m_key(qgetenv("DAILIES_API_KEY")) {}

bool EnvironmentKey::isIn(const VideoRequest& request) const
{
    return repeatsKey(textWithoutFiles(request), m_key);
}

Result<void> EnvironmentKey::giveTo(Engine& engine, const Account& account) const
{
    if (m_key.isEmpty())
        return {};
    if (const auto problem = keyProblem(m_key))
        return failure(ErrorKind::BadInput, u"DAILIES_API_KEY: "_s + *problem);
    engine.keys().keep(account.id, originOf(account.baseUrl), m_key);
    return {};
}

Result<void> EnvironmentKey::giveToTasks(Engine& engine, const QList<VideoTask>& tasks) const
{
    if (m_key.isEmpty())
        return {};
    for (const VideoTask& task : tasks) {
        const auto account = engine.account(task.accountId);
        if (task.keyDigest.isEmpty() || !account || keyDigest(m_key, originOf(account->baseUrl)) != task.keyDigest)
            continue;
        if (auto given = giveTo(engine, *account); !given)
            return given;
    }
    return {};
}

void useEnvironmentSecret(PlaceAccess& access, const UploadPlace& place)
{
    if (const QByteArray secret = qgetenv("DAILIES_UPLOAD_SECRET"); !secret.isEmpty())
        access.keep(place, {secret, qgetenv("DAILIES_UPLOAD_SESSION_TOKEN")});
}

} // namespace Dailies
