// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <curl/curl.h>

namespace Dailies {

/// The functions of libcurl that the program calls. Null if the library is missing.
struct CurlFunctions {
    decltype(&::curl_global_init) globalInit;
    decltype(&::curl_easy_init) easyInit;
    decltype(&::curl_easy_setopt) setOption;
    decltype(&::curl_easy_getinfo) info;
    decltype(&::curl_easy_cleanup) easyCleanup;
    decltype(&::curl_multi_init) multiInit;
    decltype(&::curl_multi_add_handle) multiAdd;
    decltype(&::curl_multi_remove_handle) multiRemove;
    decltype(&::curl_multi_perform) multiPerform;
    decltype(&::curl_multi_poll) multiPoll;
    decltype(&::curl_multi_wakeup) multiWakeup;
    decltype(&::curl_multi_info_read) multiInfoRead;
    decltype(&::curl_multi_cleanup) multiCleanup;
    decltype(&::curl_slist_append) listAppend;
    decltype(&::curl_slist_free_all) listFree;
    decltype(&::curl_version) version;

    bool isComplete() const;
};

/// Loads libcurl when it is first called. May be called on any thread.
const CurlFunctions& curl();

} // namespace Dailies
