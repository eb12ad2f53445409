# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The build's differences between the oldest and the newest Qt we build with. Those of the code are in
# app/common/compat.h.

# From Qt 6.5 on, QTRY_VERIFY and its like put a long into an int.
set(DAILIES_QT_TEST_OPTIONS)
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5 AND NOT MSVC)
    set(DAILIES_QT_TEST_OPTIONS -Wno-error=conversion)
endif()

# The thread sanitizer is told what Qt's inner functions hand over; later versions have others.
set(DAILIES_QT_HANDOVER_IS_KNOWN OFF)
if(Qt6_VERSION VERSION_LESS 6.5)
    set(DAILIES_QT_HANDOVER_IS_KNOWN ON)
endif()

# Qt 6.4 of Debian 12 brings two media backends, FFmpeg and GStreamer; that of Debian 13 has no GStreamer backend in any
# package.
find_file(DAILIES_GSTREAMER_PLUGIN
    NAMES libgstreamermediaplugin.so libgstreamermediaplugin.dylib gstreamermediaplugin.dll
    PATHS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}/multimedia NO_DEFAULT_PATH)
mark_as_advanced(DAILIES_GSTREAMER_PLUGIN)
