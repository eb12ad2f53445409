// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace Dailies {

/// What the values of an enumeration are called in files, in the database and on the command line. Must be in the order
/// of the enumerators.
template<typename Value, size_t count>
struct EnumNames {
    std::array<const char*, count> names;

    /// The name of a value.
    QString of(Value value) const { return QString::fromLatin1(names.at(size_t(value))); }
    /// The value of this name.
    std::optional<Value> find(const QString& name) const
    {
        for (size_t n = 0; n < count; ++n) {
            if (name == QLatin1StringView(names.at(n)))
                return Value(n);
        }
        return std::nullopt;
    }
};

} // namespace Dailies
