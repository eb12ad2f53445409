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
class ToastTimer;
class TaskChanges;

/// Lies over the takes and shows at start which takes of an earlier run may be lost and what the user can do about it.
/// The link that expires first is on top. Later tasks are not added. The list stays until nothing is left to do or the
/// user closes it. In a low window it is one line until the user opens it, so that it does not cover the takes.
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
    void open();
    QString headWords() const;
    void fill(Row& row, const VideoTask& task, RiskKind need);
    bool isCompact() const;
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
    QPushButton* m_open = nullptr;
    QTimer m_counting;
    ToastTimer* m_ending; ///< in a low window, where it covers what it is about
    bool m_isAway = false;
    bool m_isOpen = false; ///< also in a low window
};

} // namespace Dailies
