// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>

namespace Dailies {

/// Lends its name to the translations of the command line.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Dailies::Cli)
};

/// How the program ends. The numbers are published: scripts go by them.
enum ExitStatus {
    Well = 0,
    TaskFailed = 1,
    WrongUse = 2,
    StopFindings = 3,
    RefusedByService = 4,
    AnswerLost = 5,
    NotUsable = 6, ///< keychain or profile
    Interrupted = 128, ///< plus the signal's number, as shells count
};

/// What a command says: readable text, or one JSON object a line, on the standard output; problems on the other one.
class Console final {
public:
    explicit Console(bool json);

    bool isJson() const { return m_json; }
    /// Writes the object as one line when JSON is wanted, and nothing otherwise.
    void line(const QJsonObject& object) const;
    /// Writes the text when no JSON is wanted, and nothing otherwise.
    void text(const QString& text) const;
    /// Writes to the standard error output, in either case.
    void problem(const QString& text) const;
    /// The problem in its sentence, and the status that belongs to its kind.
    ExitStatus fail(const Error& error) const;

private:
    bool m_json;
};

/// The exit status that an error leads to.
ExitStatus statusOf(ErrorKind kind);

} // namespace Dailies
