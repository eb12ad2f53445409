// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QJsonObject>
#include <QString>

namespace Dailies {

/// Provides the translation context of the command line.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Dailies::Cli)
};

/// The exit status. The values are documented, because scripts rely on them.
enum ExitStatus {
    Well = 0,
    TaskFailed = 1,
    WrongUse = 2,
    StopFindings = 3, ///< not sent: it has errors, goes over a limit, was not confirmed, or sending is paused
    RefusedByService = 4,
    AnswerLost = 5,
    NotUsable = 6, ///< keychain, profile or disk
    Interrupted = 128, ///< plus the signal's number, as in shells
};

/// Writes a command's output: readable text, or one JSON object per line, to standard output, and problems to standard
/// error.
class Console final {
public:
    explicit Console(bool json);

    bool isJson() const { return m_json; }
    /// Writes the object as one line, only in JSON mode.
    void line(const QJsonObject& object) const;
    /// Writes the text, except in JSON mode.
    void text(const QString& text) const;
    /// Writes to standard error in both modes.
    void problem(const QString& text) const;
    /// Prints the error and returns the exit status for its kind.
    ExitStatus fail(const Error& error) const;

private:
    bool m_json;
};

/// The sentence about a name that isn't known, and what the user may have meant.
QString unknownText(const QString& sentence, QStringList known);

/// The exit status for an error.
ExitStatus statusOf(ErrorKind kind);

/// Standard output, for texts that are not lines. endOutput() reports a failure.
class StandardOutput final : public QIODevice {
public:
    StandardOutput() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

    /// Whether something could not be written, also because nobody reads it.
    bool isLost() const { return m_isLost; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override;

private:
    bool m_isLost = false;
};

/// Call last. If standard output could not be written, for example because the disk is full, says so and returns
/// NotUsable instead of success. That nobody reads the output is no failure.
int endOutput(int status);

} // namespace Dailies
