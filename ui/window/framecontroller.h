// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/framegrabber.h"
#include "app/request/models/framerequest.h"
#include "app/request/requestorigin.h"
#include "app/tasks/videotask.h"
#include "ui/compose/media/picturestore.h"
#include "ui/viewer/frameactions.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

#include <functional>
#include <optional>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;
class FormHistory;
class PlayerWidget;
class RequestForm;

/// Executes the user's commands that make a request from a take or from a frame of it. Grabs the exact frame from the
/// file, then saves it, copies it, or adds it to the request in the form. None of this sends anything.
class FrameController final : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    FrameController(Engine& engine, QSettings& settings, PlayerWidget& player, RequestForm& form, FormHistory& history,
        QWidget* window);

    /// The task whose clip the player shows; 0 for none.
    void setTask(TaskId task) { m_task = task; }
    /// Puts a request into the form that begins with the last frame of this take.
    void continueTake(TaskId id);
    /// Puts a request into the form that edits the clip of this take: by its link while that works, otherwise the saved
    /// file by way of the upload place. Without either it says what to do.
    void editClip(TaskId id);
    /// Puts the request of this take into the form for several new takes, without a fixed seed.
    void vary(TaskId id);

Q_SIGNALS:
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);
    /// The user wants to set up an upload place.
    void uploadsRequested();

private:
    using Grabbed = std::function<void(const GrabbedFrame&)>;

    void execute(FrameCommand command);
    FrameGrabber::Answer answerTo(FrameGrabber* grabber, Grabbed take);
    void chooseFile(const GrabbedFrame& frame, TaskId task);
    void write(const QImage& picture, const QString& file);
    void copy(const GrabbedFrame& frame);
    void use(FrameUse use, const GrabbedFrame& frame, TaskId task, const QString& sentence);
    /// As first frame the video's last one, as Continue does, and as last frame its first one.
    void useVideo(const QString& source, FrameUse use);
    void continueFrom(const GrabbedFrame& frame, TaskId task);
    void keep(const GrabbedFrame& frame, TaskId task, std::function<void(const QString& source)> then);
    /// Without `copies`, the form keeps its number. False if there is no request; then it has told why.
    bool change(const Result<VideoRequest>& request, const QString& accountId, const RequestOrigin& origin,
        const QString& sentence, std::optional<int> copies = {});
    /// The sentence, after another one if the form has a different prompt than the next request.
    QString withReplacement(const QString& sentence, const Result<VideoRequest>& next) const;
    QList<EnabledModel> modelsOf(const QString& accountId) const;
    void tellExpired(const VideoTask& task, bool needsPlace);
    void tell(const Error& error);

    Engine& m_engine;
    QSettings& m_settings;
    PlayerWidget& m_player;
    RequestForm& m_form;
    FormHistory& m_history;
    QWidget* m_window;
    PictureStore m_pictures;
    TaskId m_task = 0;
};

} // namespace Dailies
