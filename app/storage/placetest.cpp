// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/placetest.h"

#include <QDir>
#include <QRandomGenerator>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

PlaceTest::PlaceTest(const UploadPlace& place, std::unique_ptr<Uploader> uploader, QNetworkAccessManager& network,
    Clock& clock, QObject* parent)
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
    connect(m_upload.get(), &Upload::finished, this, [this](const Result<UploadedFile>& result) {
        // Nobody knows the name of the test file.
        result ? remove(*result) : Q_EMIT finished(failure(m_upload->problem()));
    });
    connect(m_upload.get(), &Upload::progress, this,
        [this](qint64 sent, qint64 total) { Q_EMIT stepBegun(sent < total ? Step::Uploading : Step::Fetching); });
}

void PlaceTest::stop()
{
    m_upload->stop();
}

void PlaceTest::remove(const UploadedFile& uploaded)
{
    if (m_place.protocol == UploadProtocol::Command)
        return Q_EMIT finished(uploaded.facts);
    Q_EMIT stepBegun(Step::Deleting);
    m_upload->uploader().remove(uploaded.name, [this, uploaded](const Result<void>& removed) {
        if (removed)
            return Q_EMIT finished(uploaded.facts);
        Error error = removed.error();
        error.message = tr("Uploading works, but the test file couldn't be deleted. %1").arg(error.message);
        Q_EMIT finished(failure(error));
    });
}

} // namespace Dailies
