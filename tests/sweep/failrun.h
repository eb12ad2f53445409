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

/// One call that is to fail: a call of the operating system (file), or of SQLite's own layer above it (sql). As text:
/// "file sync:3:5", or "sql write:7+:13" for that call and all after it. " resumed" at the end: it fails in a second
/// life, after the first one was killed at work. " slow" after that: with a clock slow enough for a busy machine.
struct FailCase {
    enum class Layer { File, Sql };

    Layer layer = Layer::File;
    QString kind = {}; ///< empty: nothing fails, and the calls are counted
    int number = 0; ///< from 1
    QString code = {}; ///< an errno or "short", or SQLite's extended code
    bool onwards = false;
    bool resumed = false;
    bool slow = false;
    QString breaking = {}; ///< the last life breaks this rule

    QString text() const;
    static std::optional<FailCase> fromText(const QString& text);
};

/// Plays one case: a life in which the call fails, another one without faults, then the oracle.
class FailRun final : public QObject {
    Q_OBJECT
public:
    /// Its profile is created in `folder`.
    FailRun(const FailCase& which, const QString& folder);

    void start();

    const FailCase& which() const { return m_case; }
    /// Whether such a call happened at all.
    bool hasFailed() const { return m_hasFailed; }
    /// Whether the result proves nothing yet: the program timed out on an answer that the service had given, or did not
    /// finish. A machine too busy for the fast clock explains both, so they only count with the slow clock.
    bool isToBeRepeatedSlowly() const { return (m_verdict.tooLate > 0 || m_ranOutOfTime) && !m_case.slow; }
    /// How often each kind of call was made in the life under test.
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
    bool m_ranOutOfTime = false; ///< a life that should have finished
    bool m_saidSomething = false; ///< it reported trouble
    int m_unfinished = 0; ///< tasks, at the end of the life in which the call failed
    QString m_failedFile;
    QHash<QString, int> m_counts;
    QStringList m_accepted; ///< prompts that a victim reported as accepted
    QStringList m_notAccepted;
    KillVerdict m_verdict;
};

} // namespace Dailies
