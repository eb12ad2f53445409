// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/common/clock.h"
#include "app/keys/keychainstore.h"
#include "app/keys/sessionkeystore.h"
#include "app/practice/practiceservice.h"
#include "app/request/models/profilecatalogue.h"
#include "app/service/call/freshconnections.h"
#include "app/settings/preferences.h"
#include "app/settings/profile.h"
#include "app/tasks/recovery/databasemaintenance.h"
#include "app/tasks/run/taskrunner.h"
#include "app/tasks/store/searchindexer.h"
#include "app/tasks/store/taskstore.h"

#include <QLockFile>
#include <QNetworkAccessManager>
#include <QStringList>

#include <memory>

namespace Dailies {

class StartupMaintenance;

/// Everything that sends and follows tasks, put together in one place: the composition root that the window and the
/// command line share. It has the profile to itself while it lives.
class Engine final {
public:
    struct Options {
        QString profile; ///< folder; empty for the usual places
        QString clips; ///< folder of the clips of this run; empty for the profile's own
        StartupMaintenance* prepared = nullptr; ///< that has ended: its lock is taken over, and what it has to say
        bool waitsForDisk = false; ///< whether each commit does, for a program that has no window
    };

    /// Storage when the profile cannot be used or another process works in it.
    static Result<std::unique_ptr<Engine>> open(const Options& options);

    const Profile& profile() const { return m_profile; }
    Preferences& preferences() { return m_preferences; }
    /// Where new clips are saved, unless an account has a folder of its own.
    QString clipsFolder() const;
    Clock& clock() { return m_clock; }
    TaskStore& store() { return m_store; }
    /// What there is to say about the profile at start: a database that was repaired, a folder on a network drive.
    const QStringList& notices() const { return m_notices; }
    /// Tells of damage and of copies while the program runs.
    DatabaseMaintenance& care() { return *m_care; }
    /// Puts the tasks of an older version into the search index.
    SearchIndexer& indexer() { return *m_indexer; }
    AccountStore& accounts() { return m_accounts; }
    ProfileCatalogue& models() { return m_models; }
    const ProfileCatalogue& models() const { return m_models; }
    /// Why the person's own model profiles could not be read; the shipped ones are used then.
    const std::optional<Error>& modelTrouble() const { return m_modelTrouble; }
    SessionKeyStore& keys() { return m_keys; }
    TaskRunner& runner() { return *m_runner; }
    /// For what needs no key: it never sends one.
    QNetworkAccessManager& downloads() { return m_downloads; }

    /// Starts the practice service in this process; its account is known by Account::practiceId() from then on. Does
    /// nothing when it runs already.
    Result<void> startPractice(double secondsPerTask = PracticeService::Options().secondsPerTask);
    bool practiceRuns() const { return m_practice != nullptr; }
    /// The account that a task was submitted with: kept in the profile, of one call, or the practice service.
    std::optional<Account> account(const QString& id) const;

private:
    explicit Engine(Profile profile);
    void followProxies();
    TaskPolicy rules(const QString& accountId) const;

    Profile m_profile;
    bool m_clipsGiven = false; ///< for this run; the person's setting is for others
    std::unique_ptr<QLockFile> m_lock;
    Preferences m_preferences;
    SystemClock m_clock;
    KeychainStore m_keychain;
    SessionKeyStore m_keys{&m_keychain};
    AccountStore m_accounts;
    ProfileCatalogue m_models;
    std::optional<Error> m_modelTrouble;
    QStringList m_notices;
    TaskStore m_store;
    FreshConnections m_creates;
    QNetworkAccessManager m_queries;
    FreshConnections m_downloads;
    std::unique_ptr<PracticeService> m_practice;
    std::unique_ptr<TaskRunner> m_runner;
    std::unique_ptr<DatabaseMaintenance> m_care;
    std::unique_ptr<SearchIndexer> m_indexer;
};

} // namespace Dailies
