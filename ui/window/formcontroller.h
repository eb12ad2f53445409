// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drafts/draftkeeper.h"

#include "app/tasks/videotask.h"

#include <QObject>
#include <QTimer>

#include <optional>

class QSettings;
class QWidget;

namespace Dailies {

class DraftStore;
class Engine;
class RequestForm;
class WindowMessages;

/// Puts requests into the form, with a way back to what stood there, and keeps what stands there from one start to the
/// next.
class FormController final : public QObject {
    Q_OBJECT
public:
    /// Dialogs belong to `window`. All outlive this one.
    FormController(Engine& engine, QSettings& settings, RequestForm& form, WindowMessages& messages, QWidget* window);

    /// An empty form of the same kind and model.
    void begin();
    /// `notes` is what else there is to say about it.
    void fill(const Draft& draft, const QStringList& notes = {});
    void loadExample();
    /// The request of a task; asked about where it would replace another one.
    void useAgain(TaskId id);
    /// Remembers the voices of a request that was sent, latest first.
    void keepVoices(const QStringList& used);

    /// What stood in the form last time. A file that cannot be read is kept among the drafts.
    void restore(DraftStore& drafts);
    void save();

private:
    void lookUp(const QString& address);
    void draftWritten(bool isKept);

    Engine& m_engine;
    QSettings& m_settings;
    RequestForm& m_form;
    WindowMessages& m_messages;
    QWidget* m_window;
    DraftKeeper m_keeper;
    std::optional<Draft> m_before; ///< what the message that is shown offers to bring back
    bool m_isKept = true; ///< when it was last written
    QTimer m_saving;
};

} // namespace Dailies
