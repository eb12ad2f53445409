// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/placesignature.h"
#include "app/practice/practicejob.h"

#include <QSet>
#include <QStringList>

#include <mutex>

namespace Dailies {

/// The practice place: storage with the S3 protocol, with one bucket in a folder. Strict about signatures, times and
/// digests. Files under public/ can be fetched by anyone. Words in a file's name cause faults. Thread-safe.
class PracticePlace final {
public:
    PracticePlace(const QString& folder, PlaceKey key);

    static QByteArray bucket();
    const PlaceKey& key() const { return m_key; }
    /// Whether a request is for the place instead of the service.
    static bool isFor(const HttpQuestion& question);

    /// The response to a request that is refused whatever its body contains; nullopt for others.
    std::optional<HttpAnswer> answerWithoutBody(const HttpQuestion& question, qint64 nowMs);
    HttpAnswer answer(const HttpQuestion& question, qint64 nowMs);

    /// Fetches a link as a video service would. Its host and port are those of the server. nullopt if the place refuses
    /// the link.
    std::optional<FetchedFile> fetched(const QUrl& link, qint64 nowMs);

    /// The words that cause faults, one line for each, translated.
    static QStringList faultWords();

private:
    HttpAnswer store(const HttpQuestion& question, const QByteArray& name);
    HttpAnswer fetch(const HttpQuestion& question, const QByteArray& name) const;
    HttpAnswer list(const HttpQuestion& question) const;
    QString pathFor(const QByteArray& name) const;

    QString m_folder;
    PlaceKey m_key;
    std::mutex m_mutex; ///< protects m_closed
    QSet<QByteArray> m_closed; ///< names of files whose connection was closed once
};

} // namespace Dailies
