// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <type_traits>

namespace Dailies {

/// A shared library and its version, as in its file name: libNAME.so.VERSION.
struct LazyLibrary {
    const char* name;
    int version;

    /// The address of a function, or null if it cannot be found. Loads the library if necessary; it then stays loaded.
    void* find(const char* function) const;
};

template<typename Signature>
class LazyFunction;

/// A function of a library that is loaded when its first function is called. For libraries with so many dependencies
/// that loading them would dominate the start of the program. If the library is missing, calls return null or -1, which
/// these libraries use to report failure.
template<typename Value, typename... Arguments>
class LazyFunction<Value(Arguments...)> final {
public:
    constexpr LazyFunction(const LazyLibrary& library, const char* name) : m_library(library), m_name(name) {}

    Value operator()(Arguments... arguments) const
    {
        auto* function = m_function.load(std::memory_order_acquire);
        if (!function) {
            function = reinterpret_cast<Value (*)(Arguments...)>(m_library.find(m_name));
            m_function.store(function, std::memory_order_release);
        }
        if (function)
            return function(arguments...);
        if constexpr (std::is_integral_v<Value>)
            return static_cast<Value>(-1);
        else
            return Value();
    }

private:
    const LazyLibrary& m_library;
    const char* m_name;
    mutable std::atomic<Value (*)(Arguments...)> m_function = nullptr;
};

} // namespace Dailies
