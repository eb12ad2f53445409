// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placesaver.h"

#include "app/common/webaddress.h"

namespace Dailies {

PlaceSaver::PlaceSaver(const PlaceTools& tools, const std::optional<UploadPlace>& before, const UploadPlace& after,
    const QByteArray& secret, QObject* parent)
    : QObject(parent)
    , m_tools(tools)
    , m_before(before)
    , m_after(after)
    , m_secret(ownCopy(secret))
{
    // Delayed, so that the caller can connect to the signals first.
    QMetaObject::invokeMethod(this, &PlaceSaver::begin, Qt::QueuedConnection);
}

PlaceSaver::~PlaceSaver()
{
    // Without its place, nobody could find the secret any more.
    if (!m_isDone && !m_before && !m_secret.isEmpty())
        m_tools.keys.remove(m_after.id, &m_tools.keys, [](const Result<void>&) {});
    wipe(m_secret);
    wipe(m_oldSecret);
}

void PlaceSaver::begin()
{
    if (m_secret.isEmpty())
        return store({});
    if (!m_before || !m_before->needsSecret())
        return write();
    m_tools.keys.read(m_before->id, originOf(m_before->endpoint), this, [this](const Result<QByteArray>& secret) {
        if (secret)
            m_oldSecret = ownCopy(*secret);
        write();
    });
}

void PlaceSaver::write()
{
    m_tools.keys.write(m_after.id, originOf(m_after.endpoint), m_secret, this,
        [this](const Result<void>& result) { written(result); });
}

void PlaceSaver::written(const Result<void>& result)
{
    m_tools.access.forget(m_after.id);
    if (result)
        return store({});
    if (!m_tools.keys.isForThisSessionOnly(m_after.id))
        return fail(result.error().message);
    store(tr("%1 The secret is kept in memory until you quit.").arg(result.error().message));
}

void PlaceSaver::store(const QString& note)
{
    const auto stored = m_tools.places.put(m_after);
    if (!stored)
        return takeBack(stored.error().message);
    m_before && m_before->needsSecret() && !m_after.needsSecret() ? removeOld(note) : keep(note);
}

void PlaceSaver::takeBack(const QString& sentence)
{
    if (m_oldSecret.isEmpty())
        return fail(sentence);
    m_tools.keys.write(m_before->id, originOf(m_before->endpoint), m_oldSecret, this,
        [this, sentence](const Result<void>&) { fail(sentence); });
}

void PlaceSaver::removeOld(const QString& note)
{
    m_tools.access.forget(m_after.id);
    m_tools.keys.remove(m_after.id, this, [this, note](const Result<void>& removed) {
        keep(removed ? note : tr("The old secret couldn't be removed. %1").arg(removed.error().message));
    });
}

void PlaceSaver::keep(const QString& note)
{
    m_isDone = true;
    deleteLater();
    Q_EMIT kept(note);
}

void PlaceSaver::fail(const QString& sentence)
{
    deleteLater();
    Q_EMIT failed(sentence);
}

} // namespace Dailies
