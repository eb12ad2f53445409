// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/storage/uploader.h"
#include "app/storage/uploadplace.h"

#include <QPointer>
#include <QProcess>

namespace Dailies {

/// A program of the user's that uploads a file. The last line of its output is the link, unless the place has a public
/// address. It can neither list nor delete.
class CommandUploader final : public Uploader {
    Q_OBJECT
public:
    CommandUploader(const UploadPlace& place, Clock& clock);
    ~CommandUploader() override;

    void find(const QString& name, Done<std::optional<StoredFile>> done) override;
    void put(const UploadSource& source, const QString& name, Progress progress, Done<QString> done) override;
    void list(Done<QList<StoredFile>> done) override;
    void remove(const QString& name, Done<void> done) override;
    UploadLink link(const QString& name) const override;
    void stop() override;

private:
    enum class Signal {
        Ask, ///< to end
        End, ///< at once
    };
    void end(const Error& reason);
    /// To the program and all that it started; elsewhere than on Unix, only to the program.
    void signalAll(Signal signal);
    Result<QString> outcome(const QString& name);

    const UploadPlace m_place;
    Clock& m_clock;
    QPointer<QProcess> m_process; ///< null if none is running
    qint64 m_group = 0; ///< process group of the program that runs
    QByteArray m_output; ///< the end of it
    std::optional<Error> m_ended; ///< why this class ended the program
};

} // namespace Dailies
