// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlfunctions.h"

#include "app/common/lazylibrary.h"

#include <QtGlobal>

namespace Dailies {

namespace {

// Debian's libcurl depends on thirty other libraries, so on Linux it is loaded on first use. LazyFunction cannot call
// functions with a variable number of arguments, which libcurl has.
#ifdef Q_OS_LINUX
constexpr LazyLibrary curlLibrary{"curl", 4};
#define DAILIES_CURL(name) reinterpret_cast<decltype(&::name)>(curlLibrary.find(#name))
#else
#define DAILIES_CURL(name) &::name
#endif

CurlFunctions load()
{
    const CurlFunctions functions{DAILIES_CURL(curl_global_init), DAILIES_CURL(curl_easy_init),
        DAILIES_CURL(curl_easy_setopt), DAILIES_CURL(curl_easy_getinfo), DAILIES_CURL(curl_easy_cleanup),
        DAILIES_CURL(curl_multi_init), DAILIES_CURL(curl_multi_add_handle), DAILIES_CURL(curl_multi_remove_handle),
        DAILIES_CURL(curl_multi_perform), DAILIES_CURL(curl_multi_poll), DAILIES_CURL(curl_multi_wakeup),
        DAILIES_CURL(curl_multi_info_read), DAILIES_CURL(curl_multi_cleanup), DAILIES_CURL(curl_slist_append),
        DAILIES_CURL(curl_slist_free_all), DAILIES_CURL(curl_version)};
    if (functions.isComplete())
        functions.globalInit(CURL_GLOBAL_DEFAULT);
    return functions;
}

#undef DAILIES_CURL

} // namespace

bool CurlFunctions::isComplete() const
{
    return globalInit && easyInit && setOption && info && easyCleanup && multiInit && multiAdd && multiRemove
        && multiPerform && multiPoll && multiWakeup && multiInfoRead && multiCleanup && listAppend && listFree
        && version;
}

const CurlFunctions& curl()
{
    static const CurlFunctions functions = load();
    return functions;
}

} // namespace Dailies
