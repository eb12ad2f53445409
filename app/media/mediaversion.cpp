// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediaversion.h"

#include "app/media/lazylibav.h"

namespace Dailies {

QString ffmpegVersion()
{
    return QString::fromUtf8(av_version_info());
}

QString ffmpegLicence()
{
    return QString::fromUtf8(avutil_license());
}

} // namespace Dailies
