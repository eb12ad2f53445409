// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/common/clock.h"
#include "app/http/curlmanager.h"
#include "app/http/curlnetwork.h"
#include "app/keys/keychainstore.h"
#include "app/keys/sessionkeystore.h"
#include "app/practice/practiceservice.h"
#include "app/request/models/profilecatalogue.h"
#include "app/settings/preferences.h"
#include "app/settings/profile.h"
#include "app/storage/placeaccess.h"
#include "app/storage/uploadplacestore.h"
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

/// Creates and connects all objects that send and track tasks: the composition root shared by the window and the
/// command line. Holds the profile's lock as long as it exists.
class Engine final {
public:
    struct Options {
        QString profile; ///< folder; empty for the default locations
        QString clips; ///< folder for this run's clips; empty for the profile's setting
        StartupMaintenance* prepared = nullptr; ///< has finished; the engine takes over its lock and its notices
        bool waitsForDisk = false; ///< whether each commit waits for the disk; for programs without a window
    };

    /// Returns Storage if the profile cannot be used or is in use by another process.
    static Result<std::unique_ptr<Engine>> open(const Options& options);

    /// The rules for sending in a profile's preferences.
    static SendRules sendRules(const Preferences& preferences);

    const Profile& profile() const { return m_profile; }
    Preferences& preferences() { return m_preferences; }
    /// The program ends once no response is awaited. Until then, nothing more is sent.
    void setEnding(bool ending);
    bool isEnding() const { return m_isEnding; }
    /// Where new clips are saved, unless an account has a folder of its own.
    QString clipsFolder() const;
    /// Where those of this account are saved.
    QString clipsFolder(const QString& accountId) const;
    Clock& clock() { return m_clock; }
    TaskStore& store() { return m_store; }
    /// Messages about the profile at start, for example about a repaired database or a folder on a network drive.
    const QStringList& notices() const { return m_notices; }
    /// Reports damage and copies while the program runs.
    DatabaseMaintenance& care() { return *m_care; }
    /// Adds the tasks of an older version to the search index.
    SearchIndexer& indexer() { return *m_indexer; }
    AccountStore& accounts() { return m_accounts; }
    ProfileCatalogue& models() { return m_models; }
    const ProfileCatalogue& models() const { return m_models; }
    /// Why the user's own model profiles could not be read; the built-in ones are used then.
    const std::optional<Error>& modelTrouble() const { return m_modelTrouble; }
    SessionKeyStore& keys() { return m_keys; }
    TaskRunner& runner() { return *m_runner; }
    /// For requests that need no key. Never sends one.
    QNetworkAccessManager& downloads() { return m_downloads; }

    /// Starts the practice service in this process. Its account then has the ID Account::practiceId(). Does nothing if
    /// it is already running.
    Result<void> startPractice(double secondsPerTask = PracticeService::Options().secondsPerTask);
    bool practiceRuns() const { return m_practice != nullptr; }
    /// The account a task was submitted with: one stored in the profile, an account for a single call, or the practice
    /// service.
    std::optional<Account> account(const QString& id) const;

    /// Where local files are uploaded so that a service can fetch them.
    UploadPlaceStore& uploadPlaces() { return m_uploadPlaces; }
    /// Opens upload places with their secrets. Forget a place whose secret was changed.
    PlaceAccess& placeAccess() { return m_placeAccess; }
    /// Uses this place for all accounts until the program ends.
    void usePlace(const UploadPlace& place) { m_givenPlace = place; }
    /// The place for an account's files: the given one, the practice service's own for its account, otherwise the
    /// chosen one. nullopt if there is none.
    std::optional<UploadPlace> uploadPlaceFor(const Account& account) const;

private:
    explicit Engine(Profile profile);
    void followProxies();
    UploadPlace practicePlace() const;
    TaskPolicy rules(const QString& accountId) const;

    Profile m_profile;
    bool m_clipsGiven = false; ///< for this run only; overrides the user's setting
    std::unique_ptr<QLockFile> m_lock;
    Preferences m_preferences;
    SystemClock m_clock;
    KeychainStore m_keychain;
    SessionKeyStore m_keys{&m_keychain};
    AccountStore m_accounts;
    ProfileCatalogue m_models;
    std::optional<Error> m_modelTrouble;
    QStringList m_notices;
    bool m_isEnding = false;
    TaskStore m_store;
    CurlManager m_creates;
    QNetworkAccessManager m_queries;
    FreshConnections m_downloads;
    CurlNetwork m_storage; ///< never gets an account's key
    UploadPlaceStore m_uploadPlaces;
    std::optional<UploadPlace> m_givenPlace;
    PlaceAccess m_placeAccess{m_keys, m_storage, m_clock};
    std::unique_ptr<PracticeService> m_practice;
    std::unique_ptr<TaskRunner> m_runner;
    std::unique_ptr<DatabaseMaintenance> m_care;
    std::unique_ptr<SearchIndexer> m_indexer;
};

} // namespace Dailies
