// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/tasks/sendwish.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>

#include <functional>

namespace Dailies {

class Engine;
class PressWatch;
class RequestForm;
class TaskPanel;

/// What Submit and Submit again do: they ask what there is to ask, and pass the wish to the engine, which alone decides
/// whether it is one.
class SubmitController final : public QObject {
    Q_OBJECT

public:
    /// All outlive this one.
    SubmitController(Engine& engine, RequestForm& form, TaskPanel& panel, QObject* parent);

    /// Submits the request of a task as a new one, once what there is to ask was answered.
    void submitAgain(TaskId id);

Q_SIGNALS:
    /// The form's request is being put on disk; it may still fail, which is said.
    void begun();
    /// The form's request is in the list.
    void submitted();
    /// Something to say at once, with what can be done about it.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void submit(bool isMeant);
    void submitAgain(TaskId id, bool isAccepted, bool isMeant);
    void tell(const Error& error);
    /// Asks in the window's message, since the form may hold another request.
    void ask(const QString& question, const QString& yes, const std::function<void()>& execute);
    QList<Finding> findings(const VideoRequest& request) const;

    Engine& m_engine;
    RequestForm& m_form;
    TaskPanel& m_panel;
    PressWatch* m_presses;
};

} // namespace Dailies
