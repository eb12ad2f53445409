// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "ui/drafts/draft.h"
#include "ui/widgets/messagebar.h"

#include <QList>
#include <QObject>

#include <functional>

namespace Dailies {

class MediaEditor;
class PromptEdit;
class RequestForm;
class WindowMessages;

/// The requests that others replaced in the form. Undo in the prompt or in a list of media brings the last one back
/// whole, unless the request was changed since. Undo of a message brings it back in any case, and what was written since
/// can be brought back in turn. What was changed since is undone first, in its field. In the prompt, what was
/// done last is undone first: its words, or a change of the media.
class FormHistory final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    FormHistory(RequestForm& form, WindowMessages& messages, QObject* parent);

    /// Notes that the form's request has just replaced `before`, of which `copies` takes were wanted. `name` says what
    /// the user did. `also` is what Undo does before that; if it fails, the form stays as it is. Such a step has no Redo.
    /// The result is the message's button, *Undo*. Undo at the takes brings the request back, too, if nothing was done
    /// since, or if `also` concerns a take.
    MessageAction replaced(
        const QString& name, const Draft& before, int copies, std::function<Result<void>()> also = {});
    /// The form's request was sent. From now on, Undo of the steps so far is for the form alone.
    void sent();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Content {
        Draft draft;
        int copies = 1;
    };
    struct Step {
        Content before;
        Content after;
        std::function<Result<void>()> also;
        int promptSteps = 0; ///< of the prompt's own undo, which it must not go below
        quint64 number = 0;
        QString name;
        std::function<void()> takeBack = {}; ///< see TaskMarking::record()
    };

    void show(const Content& content);
    void record(Step& step);
    Result<void> goBackTo(quint64 number);
    Result<void> goForwardTo(quint64 number);
    bool isForTakes(quint64 number, bool isLast) const;
    bool canUndo() const;
    bool canRedo() const;
    bool undo();
    bool redo();
    bool undoMedia();
    bool redoMedia();
    bool isAtReplacement() const;
    MediaEditor* shownList() const;

    RequestForm& m_form;
    PromptEdit* m_prompt;
    WindowMessages& m_messages;
    QList<Step> m_steps;
    qsizetype m_done = 0; ///< how many of the steps are not taken back
    quint64 m_numbered = 0; ///< the number of the last step
    quint64 m_sent = 0; ///< the number of the last step before the form's request was sent
    bool m_isExpected = false; ///< the next message is that of the last step
    bool m_isShown = false; ///< that message is shown
};

} // namespace Dailies
