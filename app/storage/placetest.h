// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/upload.h"

#include <QTemporaryFile>

namespace Dailies {

/// Tries an upload place: uploads 1 kB of random bytes, fetches it through its link and deletes it, if the place can
/// delete. It is deleted, too, if its link does not work. Emits finished() exactly once, never from within the constructor.
class PlaceTest final : public QObject {
    Q_OBJECT
public:
    /// `uploader` belongs to the place and must not be busy.
    PlaceTest(const UploadPlace& place, std::unique_ptr<Uploader> uploader, HttpNetwork& network, Clock& clock,
        QObject* parent = nullptr);

    void stop();

    /// What the test does now.
    enum class Step { Uploading, Fetching, Deleting };
    Q_ENUM(Step)

Q_SIGNALS:
    void stepBegun(Dailies::PlaceTest::Step step);
    /// Errors are one sentence about the step that failed.
    void finished(const Dailies::Result<Dailies::LinkFacts>& result);

private:
    void conclude(const Result<UploadedFile>& result);

    UploadPlace m_place;
    QTemporaryFile m_file;
    std::unique_ptr<Upload> m_upload;
};

} // namespace Dailies
