// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/curlnetwork.h"
#include "app/storage/upload.h"

#include "tests/support/storageserver.h"
#include "tests/sweep/fastclock.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace Dailies {

/// One way in which an upload goes wrong: storage does something else, or a connection breaks, or the program ends.
struct UploadTrouble {
    ScriptedStorage::Step step = ScriptedStorage::Step::Put;
    ScriptedStorage::Fault fault = ScriptedStorage::Fault::None;
    bool isLasting = false; ///< each time, not only the first

    int request = -1; ///< the request whose connection breaks, from 0; -1: none
    qint64 at = 0; ///< after so many bytes of it, or of its body for a PUT
    FaultScript::Then end = FaultScript::Then::Fin;

    int stopAfterMs = -1; ///< the program ends after so many real milliseconds; -1: it does not
    qint64 aheadMs = 0; ///< of the storage's clock

    QString text() const;
};

/// An upload with trouble, then further ones without, until one succeeds, as the program would try again. Then once
/// more, which must not send anything.
class UploadCase final : public QObject {
    Q_OBJECT
public:
    explicit UploadCase(const UploadTrouble& trouble);
    ~UploadCase() override;

    void start();
    const UploadTrouble& trouble() const { return m_trouble; }
    /// What is wrong; empty if nothing is.
    const QStringList& findings() const { return m_findings; }
    /// PUTs that arrived completely or in part.
    int puts() const { return m_puts; }

    /// Breaks a rule on purpose, so that a sweep can show that it detects it: each upload sends the file, whether it is
    /// there or not.
    static bool sendsAlways;

Q_SIGNALS:
    void finished();

private:
    void live();
    void ended(const Result<UploadedFile>& result);
    void judge();
    void check(bool isRight, const QString& finding);

    const UploadTrouble m_trouble;
    QTemporaryDir m_folder;
    QString m_file;
    QByteArray m_content;
    QByteArray m_digest;
    StorageServer m_server;
    CurlNetwork m_network;
    FastClock m_clock;
    std::unique_ptr<Upload> m_upload;
    int m_life = 0;
    int m_successes = 0;
    int m_puts = 0;
    QStringList m_findings;
};

/// Every step with every fault; connections that break at every `stride`th byte of every request; programs that end.
QList<UploadTrouble> allUploadTroubles(int stride);

} // namespace Dailies
