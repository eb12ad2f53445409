// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/failrun.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <csignal>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int requests = 3; ///< one of each kind
constexpr int speed = 100; ///< a call without a reply for 60 s of this clock ends after 0.6 s
constexpr int slowness = 10; ///< of the clock, if the machine may have been too busy for the fast one
constexpr int patienceSeconds = 15; ///< for one life, which normally takes a tenth of a second
constexpr int slowPatienceSeconds = 60;
constexpr int standstillSeconds = 1; ///< for a life that cannot finish
constexpr int standsStill = 3; ///< the victim's exit status when its time is over

/// The first life of a case that fails in the second life: it ends when the last ID arrived.
const QString killedAt = u"send.after-answer-commit:2"_s;

/// A service that needs all that a client can do: a throttled call, a broken download, a clip of several pieces.
KillTemper temper()
{
    return {.answersUntilDone = 1, .clipSize = 150000, .cutsFirstFetch = true};
}

bool isUnfinished(const QString& state)
{
    return state == "Waiting"_L1 || state == "Sending"_L1 || state == "InProgress"_L1 || state == "Downloading"_L1;
}

} // namespace

QString FailCase::text() const
{
    QString text = layer == Layer::File ? u"file"_s : u"sql"_s;
    if (!kind.isEmpty())
        text += u" %1:%2%3:%4"_s.arg(kind).arg(number).arg(onwards ? u"+"_s : QString(), code);
    return text + (resumed ? u" resumed"_s : QString()) + (slow ? u" slow"_s : QString());
}

std::optional<FailCase> FailCase::fromText(const QString& text)
{
    static const QRegularExpression pattern(u"^(file|sql)(?: ([a-z]+):(\\d+)(\\+?):(\\w+))?( resumed)?( slow)?$"_s);
    const QRegularExpressionMatch match = pattern.match(text.simplified());
    if (!match.hasMatch())
        return std::nullopt;
    return FailCase{match.captured(1) == "file"_L1 ? Layer::File : Layer::Sql, match.captured(2),
        match.captured(3).toInt(), match.captured(5), !match.captured(4).isEmpty(), !match.captured(6).isEmpty(),
        !match.captured(7).isEmpty()};
}

FailRun::FailRun(const FailCase& which, const QString& folder)
    : m_case(which)
    , m_folder(folder + u"/fail-XXXXXX"_s)
    , m_reports(folder + u"/report-XXXXXX"_s)
    , m_service(temper())
    , m_life(which.resumed ? Life::Before : Life::Failing)
{
    m_victim.setProgram(QCoreApplication::applicationDirPath() + u"/sweep_victim"_s);
    connect(&m_victim, &QProcess::finished, this, &FailRun::lifeEnded);
}

void FailRun::start()
{
    if (!m_folder.isValid() || !m_reports.isValid())
        qFatal("no folder for a run: %s", qPrintable(m_folder.errorString()));
    // The sweep does not test the victim's own picture, so the picture exists already.
    QFile picture(m_folder.filePath(u"picture.png"_s));
    if (!picture.open(QIODevice::WriteOnly) || picture.write("\x89PNG\r\n\x1A\n" + QByteArray(24000, 'p')) < 0)
        qFatal("no picture: %s", qPrintable(picture.errorString()));
    picture.close();
    startLife();
}

void FailRun::startLife()
{
    const bool isFailing = m_life == Life::Failing;
    const QString call = m_case.kind.isEmpty() ? QString() : m_case.text().section(u' ', 1, 1);
    const int slower = m_case.slow ? slowness : 1;
    const int patience = m_case.slow ? slowPatienceSeconds : patienceSeconds;
    const int seconds = isFailing && m_case.onwards ? standstillSeconds * slower : patience;
    QStringList arguments{u"--profile"_s, m_folder.path(), u"--base"_s, m_service.baseUrl().toString(), u"--speed"_s,
        QString::number(speed / slower), u"--seconds"_s, QString::number(seconds)};
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DAILIES_CRASH_AT"_s);
    if (m_life == Life::Before)
        environment.insert(u"DAILIES_CRASH_AT"_s, killedAt);
    if (m_life == (m_case.resumed ? Life::Before : Life::Failing))
        arguments << u"--submit"_s << QString::number(requests);
    else
        arguments << u"--resume"_s;
    if (isFailing && m_case.layer == FailCase::Layer::File) {
        environment.insert(u"LD_PRELOAD"_s, QStringLiteral(DAILIES_FAIL_SHIM));
        environment.insert(u"DAILIES_FAIL_FOLDER"_s, m_folder.path());
        environment.insert(u"DAILIES_FAIL_CALL"_s, call);
        environment.insert(u"DAILIES_FAIL_REPORT"_s, m_reports.filePath(u"calls"_s));
        // A sanitizer asks to be loaded first, but it works after the shim as well.
        environment.insert(u"ASAN_OPTIONS"_s, environment.value(u"ASAN_OPTIONS"_s) + u":verify_asan_link_order=0"_s);
    } else if (isFailing) {
        arguments << u"--fail-sql"_s << (call.isEmpty() ? u"count"_s : call);
    }
    if (m_life == Life::After && !m_case.breaking.isEmpty())
        arguments << u"--break"_s << m_case.breaking;
    m_victim.setProcessEnvironment(environment);
    m_victim.setArguments(arguments);
    m_victim.start();
}

void FailRun::readReport(const QByteArray& report)
{
    for (const QByteArray& line : report.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.first() == "failed") {
            m_hasFailed = true;
            m_failedFile = QString::fromUtf8(words.value(2));
        } else if (words.size() == 2) {
            m_counts.insert(QString::fromLatin1(words.first()), words.last().toInt());
        }
    }
}

void FailRun::readOutput()
{
    for (const QByteArray& line : m_victim.readAllStandardOutput().split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        if (json.contains("accepted"_L1))
            m_accepted.append(json["prompt"_L1].toString());
        else if (json.contains("notAccepted"_L1))
            m_notAccepted.append(json["prompt"_L1].toString());
        else if (json.contains("sqlCalls"_L1))
            readReport(json["sqlCalls"_L1].toString().toUtf8());
        if (m_life == Life::Failing)
            m_unfinished += isUnfinished(json["state"_L1].toString()) ? 1 : 0;
        if (m_life == Life::Failing)
            m_saidSomething |= json.contains("trouble"_L1) || json.contains("notAccepted"_L1)
                || json.contains("notice"_L1) || !json["error"_L1].toString().isEmpty();
    }
    QFile calls(m_reports.filePath(u"calls"_s));
    if (m_life == Life::Failing && m_case.layer == FailCase::Layer::File && calls.open(QIODevice::ReadOnly))
        readReport(calls.readAll());
}

/// Whatever fails, the program continues or says what is wrong. It never exits or hangs silently.
void FailRun::judgeFailingLife()
{
    const QString said = QString::fromLocal8Bit(m_victim.readAllStandardError()).trimmed();
    const int code = m_victim.exitCode();
    if (m_victim.exitStatus() != QProcess::NormalExit)
        find(u"CRASH: the failing life ended by signal %1: %2"_s.arg(code).arg(said));
    else if (code == standsStill && !m_saidSomething) {
        m_ranOutOfTime = true;
        find(u"the failing life stood still without a word"_s);
    } else if (code != 0 && code != standsStill && said.isEmpty())
        find(u"the failing life ended with %1 without a word"_s.arg(code));
    else if (code == 0 && m_unfinished > 0 && !m_saidSomething)
        find(u"the failing life ended with %1 tasks unfinished and without a word"_s.arg(m_unfinished));
    for (const QString& prompt : std::as_const(m_notAccepted)) {
        if (m_service.creates().value(prompt) > 0)
            find(u"SENT: %1 was not accepted, and the service has it"_s.arg(prompt));
    }
}

void FailRun::judgeEnd()
{
    judge({.profile = m_folder.path(), .accepted = m_accepted, .oneCallFailed = true, .fullDatabase = m_case.onwards},
        m_service, m_verdict);
    // The service answered every call, so the program lost the answer.
    if (m_verdict.answerLost > 0)
        find(u"ID LOST: %1 ids came back and are not known any more"_s.arg(m_verdict.answerLost));
}

void FailRun::lifeEnded()
{
    readOutput();
    if (m_life == Life::Before) {
        if (m_victim.exitStatus() != QProcess::CrashExit || m_victim.exitCode() != SIGKILL)
            find(u"the first life was not killed at %1"_s.arg(killedAt));
    } else if (m_life == Life::Failing) {
        judgeFailingLife();
    } else if (m_victim.exitStatus() != QProcess::NormalExit || m_victim.exitCode() != 0) {
        m_ranOutOfTime |= m_victim.exitCode() == standsStill;
        find(u"the life after it ended with %1: %2"_s.arg(m_victim.exitCode())
                 .arg(QString::fromLocal8Bit(m_victim.readAllStandardError()).trimmed()));
    }
    if (m_life != Life::After) {
        m_life = m_life == Life::Before ? Life::Failing : Life::After;
        startLife();
        return;
    }
    judgeEnd();
    if (!m_verdict.findings.isEmpty()) {
        find(u"the call that failed was about %1"_s.arg(m_failedFile));
        if (qEnvironmentVariableIsSet("DAILIES_KEEP_RUNS"))
            m_folder.setAutoRemove(false);
    }
    Q_EMIT finished();
}

} // namespace Dailies
