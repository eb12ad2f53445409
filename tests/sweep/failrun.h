// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sweep/killoracle.h"
#include "tests/sweep/killservice.h"

#include <QHash>
#include <QProcess>
#include <QTemporaryDir>

#include <optional>

namespace Dailies {

/// One call that shall fail: of the operating system (file) or of SQLite's own layer above it (sql).
/// As text: "file sync:3:5", "sql write:7:13", "sql write:7+:13" (that one and all behind it), and with " resumed" at
/// the end when it shall applyEvent in a second life, after the first one was killed at work. " slow" behind it: with a clock
/// on which a busy machine is not too late.
struct FailCase {
    enum class Layer { File, Sql };

    Layer layer = Layer::File;
    QString kind = {}; ///< empty: nothing fails, the calls are counted
    int number = 0; ///< from 1
    QString code = {}; ///< an errno, or "short"; or SQLite's extended code
    bool onwards = false;
    bool resumed = false;
    bool slow = false;
    QString breaking = {}; ///< the last life breaks this rule

    QString text() const;
    static std::optional<FailCase> fromText(const QString& text);
};

/// Carries out one case: a life in which the call fails, another without trouble, then the oracle.
class FailRun final : public QObject {
    Q_OBJECT
public:
    /// `folder` is where its profile is made.
    FailRun(const FailCase& which, const QString& folder);

    void start();

    const FailCase& which() const { return m_case; }
    /// Whether there was such a call at all.
    bool hasFailed() const { return m_hasFailed; }
    /// Whether it says nothing yet: the program gave up a call for want of an answer, which the service had given, or came
    /// to no end. That is right when the machine was too busy for the quick clock, so it counts only with the slow one.
    bool isToBeRepeatedSlowly() const { return (m_verdict.tooLate > 0 || m_ranOutOfTime) && !m_case.slow; }
    /// How often each kind of call was made in the life that it was about.
    const QHash<QString, int>& counts() const { return m_counts; }
    const KillVerdict& verdict() const { return m_verdict; }

Q_SIGNALS:
    void finished();

private:
    enum class Life { Before, Failing, After };
    void startLife();
    void lifeEnded();
    void readOutput();
    void judgeFailingLife();
    void judgeEnd();
    void readReport(const QByteArray& report);
    void find(const QString& finding) { m_verdict.findings.append(finding); }

    FailCase m_case;
    QTemporaryDir m_folder;
    QTemporaryDir m_reports;
    KillService m_service;
    QProcess m_victim;
    Life m_life = Life::Failing;
    bool m_hasFailed = false;
    bool m_ranOutOfTime = false; ///< a life that should have come to its end
    bool m_saidSomething = false; ///< about trouble
    int m_unfinished = 0; ///< tasks, at the end of the life in which the call failed
    QString m_failedFile;
    QHash<QString, int> m_counts;
    QStringList m_accepted; ///< prompts that a victim said it had taken
    QStringList m_notAccepted;
    KillVerdict m_verdict;
};

} // namespace Dailies
