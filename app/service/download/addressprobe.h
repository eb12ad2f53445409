// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QUrl>

class QHostInfo;

namespace Dailies {

/// What a server says of the file at an address, without the file.
struct AddressFacts {
    QUrl url; ///< where it was found, redirects followed
    QString contentType; ///< "image/png": lower case, without parameters; empty when not said
    qint64 bytes = -1; ///< -1 when not said

    bool operator==(const AddressFacts&) const = default;
};

/// Asks once what is at the address of an input, because a person wants to know: never by itself, since a link may be
/// good for one visit only. No key, no cookies, no referer; the addresses that result links are held to; at most 5
/// redirects, each checked again, never from https to http; 15 seconds for all of it. The file itself is not fetched:
/// the question is HEAD, and where a server refuses that, GET for its first byte.
/// Ends exactly once and deletes itself after finished().
class AddressProbe final : public QObject {
    Q_OBJECT
public:
    /// Starts at once; finished() is never emitted from within. `baseUrl` is that of the chosen account: only its host
    /// may be in a private network.
    AddressProbe(
        QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl, QObject* parent);
    ~AddressProbe() override;

    /// Ends it; finished() follows with ErrorKind::Stopped.
    void stop();

Q_SIGNALS:
    /// Or one sentence why nothing is known: Refused (the address may not be fetched, or gives nothing), Network.
    void finished(const Dailies::Result<Dailies::AddressFacts>& result);

private:
    enum class Question { Head, FirstByte };

    void visit(const QString& address);
    void checkResolved(const QHostInfo& info);
    void ask(Question question);
    void readHead();
    void skip();
    void refused();
    void follow(const QByteArray& location);
    void replyFinished();
    void give(const Result<AddressFacts>& result);
    void drop();

    QNetworkAccessManager& m_network;
    Clock& m_clock;
    QUrl m_baseUrl;
    QUrl m_url; ///< of the present hop
    Question m_question = Question::Head;
    int m_hops = 0;
    qint64 m_skipped = 0;
    QPointer<QNetworkReply> m_reply; ///< none when nothing is under way
    bool m_ended = false;
};

} // namespace Dailies
