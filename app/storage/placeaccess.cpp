// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/placeaccess.h"

#include "app/common/webaddress.h"
#include "app/storage/makeuploader.h"

#include <QPointer>

namespace Dailies {

namespace {

void wipe(UploadSecret& secret)
{
    Dailies::wipe(secret.secret);
    Dailies::wipe(secret.sessionToken);
}

} // namespace

PlaceAccess::PlaceAccess(KeyStore& keys, HttpNetwork& network, Clock& clock, QObject* parent)
    : QObject(parent)
    , m_keys(keys)
    , m_network(network)
    , m_clock(clock)
{}

PlaceAccess::~PlaceAccess()
{
    for (Known& known : m_known)
        wipe(known.secret);
}

void PlaceAccess::open(const UploadPlace& place, QObject* context, const Opened& opened)
{
    // The file of the places can be edited by hand.
    if (const auto problems = problemsOf(place); !problems.isEmpty()) {
        const QString sentence =
            tr("The upload place \"%1\" can't be used. %2").arg(place.name, problems.constFirst().sentence);
        return m_clock.after(0, context, [opened, sentence] { opened(failure(ErrorKind::BadInput, sentence)); });
    }
    const QString origin = originOf(place.endpoint);
    const auto known = m_known.constFind(place.id);
    if (!place.needsSecret() || (known != m_known.cend() && known->origin == origin)) {
        // By value: the secret may be forgotten until then.
        const UploadSecret secret = place.needsSecret() ? known->secret : UploadSecret();
        return m_clock.after(
            0, context, [this, place, secret, opened] { opened(makeUploader(place, secret, m_network, m_clock)); });
    }
    m_keys.read(place.id, origin, context, [this, place, origin, opened](const Result<QByteArray>& key) {
        if (key) {
            forget(place.id);
            m_known.insert(place.id, {origin, {ownCopy(*key)}, false});
            return opened(makeUploader(place, {*key}, m_network, m_clock));
        }
        Error error = key.error();
        if (error.kind == ErrorKind::KeyProblem)
            error.message =
                tr("The secret of the upload place \"%1\" isn't on this computer. Enter it in the settings.")
                    .arg(place.name);
        opened(failure(error));
    });
}

void PlaceAccess::keep(const UploadPlace& place, const UploadSecret& secret)
{
    if (const auto known = m_known.find(place.id); known != m_known.end())
        wipe(known->secret);
    m_known.insert(place.id, {originOf(place.endpoint), {ownCopy(secret.secret), ownCopy(secret.sessionToken)}, true});
}

void PlaceAccess::forget(const QString& placeId)
{
    const auto known = m_known.find(placeId);
    if (known == m_known.end() || known->isGiven)
        return;
    wipe(known->secret);
    m_known.erase(known);
}

} // namespace Dailies
