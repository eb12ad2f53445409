// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placetestpanel.h"

#include "ui/style/icons.h"
#include "ui/uploads/placewords.h"
#include "ui/widgets/formparts.h"
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

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText); // it may contain a program's output
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString iconNameOf(Tone tone)
{
    return tone == Tone::Good ? u"circle-check"_s : tone == Tone::Warning ? u"triangle-alert"_s : u"circle-x"_s;
}

} // namespace

PlaceTestPanel::PlaceTestPanel(const PlaceTools& tools, Source source, QWidget* parent)
    : QWidget(parent)
    , m_source(std::move(source))
    , m_tools(tools)
    , m_button(new QPushButton(tr("Test"), this))
    , m_status(quietNote({}, this))
    , m_lines(new QWidget(this))
    , m_layout(new QVBoxLayout(m_lines))
{
    setObjectName(u"placeTestPanel"_s);
    m_button->setObjectName(u"testPlaceButton"_s);
    m_button->setAutoDefault(false);
    m_status->setObjectName(u"placeTestStatus"_s);
    setProtocol(UploadProtocol::S3);
    m_lines->setObjectName(u"placeTestLines"_s);
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
    connect(m_button, &QPushButton::clicked, this, &PlaceTestPanel::toggle);
}

PlaceTestPanel::~PlaceTestPanel()
{
    delete m_test; // its end concerns nobody any more
}

void PlaceTestPanel::setProtocol(UploadProtocol protocol)
{
    if (protocol == UploadProtocol::Command)
        m_button->setToolTip(tr("Uploads 1 kB and fetches it through its link. The file stays there. The video service "
                                "charges nothing for that."));
    else
        m_button->setToolTip(tr(
            "Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for that."));
    if (!m_runs)
        m_status->setText(m_button->toolTip());
}

void PlaceTestPanel::toggle()
{
    if (m_runs) {
        if (m_test)
            m_test->stop();
        else
            reset(); // still waiting for the secret
        return;
    }
    clear();
    setRunning(true, tr("Getting the secret…"));
    const int round = ++m_round;
    QPointer<PlaceTestPanel> self = this;
    m_source([self, round](Result<Question> question) {
        if (self && self->m_round == round && self->m_runs)
            self->begin(std::move(question));
    });
}

void PlaceTestPanel::reset()
{
    ++m_round;
    delete m_test;
    clear();
    setRunning(false, m_button->toolTip());
}

void PlaceTestPanel::begin(Result<Question> question)
{
    if (!question) {
        setRunning(false, tr("Nothing was uploaded."));
        showLine(Tone::Bad, question.error().message);
        return;
    }
    const UploadPlace place = question->place;
    m_test = new PlaceTest(place, std::move(question->uploader), m_tools.access.network(), m_tools.clock, this);
    showStep(PlaceTest::Step::Uploading);
    connect(m_test, &PlaceTest::stepBegun, this, &PlaceTestPanel::showStep);
    connect(
        m_test, &PlaceTest::finished, this, [this, place](const Result<LinkFacts>& result) { show(place, result); });
}

void PlaceTestPanel::showStep(PlaceTest::Step step)
{
    switch (step) {
    case PlaceTest::Step::Uploading: return setRunning(true, tr("Uploading 1 kB… (step 1 of 3)"));
    case PlaceTest::Step::Fetching: return setRunning(true, tr("Fetching it through its link… (step 2 of 3)"));
    case PlaceTest::Step::Deleting: return setRunning(true, tr("Deleting it… (step 3 of 3)"));
    }
}

void PlaceTestPanel::show(const UploadPlace& place, const Result<LinkFacts>& result)
{
    m_test->deleteLater();
    m_test.clear();
    setRunning(false, m_button->toolTip());
    if (!result) {
        m_tools.access.forget(place.id); // it may have been refused
        const bool isStopped = result.error().kind == ErrorKind::Stopped;
        showLine(isStopped ? Tone::Warning : Tone::Bad, isStopped ? tr("Stopped.") : result.error().message);
    } else {
        const bool keepsFile = place.protocol == UploadProtocol::Command;
        showLine(Tone::Good, tr("%1 works.").arg(place.name),
            keepsFile ? tr("The test file of 1 kB stays there, because a command can't delete files.") : QString());
        if (result->answersHead)
            showLine(Tone::Good, tr("The link answers GET and HEAD requests."));
        else
            showLine(Tone::Warning, tr("The link answers GET requests, but refuses HEAD requests."),
                place.publicBase.isEmpty() ? tr("A few services need HEAD. A public URL avoids that.")
                                           : tr("A few services need HEAD."));
        if (const QString far = distanceNote(place, m_tools.serviceHosts); !far.isEmpty())
            showLine(Tone::Warning, far);
    }
    Q_EMIT tested(result.has_value());
}

void PlaceTestPanel::showLine(Tone tone, const QString& text, const QString& quiet)
{
    auto* line = new QWidget(m_lines);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new IconLabel(icon(iconNameOf(tone), tone), iconSide, line), 0, Qt::AlignTop);
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
    line->setAccessibleName(quiet.isEmpty() ? text : text + u' ' + quiet);
    QAccessibleEvent event(line, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    Q_EMIT resultsShown();
}

void PlaceTestPanel::clear()
{
    const auto lines = m_lines->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* line : lines)
        retire(line);
    m_lines->hide();
}

void PlaceTestPanel::setRunning(bool runs, const QString& words)
{
    m_runs = runs;
    m_button->setText(runs ? tr("Stop") : tr("Test"));
    m_status->setText(words);
}

} // namespace Dailies
