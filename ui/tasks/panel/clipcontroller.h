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

/// Copies saved clips to other folders, to the clipboard and by drag and drop. Skips clips whose file is missing. Never
/// moves or changes the clips themselves.
class ClipController final : public QObject {
    Q_OBJECT

public:
    /// The setting with the folder of *Save as…*.
    static constexpr QLatin1StringView saveFolderKey{"clips/saveFolder"};

    /// `window` is the parent of all dialogs. All of them must outlive this object.
    ClipController(TaskStore& store, QSettings& settings, TaskPanel& panel, NoticeBoard& board, QWidget* window);

    void saveAs(const QList<TaskId>& ids);
    void copyFiles(const QList<TaskId>& ids);
    /// Returns when the drag has ended.
    void drag(const QList<TaskId>& ids);
    /// The picture under the pointer during a drag: the first clip's thumbnail and, if there are several, their number.
    static QPixmap dragPicture(const QImage& picture, int count, const QWidget& on);

Q_SIGNALS:
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    QStringList filesOf(const QList<TaskId>& ids);
    void chooseName(const QString& file);
    void chooseFolder(const QStringList& files);
    void copy(const QList<ClipCopy::Job>& jobs);
    void copied(const ClipCopy::Outcome& outcome);

    TaskStore& m_store;
    QSettings& m_settings;
    TaskPanel& m_panel;
    NoticeBoard& m_board;
    QWidget* m_window;
};

} // namespace Dailies
