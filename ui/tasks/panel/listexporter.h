// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/table/tasklistexport.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

class QSettings;
class QWidget;

namespace Dailies {

/// Saves the takes of the list to a file that the user chooses, on another thread.
class ListExporter final : public QObject {
    Q_OBJECT

public:
    /// `database` is the file of the tasks. `window` is the parent of dialogs. All of them must outlive this object.
    ListExporter(QString database, QSettings& settings, NoticeBoard& board, QWidget* window);

    /// Asks for a file and writes the tasks that match the filter, in its order.
    void save(const TaskFilter& filter, const ListNames& names);

Q_SIGNALS:
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void write(const TaskFilter& filter, const ListNames& names, const QString& file);
    void tell(const Result<int>& written, const QString& file);

    QString m_database;
    QSettings& m_settings;
    NoticeBoard& m_board;
    QWidget* m_window;
    int m_count = 0; ///< exports so far
};

} // namespace Dailies
