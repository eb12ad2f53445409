# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What a desktop wants beside the two programs: the entry in its menus, icons, what software centres show, man pages,
# completion of the command line. The programs themselves are installed where they are built.
if(WIN32 OR APPLE)
    return()
endif()

set(linux ${CMAKE_SOURCE_DIR}/packaging/linux)
file(MAKE_DIRECTORY ${made}/man)
configure_file(${linux}/dailies.desktop.in ${made}/${DAILIES_APP_ID}.desktop @ONLY)
configure_file(${linux}/dailies.metainfo.xml.in ${made}/${DAILIES_APP_ID}.metainfo.xml @ONLY)
install(FILES ${made}/${DAILIES_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${made}/${DAILIES_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)

# Desktops draw the drawing itself at most sizes; the small ones and old docks want pictures.
install(FILES ${drawing} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${DAILIES_APP_ID}.svg)
set(pictures)
set(pairs)
foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    list(APPEND pictures ${made}/icon-${size}.png)
    list(APPEND pairs ${size} ${made}/icon-${size}.png)
    install(FILES ${made}/icon-${size}.png RENAME ${DAILIES_APP_ID}.png
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
dailies_icons(${pairs})
add_custom_target(icons ALL DEPENDS ${pictures})

# The man pages are what --help says, so that the two cannot differ.
find_program(HELP2MAN help2man)
if(HELP2MAN AND NOT CMAKE_CROSSCOMPILING)
    set(pages)
    function(dailies_man_page page program describes)
        set(file ${made}/man/${page}.1.gz)
        add_custom_command(OUTPUT ${file}
            COMMAND ${linux}/manpage.sh ${file} ${describes} $<TARGET_FILE:${program}> ${ARGN}
            DEPENDS ${program} ${linux}/manpage.sh ${linux}/see-also.h2m ${linux}/environment.h2m VERBATIM)
        install(FILES ${file} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
        set(pages ${pages} ${file} PARENT_SCOPE)
    endfunction()
    dailies_man_page(dailies dailies "generate, track and save clips from a video service")
    dailies_man_page(dailies-cli dailies-cli "generate, track and save clips from a video service")
    dailies_man_page(dailies-cli-check dailies-cli "look whether a request can be sent" check)
    dailies_man_page(dailies-cli-submit dailies-cli "send a request" submit)
    dailies_man_page(dailies-cli-watch dailies-cli "follow every unfinished task until it has ended" watch)
    dailies_man_page(dailies-cli-list dailies-cli "list the tasks, also as CSV or JSON" list)
    dailies_man_page(dailies-cli-tasks dailies-cli "list the tasks" tasks)
    dailies_man_page(dailies-cli-show dailies-cli "show one task with its request and log" show)
    dailies_man_page(dailies-cli-evidence dailies-cli "write what support needs to look into a task" evidence)
    dailies_man_page(dailies-cli-remove dailies-cli "remove requests that were not sent" remove)
    dailies_man_page(dailies-cli-adopt dailies-cli "follow a task that was created elsewhere" adopt)
    dailies_man_page(dailies-cli-accounts dailies-cli "add, list, remove or test accounts" accounts)
    dailies_man_page(dailies-cli-accounts-add dailies-cli "add an account" accounts add)
    dailies_man_page(dailies-cli-accounts-list dailies-cli "list the accounts" accounts list)
    dailies_man_page(dailies-cli-accounts-remove dailies-cli "remove an account and its key" accounts remove)
    dailies_man_page(dailies-cli-accounts-test dailies-cli "see whether an account can be used" accounts test)
    dailies_man_page(dailies-cli-uploads dailies-cli "upload files to your own storage" uploads)
    dailies_man_page(dailies-cli-uploads-add dailies-cli "add an upload place" uploads add)
    dailies_man_page(dailies-cli-uploads-list dailies-cli "list the upload places" uploads list)
    dailies_man_page(dailies-cli-uploads-test dailies-cli "see whether an upload place can be used" uploads test)
    dailies_man_page(dailies-cli-uploads-put dailies-cli "upload a file and print its link" uploads put)
    dailies_man_page(dailies-cli-uploads-remove dailies-cli "remove an upload place and its secret" uploads remove)
    dailies_man_page(dailies-cli-uploads-clean dailies-cli "list or delete uploaded files" uploads clean)
    dailies_man_page(dailies-cli-practice dailies-cli "run the practice server, which charges nothing" practice)
    dailies_man_page(dailies-cli-demo dailies-cli "make a clip of each kind of request" demo)
    add_custom_target(manpages ALL DEPENDS ${pages})
endif()

# One file for both programs; bash and fish look for it by the name of each.
foreach(program IN ITEMS dailies dailies-cli)
    install(FILES ${linux}/completion.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${program})
    install(FILES ${linux}/completion.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME ${program}.fish)
endforeach()
install(FILES ${linux}/completion.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _dailies)
