// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploader.h"

#include "app/storage/signature.h"

namespace Dailies {

QUrl publicLink(const QUrl& publicBase, const QString& name)
{
    QByteArray base = publicBase.toEncoded();
    while (base.endsWith('/'))
        base.chop(1);
    return QUrl::fromEncoded(base + '/' + uriEncoded(name.toUtf8(), true), QUrl::StrictMode);
}

} // namespace Dailies
