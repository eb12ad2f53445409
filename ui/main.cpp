// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/application.h"

#include <QByteArray>
#include <QDir>
#include <QLibraryInfo>

namespace {

// Distributions may leave it out of their packages.
bool hasFfmpegBackend()
{
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QLatin1StringView("/multimedia"));
    return !plugins.entryList({QStringLiteral("*ffmpegmediaplugin*")}, QDir::Files).isEmpty();
}

} // namespace

int main(int argc, char* argv[])
{
    // Qt 6.4 on Linux prefers GStreamer, which cannot step by frames; a person's own choice stands.
    if (QT_VERSION < QT_VERSION_CHECK(6, 5, 0) && !qEnvironmentVariableIsSet("QT_MEDIA_BACKEND") && hasFfmpegBackend())
        qputenv("QT_MEDIA_BACKEND", "ffmpeg");
    return Dailies::runApplication(argc, argv);
}
