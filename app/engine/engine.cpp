// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine.h"

#include "app/engine/startupmaintenance.h"
#include "app/media/mediaprobe.h"
#include "app/practice/practicemodels.h"
#include "app/settings/profilelock.h"
#include "app/settings/proxysetting.h"
#include "app/tasks/recovery/taskstorerepair.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStorageInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 careDelayMs = 2000;
constexpr qint64 indexerDelayMs = 1000;

/// If in doubt, for example if the file cannot be opened now, the answer is true.
bool isPlayable(const QString& file)
{
    const Result<MediaFacts> facts = probeMedia(file, FrameCount::Declared);
    return facts ? facts->hasVideo : facts.error().kind != ErrorKind::Media;
}

} // namespace

Engine::Engine(Profile profile)
    : m_profile(std::move(profile))
    , m_preferences(m_profile.settings)
    , m_accounts(m_profile.accounts)
    , m_uploadPlaces(m_profile.uploads)
{
    followProxies();
    QObject::connect(&m_preferences, &Preferences::changed, &m_preferences, [this](Preference preference) {
        if (preference == Preference::Proxy || preference == Preference::ProxyAddress)
            followProxies();
    });
    QObject::connect(&m_accounts, &AccountStore::accountsChanged, &m_preferences, [this] { followProxies(); });
}

void Engine::followProxies()
{
    QHash<QString, AccountProxy> byOrigin;
    for (const Account& account : m_accounts.accounts()) {
        if (!account.proxy.kind.isEmpty())
            byOrigin.insert(originOf(account.baseUrl), account.proxy);
    }
    useProxy(m_preferences.text(Preference::Proxy), m_preferences.text(Preference::ProxyAddress), byOrigin);
}

Result<std::unique_ptr<Engine>> Engine::open(const Options& options)
{
    auto profile = Profile::open(options.profile);
    if (!profile)
        return failure(profile.error());
    if (!options.clips.isEmpty()) {
        profile->clips = QDir(options.clips).absolutePath();
        if (!QDir().mkpath(profile->clips) || !QFileInfo(profile->clips).isWritable())
            return failure(ErrorKind::Storage,
                QCoreApplication::translate("Engine", "Can't write clips to %1.")
                    .arg(QDir::toNativeSeparators(options.clips)));
    }
    std::unique_ptr<Engine> engine(new Engine(*std::move(profile)));
    if (options.prepared)
        engine->m_lock = options.prepared->takeLock();
    if (!engine->m_lock) {
        auto lock = lockProfile(engine->m_profile);
        if (!lock)
            return failure(lock.error());
        engine->m_lock = *std::move(lock);
    }
    engine->m_clipsGiven = !options.clips.isEmpty();
    engine->m_store.setServiceDefaults([self = engine.get()](const VideoRequest& request, Field field) {
        return self->m_models.defaultOf(request, field);
    });
    engine->m_store.setSendTimes([self = engine.get()](const VideoTask& task, const QDateTime& now) {
        return sendTime(sendRules(self->m_preferences), task, now);
    });
    auto notices = openWithRepair(engine->m_store, engine->m_profile.database, engine->m_clock.now());
    if (!notices)
        return failure(notices.error());
    engine->m_notices = (options.prepared ? options.prepared->notices() : QStringList()) + *notices;
    if (const QByteArray type = QStorageInfo(engine->m_profile.root).fileSystemType(); isNetworkFileSystem(type))
        engine->m_notices.append(QCoreApplication::translate("Engine",
            "The profile in %1 is on a network drive (%2). Use it from one computer at a time; otherwise the task "
            "database can be damaged.")
                                     .arg(QDir::toNativeSeparators(engine->m_profile.root), QString::fromLatin1(type)));
    if (auto loaded = engine->m_accounts.load(); !loaded)
        return failure(loaded.error());
    // Model profiles only produce remarks, so an unreadable file does not prevent work.
    if (auto loaded = engine->m_models.load(engine->m_profile.models); !loaded)
        engine->m_modelTrouble = loaded.error();
    // Most requests need no place.
    if (auto loaded = engine->m_uploadPlaces.load(); !loaded)
        engine->m_notices.append(loaded.error().message);

    if (!options.waitsForDisk)
        engine->m_store.syncBeside();
    Engine* self = engine.get();
    engine->m_runner = std::make_unique<TaskRunner>(RunnerDependencies{
        .store = self->m_store,
        .keys = self->m_keys,
        .clock = self->m_clock,
        .creates = self->m_creates,
        .queries = self->m_queries,
        .downloads = self->m_downloads,
        .account = [self](const QString& id) { return self->account(id); },
        .accounts = [self] { return self->m_accounts.accounts(); },
        .random = [] { return QRandomGenerator::global()->generateDouble(); },
        .rules = [self](const QString& id) { return self->rules(id); },
        .isPlayable = isPlayable,
        .places = &self->m_placeAccess,
        .uploadPlace = [self](const Account& account) { return self->uploadPlaceFor(account); },
        // Practice stays on this computer.
        .mayUpload =
            [self](const Account& account, const UploadPlace& place) {
                return account.isPractice() || self->m_uploadPlaces.isAgreed(place);
            },
        .sendRules =
            [self] {
                SendRules rules = sendRules(self->m_preferences);
                rules.isPaused = rules.isPaused || self->m_isEnding;
                return rules;
            },
    });
    QObject::connect(&self->m_preferences, &Preferences::changed, self->m_runner.get(), [self](Preference preference) {
        if (preferenceInfo(preference).page == PreferencePage::Sending)
            self->m_runner->followSendRules();
    });
    engine->m_care = std::make_unique<DatabaseMaintenance>(self->m_profile.database, self->m_clock);
    QObject::connect(self->m_care.get(), &DatabaseMaintenance::damageFound, &self->m_store,
        [self](const Error& error) { self->m_store.refuseSending(error.message); });
    // Delayed until the window is shown.
    engine->m_care->start(careDelayMs);
    engine->m_indexer = std::make_unique<SearchIndexer>(self->m_profile.database);
    self->m_clock.after(indexerDelayMs, self->m_indexer.get(), [self] { self->m_indexer->start(); });
    return engine;
}

Result<void> Engine::startPractice(double secondsPerTask)
{
    if (m_practice)
        return {};
    PracticeService::Options options;
    options.folder = m_profile.practice;
    options.secondsPerTask = secondsPerTask;
    auto service = PracticeService::start(options);
    if (!service)
        return failure(service.error());
    m_practice = *std::move(service);
    m_keys.keep(Account::practiceId(), originOf(m_practice->baseUrl()), m_practice->key());
    m_placeAccess.keep(practicePlace(), {m_practice->place().secret});
    return {};
}

UploadPlace Engine::practicePlace() const
{
    const PracticeService::Place practice = m_practice->place();
    // Files of earlier runs are found again under the same names.
    UploadPlace place{Account::practiceId(), QCoreApplication::translate("Engine", "Practice mode"), UploadProtocol::S3,
        u"practice"_s};
    place.endpoint = practice.endpoint;
    place.bucket = practice.bucket;
    place.region = practice.region;
    place.user = practice.accessKeyId;
    return place;
}

std::optional<UploadPlace> Engine::uploadPlaceFor(const Account& account) const
{
    if (m_givenPlace)
        return m_givenPlace;
    if (!account.isPractice())
        return m_uploadPlaces.chosen();
    return m_practice ? std::optional(practicePlace()) : std::nullopt;
}

QString Engine::clipsFolder() const
{
    const QString chosen = m_clipsGiven ? QString() : m_preferences.text(Preference::ClipFolder);
    return chosen.isEmpty() ? m_profile.clips : chosen;
}

QString Engine::clipsFolder(const QString& accountId) const
{
    const auto account = m_clipsGiven ? std::nullopt : m_accounts.find(accountId);
    return account && !account->clipFolder.isEmpty() ? account->clipFolder : clipsFolder();
}

void Engine::setEnding(bool ending)
{
    m_isEnding = ending;
    if (m_runner)
        m_runner->followSendRules();
}

SendRules Engine::sendRules(const Preferences& preferences)
{
    const auto timeOf = [&preferences](Preference preference) {
        return QTime::fromString(preferences.text(preference), u"HH:mm"_s);
    };
    SendRules rules{.isPaused = preferences.isOn(Preference::SendingPaused)};
    if (preferences.isOn(Preference::SendHours))
        rules.hours = SendHours{timeOf(Preference::SendFrom), timeOf(Preference::SendUntil)};
    return rules;
}

TaskPolicy Engine::rules(const QString& accountId) const
{
    TaskPolicy rules{.clips = clipsFolder(accountId),
        .clipPattern = m_preferences.text(Preference::ClipPattern),
        .sidecars = m_preferences.isOn(Preference::Sidecars),
        .downloadsAtOnce = m_preferences.number(Preference::DownloadsAtOnce),
        .pace = {.shortestMs = m_preferences.number(Preference::QueryPause) * 1000LL,
            .longestMs = m_preferences.number(Preference::LongestPause) * 1000LL,
            .learns = m_preferences.isOn(Preference::LearnedPace)}};
    if (const auto account = m_accounts.find(accountId)) {
        if (!account->clipPattern.isEmpty())
            rules.clipPattern = account->clipPattern;
    }
    return rules;
}

std::optional<Account> Engine::account(const QString& id) const
{
    if (id != Account::practiceId()) {
        if (auto account = accountOfOneCall(id))
            return account;
        auto account = m_accounts.find(id);
        return account && account->id == id ? account : std::nullopt;
    }
    if (!m_practice)
        return std::nullopt;
    Account account{id, QCoreApplication::translate("Engine", "Practice mode"), m_practice->baseUrl(), {}};
    for (const PracticeModel& model : practiceModels) {
        const QString code = QString::fromLatin1(model.code);
        account.models.append(wholeModel(code, model.family, model.generation));
    }
    return account;
}

} // namespace Dailies
