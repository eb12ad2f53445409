// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/service/call/connectiontest.h"
#include "ui/widgets/testpanel.h"

#include <QNetworkAccessManager>
#include <QPointer>

#include <functional>

namespace Dailies {

/// The *Test* button of an account with its results below. A test queries a task that does not exist and
/// never creates one. It can be stopped.
class ConnectionPanel final : public TestPanel {
    Q_OBJECT
public:
    struct Question {
        Endpoint endpoint;
        QList<EnabledModel> models;
    };
    using Take = std::function<void(Result<Question>)>;
    /// Returns what to test; may answer later, like a key store.
    using Source = std::function<void(Take)>;

    explicit ConnectionPanel(Source source, QWidget* parent = nullptr);
    ~ConnectionPanel() override;

private:
    void ask(int round) override;
    bool stop() override;
    void abandon() override;
    void begin(const Result<Question>& question);
    void show(const ConnectionResult& result);

    Source m_source;
    QNetworkAccessManager m_network;
    SystemClock m_clock;
    QPointer<ConnectionTest> m_test;
};

} // namespace Dailies
