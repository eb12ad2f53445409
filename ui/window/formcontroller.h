// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/form/lastvalues.h"
#include "ui/drafts/draftkeeper.h"

#include "app/tasks/videotask.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

class QSettings;
class QWidget;

namespace Dailies {

class DraftStore;
class Engine;
class FormHistory;
class RequestForm;
class WindowMessages;

/// Loads requests into the form and offers to bring back the previous one. Saves the form's content for the next start.
class FormController final : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    FormController(Engine& engine, QSettings& settings, RequestForm& form, WindowMessages& messages, QWidget* window);

    /// What the form's request replaced, for everything else that replaces it.
    FormHistory& history() const { return *m_history; }
    /// Begins a new request for the same account, kind and model, with the parameters that were used last.
    void begin();
    /// Replaces the form's content. The message contains `notes` and offers to bring back the previous content,
    /// or `undone` if that was replaced already.
    void fill(const Draft& draft, const QStringList& notes = {}, const std::optional<Draft>& undone = {});
    void loadExample();
    /// Loads the request of a task, and offers to undo it.
    void useAgain(TaskId id);
    /// Loads the request of a task that has left the queue, and offers to undo both; `putBack` queues it again. If
    /// another request replaces it before it is submitted, it becomes a draft.
    void edit(const VideoTask& task, const std::function<Result<void>()>& putBack);
    /// Shows, field by field, what useAgain() would change, and loads what the user chooses.
    void compareWithForm(TaskId id);
    /// The form's request was submitted.
    void submitted();

    /// Loads the form's content of the previous run. If its file cannot be read, it is moved to the drafts.
    void restore(DraftStore& drafts);
    /// At the end of the program. A request that left the queue becomes a draft, because it exists only in the form.
    void saveAtEnd();
    /// The form's content for a file, without the accounts' keys that are in memory.
    Draft draftToKeep() const;

Q_SIGNALS:
    /// The form is about to get another request, which the user wants to see.
    void filling();

private:
    VideoRequest fresh() const;
    bool isUntouched(const Draft& draft) const;
    void followChoice();
    void fitDuration(const RequestKind& before);
    void keepVoices(const QStringList& used);
    void save();
    void keepEdited();
    std::optional<Draft> draftOf(TaskId id) const;
    void lookUp(const QString& address);
    void draftWritten(bool isKept);

    Engine& m_engine;
    QSettings& m_settings;
    RequestForm& m_form;
    WindowMessages& m_messages;
    FormHistory* m_history;
    QWidget* m_window;
    DraftKeeper m_keeper;
    LastValues m_last;
    std::optional<double> m_filledSeconds; ///< the duration that an edit got when it became another kind
    VideoRequest m_fresh; ///< the new request that was put into the form last
    std::optional<Draft> m_before; ///< what the shown message offers to bring back
    bool m_isKept = true; ///< whether the last write succeeded
    bool m_isEdited = false; ///< the form holds a request that left the queue and was not submitted since
    QPointer<DraftStore> m_drafts;
    QTimer m_saving;
};

} // namespace Dailies
