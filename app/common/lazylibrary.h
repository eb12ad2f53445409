// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <type_traits>

namespace Dailies {

/// A shared library and its version, as they stand in its file's name: libNAME.so.VERSION.
struct LazyLibrary {
    const char* name;
    int version;

    /// Where a function of it is; loads it when it is not loaded yet, and then it stays. Nothing when it is not there.
    void* find(const char* function) const;
};

template<typename Signature>
class LazyFunction;

/// A function of a library that is loaded when the first of its functions is called: for libraries that bring along so
/// many others that loading them would cost a start more than all of the window. Where the library is missing, pointers
/// are null and numbers are -1, which those libraries mean as a failure.
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
