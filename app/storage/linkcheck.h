// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/storagecall.h"

#include <QPointer>

namespace Dailies {

/// What a link answered.
struct LinkFacts {
    bool answersHead = false; ///< presigned links refuse HEAD, and a few services ask with it
    int headStatus = 0; ///< 0 if HEAD got no answer
    QString contentType; ///< lower case, without parameters
    qint64 bytes = -1; ///< -1 if the server did not say

    bool operator==(const LinkFacts&) const = default;
};

/// Fetches the beginning of a link as a video service would: without credentials and without following redirects.
/// Emits finished() exactly once, never from within the constructor, and then deletes itself.
class LinkCheck final : public QObject {
    Q_OBJECT
public:
    static constexpr qint64 beginningBytes = 1024;

    /// `bytes` is the length that the file must have.
    LinkCheck(HttpNetwork& network, Clock& clock, const QUrl& link, qint64 bytes, QObject* parent);
    /// The first beginningBytes that the file must have, or all if it is shorter. Empty if unknown.
    void setBeginning(const QByteArray& beginning) { m_beginning = beginning; }

    void stop();

Q_SIGNALS:
    /// Errors, each with one sentence: Refused (the link cannot be used), Media (the content begins with other bytes),
    /// Network (it may work later), Stopped. The code is the status of the reply.
    void finished(const Dailies::Result<Dailies::LinkFacts>& result);

private:
    StorageCall* ask(const QByteArray& method);
    void readFirstBytes(const StorageReply& reply);
    void give(const Result<LinkFacts>& result);

    HttpNetwork& m_network;
    Clock& m_clock;
    QUrl m_link;
    qint64 m_bytes;
    QByteArray m_beginning;
    LinkFacts m_facts;
    QPointer<StorageCall> m_call;
};

} // namespace Dailies
