// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Everything that differs between the oldest and the newest Qt we build with stands here, and nowhere else.

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

// A moment from milliseconds since 1970, in UTC and written with a "Z". Qt 6.4 writes "+00:00" for a time zone that is UTC,
// and newer ones do not take anything but a zone.
inline QDateTime utcTime(qint64 msSinceEpoch)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch, Qt::UTC);
#endif
}

// Whether Qt listens when it is told not to let the graphics card decode.
inline constexpr bool mayChooseHardwareDecoding = QT_VERSION >= QT_VERSION_CHECK(6, 5, 0);

// Qt 6.4 ends the program when it looks for a media backend and finds none; later ones say that none is available.
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

// The FFmpeg backend of Qt 6.4, paused and read ahead to the end of a file, takes no seek before it was stopped. The
// GStreamer backend, stopped, shows other pictures after a seek than were asked for.
inline bool pausedMediaRunsDry()
{
    return QT_VERSION < QT_VERSION_CHECK(6, 5, 0) && qgetenv("QT_MEDIA_BACKEND") == "ffmpeg";
}

// GStreamer reads an open device through the window's own thread, for which its pipeline then waits while that thread
// waits for the pipeline; and it shows the picture that covers the time asked for, not the next one to begin.
inline bool playsWithGStreamer()
{
    return qgetenv("QT_MEDIA_BACKEND") == "gstreamer";
}

// The rest is for what is linked with Gui, which the core is not.
#ifdef QT_GUI_LIB

// Whether the desktop asks for a dark theme. Qt 6.4 cannot tell, so there (and where the desktop does not say)
// the lightness of the platform's own palette decides.
inline bool desktopIsDark([[maybe_unused]] const QStyleHints* hints, const QPalette& platformPalette)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (hints != nullptr && hints->colorScheme() != Qt::ColorScheme::Unknown)
        return hints->colorScheme() == Qt::ColorScheme::Dark;
#endif
    return platformPalette.color(QPalette::Window).lightness()
        < platformPalette.color(QPalette::WindowText).lightness();
}

// Calls `changed` in the life of `context` whenever the desktop goes from light to dark or back; never on Qt 6.4.
template<typename Function>
void onDesktopThemeChange(
    [[maybe_unused]] QStyleHints* hints, [[maybe_unused]] QObject* context, [[maybe_unused]] Function changed)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(hints, &QStyleHints::colorSchemeChanged, context, changed);
#endif
}

// Qt 6.6 has a palette role of its own for the accent colour.
inline void setAccentRole([[maybe_unused]] QPalette& palette, [[maybe_unused]] const QColor& accent)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    palette.setColor(QPalette::Accent, accent);
#endif
}

// Qt 6.8 can announce something; before, a notification that comes up is what is read out by itself.
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
