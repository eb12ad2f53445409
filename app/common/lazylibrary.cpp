// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/lazylibrary.h"

#include <QLibrary>
#include <QString>

namespace Dailies {

void* LazyLibrary::find(const char* function) const
{
    return reinterpret_cast<void*>(QLibrary::resolve(QString::fromLatin1(name), version, function));
}

} // namespace Dailies
