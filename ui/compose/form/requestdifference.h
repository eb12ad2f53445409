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

/// One difference between two requests, as text. Without a field it is the model with its kind.
struct RequestDifference {
    std::optional<Field> field;
    QString label;
    QString now;
    QString then;

    bool operator==(const RequestDifference&) const = default;
};

/// The differences in form order. Contains only fields that one of the two kinds has.
QList<RequestDifference> differencesOf(const VideoRequest& now, const VideoRequest& then, const QLocale& locale);
/// `now` with the values of `then` for these differences.
VideoRequest withDifferences(const VideoRequest& now, const VideoRequest& then, const QList<RequestDifference>& taken);
/// A field's value in one or a few lines; empty if it is not set.
QString fieldWords(const VideoRequest& request, Field field, const QLocale& locale);

} // namespace Dailies
