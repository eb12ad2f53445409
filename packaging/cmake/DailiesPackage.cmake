# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Packages: cpack in a build folder makes what its platform wants. Only the Debian packages are tried (check-deb.sh);
# what is said of Windows and macOS has not been run.

# The Debian package that a file of this machine belongs to: its name is not the same in every release.
function(dailies_debian_package_of file out)
    file(REAL_PATH ${file} real)
    execute_process(COMMAND dpkg-query --search ${real} OUTPUT_VARIABLE owner ERROR_QUIET)
    string(REGEX MATCH "^[^:]+" owner "${owner}")
    if(NOT owner)
        message(STATUS "No Debian package holds ${real}: a .deb made here would not ask for it.")
    endif()
    # FFmpeg comes a second time with more codecs, and only one of the two can be installed.
    string(REGEX REPLACE "^(libav[a-z]+)([0-9]+)$" "\\0 | \\1-extra\\2" owner "${owner}")
    set(${out} ${owner} PARENT_SCOPE)
endfunction()

set(CPACK_PACKAGE_NAME dailies)
set(CPACK_PACKAGE_VENDOR "The Dailies authors")
set(CPACK_PACKAGE_CONTACT "The Dailies authors <authors@dailies.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${DAILIES_HOMEPAGE})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "generate, track and save clips from a paid video service")
set(CPACK_PACKAGE_DESCRIPTION
"Dailies is a desktop program for creators who generate clips with a paid
video service: write a request, send it, watch it run, look at the take frame
by frame, and continue from the exact frame you want.
.
Dailies never resends a request that may have been accepted, saves each task
ID to disk first, and stores keys in the system keychain. Practice mode is
built in: sample clips on your own computer, no key, nothing charged.")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(WIN32)
    set(CPACK_GENERATOR NSIS ZIP)
    set(CPACK_PACKAGE_INSTALL_DIRECTORY Dailies)
    set(CPACK_PACKAGE_EXECUTABLES dailies Dailies)
    set(CPACK_NSIS_DISPLAY_NAME Dailies)
    set(CPACK_NSIS_INSTALLED_ICON_NAME bin/dailies.exe)
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    set(CPACK_NSIS_MUI_ICON ${CMAKE_BINARY_DIR}/share/dailies.ico)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME Dailies)
else()
    set(CPACK_GENERATOR DEB TGZ)
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
    set(CPACK_DEBIAN_PACKAGE_SECTION video)
    set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
    set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
    # What the programs are linked with is found by dpkg-shlibdeps. These it cannot see: plugins, and what is loaded
    # when it is first needed (see app/common/lazylibrary.h).
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(depends ca-certificates libsecret-1-0 qt6-translations-l10n)
    set(files)
    foreach(library IN ITEMS avcodec avformat avutil swresample swscale archive curl)
        find_library(${library}_file ${library} REQUIRED)
        list(APPEND files ${${library}_file})
    endforeach()
    foreach(plugin IN ITEMS iconengines/libqsvgicon imageformats/libqsvg imageformats/libqwebp
            multimedia/libffmpegmediaplugin platforms/libqwayland-generic platforms/libqxcb sqldrivers/libqsqlite)
        list(APPEND files ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}/${plugin}.so)
    endforeach()
    foreach(file IN LISTS files)
        dailies_debian_package_of(${file} package)
        list(APPEND depends ${package})
    endforeach()
    list(REMOVE_DUPLICATES depends)
    list(JOIN depends ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
    # The filters that make GIFs come with ffmpeg (app/media/gifpalette.cpp).
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ffmpeg, fonts-noto-cjk, gnome-keyring | kwalletmanager")

    set(documents ${CMAKE_INSTALL_DATADIR}/doc/dailies)
    install(FILES ${CMAKE_SOURCE_DIR}/packaging/linux/copyright DESTINATION ${documents})
    set(changes ${CMAKE_BINARY_DIR}/share/changelog.gz)
    add_custom_command(OUTPUT ${changes}
        COMMAND sh -c "gzip -9n <\"$1\" >\"$2\"" sh ${CMAKE_SOURCE_DIR}/packaging/linux/changelog ${changes}
        DEPENDS ${CMAKE_SOURCE_DIR}/packaging/linux/changelog VERBATIM)
    add_custom_target(changes ALL DEPENDS ${changes})
    install(FILES ${changes} DESTINATION ${documents})
endif()

include(CPack)
