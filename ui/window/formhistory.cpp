// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/formhistory.h"

#include "ui/compose/fields/promptedit.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/window/windowmessages.h"

#include <QKeyEvent>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int mostSteps = 50;
} // namespace

FormHistory::FormHistory(RequestForm& form, WindowMessages& messages, QObject* parent)
    : QObject(parent)
    , m_form(form)
    , m_messages(messages)
{
    m_prompt = form.findChild<PromptEdit*>(u"promptEdit"_s);
    m_prompt->installEventFilter(this);
    for (MediaEditor* list : form.findChildren<MediaEditor*>()) {
        list->installEventFilter(this);
        list->setPromptSteps([this] { return m_prompt->undoSteps(); });
        connect(list, &MediaEditor::changed, m_prompt, &PromptEdit::endStep);
    }
    connect(&messages, &WindowMessages::replaced, this, [this] { m_isShown = std::exchange(m_isExpected, false); });
}

MessageAction FormHistory::replaced(
    const QString& name, const Draft& before, int copies, std::function<Result<void>()> also)
{
    m_steps.resize(m_done);
    if (m_steps.size() == mostSteps)
        m_steps.removeFirst();
    m_steps.append({{before, copies}, {m_form.draft(), m_form.copies()}, std::move(also), m_prompt->undoSteps(),
        ++m_numbered, name});
    m_done = m_steps.size();
    record(m_steps.last());
    m_isExpected = true;
    return {tr("Undo"), m_steps.constLast().takeBack, true};
}

void FormHistory::record(Step& step)
{
    step.takeBack = m_messages.record(
        step.name, [this, number = step.number] { return goBackTo(number); },
        [this, number = step.number] { return goForwardTo(number); },
        [this, number = step.number](bool isLast) { return isForTakes(number, isLast); });
}

void FormHistory::show(const Content& content)
{
    m_form.setDraft(content.draft);
    m_form.setCopies(content.copies);
    // Redo would bring the words of the other request into this one.
    m_prompt->document()->clearUndoRedoStacks(QTextDocument::RedoStack);
}

void FormHistory::sent()
{
    m_sent = m_numbered;
    for (Step& step : m_steps)
        step.also = {}; // what left the queue was sent in its new form
}

Result<void> FormHistory::goBackTo(quint64 number)
{
    const auto found = std::ranges::find(m_steps, number, &Step::number);
    const qsizetype step = std::distance(m_steps.begin(), found);
    if (step >= m_done)
        return failure(ErrorKind::BadInput, {});
    const Step back = m_steps.at(step);
    const Result<void> also = back.also ? back.also() : Result<void>();
    if (!also && also.error().kind != ErrorKind::BadInput)
        return also; // it may be tried again
    m_done = step;
    if (back.also)
        m_steps.resize(step);
    if (!also)
        return also;
    // What was written since is replaced like any other request, once this step is taken back.
    const Content now{m_form.draft(), m_form.copies()};
    show(back.before);
    if (now.draft != back.after.draft)
        QTimer::singleShot(0, this, [this, now] {
            m_messages.show(MessageBar::Kind::Information,
                tr("Earlier request restored. Undo brings back what you wrote since."),
                {replaced(tr("Undo"), now.draft, now.copies)});
        });
    return {};
}

/// What was written since the step was taken back is not replaced.
Result<void> FormHistory::goForwardTo(quint64 number)
{
    if (!canRedo() || m_steps.at(m_done).number != number)
        return failure(ErrorKind::BadInput, {});
    show(m_steps.at(m_done++).after);
    return {};
}

/// Who works with the takes does not expect an earlier change of the form to be undone.
bool FormHistory::isForTakes(quint64 number, bool isLast) const
{
    const auto step = std::ranges::find(m_steps, number, &Step::number);
    const bool isDone = std::distance(m_steps.begin(), step) < m_done;
    return isDone && (step->also || (isLast && number > m_sent && canUndo()));
}

bool FormHistory::canUndo() const
{
    return m_done > 0 && m_steps.at(m_done - 1).after.draft == m_form.draft();
}

bool FormHistory::canRedo() const
{
    return m_done < m_steps.size() && m_steps.at(m_done).before.draft == m_form.draft();
}

/// False if the field itself has something to undo.
bool FormHistory::undo()
{
    if (!canUndo())
        return canRedo(); // the field would bring back a part of the request that was taken back
    if (m_isShown)
        m_messages.clear();
    const auto takeBack = m_steps.at(m_done - 1).takeBack; // the step may go
    takeBack();
    return true;
}

bool FormHistory::redo()
{
    if (!canRedo())
        return false;
    Step& step = m_steps[m_done];
    (void)goForwardTo(step.number);
    record(step); // it is the last again
    return true;
}

MediaEditor* FormHistory::shownList() const
{
    const QList<MediaEditor*> lists = m_form.findChildren<MediaEditor*>();
    const auto shown = std::ranges::find_if(lists, [](const MediaEditor* list) { return list->isVisible(); });
    return shown == lists.cend() ? nullptr : *shown;
}

/// Takes back what was done last to the media, unless the prompt was changed after it.
bool FormHistory::undoMedia()
{
    MediaEditor* list = shownList();
    const auto then = list != nullptr ? list->history().promptStepsAtUndo() : std::nullopt;
    if (!then || m_prompt->undoSteps() > *then)
        return false;
    list->undo();
    return true;
}

bool FormHistory::redoMedia()
{
    MediaEditor* list = shownList();
    const auto then = list != nullptr ? list->history().promptStepsAtRedo() : std::nullopt;
    if (!then || m_prompt->undoSteps() < *then)
        return false;
    list->redo();
    return true;
}

/// Whether the next undo of the prompt would bring back words of the request that was replaced.
bool FormHistory::isAtReplacement() const
{
    return m_done > 0 && m_prompt->undoSteps() <= m_steps.at(m_done - 1).promptSteps;
}

bool FormHistory::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // Otherwise the list's own shortcut would get the key.
        if (watched != m_prompt && key->matches(QKeySequence::Undo) && canUndo())
            event->accept();
        return event->isAccepted() && watched != m_prompt;
    }
    const bool isHere = watched == m_prompt;
    const bool isUndone =
        key->matches(QKeySequence::Undo) && (undo() || (isHere && (undoMedia() || isAtReplacement())));
    const bool isRedone = key->matches(QKeySequence::Redo) && (redo() || (isHere && redoMedia()));
    if (!isUndone && !isRedone)
        return false;
    if (!m_prompt->hasFocus())
        m_form.beginPrompt(); // the list may have lost what had the focus, or taken it
    return true;
}

} // namespace Dailies
