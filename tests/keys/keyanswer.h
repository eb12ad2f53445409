// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "tests/support/patience.h"

#include <QObject>
#include <QTest>

#include <functional>
#include <optional>

namespace Dailies {

/// The only answer of a key store. Waits for it for at most `patienceMs`.
template<typename T, int patienceMs>
struct KeyAnswer {
    QObject context;
    std::optional<Result<T>> answer;
    int answers = 0;

    std::function<void(Result<T>)> taker()
    {
        return [this](const Result<T>& result) {
            answer = result;
            ++answers;
        };
    }
    bool wait()
    {
        return QTest::qWaitFor([this] { return answer.has_value(); }, patienceMs) && answers == 1;
    }
    Result<T> result()
    {
        return wait() ? *answer : failure(ErrorKind::Stopped, QStringLiteral("%1 answers").arg(answers));
    }
};

} // namespace Dailies
