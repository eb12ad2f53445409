// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/connectionpanel.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Equal findings, merged, with the names of their models.
struct Group {
    ConnectionFinding finding;
    QStringList models;
};

QList<Group> grouped(const QList<ConnectionFinding>& findings)
{
    QList<Group> groups;
    for (const ConnectionFinding& finding : findings) {
        const auto same = std::find_if(groups.begin(), groups.end(),
            [&finding](const Group& group) { return group.finding.sentence == finding.sentence; });
        if (same == groups.end())
            groups.append({finding, {finding.model}});
        else
            same->models.append(finding.model);
    }
    return groups;
}

Tone toneOf(ConnectionVerdict verdict)
{
    switch (verdict) {
    case ConnectionVerdict::Works: return Tone::Good;
    case ConnectionVerdict::Busy:
    case ConnectionVerdict::Trouble:
    case ConnectionVerdict::NoModelAccess:
    case ConnectionVerdict::WrongFamily:
    case ConnectionVerdict::Stopped: return Tone::Warning;
    default: return Tone::Bad;
    }
}

} // namespace

ConnectionPanel::ConnectionPanel(Source source, QWidget* parent)
    : TestPanel(u"test"_s, parent)
    , m_source(std::move(source))
{
    setObjectName(u"connectionPanel"_s);
    setHint(tr("Sends a harmless test query. Nothing is created or charged."));
}

ConnectionPanel::~ConnectionPanel()
{
    abandon(); // before its network manager is destroyed
}

void ConnectionPanel::ask(int round)
{
    showRunning(tr("Getting the key…"));
    const QPointer<ConnectionPanel> self = this;
    m_source([self, round](const Result<Question>& question) {
        if (self && self->isAwaited(round))
            self->begin(question);
    });
}

bool ConnectionPanel::stop()
{
    if (m_test)
        m_test->stop();
    return m_test;
}

void ConnectionPanel::abandon()
{
    delete m_test;
}

void ConnectionPanel::begin(const Result<Question>& question)
{
    if (!question) {
        showEnd(tr("Nothing was sent, created or charged."));
        showLine(Tone::Bad, question.error().message);
        return;
    }
    showRunning(tr("Testing…"));
    m_test = new ConnectionTest(m_network, m_clock, question->endpoint, question->models, this);
    connect(m_test, &ConnectionTest::asking, this, [this](int number, int count, const QString& model) {
        showRunning(
            count == 1 ? tr("Testing %1…").arg(model) : tr("Testing %1 (%2 of %3)…").arg(model).arg(number).arg(count));
    });
    connect(m_test, &ConnectionTest::finished, this, &ConnectionPanel::show);
}

void ConnectionPanel::show(const ConnectionResult& result)
{
    m_test.clear();
    showEnd(ConnectionTest::whatItDid(result));
    const QList<Group> groups = grouped(result.findings);
    for (const Group& group : groups) {
        const ConnectionFinding& finding = group.finding;
        // A finding about the whole account does not depend on the model.
        const bool isGeneral = isAboutAccount(finding.verdict);
        QStringList quiet;
        if (!isGeneral)
            quiet.append(group.models.join(u", "_s));
        if (!finding.said.isEmpty() && finding.verdict != ConnectionVerdict::Works)
            quiet.append(tr("The service responded: %1").arg(finding.said));
        if (!finding.requestId.isEmpty() && finding.verdict != ConnectionVerdict::Works)
            quiet.append(tr("Request ID: %1").arg(finding.requestId));
        showLine(toneOf(finding.verdict), finding.sentence, quiet.join(u'\n'));
    }
    if (groups.isEmpty())
        showLine(Tone::Warning, tr("Stopped."));
}

} // namespace Dailies
