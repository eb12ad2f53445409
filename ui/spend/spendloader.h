// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "ui/spend/spendview.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

namespace Dailies {

/// Reads everything that the page shows, on a thread and connection of its own, so that a long history never blocks
/// the window. If several choices were requested, only the last is answered.
class SpendLoader final : public QObject {
    Q_OBJECT

public:
    /// `clock` must outlive this object and be usable on any thread.
    explicit SpendLoader(const Clock& clock, QObject* parent = nullptr);
    ~SpendLoader() override;

    void ask(const QString& database, const SpendChoice& choice);

Q_SIGNALS:
    void found(const Dailies::SpendView& view);
    void failed(const Dailies::Error& error);

private:
    class Worker;

    const Clock& m_clock;
    QThread m_thread;
    Worker* m_worker;
    std::shared_ptr<std::atomic_int> m_newest; ///< shared with the thread, which skips outdated requests
};

/// Reads it on this thread.
Result<SpendView> readSpend(TaskStore& store, const Clock& clock, const SpendChoice& choice);
/// The first and last day of a choice, with its account and model.
SpendQuestion questionOf(const SpendChoice& choice, const QDate& today);

} // namespace Dailies
