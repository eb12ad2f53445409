// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/formhistory.h"

#include "ui/compose/fields/promptedit.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/window/windowmessages.h"

#include <QKeyEvent>

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
    for (MediaEditor* list : form.findChildren<MediaEditor*>())
        list->installEventFilter(this);
    connect(&messages, &WindowMessages::replaced, this, [this] { m_isShown = std::exchange(m_isExpected, false); });
}

MessageAction FormHistory::replaced(const Draft& before, int copies, std::function<void()> also)
{
    m_steps.resize(m_done);
    if (m_steps.size() == mostSteps)
        m_steps.removeFirst();
    m_steps.append({{before, copies}, {m_form.draft(), m_form.copies()}, std::move(also)});
    m_done = m_steps.size();
    m_isExpected = true;
    return {tr("Undo"), [this, step = m_done - 1] { goBackTo(step); }, true};
}

void FormHistory::show(const Content& content)
{
    m_form.setDraft(content.draft);
    m_form.setCopies(content.copies);
}

void FormHistory::goBackTo(qsizetype step)
{
    if (step >= m_done)
        return;
    m_done = step;
    const Step back = m_steps.at(step);
    if (back.also) {
        m_steps.resize(step);
        back.also();
    }
    show(back.before);
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
    goBackTo(m_done - 1);
    return true;
}

bool FormHistory::redo()
{
    if (!canRedo())
        return false;
    show(m_steps.at(m_done++).after);
    return true;
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
    if (!(key->matches(QKeySequence::Undo) && undo()) && !(key->matches(QKeySequence::Redo) && redo()))
        return false;
    if (watched != m_prompt)
        m_form.beginPrompt(); // the list may have lost what had the focus
    return true;
}

} // namespace Dailies
