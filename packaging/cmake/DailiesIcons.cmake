# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The application's icon in the formats and sizes that desktops want, made of its one drawing.
set(made ${CMAKE_BINARY_DIR}/share)
set(drawing ${CMAKE_SOURCE_DIR}/resources/icons/dailies.svg)
file(MAKE_DIRECTORY ${made})
add_executable(rendericons ${CMAKE_SOURCE_DIR}/packaging/rendericons.cpp)
set_target_properties(rendericons PROPERTIES AUTOMOC OFF)
target_link_libraries(rendericons PRIVATE dailies_options Qt6::Gui Qt6::Svg)

# Pictures of the application's icon: dailies_icons(SIZE FILE [SIZE FILE]...).
function(dailies_icons)
    set(files ${ARGN})
    list(FILTER files EXCLUDE REGEX "^[0-9]+$")
    add_custom_command(OUTPUT ${files}
        COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen $<TARGET_FILE:rendericons> ${drawing} ${ARGN}
        DEPENDS ${drawing} rendericons VERBATIM)
endfunction()
