// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "app/common/redact.h"

#include <cstdio>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

void write(std::FILE* stream, const QString& text)
{
    const QByteArray line = text.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<size_t>(line.size()), stream);
    // Programs that read a pipe want each line at once.
    std::fflush(stream);
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

ExitStatus statusOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::BadInput:
    case ErrorKind::Repeated: return WrongUse;
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
