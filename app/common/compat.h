// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// All differences between the oldest and the newest Qt that we build with are in this file.

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QTimeZone>

#include <algorithm>

#ifdef QT_GUI_LIB
#include <QAccessible>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>
#endif

namespace Dailies {

/// A UTC time from milliseconds since 1970, which is formatted with a "Z". Qt 6.4 formats a UTC QTimeZone as "+00:00",
/// but newer versions accept nothing else.
inline QDateTime utcTime(qint64 msSinceEpoch)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch, Qt::UTC);
#endif
}

/// Whether Qt respects a request not to decode on the graphics card.
inline constexpr bool mayChooseHardwareDecoding = QT_VERSION >= QT_VERSION_CHECK(6, 5, 0);

/// Qt 6.4 ends the program if it finds no media backend; later versions report that none is available.
inline bool mayLookForMediaBackend()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return true;
#else
    const QString name = QString::fromLatin1("*%1mediaplugin*").arg(qEnvironmentVariable("QT_MEDIA_BACKEND"));
    const QStringList folders = QCoreApplication::libraryPaths();
    return std::any_of(folders.cbegin(), folders.cend(), [&name](const QString& folder) {
        return !QDir(folder + QLatin1String("/multimedia")).entryList({name}, QDir::Files).isEmpty();
    });
#endif
}

/// Whether media must be stopped before a seek. The FFmpeg backend of Qt 6.4 ignores seeks while it is paused and has
/// read to the end of the file. The GStreamer backend must not be stopped, because it then shows other frames than
/// requested.
inline bool pausedMediaRunsDry()
{
    return QT_VERSION < QT_VERSION_CHECK(6, 5, 0) && qgetenv("QT_MEDIA_BACKEND") == "ffmpeg";
}

/// Whether the GStreamer backend is used. It reads an open device through the main thread, so that its pipeline and
/// that thread can block each other. It also shows the frame that covers the requested time, not the next frame to
/// begin.
inline bool playsWithGStreamer()
{
    return qgetenv("QT_MEDIA_BACKEND") == "gstreamer";
}

// The rest is only for code linked with Qt Gui, which the core is not.
#ifdef QT_GUI_LIB

/// Whether the desktop uses a dark theme. If Qt (6.4) or the desktop does not say, the lightness of the platform's
/// palette decides.
inline bool desktopIsDark([[maybe_unused]] const QStyleHints* hints, const QPalette& platformPalette)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (hints != nullptr && hints->colorScheme() != Qt::ColorScheme::Unknown)
        return hints->colorScheme() == Qt::ColorScheme::Dark;
#endif
    return platformPalette.color(QPalette::Window).lightness()
        < platformPalette.color(QPalette::WindowText).lightness();
}

/// Calls `changed` whenever the desktop switches between light and dark, while `context` exists; never on Qt 6.4.
template<typename Function>
void onDesktopThemeChange(
    [[maybe_unused]] QStyleHints* hints, [[maybe_unused]] QObject* context, [[maybe_unused]] Function changed)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(hints, &QStyleHints::colorSchemeChanged, context, changed);
#endif
}

/// Sets the accent colour, for which Qt 6.6 has added a palette role.
inline void setAccentRole([[maybe_unused]] QPalette& palette, [[maybe_unused]] const QColor& accent)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    palette.setColor(QPalette::Accent, accent);
#endif
}

/// Qt 6.8 has announcements. Before, screen readers read a notification when it is shown.
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
inline constexpr QAccessible::Event readOutEvent = QAccessible::Announcement;
#else
inline constexpr QAccessible::Event readOutEvent = QAccessible::ObjectShow;
#endif

inline void readOut(QObject* object, [[maybe_unused]] const QString& words)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(object, words);
#else
    QAccessibleEvent event(object, readOutEvent);
#endif
    QAccessible::updateAccessibility(&event);
}

#endif // QT_GUI_LIB

} // namespace Dailies
