// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/service/call/connectiontest.h"
#include "ui/style/look.h"

#include <QNetworkAccessManager>
#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Dailies {

/// The *Test* button of an account with its results below. A test queries a task that does not exist and
/// never creates one. It can be stopped.
class ConnectionPanel final : public QWidget {
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

    bool isRunning() const { return m_runs; }

public Q_SLOTS:
    /// Starts a test or stops the running one.
    void toggle();
    /// Stops a test and clears its results, because the tested values have changed.
    void reset();

Q_SIGNALS:
    void tested(const Dailies::ConnectionResult& result);

private:
    void begin(const Result<Question>& question);
    void show(const ConnectionResult& result);
    void showLine(Tone tone, const QString& iconName, const QString& text, const QString& quiet = {});
    void clear();
    void setRunning(bool runs, const QString& words = {});

    Source m_source;
    QNetworkAccessManager m_network;
    SystemClock m_clock;
    QPointer<ConnectionTest> m_test;
    int m_round = 0; ///< identifies the current request, so that late answers to earlier ones are ignored
    bool m_runs = false;
    QPushButton* m_button;
    QLabel* m_status;
    QWidget* m_lines;
    QVBoxLayout* m_layout;
};

} // namespace Dailies
