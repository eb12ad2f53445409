// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendreader.h"

#include <optional>
#include <utility>

namespace Dailies {

/// Lives in the thread. The store stays open while the reader is used, so that each question costs its reading only.
class SpendReader::Worker final : public QObject {
public:
    Result<TaskStore*> open(const QString& database)
    {
        if (!m_store) {
            m_store.emplace();
            if (const Result<void> opened = m_store->open(database, TaskStore::Access::Beside); !opened) {
                m_store.reset();
                return failure(opened.error());
            }
        }
        return &*m_store;
    }

private:
    std::optional<TaskStore> m_store;
};

SpendReader::SpendReader(QString database, QObject* parent)
    : QObject(parent)
    , m_database(std::move(database))
    , m_worker(new Worker)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
}

SpendReader::~SpendReader()
{
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void SpendReader::run(const std::function<void(const Result<TaskStore*>&)>& work)
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, database = m_database, work] { work(worker->open(database)); });
}

SpendQuestion questionOf(const SpendChoice& choice, const QDate& today)
{
    return {firstDay(choice.period, today), today, choice.account, choice.model, choice.group};
}

Result<SpendView> readSpend(TaskStore& store, const Clock& clock, const SpendChoice& choice)
{
    const SpendBook book(store, clock);
    SpendView view;
    view.choice = choice;
    view.today = clock.now().toLocalTime().date();
    SpendQuestion question = questionOf(choice, view.today);
    const auto breakdown = book.report(question);
    if (!breakdown)
        return failure(breakdown.error());
    view.breakdown = *breakdown;
    question.group = SpendGroup::Day;
    const auto days = choice.group == SpendGroup::Day ? breakdown : book.report(question);
    const auto unsettled = book.entries(question, CostState::Unsettled);
    const auto settled = book.settled(question);
    if (!days || !unsettled || !settled)
        return failure(!days ? days.error() : unsettled ? settled.error() : unsettled.error());
    view.days = *days;
    view.unsettled = *unsettled + *settled;
    const auto scope = book.scope();
    if (!scope)
        return failure(scope.error());
    view.accounts = scope->accounts;
    view.models = scope->models;
    view.limits = book.uses();
    view.rates = book.rates();
    return view;
}

} // namespace Dailies
