// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/killrun.h"

#include "app/tasks/store/schemasteps.h"
#include "app/tasks/store/taskschema.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <csignal>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int requests = 4; ///< one of each kind
constexpr int speed = 200;
constexpr int longestMs = 30000; ///< a victim ends by itself before this

/// The service varies as real services do, but is the same each time for one seed.
KillTemper temperOf(quint32 seed)
{
    QRandomGenerator random(seed);
    KillTemper temper;
    temper.createDelayMs = random.bounded(2) ? 0 : random.bounded(20);
    temper.answersUntilDone = random.bounded(3);
    temper.clipSize = random.bounded(2) ? 4000 : 1000 + random.bounded(300000);
    temper.throttlesFirst = random.bounded(6) == 0;
    temper.cutsFirstFetch = random.bounded(3) == 0;
    temper.resumes = random.bounded(3) != 0;
    temper.isStrangeFirst = random.bounded(5) == 0;
    return temper;
}

const QHash<KillStage::Task, QString>& stageWords()
{
    static const QHash<KillStage::Task, QString> words{{KillStage::Task::Submit, u"submit"_s},
        {KillStage::Task::Resume, u"resume"_s}, {KillStage::Task::Age, u"age"_s},
        {KillStage::Task::Damage, u"damage"_s}, {KillStage::Task::Lose, u"lose"_s}};
    return words;
}

/// A database in the format of the program's first version, with one task that failed.
void makeOldDatabase(const QString& path)
{
    const QString name = u"old"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        QStringList statements = schemaSteps().constFirst();
        statements << u"INSERT INTO tasks (account_id, base_url, family, generation, api_type, model, prompt, request, "
                      "state, remote_id, report, error_kind, error_message, error_code, error_request_id, file, "
                      "create_attempts, unsent_attempts, missed_queries, failed_downloads, dead_addresses, watched) "
                      "VALUES ('old', '', 'A', '3.0', 'TextToVideo', 'old', 'old', '{}', 'Refused', '', '{}', "
                      "'Refused', '', '', '', '', 1, 0, 0, 0, 0, 1)"_s;
        statements << u"PRAGMA application_id = 1145130073"_s << u"PRAGMA user_version = 1"_s;
        if (!database.open())
            qFatal("no old database: %s", qPrintable(database.lastError().text()));
        for (const QString& statement : std::as_const(statements)) {
            QSqlQuery query(database);
            if (!query.exec(statement))
                qFatal("no old database: %s", qPrintable(query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(name);
}

/// Damage that no crash of the program causes, but a bad disk or a careless user.
void spoil(KillStage::Task how, const QString& path)
{
    if (how == KillStage::Task::Age) {
        makeOldDatabase(path);
        return;
    }
    QFile::remove(path + u"-wal"_s);
    QFile::remove(path + u"-shm"_s);
    QFile file(path);
    if (how == KillStage::Task::Lose)
        file.remove();
    else if (file.exists() && file.open(QIODevice::ReadWrite) && file.seek(100))
        file.write(QByteArray(4000, '!'));
}

} // namespace

QString KillPlan::text() const
{
    QStringList words;
    for (const KillStage& stage : stages) {
        const QString word = stageWords().value(stage.task);
        if (!stage.point.isEmpty())
            words.append(word + u'@' + stage.point);
        else if (stage.killAfterMs >= 0)
            words.append(u"%1@%2ms"_s.arg(word).arg(stage.killAfterMs));
        else
            words.append(word);
    }
    return words.join(u' ');
}

std::optional<KillPlan> KillPlan::fromText(const QString& text, quint32 seed)
{
    static const QRegularExpression pattern(u"^(\\w+)(?:@(?:(\\d+)ms|(.+)))?$"_s);
    KillPlan plan{seed, {}, {}};
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch match = pattern.match(word);
        const std::optional<KillStage::Task> task = [&]() -> std::optional<KillStage::Task> {
            const QList<KillStage::Task> tasks = stageWords().keys(match.captured(1));
            return tasks.isEmpty() ? std::nullopt : std::optional(tasks.first());
        }();
        if (!match.hasMatch() || !task)
            return std::nullopt;
        plan.stages.append({*task, match.captured(3), match.captured(2).isEmpty() ? -1 : match.captured(2).toInt()});
    }
    return plan;
}

KillRun::KillRun(const KillPlan& plan, const QString& folder)
    : m_plan(plan)
    , m_folder(folder + u"/kill-XXXXXX"_s)
    , m_service(temperOf(plan.seed))
    , m_storage(plan.seed)
{
    m_victim.setProgram(QCoreApplication::applicationDirPath() + u"/sweep_victim"_s);
    m_killer.setSingleShot(true);
    m_killer.setTimerType(Qt::PreciseTimer);
    connect(&m_killer, &QTimer::timeout, &m_victim, &QProcess::kill);
    connect(&m_victim, &QProcess::started, this, [this] {
        const int after = m_plan.stages.at(m_stage).killAfterMs;
        m_killer.start(after < 0 ? longestMs : after);
    });
    connect(&m_victim, &QProcess::finished, this, &KillRun::stageEnded);
}

void KillRun::start()
{
    if (!m_folder.isValid())
        qFatal("no folder for a run: %s", qPrintable(m_folder.errorString()));
    startStage();
}

void KillRun::startStage()
{
    const KillStage& stage = m_plan.stages.at(m_stage);
    if (stage.task == KillStage::Task::Submit || stage.task == KillStage::Task::Resume) {
        startVictim(stage);
        return;
    }
    spoil(stage.task, m_folder.filePath(u"dailies.sqlite"_s));
    m_killed.append(false);
    goOn();
}

void KillRun::startVictim(const KillStage& stage)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (stage.point.isEmpty())
        environment.remove(u"DAILIES_CRASH_AT"_s);
    else
        environment.insert(u"DAILIES_CRASH_AT"_s, stage.point);
    m_victim.setProcessEnvironment(environment);
    QStringList arguments{u"--tidy"_s, u"--profile"_s, m_folder.path(), u"--base"_s, m_service.baseUrl().toString(),
        u"--storage"_s, m_storage.endpoint().toString(), u"--speed"_s, QString::number(speed)};
    if (stage.task == KillStage::Task::Submit)
        arguments << u"--submit"_s << QString::number(requests);
    else
        arguments << u"--resume"_s << u"--send"_s;
    if (m_stage == m_plan.stages.size() - 1 && !m_plan.breaking.isEmpty())
        arguments << u"--break"_s << m_plan.breaking;
    m_victim.setArguments(arguments);
    m_since.start();
    m_victim.start();
}

void KillRun::stageEnded()
{
    m_killer.stop();
    m_firstMs = m_stage == 0 ? m_since.elapsed() : m_firstMs;
    for (const QByteArray& line : m_victim.readAllStandardOutput().split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        if (json.contains("accepted"_L1))
            m_accepted.append(json["prompt"_L1].toString());
    }
    const KillStage& stage = m_plan.stages.at(m_stage);
    const bool killed = m_victim.exitStatus() == QProcess::CrashExit && m_victim.exitCode() == SIGKILL;
    m_killed.append(killed);
    const bool mayDie = !stage.point.isEmpty() || stage.killAfterMs >= 0;
    if (!(killed && mayDie) && (m_victim.exitStatus() != QProcess::NormalExit || m_victim.exitCode() != 0))
        m_verdict.findings.append(u"life %1 ended with %2 by itself: %3"_s.arg(m_stage + 1)
                                      .arg(m_victim.exitCode())
                                      .arg(QString::fromLocal8Bit(m_victim.readAllStandardError()).trimmed()));
    goOn();
}

void KillRun::goOn()
{
    if (++m_stage < m_plan.stages.size()) {
        startStage();
        return;
    }
    const bool lostDatabase = std::any_of(m_plan.stages.cbegin(), m_plan.stages.cend(), [](const KillStage& stage) {
        return stage.task == KillStage::Task::Damage || stage.task == KillStage::Task::Lose;
    });
    judge({.profile = m_folder.path(), .accepted = m_accepted, .allSent = !lostDatabase, .lostDatabase = lostDatabase},
        m_service, m_verdict);
    m_verdict.findings += m_storage.findings(m_folder.path(), m_service.links());
    if (!m_verdict.findings.isEmpty() && qEnvironmentVariableIsSet("DAILIES_KEEP_RUNS"))
        m_folder.setAutoRemove(false);
    Q_EMIT finished();
}

} // namespace Dailies
