// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/tasks/history/atrisk.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Dailies {

class TaskStore;

/// Tells at start which takes an earlier run left in danger, what dies first on top, and what can be done. It says nothing
/// about what comes later, and goes when all of them are seen to, or by its cross.
class AtRiskList final : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostShown = 3; ///< the others move up

    /// Both outlive the list.
    AtRiskList(TaskStore& store, Clock& clock, QWidget* parent = nullptr);

    /// Looks once; what is found is followed from then on.
    void begin();

Q_SIGNALS:
    void taskRequested(Dailies::TaskId id);
    void fetchRequested(Dailies::TaskId id); ///< ask about it, and fetch it, now
    void decideRequested(Dailies::TaskId id);

private:
    struct Row {
        QWidget* whole;
        QPushButton* task;
        QLabel* left;
        QPushButton* command;
        TaskId id = 0;
        RiskKind need = RiskKind::Fetch;
    };
    void buildHead(QVBoxLayout* column);
    void addRow(QVBoxLayout* column);
    void refresh();
    void fill(Row& row, const VideoTask& task, RiskKind need);
    qsizetype room() const;
    void execute(int row);
    void fetchAll();
    QString leftWords(const VideoTask& task, RiskKind need) const;

    TaskStore& m_store;
    Clock& m_clock;
    QSet<TaskId> m_followed;
    QList<TaskId> m_fetchable; ///< of those that are left
    QList<Row> m_rows;
    QLabel* m_head = nullptr;
    QPushButton* m_all = nullptr;
    QTimer m_counting;
    QTimer m_changed; ///< many changes in one go are looked at once
};

} // namespace Dailies
