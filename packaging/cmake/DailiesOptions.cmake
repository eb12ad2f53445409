# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How every part of the program is compiled: one interface target, linked by all.
option(DAILIES_STRICT "Treat compiler warnings as errors" OFF)
set(DAILIES_SANITIZE "" CACHE STRING "Sanitizers for the compiler, comma separated (address,undefined)")

# Two hundred tests share the program's parts: linked into each of them they would fill the disk. What is released is one
# file.
option(BUILD_SHARED_LIBS "Build the parts of the program as shared libraries" OFF)

# A third of the time for everything, and a little more after an edit. What a unit of several sources hides, such as a
# missing include, the release shows.
option(DAILIES_JOIN_FOLDERS "Compile the sources of a folder as one unit" OFF)
# dailies_join_folders(TARGET [ALONE source.cpp...]): names within a source must be unique in its folder, except in
# sources that are compiled alone.
function(dailies_join_folders target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ALONE")
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
        file(REAL_PATH ${source} path)
        file(RELATIVE_PATH name ${CMAKE_CURRENT_SOURCE_DIR} ${path})
        get_filename_component(folder "/${name}" DIRECTORY)
        if(NOT name IN_LIST arg_ALONE AND name MATCHES "cpp$" AND NOT name MATCHES "^[.][.]/")
            string(MAKE_C_IDENTIFIER "${target}${folder}" group)
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
        endif()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${DAILIES_JOIN_FOLDERS} UNITY_BUILD_MODE GROUP)
endfunction()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    # The precompiled headers are only cached when ccache may trust their macros and times.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE_PROGRAM})
endif()

# lld links in a fraction of the time.
find_program(LLD ld.lld)
if(LLD AND CMAKE_BUILD_TYPE STREQUAL "Debug" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(-fuse-ld=lld)
endif()

# Debug information without local variables, compressed: half the size, and the linker is quicker. -Og compiles as
# quickly as -O0, and the tests need less time.
set(CMAKE_CXX_FLAGS_DEBUG "-g1 -Og")
if(NOT MSVC)
    string(APPEND CMAKE_CXX_FLAGS_DEBUG " -gz")
endif()

add_library(dailies_options INTERFACE)
target_compile_features(dailies_options INTERFACE cxx_std_20)
set_target_properties(dailies_options PROPERTIES INTERFACE_POSITION_INDEPENDENT_CODE ON)
target_compile_options(dailies_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wconversion -Wno-sign-conversion
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op -fpch-preprocess>
    $<$<BOOL:${DAILIES_STRICT}>:-Werror>)
# What is released is hardened, and does not say where it was built, so that two builds are the same byte by byte.
include(CheckPIESupported)
include(CheckCXXCompilerFlag)
check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
check_cxx_compiler_flag(-fcf-protection DAILIES_HAS_CF_PROTECTION)
if(NOT MSVC AND NOT DAILIES_SANITIZE)
    target_compile_options(dailies_options INTERFACE $<$<CONFIG:Release>:
        -ffile-prefix-map=${CMAKE_SOURCE_DIR}=. -fstack-protector-strong
        $<$<CXX_COMPILER_ID:GNU>:-fstack-clash-protection> $<$<BOOL:${DAILIES_HAS_CF_PROTECTION}>:-fcf-protection>>)
    target_compile_definitions(dailies_options INTERFACE $<$<CONFIG:Release>:_FORTIFY_SOURCE=2>)
    if(NOT APPLE)
        target_link_options(dailies_options INTERFACE $<$<CONFIG:Release>:LINKER:-z,relro,-z,now,--as-needed>)
    endif()
endif()
target_compile_definitions(dailies_options INTERFACE
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_CAST_TO_ASCII
    QT_NO_CONTEXTLESS_CONNECT
    QT_NO_FOREACH
    QT_NO_JAVA_STYLE_ITERATORS
    QT_NO_KEYWORDS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_NO_URL_CAST_FROM_STRING)
if(DAILIES_SANITIZE)
    target_compile_options(dailies_options INTERFACE -fsanitize=${DAILIES_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    target_link_options(dailies_options INTERFACE -fsanitize=${DAILIES_SANITIZE})
endif()
if(DAILIES_SANITIZE MATCHES "thread" AND DAILIES_QT_HANDOVER_IS_KNOWN)
    # What our threads hand to each other by way of Qt, told to the sanitizer: see the source.
    add_library(dailies_threadhandover STATIC tests/support/threadhandover.cpp)
    target_link_libraries(dailies_threadhandover PRIVATE Qt6::Core)
    target_compile_features(dailies_threadhandover PRIVATE cxx_std_20)
    target_compile_options(dailies_threadhandover PRIVATE -fsanitize=${DAILIES_SANITIZE})
    target_link_libraries(dailies_options INTERFACE dailies_threadhandover)
    target_link_options(dailies_options INTERFACE
        LINKER:--wrap=_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv
        LINKER:--wrap=_ZN11QThreadPool5startESt8functionIFvvEEi
        LINKER:--wrap=_ZN7QThread5startENS_8PriorityE LINKER:--wrap=_ZN7QThread4waitE14QDeadlineTimer)
endif()
target_include_directories(dailies_options INTERFACE ${CMAKE_SOURCE_DIR})
