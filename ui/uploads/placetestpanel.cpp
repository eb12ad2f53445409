// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placetestpanel.h"

#include "ui/uploads/placewords.h"

#include <QPushButton>

namespace Dailies {

using namespace Qt::StringLiterals;

PlaceTestPanel::PlaceTestPanel(const PlaceTools& tools, Source source, QWidget* parent)
    : TestPanel(u"placeTest"_s, parent)
    , m_source(std::move(source))
    , m_tools(tools)
{
    setObjectName(u"placeTestPanel"_s);
    button()->setObjectName(u"testPlaceButton"_s);
    setProtocol(UploadProtocol::S3);
}

PlaceTestPanel::~PlaceTestPanel()
{
    abandon(); // its end concerns nobody any more
}

void PlaceTestPanel::setProtocol(UploadProtocol protocol)
{
    setHint(protocol == UploadProtocol::Command
            ? tr("Uploads 1 kB and fetches it through its link. The file stays there. The video service "
                 "charges nothing for that.")
            : tr("Uploads 1 kB, fetches it through its link and deletes it. The video service charges nothing for "
                 "that."));
}

void PlaceTestPanel::ask(int round)
{
    showRunning(tr("Getting the secret…"));
    const QPointer<PlaceTestPanel> self = this;
    m_source([self, round](Result<Question> question) {
        if (self && self->isAwaited(round))
            self->begin(std::move(question));
    });
}

bool PlaceTestPanel::stop()
{
    if (m_test)
        m_test->stop();
    return m_test;
}

void PlaceTestPanel::abandon()
{
    delete m_test;
}

void PlaceTestPanel::begin(Result<Question> question)
{
    if (!question) {
        showEnd(tr("Nothing was uploaded."));
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
    case PlaceTest::Step::Uploading: return showRunning(tr("Uploading 1 kB… (step 1 of 3)"));
    case PlaceTest::Step::Fetching: return showRunning(tr("Fetching it through its link… (step 2 of 3)"));
    case PlaceTest::Step::Deleting: return showRunning(tr("Deleting it… (step 3 of 3)"));
    }
}

void PlaceTestPanel::show(const UploadPlace& place, const Result<LinkFacts>& result)
{
    m_test->deleteLater();
    m_test.clear();
    showEnd(hint());
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
}

} // namespace Dailies
