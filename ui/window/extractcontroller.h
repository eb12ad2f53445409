// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/clipextract.h"
#include "app/tasks/videotask.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

class QSettings;
class QWidget;

namespace Dailies {

class PlayerWidget;

/// Saves the range between the in and the out point of the shown clip as a video, a GIF or sound.
class ExtractController final : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    ExtractController(QSettings& settings, PlayerWidget& player, NoticeBoard& board, QWidget* window);

    /// The task whose clip the player shows; 0 for none.
    void setTask(TaskId task) { m_task = task; }

Q_SIGNALS:
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void begin(ExtractOrder::Kind kind);
    void chooseGif(const ExtractOrder& order);
    void chooseFile(const ExtractOrder& order);
    QString suggestedName(const ExtractOrder& order) const;
    void run(const ExtractOrder& order);
    void tell(const Result<QString>& made);

    QSettings& m_settings;
    PlayerWidget& m_player;
    NoticeBoard& m_board;
    QWidget* m_window;
    TaskId m_task = 0;
};

} // namespace Dailies
