// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/curlmanager.h"
#include "app/tasks/run/taskrunner.h"

#include "tests/support/memorykeystore.h"

#include <QNetworkReply>
#include <QTemporaryDir>

namespace Dailies {

/// Counts the calls made.
template<typename Base>
class BenchManager final : public Base {
public:
    int begun() const { return m_begun; }
    int open() const { return m_open; }

protected:
    QNetworkReply* createRequest(
        QNetworkAccessManager::Operation operation, const QNetworkRequest& request, QIODevice* data) override
    {
        QNetworkReply* reply = Base::createRequest(operation, request, data);
        ++m_begun;
        ++m_open;
        QObject::connect(reply, &QNetworkReply::finished, this, [this] { --m_open; });
        return reply;
    }

private:
    int m_begun = 0;
    int m_open = 0;
};

/// A task runner as in the program, with its store on disk and an account at the bench's server.
class BenchRunner final {
public:
    BenchRunner(Clock& clock, const QUrl& baseUrl)
    {
        account.id = QStringLiteral("bench");
        account.name = QStringLiteral("Bench");
        account.baseUrl = baseUrl;
        m_keys.put(account.id, originOf(baseUrl), "sk-bench-0123456789");
        if (const Result<void> opened = store.open(m_folder.filePath(QStringLiteral("tasks.db"))); !opened)
            qFatal("%s", qPrintable(opened.error().message));
        runner.emplace(RunnerDependencies{
            .store = store,
            .keys = m_keys,
            .clock = clock,
            .creates = m_creates,
            .queries = queries,
            .downloads = m_downloads,
            .account = [this](const QString&) { return std::optional(account); },
            .accounts = [this] { return QList{account}; },
            .random = [] { return 0.5; },
            .rules = [this](const QString&) { return TaskPolicy{.clips = m_folder.filePath(QStringLiteral("clips"))}; },
        });
    }

private:
    QTemporaryDir m_folder;
    MemoryKeyStore m_keys;
    BenchManager<CurlManager> m_creates;
    BenchManager<QNetworkAccessManager> m_downloads;

public:
    Account account;
    BenchManager<QNetworkAccessManager> queries;
    TaskStore store;
    std::optional<TaskRunner> runner;
};

} // namespace Dailies
