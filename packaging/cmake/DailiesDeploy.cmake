# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Windows and macOS: the icon within the program, and Qt's libraries next to it. Not verified: written by Qt's conventions,
# built on neither system yet.
if(WIN32)
    dailies_icons(256 ${made}/dailies.ico)
    file(CONFIGURE OUTPUT ${made}/dailies.rc CONTENT "IDI_ICON1 ICON \"${made}/dailies.ico\"\n" @ONLY)
    set_property(SOURCE ${made}/dailies.rc PROPERTY OBJECT_DEPENDS ${made}/dailies.ico)
    target_sources(dailies PRIVATE ${made}/dailies.rc)
else()
    set(iconset ${made}/dailies.iconset)
    file(MAKE_DIRECTORY ${iconset})
    set(pictures)
    set(pairs)
    foreach(size IN ITEMS 16 32 128 256 512)
        math(EXPR double "2 * ${size}")
        list(APPEND pictures ${iconset}/icon_${size}x${size}.png ${iconset}/icon_${size}x${size}@2x.png)
        list(APPEND pairs ${size} ${iconset}/icon_${size}x${size}.png ${double} ${iconset}/icon_${size}x${size}@2x.png)
    endforeach()
    dailies_icons(${pairs})
    add_custom_command(OUTPUT ${made}/dailies.icns
        COMMAND iconutil --convert icns --output ${made}/dailies.icns ${iconset} DEPENDS ${pictures} VERBATIM)
    target_sources(dailies PRIVATE ${made}/dailies.icns)
    set_source_files_properties(${made}/dailies.icns PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    set_target_properties(dailies PROPERTIES
        MACOSX_BUNDLE ON
        MACOSX_BUNDLE_BUNDLE_NAME Dailies
        MACOSX_BUNDLE_GUI_IDENTIFIER ${DAILIES_APP_ID}
        MACOSX_BUNDLE_ICON_FILE dailies.icns
        MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
        MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION})
endif()
qt_generate_deploy_app_script(TARGET dailies OUTPUT_SCRIPT deploy NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT ${deploy})
