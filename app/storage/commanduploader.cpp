// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/commanduploader.h"

#include "app/common/redact.h"

#include <QDir>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostOutput = 64 << 10;
constexpr qint64 patienceMs = 3000; ///< between a polite request to end and the end
constexpr qsizetype longestReason = 300;

/// The last line that is not empty.
QString lastLine(const QByteArray& output)
{
    const QStringList lines = QString::fromUtf8(output).split(u'\n', Qt::SkipEmptyParts);
    const auto last =
        std::find_if(lines.crbegin(), lines.crend(), [](const QString& line) { return !line.trimmed().isEmpty(); });
    return last == lines.crend() ? QString() : last->trimmed();
}

/// A program's last words as the end of a sentence, without what looks like a secret.
QString asReason(const QByteArray& output)
{
    const QString reason = plainText(redacted(lastLine(output))).left(longestReason);
    static const QString ends = u".!?…。！？"_s;
    return reason.isEmpty() || ends.contains(reason.back()) ? reason : reason + u'.';
}

QStringList filledIn(const QStringList& arguments, const QString& file, const QString& name)
{
    QStringList result;
    for (const QString& argument : arguments) {
        // Each argument is read once from left to right, so that a file name with %o in it stays as it is.
        QString filled;
        for (qsizetype at = 0; at < argument.size(); ++at) {
            const QStringView pair = QStringView(argument).mid(at, 2);
            const bool isHole = pair == "%f"_L1 || pair == "%o"_L1 || pair == "%%"_L1;
            filled += pair == "%f"_L1 ? file : pair == "%o"_L1 ? name : QString(argument.at(at));
            at += isHole ? 1 : 0;
        }
        result.append(filled);
    }
    return result;
}

/// The program's environment without the keys for services.
QProcessEnvironment environment()
{
    QProcessEnvironment result = QProcessEnvironment::systemEnvironment();
    for (const QString& name : result.keys()) {
        if (name.startsWith("DAILIES_"_L1))
            result.remove(name);
    }
    return result;
}

} // namespace

CommandUploader::CommandUploader(const UploadPlace& place, Clock& clock) : m_place(place), m_clock(clock) {}

CommandUploader::~CommandUploader()
{
    if (!m_process)
        return;
    m_process->disconnect(this);
    signalAll(Signal::End);
    m_process->waitForFinished(1000);
}

void CommandUploader::find(const QString&, Done<std::optional<StoredFile>> done)
{
    m_clock.after(0, this, [done] { done(std::optional<StoredFile>()); });
}

void CommandUploader::list(Done<QList<StoredFile>> done)
{
    m_clock.after(
        0, this, [done] { done(failure(ErrorKind::BadInput, tr("A command can't list the uploaded files."))); });
}

void CommandUploader::remove(const QString&, Done<void> done)
{
    m_clock.after(
        0, this, [done] { done(failure(ErrorKind::BadInput, tr("A command can't delete uploaded files."))); });
}

UploadLink CommandUploader::link(const QString& name) const
{
    return {m_place.publicBase.isEmpty() ? QUrl(name, QUrl::StrictMode) : publicLink(m_place.publicBase, name)};
}

void CommandUploader::put(const UploadSource& source, const QString& name, Progress, Done<QString> done)
{
    m_output.clear();
    m_ended.reset();
    m_process = new QProcess(this);
    m_process->setProcessEnvironment(environment());
    m_process->setStandardInputFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    // A group of its own, so that it can be ended with all that it started.
    m_process->setChildProcessModifier([] { ::setsid(); });
#endif
    connect(m_process, &QProcess::readyReadStandardOutput, this,
        [this] { m_output = (m_output + m_process->readAllStandardOutput()).right(mostOutput); });
    const auto conclude = [this, name, done, process = m_process.data()] {
        if (m_process != process)
            return; // it failed to start and ended
        // What the program started may go on without it.
        if (m_ended)
            signalAll(Signal::End);
        const Result<QString> result = outcome(name);
        m_process = nullptr;
        process->deleteLater();
        done(result);
    };
    connect(m_process, &QProcess::finished, this, conclude);
    connect(m_process, &QProcess::errorOccurred, this, [this, conclude](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            m_ended = Error{ErrorKind::NotSent, tr("The program %1 can't be started.").arg(m_place.program)};
            m_clock.after(0, this, conclude);
        }
    });
    m_clock.after(m_place.commandSeconds * 1000LL, m_process, [this] {
        end({ErrorKind::Network,
            tr("%1 took longer than %2 s and was stopped.").arg(m_place.program).arg(m_place.commandSeconds)});
    });
    m_process->start(m_place.program, filledIn(m_place.arguments, QDir::toNativeSeparators(source.file), name));
    m_group = m_process->processId();
}

void CommandUploader::stop()
{
    end({ErrorKind::Stopped, tr("Stopped by you.")});
}

void CommandUploader::end(const Error& reason)
{
    if (!m_process || m_ended)
        return;
    m_ended = reason;
    signalAll(Signal::Ask);
    m_clock.after(patienceMs, m_process, [this] { signalAll(Signal::End); });
}

void CommandUploader::signalAll(Signal signal)
{
#ifdef Q_OS_UNIX
    // The program leads a group, see put(). Group 0 would be our own.
    if (m_group > 0)
        ::kill(-static_cast<pid_t>(m_group), signal == Signal::End ? SIGKILL : SIGTERM);
#endif
    signal == Signal::End ? m_process->kill() : m_process->terminate();
}

Result<QString> CommandUploader::outcome(const QString& name)
{
    if (m_ended)
        return failure(*m_ended);
    if (m_process->exitStatus() != QProcess::NormalExit)
        return failure(ErrorKind::Refused, tr("%1 crashed.").arg(m_place.program));
    if (m_process->exitCode() != 0) {
        const QString reason = asReason(m_process->readAllStandardError().right(mostOutput));
        return failure(ErrorKind::Refused,
            reason.isEmpty()
                ? tr("%1 ended with status %2.").arg(m_place.program).arg(m_process->exitCode())
                : tr("%1 ended with status %2: %3").arg(m_place.program).arg(m_process->exitCode()).arg(reason));
    }
    if (!m_place.publicBase.isEmpty())
        return name;
    m_output = (m_output + m_process->readAllStandardOutput()).right(mostOutput);
    const QString line = lastLine(m_output);
    if (const auto problem = linkProblem(QUrl(line, QUrl::StrictMode)))
        return failure(
            ErrorKind::Refused, tr("The last line that %1 printed can't be used: %2").arg(m_place.program, *problem));
    return line;
}

} // namespace Dailies
