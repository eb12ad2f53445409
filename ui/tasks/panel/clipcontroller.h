// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/download/clipcopy.h"
#include "app/tasks/videotask.h"
#include "ui/widgets/noticeboard.h"

#include <QImage>
#include <QObject>

class QPixmap;
class QSettings;
class QWidget;

namespace Dailies {

class TaskPanel;
class TaskStore;

/// Takes saved clips out of the program: as copies on disk, over the clipboard, and by dragging them. Only files that are
/// there, and never the clip itself is moved or changed.
class ClipController final : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to `window`. All outlive this one.
    ClipController(TaskStore& store, QSettings& settings, TaskPanel& panel, NoticeBoard& board, QWidget* window);

    void saveAs(const QList<TaskId>& ids);
    void copyFiles(const QList<TaskId>& ids);
    /// Until the drag has ended.
    void drag(const QList<TaskId>& ids);
    /// What is under the pointer while clips are dragged: the first picture, and how many there are.
    static QPixmap dragPicture(const QImage& picture, int count, const QWidget& on);

Q_SIGNALS:
    /// Something to say at once, with what can be done about it.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    QStringList filesOf(const QList<TaskId>& ids);
    void chooseName(const QString& file);
    void chooseFolder(const QStringList& files);
    void copy(const QList<ClipCopy::Job>& jobs);
    void copied(const ClipCopy::Outcome& outcome);
    QString folder() const;
    void keepFolder(const QString& folder);

    TaskStore& m_store;
    QSettings& m_settings;
    TaskPanel& m_panel;
    NoticeBoard& m_board;
    QWidget* m_window;
    int m_copies = 0; ///< begun in this run
};

} // namespace Dailies
