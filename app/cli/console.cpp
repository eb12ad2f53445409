// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "app/common/redact.h"

#include <cerrno>
#include <cstdio>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

int outputError = 0; ///< of the first failed write to standard output

/// Returns whether all was written. Programs that read a pipe want it at once.
bool writeBytes(std::FILE* stream, const char* data, size_t size)
{
    const bool isWritten = std::fwrite(data, 1, size, stream) == size && std::fflush(stream) == 0;
    if (!isWritten && stream == stdout && outputError == 0)
        outputError = errno;
    return isWritten;
}

void write(std::FILE* stream, const QString& text)
{
    const QByteArray line = text.toUtf8() + '\n';
    writeBytes(stream, line.constData(), static_cast<size_t>(line.size()));
}

} // namespace

Console::Console(bool json) : m_json(json) {}

void Console::line(const QJsonObject& object) const
{
    if (m_json)
        write(stdout, QString::fromUtf8(terminalJson(object)));
}

void Console::text(const QString& text) const
{
    if (!m_json)
        write(stdout, terminalText(text));
}

void Console::problem(const QString& text) const
{
    write(stderr, terminalText(text));
}

ExitStatus Console::fail(const Error& error) const
{
    QString sentence = singleLine(error.message);
    if (!error.code.isEmpty() && !sentence.contains(error.code))
        sentence += u" (%1)"_s.arg(singleLine(error.code));
    problem(sentence);
    return statusOf(error.kind);
}

QString unknownText(const QString& sentence, QStringList known)
{
    known.removeDuplicates();
    known.removeAll(QString());
    for (QString& each : known)
        each = singleLine(each);
    return known.isEmpty() ? sentence : u"%1 %2"_s.arg(sentence, Cli::tr("Known: %1.").arg(known.join(u", "_s)));
}

qint64 StandardOutput::writeData(const char* data, qint64 size)
{
    if (writeBytes(stdout, data, static_cast<size_t>(size)))
        return size;
    m_isLost = true;
    return -1;
}

int endOutput(int status)
{
    const bool isUnread = outputError == EPIPE || outputError == EBADF;
    if (outputError == 0 || isUnread)
        return status;
    write(stderr, Cli::tr("Couldn't write the output: %1.").arg(qt_error_string(outputError)));
    return status == Well ? NotUsable : status;
}

ExitStatus statusOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::BadInput:
    case ErrorKind::Repeated: return WrongUse;
    case ErrorKind::KeyInRequest:
    case ErrorKind::SentJustNow:
    case ErrorKind::Unanswered:
    case ErrorKind::OverLimit:
    case ErrorKind::LimitReached: return StopFindings;
    case ErrorKind::AnswerLost: return AnswerLost;
    case ErrorKind::NotSent:
    case ErrorKind::Refused:
    case ErrorKind::Throttled:
    case ErrorKind::Network:
    case ErrorKind::Reply: return RefusedByService;
    case ErrorKind::KeyProblem:
    case ErrorKind::Keychain:
    case ErrorKind::Storage: return NotUsable;
    case ErrorKind::Media:
    case ErrorKind::Stopped: break;
    }
    return TaskFailed;
}

} // namespace Dailies
