// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/files/diskuse.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace Dailies {

class EmptyState;
class TaskMarking;
class TaskStore;

/// How much of the disk the clips of each account use, and what of it can be freed. Measured on another thread.
class DiskUseDialog final : public QDialog {
    Q_OBJECT

public:
    using NameOf = std::function<QString(const QString& accountId)>;

    /// `nameOf` returns the name of an account, or an empty text if it is unknown. All of them must outlive the dialog.
    DiskUseDialog(TaskStore& store, TaskMarking& marking, const NameOf& nameOf, QWidget* parent = nullptr);

private:
    void build();
    void measure();
    void show(const QList<AccountUse>& uses);
    void follow();
    void deleteRejected();

    TaskStore& m_store;
    TaskMarking& m_marking;
    NameOf m_nameOf;
    QTreeWidget* m_accounts;
    EmptyState* m_empty; ///< in place of the list while there are no clips
    QLabel* m_words;
    QPushButton* m_delete;
    QList<AccountUse> m_uses; ///< in the order of the rows; the last one is the sum of several
    DiskMeter m_meter;
};

} // namespace Dailies
