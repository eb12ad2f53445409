// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceservice.h"

#include "app/practice/cliporder.h"
#include "app/practice/clippool.h"
#include "app/practice/jobfolder.h"
#include "app/practice/practiceanswers.h"
#include "app/practice/practiceplace.h"
#include "app/practice/practiceserver.h"
#include "app/practice/simulator.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QByteArray freshKey()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    QByteArray key;
    for (const quint32 word : words)
        key += QByteArray::number(word, 16).rightJustified(8, '0');
    return key;
}

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

} // namespace

/// Connects simulator, folder, clip pool and HTTP server. Members are in the order of their dependencies, so that the
/// HTTP server stops first.
class PracticeService::Server final {
public:
    Server(
        JobFolder folder, const QString& placeFolder, Simulator::Options options, std::unique_ptr<PracticeServer> front)
        : m_folder(std::move(folder))
        , m_place(placeFolder, {"PRACTICE", freshKey(), "practice"})
        , m_key(options.key)
        , m_simulator(std::move(options), [this](const PracticeJob& job) { return keep(job); })
        , m_pool([this](const QString& id, const Result<void>& result) { clipEnded(id, result); })
        , m_front(std::move(front))
    {}

    /// Restores the jobs of earlier runs, then starts answering.
    Result<void> run()
    {
        {
            const std::lock_guard lock(m_mutex);
            restore();
        }
        return m_front->serve(
            [this](const HttpQuestion& question) {
                return PracticePlace::isFor(question) ? m_place.answerWithoutBody(question, now())
                                                      : m_simulator.answerWithoutBody(question);
            },
            [this](const HttpQuestion& question) { return answer(question); });
    }

    int port() const { return m_front->port(); }
    const QByteArray& key() const { return m_key; }
    const PlaceKey& placeKey() const { return m_place.key(); }

private:
    void restore()
    {
        const QList<PracticeJob> jobs = m_folder.jobs();
        m_folder.removeLeftovers(jobs);
        for (const PracticeJob& job : jobs) {
            if (m_simulator.isAddressDead(job, now()))
                m_folder.removeClip(job);
            m_simulator.restore(job);
            if (job.clipMadeAt == 0 && job.wantsClip())
                order(job);
        }
    }

    HttpAnswer answer(const HttpQuestion& question)
    {
        if (PracticePlace::isFor(question))
            return m_place.answer(question, now());
        HttpAnswer answer;
        {
            const std::lock_guard lock(m_mutex);
            answer = m_simulator.answer(question, now());
        }
        return answer.file.isEmpty() ? answer : clipAnswer(question, m_folder.clipPath(answer.file));
    }

    /// Called by the simulator, with the lock held.
    Result<void> keep(PracticeJob job)
    {
        for (const QString& link : linksOf(job.request)) {
            // Nothing leaves this computer, so only links to the own place are followed.
            const QUrl url(link, QUrl::StrictMode);
            const bool isOwn = url.host() == "127.0.0.1"_L1 && url.port() == port();
            if (const auto file = isOwn ? m_place.fetched(url, now()) : std::nullopt)
                job.fetched.append(*file);
        }
        const Result<void> saved = m_folder.save(job);
        if (saved && job.wantsClip())
            order(job);
        return saved;
    }

    void order(const PracticeJob& job) { m_pool.add({job.id, clipSpec(job), m_folder.clipPath(job.clipName())}); }

    void clipEnded(const QString& id, const Result<void>& result)
    {
        const std::lock_guard lock(m_mutex);
        if (result)
            m_simulator.clipMade(id, now());
        else
            m_simulator.clipFailed(id, result.error().message);
    }

    JobFolder m_folder;
    PracticePlace m_place;
    QByteArray m_key;
    std::mutex m_mutex; ///< protects the simulator
    Simulator m_simulator;
    ClipPool m_pool;
    std::unique_ptr<PracticeServer> m_front;
};

Result<std::unique_ptr<PracticeService>> PracticeService::start(const Options& options)
{
    Result<JobFolder> folder = JobFolder::open(options.folder);
    if (!folder)
        return failure(folder.error());
    Result<std::unique_ptr<PracticeServer>> front = PracticeServer::bind(options.port);
    if (!front)
        return failure(front.error());

    Simulator::Options rules;
    rules.key = options.key.isEmpty() ? freshKey() : options.key;
    rules.origin = u"http://127.0.0.1:%1"_s.arg((*front)->port());
    rules.taskMs = static_cast<qint64>(std::max(0.0, options.secondsPerTask) * 1000);
    rules.addressMs = static_cast<qint64>(std::max(0.0, options.secondsAddressLives) * 1000);
    auto server =
        std::make_unique<Server>(std::move(*folder), options.folder + u"/place"_s, std::move(rules), std::move(*front));
    if (const Result<void> running = server->run(); !running)
        return failure(running.error());
    return std::unique_ptr<PracticeService>(new PracticeService(std::move(server)));
}

PracticeService::PracticeService(std::unique_ptr<Server> server) : m_server(std::move(server)) {}

PracticeService::~PracticeService() = default;

QUrl PracticeService::baseUrl() const
{
    return QUrl(u"http://127.0.0.1:%1/v1"_s.arg(m_server->port()));
}

QByteArray PracticeService::key() const
{
    return m_server->key();
}

PracticeService::Place PracticeService::place() const
{
    const PlaceKey& key = m_server->placeKey();
    return {QUrl(u"http://127.0.0.1:%1"_s.arg(m_server->port())), QString::fromLatin1(PracticePlace::bucket()),
        QString::fromLatin1(key.region), QString::fromLatin1(key.id), key.secret};
}

QStringList PracticeService::placeFaultWords()
{
    return PracticePlace::faultWords();
}

QStringList PracticeService::troubleWords()
{
    return troubleLines();
}

} // namespace Dailies
