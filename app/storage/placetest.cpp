// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/placetest.h"

#include <QDir>
#include <QRandomGenerator>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

PlaceTest::PlaceTest(
    const UploadPlace& place, std::unique_ptr<Uploader> uploader, HttpNetwork& network, Clock& clock, QObject* parent)
    : QObject(parent)
    , m_place(place)
    , m_file(QDir::tempPath() + u"/dailies-test-XXXXXX.bin"_s)
{
    std::array<quint32, 256> content{};
    QRandomGenerator::system()->generate(content.begin(), content.end());
    // If this fails, the upload reports that the file is missing or empty.
    if (m_file.open()) {
        m_file.write(reinterpret_cast<const char*>(content.data()), sizeof content);
        m_file.close();
    }
    m_upload = std::make_unique<Upload>(place, std::move(uploader), network, clock, m_file.fileName());
    connect(m_upload.get(), &Upload::finished, this, &PlaceTest::conclude);
    connect(m_upload.get(), &Upload::progress, this,
        [this](qint64 sent, qint64 total) { Q_EMIT stepBegun(sent < total ? Step::Uploading : Step::Fetching); });
}

void PlaceTest::stop()
{
    m_upload->stop();
}

void PlaceTest::conclude(const Result<UploadedFile>& result)
{
    // Nobody knows the name of the test file, so its problem is reported without it.
    const Result<LinkFacts> outcome = result ? Result<LinkFacts>(result->facts) : failure(m_upload->problem());
    // After an upload whose reply was lost, too, the file may be there.
    const bool isStored = !m_upload->storedName().isEmpty();
    const bool mayBeStored = !isStored && !result && result.error().kind == ErrorKind::Network;
    const QString name = mayBeStored ? m_upload->begunName() : m_upload->storedName();
    if (name.isEmpty() || (result && m_place.protocol == UploadProtocol::Command))
        return Q_EMIT finished(outcome);
    Q_EMIT stepBegun(Step::Deleting);
    m_upload->uploader().remove(name, [this, outcome, isStored](const Result<void>& removed) {
        if (removed || !isStored)
            return Q_EMIT finished(outcome);
        Error error = outcome ? removed.error() : outcome.error();
        error.message = outcome
            ? tr("Uploading works, but the test file couldn't be deleted. %1").arg(removed.error().message)
            : tr("%1 The test file stays there. %2").arg(error.message, removed.error().message);
        Q_EMIT finished(failure(error));
    });
}

} // namespace Dailies
