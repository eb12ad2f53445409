// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/connectionpanel.h"

#include "ui/style/icons.h"
#include "ui/widgets/iconlabel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSide = 16;

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

QString iconNameOf(ConnectionVerdict verdict)
{
    const Tone tone = toneOf(verdict);
    return tone == Tone::Good ? u"circle-check"_s : tone == Tone::Warning ? u"triangle-alert"_s : u"circle-x"_s;
}

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // it contains texts of the service
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ConnectionPanel::ConnectionPanel(Source source, QWidget* parent)
    : QWidget(parent)
    , m_source(std::move(source))
    , m_button(new QPushButton(tr("Test"), this))
    , m_status(new QLabel(this))
    , m_lines(new QWidget(this))
    , m_layout(new QVBoxLayout(m_lines))
{
    setObjectName(u"connectionPanel"_s);
    m_button->setObjectName(u"testButton"_s);
    m_button->setAutoDefault(false);
    m_button->setToolTip(tr("Sends a harmless test query. Nothing is created or charged."));
    m_status->setObjectName(u"testStatus"_s);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setText(m_button->toolTip());
    m_status->setWordWrap(true);
    makeQuiet(m_status);
    m_lines->setObjectName(u"testLines"_s);
    m_lines->hide();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_button);
    row->addWidget(m_status, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_lines);
    connect(m_button, &QPushButton::clicked, this, &ConnectionPanel::toggle);
}

ConnectionPanel::~ConnectionPanel()
{
    delete m_test; // before its network manager is destroyed
}

void ConnectionPanel::toggle()
{
    if (m_runs) {
        if (m_test)
            m_test->stop();
        else
            reset(); // still waiting for the API key
        return;
    }
    clear();
    setRunning(true, tr("Getting the key…"));
    const int round = ++m_round;
    QPointer<ConnectionPanel> self = this;
    m_source([self, round](const Result<Question>& question) {
        if (self && self->m_round == round && self->m_runs)
            self->begin(question);
    });
}

void ConnectionPanel::reset()
{
    ++m_round;
    delete m_test;
    clear();
    setRunning(false, m_button->toolTip());
}

void ConnectionPanel::begin(const Result<Question>& question)
{
    if (!question) {
        setRunning(false, tr("Nothing was sent, created or charged."));
        showLine(Tone::Bad, u"circle-x"_s, question.error().message);
        return;
    }
    setRunning(true, tr("Testing…"));
    m_test = new ConnectionTest(m_network, m_clock, question->endpoint, question->models, this);
    connect(m_test, &ConnectionTest::asking, this, [this](int number, int count, const QString& model) {
        m_status->setText(
            count == 1 ? tr("Testing %1…").arg(model) : tr("Testing %1 (%2 of %3)…").arg(model).arg(number).arg(count));
    });
    connect(m_test, &ConnectionTest::finished, this, &ConnectionPanel::show);
}

void ConnectionPanel::show(const ConnectionResult& result)
{
    m_test.clear();
    setRunning(false, ConnectionTest::whatItDid(result));
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
        showLine(toneOf(finding.verdict), iconNameOf(finding.verdict), finding.sentence, quiet.join(u'\n'));
    }
    if (groups.isEmpty())
        showLine(Tone::Warning, u"triangle-alert"_s, tr("Stopped."));
    Q_EMIT tested(result);
}

void ConnectionPanel::showLine(Tone tone, const QString& iconName, const QString& text, const QString& quiet)
{
    auto* line = new QWidget(m_lines);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new IconLabel(icon(iconName, tone), iconSide, line), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(wrapped(text, line));
    if (!quiet.isEmpty()) {
        auto* more = wrapped(quiet, line);
        makeQuiet(more);
        words->addWidget(more);
    }
    row->addLayout(words, 1);
    m_layout->addWidget(line);
    m_lines->show();
    QAccessibleEvent event(line, QAccessible::Alert);
    line->setAccessibleName(quiet.isEmpty() ? text : text + u' ' + quiet);
    QAccessible::updateAccessibility(&event);
}

void ConnectionPanel::clear()
{
    qDeleteAll(m_lines->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    m_lines->hide();
}

void ConnectionPanel::setRunning(bool runs, const QString& words)
{
    m_runs = runs;
    m_button->setText(runs ? tr("Stop") : tr("Test"));
    m_status->setText(words);
}

} // namespace Dailies
