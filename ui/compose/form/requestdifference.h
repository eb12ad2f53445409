// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

#include <QList>
#include <QLocale>
#include <QString>

#include <optional>

namespace Dailies {

// One thing in which two requests differ, in words: a field, or, without one, the model with its kind.
struct RequestDifference {
    std::optional<Field> field;
    QString label;
    QString now;
    QString then;

    bool operator==(const RequestDifference&) const = default;
};

// Where `then` differs from `now`, in the order of the form: only fields that one of the two kinds has.
[[nodiscard]] QList<RequestDifference> differencesOf(
    const VideoRequest& now, const VideoRequest& then, const QLocale& locale);
// `now` with these things as they are in `then`.
[[nodiscard]] VideoRequest withDifferences(
    const VideoRequest& now, const VideoRequest& then, const QList<RequestDifference>& taken);
// What one field says, in a line or a few; empty for nothing.
[[nodiscard]] QString fieldWords(const VideoRequest& request, Field field, const QLocale& locale);

} // namespace Dailies
