// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placesaver.h"

#include "app/common/webaddress.h"
#include "app/keys/keysaver.h"

namespace Dailies {

PlaceSaver::PlaceSaver(const PlaceTools& tools, const std::optional<UploadPlace>& before, const UploadPlace& after,
    const QByteArray& secret, QObject* parent)
    : QObject(parent)
    , m_tools(tools)
    , m_before(before)
    , m_after(after)
{
    // Delayed, as KeySaver is, so that the caller can connect to the signals first.
    if (secret.isEmpty())
        QMetaObject::invokeMethod(this, &PlaceSaver::storeAlone, Qt::QueuedConnection);
    else
        storeWith(secret);
}

void PlaceSaver::storeAlone()
{
    const Result<void> done = m_tools.places.put(m_after);
    done ? stored({}) : fail(done.error().message);
}

void PlaceSaver::storeWith(const QByteArray& secret)
{
    const auto ownerOf = [](const UploadPlace& place) { return KeySaver::Owner{place.id, originOf(place.endpoint)}; };
    const bool hasOld = m_before && m_before->needsSecret();
    auto* saver = new KeySaver(
        m_tools.keys, hasOld ? std::optional(ownerOf(*m_before)) : std::nullopt, ownerOf(m_after), secret,
        [this] {
            m_tools.access.forget(m_after.id);
            return m_tools.places.put(m_after);
        },
        this);
    connect(saver, &KeySaver::failed, this, &PlaceSaver::fail);
    connect(saver, &KeySaver::kept, this, [this](const QString& problem) {
        stored(problem.isEmpty() ? problem : tr("%1 The secret is kept in memory until you quit.").arg(problem));
    });
}

void PlaceSaver::stored(const QString& note)
{
    if (!m_before || !m_before->needsSecret() || m_after.needsSecret())
        return keep(note);
    m_tools.access.forget(m_after.id);
    m_tools.keys.remove(m_after.id, this, [this, note](const Result<void>& removed) {
        keep(removed ? note : tr("The old secret couldn't be removed. %1").arg(removed.error().message));
    });
}

void PlaceSaver::keep(const QString& note)
{
    deleteLater();
    Q_EMIT kept(note);
}

void PlaceSaver::fail(const QString& sentence)
{
    deleteLater();
    Q_EMIT failed(sentence);
}

} // namespace Dailies
