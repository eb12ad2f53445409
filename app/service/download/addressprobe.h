// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/service/download/redirectguard.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QUrl>

namespace Dailies {

/// What a server says about the file at an address, without the file itself.
struct AddressFacts {
    QUrl url; ///< the final address after redirects
    QString contentType; ///< such as "image/png": lower case, without parameters; empty if unknown
    qint64 bytes = -1; ///< -1 if unknown

    bool operator==(const AddressFacts&) const = default;
};

/// Asks a server about the file at the address of an input. Run it only on request of the user, because a
/// link may be valid for one visit only. The request carries no API key, no cookies and no referer, and the
/// rules for result links apply to the address. It follows at most 5 redirects, checks each of them, and
/// never goes from https to http. The time limit for everything is 15 seconds. It does not fetch the file: it
/// sends HEAD or, if the server refuses that, GET for the first byte. Emits finished() exactly once and then
/// deletes itself.
class AddressProbe final : public QObject {
    Q_OBJECT
public:
    /// Starts at once; finished() is never emitted from within the constructor. `baseUrl` is the one of the
    /// selected account: only its host may be in a private network.
    AddressProbe(
        QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl, QObject* parent);
    ~AddressProbe() override;

Q_SIGNALS:
    /// Errors, each with one sentence: Refused (the address may not be fetched, or the server refuses),
    /// Network.
    void finished(const Dailies::Result<Dailies::AddressFacts>& result);

private:
    enum class Question { Head, FirstByte };

    void ask(Question question);
    void readHead();
    void skip();
    void refused();
    void replyFinished();
    void give(const Result<AddressFacts>& result);
    void drop();

    QNetworkAccessManager& m_network;
    Clock& m_clock;
    RedirectGuard m_guard;
    Question m_question = Question::Head;
    qint64 m_skipped = 0;
    QPointer<QNetworkReply> m_reply; ///< null if no request is in progress
    bool m_ended = false;
};

} // namespace Dailies
