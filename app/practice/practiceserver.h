// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/httpmessage.h"

#include <functional>
#include <memory>
#include <optional>

namespace Dailies {

/// The HTTP front of the practice service: listens on 127.0.0.1 only, on threads of its own.
class PracticeServer final {
public:
    /// Called from several threads at once.
    using Handler = std::function<HttpAnswer(const HttpQuestion&)>;
    /// What there is to answer before the body is read; nothing when it is wanted. A body that is not wanted is not kept.
    using Gate = std::function<std::optional<HttpAnswer>(const HttpQuestion&)>;

    /// Takes the port (0: any free one); nothing is answered yet. Network when it is taken.
    static Result<std::unique_ptr<PracticeServer>> bind(int port);
    /// Stops: answers that are being made are finished, waiting connections closed.
    ~PracticeServer();

    int port() const;
    /// Starts answering. Network when the threads cannot be started.
    Result<void> serve(Gate gate, Handler handler);

private:
    struct Parts;
    explicit PracticeServer(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace Dailies
