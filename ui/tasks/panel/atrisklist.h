// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/tasks/history/atrisk.h"
#include "ui/widgets/messagebar.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Dailies {

class ElidedLabel;
class TaskChanges;
class ToastTimer;

/// Lies over the takes and shows at start which takes of an earlier run may be lost and what the user can do about it.
/// The link that expires first is on top. Later tasks are not added. Like a message, the list disappears after some
/// seconds, so that it does not cover the takes for long; also when nothing is left to do or the user closes it.
class AtRiskList final : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostShown = 3; ///< further tasks appear when these are done

    /// Both must outlive the list.
    AtRiskList(TaskChanges& changes, Clock& clock, QWidget* parent = nullptr);

    /// Finds the takes at risk and follows them from now on.
    void begin();
    /// Hides the list while a page without takes is shown.
    void setAway(bool isAway);

Q_SIGNALS:
    void taskRequested(Dailies::TaskId id);
    void fetchRequested(Dailies::TaskId id); ///< query the task and download its clip now
    void decideRequested(Dailies::TaskId id);
    void added(Dailies::MessageBar::Kind kind, const QString& text); ///< what it says at first

protected:
    void paintEvent(QPaintEvent* event) override;

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
    void close();
    void hideLater();
    QString headWords() const;
    void fill(Row& row, const VideoTask& task, RiskKind need);
    qsizetype room() const;
    void execute(int row);
    void fetchAll();
    QString leftWords(const VideoTask& task, RiskKind need) const;

    TaskChanges& m_changes;
    Clock& m_clock;
    QList<VideoTask> m_followed; ///< found by begin(), in their current state
    QList<TaskId> m_fetchable; ///< among the tasks that still need something
    QList<Row> m_rows;
    ElidedLabel* m_head = nullptr;
    QPushButton* m_all = nullptr;
    QTimer m_counting;
    ToastTimer* m_hiding;
    bool m_isAway = false;
};

} // namespace Dailies
