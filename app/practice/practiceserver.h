// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/httpmessage.h"

#include <functional>
#include <memory>
#include <optional>

namespace Dailies {

/// The HTTP server of the practice service. Listens only on 127.0.0.1, on threads of its own.
class PracticeServer final {
public:
    /// Called from several threads at once.
    using Handler = std::function<HttpAnswer(const HttpQuestion&)>;
    /// The response to send without reading the body; nullopt if the body is needed. A body that is not needed is not
    /// stored.
    using Gate = std::function<std::optional<HttpAnswer>(const HttpQuestion&)>;

    /// Takes the port (0 for any free one) without answering yet. Returns Network if it is in use.
    static Result<std::unique_ptr<PracticeServer>> bind(int port);
    /// Stops the server. Responses in progress are finished, waiting connections are closed.
    ~PracticeServer();

    int port() const;
    /// Starts answering. Returns Network if the threads cannot be started.
    Result<void> serve(Gate gate, Handler handler);

private:
    struct Parts;
    explicit PracticeServer(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace Dailies
