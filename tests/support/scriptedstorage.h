// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/placesignature.h"

#include <QHash>
#include <QStringList>

#include <functional>

namespace Dailies {

/// Storage with the S3 protocol (PUT, GET, HEAD, DELETE and lists of one bucket, with paths, not virtual hosts) that
/// does wrong what a script says, and judges the program that uses it. Knows no sockets and no clock. Signatures are
/// checked by the practice place's verifier, which shares no code with the program that signs.
class ScriptedStorage final {
public:
    /// What a request is for.
    enum class Step {
        Find, ///< GET signed in headers
        Put,
        Link, ///< GET of a presigned link
        Head,
        Other, ///< lists and deletions
    };
    /// What is done instead of the right thing.
    enum class Fault {
        None,
        ServerError, ///< 500
        SlowDown, ///< 503
        Full, ///< 507
        Quota, ///< 403 QuotaExceeded
        Denied, ///< 403 AccessDenied
        CutEarly, ///< the connection ends before anything was done
        CutLate, ///< everything is done, but the reply never arrives
        Forgets, ///< says 200, but the object is lost
        Vanishes, ///< the object is lost after its link was tried with success
        WrongLength, ///< the reply tells another length of the object
        Redirects, ///< 307 to another host
        Page, ///< an HTML page with status 200
        Slow, ///< the right thing, late
        Expired, ///< a link: 403, as if its time were over
    };
    struct Answer {
        int status = 0; ///< 0: the connection ends without a reply
        QList<std::pair<QByteArray, QByteArray>> headers;
        QByteArray body; ///< empty for HEAD
        bool isLate = false; ///< to be sent after a while
    };
    /// The fault of a request, by its step and the number of earlier requests of the same step.
    using Script = std::function<Fault(Step step, int number)>;

    ScriptedStorage(PlaceKey key, QByteArray bucket);

    void setScript(Script script) { m_script = std::move(script); }
    /// By how much the storage's clock is ahead of the time that answer() is given.
    void setAheadMs(qint64 ahead) { m_aheadMs = ahead; }
    const PlaceKey& key() const { return m_key; }
    const QByteArray& bucket() const { return m_bucket; }

    static Step stepOf(const HttpQuestion& question);
    /// Answers a request that arrived completely.
    Answer answer(const HttpQuestion& question, qint64 nowMs);

    /// Why a video service could not fetch a link (target and Host header of a GET); empty if it could.
    QByteArray linkTrouble(const QByteArray& target, const QByteArray& host, qint64 nowMs) const;
    /// The stored objects, by name.
    QHash<QByteArray, QByteArray> objects() const;

    int requests(Step step) const { return m_requests.value(int(step)); }
    /// Complete PUTs of a content, by its SHA-256 in hex, whatever became of them.
    int puts(const QByteArray& sha256) const { return m_puts.value(sha256); }
    /// PUTs of an object that was there, although the storage had told so.
    int surplus() const { return m_surplus; }
    /// What no client may do: wrong signatures, digests that do not fit, contents under another content's name.
    const QStringList& complaints() const { return m_complaints; }

private:
    struct Object {
        QByteArray content;
        QByteArray type;
        bool isTold = false; ///< the program was told that it is there
        bool vanishes = false; ///< once its link was tried
    };

    Answer put(const HttpQuestion& question, const QByteArray& name, Fault fault);
    Answer get(const HttpQuestion& question, const QByteArray& name, Step step, Fault fault);
    Answer list(const HttpQuestion& question) const;
    void complain(const QString& complaint);

    PlaceKey m_key;
    QByteArray m_bucket;
    Script m_script;
    qint64 m_aheadMs = 0;
    QHash<QByteArray, Object> m_objects;
    QHash<int, int> m_requests; ///< by step
    QHash<QByteArray, int> m_puts;
    int m_surplus = 0;
    QStringList m_complaints;
};

/// Words of a fault for names of cases.
const char* nameOf(ScriptedStorage::Fault fault);

} // namespace Dailies
