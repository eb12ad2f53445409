// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendloader.h"

#include "app/tasks/store/taskstore.h"

#include <QCoreApplication>

namespace Dailies {

/// Lives in the thread. The store stays open while the page is used, so that each answer costs its reading only.
class SpendLoader::Worker final : public QObject {
public:
    Result<SpendView> read(const QString& database, const Clock& clock, const SpendChoice& choice)
    {
        if (!m_store || m_store->file() != database) {
            m_store = std::make_unique<TaskStore>();
            if (const Result<void> opened = m_store->open(database, TaskStore::Access::ReadOnly); !opened) {
                m_store.reset();
                return failure(opened.error());
            }
        }
        return readSpend(*m_store, clock, choice);
    }

private:
    std::unique_ptr<TaskStore> m_store;
};

SpendLoader::SpendLoader(const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_worker(new Worker)
    , m_newest(std::make_shared<std::atomic_int>(0))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
}

SpendLoader::~SpendLoader()
{
    ++*m_newest;
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void SpendLoader::ask(const QString& database, const SpendChoice& choice)
{
    const int number = ++*m_newest;
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, newest = m_newest, number, database, choice] {
        if (*newest != number)
            return;
        const Result<SpendView> view = worker->read(database, m_clock, choice);
        QMetaObject::invokeMethod(this, [this, number, view] {
            if (number != *m_newest)
                return;
            view ? Q_EMIT found(*view) : Q_EMIT failed(view.error());
        });
    });
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
    if (!days || !unsettled)
        return failure(days ? unsettled.error() : days.error());
    view.days = *days;
    for (const SpendEntry& entry : *unsettled) {
        const auto task = entry.task == 0 ? std::nullopt : store.task(entry.task);
        view.unsettled.append({entry, task ? task->file : QString()});
    }
    for (const SpendGroup group : {SpendGroup::Account, SpendGroup::Model}) {
        const auto all = book.report({{}, {}, {}, {}, group});
        if (!all)
            return failure(all.error());
        for (const SpendLine& line : all->lines)
            (group == SpendGroup::Account ? view.accounts : view.models).append(line.key);
    }
    view.limits = book.uses();
    view.rates = book.rates();
    return view;
}

} // namespace Dailies
