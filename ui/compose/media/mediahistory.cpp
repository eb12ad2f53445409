// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediahistory.h"

#include "app/request/checks/promptmentions.h"
#include "ui/compose/media/mediacommands.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace Dailies {

namespace {

QList<int> inverse(const QList<int>& placeAfter, int countAfter)
{
    QList<int> places(countAfter, -1);
    for (int i = 0; i < placeAfter.size(); ++i) {
        if (placeAfter.at(i) >= 0)
            places[placeAfter.at(i)] = i;
    }
    return places;
}

/// Whether two prompts mention the same items in the same order.
bool sameMentions(const QString& one, const QString& other)
{
    if (one == other)
        return true;
    const QList<Mention> ours = findMentions(one);
    const QList<Mention> theirs = findMentions(other);
    return std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end(),
        [](const Mention& a, const Mention& b) { return a.medium == b.medium && a.number == b.number; });
}

} // namespace

MediaHistory::MediaHistory(QObject* parent) : QObject(parent) {}

void MediaHistory::reset(const QList<MediaItem>& items)
{
    m_stack.clear();
    m_steps.clear();
    m_carrier = -1;
    m_model.setItems(items);
    fitNow();
    judge();
}

void MediaHistory::insert(int row, const QList<MediaItem>& items)
{
    if (items.isEmpty())
        return;
    const int count = static_cast<int>(items.size());
    Step step = stepAt(row, true);
    for (int& place : step.placeAfter)
        place += place >= row ? count : 0;
    const Splice splice = spliceAt(row, items);
    push(new ArrangeMedia(splice.insert, splice.remove), std::move(step));
}

void MediaHistory::remove(int row)
{
    Step step = stepAt(row, true);
    for (int& place : step.placeAfter)
        place = place == row ? -1 : place > row ? place - 1 : place;
    const Splice splice = spliceAt(row, {items().at(row)});
    push(new ArrangeMedia(splice.remove, splice.insert), std::move(step));
}

MediaHistory::Splice MediaHistory::spliceAt(int row, const QList<MediaItem>& items)
{
    const auto kept = std::make_shared<QList<MediaItem>>(items);
    return {[this, row, kept] { m_model.insert(row, *kept); },
        [this, row, kept] {
            *kept = m_model.items().mid(row, kept->size());
            m_model.remove(row, static_cast<int>(kept->size()));
        }};
}

void MediaHistory::move(int from, int to)
{
    if (from == to)
        return;
    Step step = stepAt(to, true);
    step.placeAfter.move(from, to);
    step.placeAfter = inverse(step.placeAfter, static_cast<int>(step.placeAfter.size()));
    push(new ArrangeMedia([this, from, to] { m_model.move(from, to); }, [this, from, to] { m_model.move(to, from); }),
        std::move(step));
}

void MediaHistory::exchange(int one, int other)
{
    if (one == other)
        return;
    Step step = stepAt(one, true);
    std::swap(step.placeAfter[one], step.placeAfter[other]);
    const auto trade = [this, one, other] {
        MediaItem first = items().at(one);
        MediaItem second = items().at(other);
        std::swap(first.type, second.type);
        m_model.replace(one, second);
        m_model.replace(other, first);
    };
    push(new ArrangeMedia(trade, trade), std::move(step));
}

void MediaHistory::change(int row, int role, const QString& value, bool typed)
{
    const QString before = m_model.index(row).data(role).toString();
    if (before == value)
        return;
    push(new ChangeMedia(&m_model, row, role, value, typed ? m_typing : -1),
        stepAt(row, role == MediaListModel::TypeRole));
}

void MediaHistory::correctType(int row, const QString& type)
{
    m_model.setData(m_model.index(row), type, MediaListModel::TypeRole);
    judge();
    Q_EMIT changed(row);
}

void MediaHistory::setRoles(const QList<MediaItem>& items)
{
    for (int row = 0; row < items.size(); ++row)
        m_model.setData(m_model.index(row), items.at(row).type, MediaListModel::TypeRole);
    judge();
}

std::optional<int> MediaHistory::promptStepsAtUndo() const
{
    return canUndo() ? std::optional(m_steps.at(m_stack.index() - 1).promptStepsAfter) : std::nullopt;
}

std::optional<int> MediaHistory::promptStepsAtRedo() const
{
    return canRedo() ? std::optional(m_steps.at(m_stack.index()).promptStepsBefore) : std::nullopt;
}

void MediaHistory::undo()
{
    if (!canUndo())
        return;
    endTyping();
    const Step step = m_steps.at(m_stack.index() - 1);
    m_stack.undo();
    follow(step, true);
}

void MediaHistory::redo()
{
    if (!canRedo())
        return;
    endTyping();
    const Step step = m_steps.at(m_stack.index());
    m_stack.redo();
    follow(step, false);
}

void MediaHistory::setNumbered(bool numbered)
{
    if (m_numbered == numbered)
        return;
    m_numbered = numbered;
    fitNow();
    judge();
}

void MediaHistory::setPrompt(const QString& prompt)
{
    if (prompt == m_prompt)
        return;
    // If the user edits the mentions while renumbering is offered, the new numbers are right.
    if (m_offers && !sameMentions(prompt, m_prompt))
        fitNow();
    m_prompt = prompt;
    if (m_offers)
        judge();
}

void MediaHistory::renumber()
{
    if (!m_offers)
        return;
    const QString before = m_prompt;
    const QString after = renumbered(m_prompt, m_fit.items, items(), m_fit.place);
    fitNow();
    endTyping();
    if (m_carrier >= 0) {
        Step& step = m_steps[m_carrier];
        step.renumbered = true;
        step.promptBefore = before;
        step.promptAfter = after;
        step.after = m_fit;
    }
    askForPrompt(after);
    if (m_carrier >= 0 && m_promptSteps)
        m_steps[m_carrier].promptStepsAfter = m_promptSteps(); // undo takes back both
    judge();
}

void MediaHistory::leaveNumbers()
{
    fitNow();
    endTyping();
    if (m_carrier >= 0)
        m_steps[m_carrier].after = m_fit;
    judge();
}

void MediaHistory::push(QUndoCommand* command, Step step)
{
    const bool moves = step.moves;
    const int row = step.row;
    step.promptBefore = m_prompt;
    step.promptAfter = m_prompt;
    step.before = m_fit;
    const int index = m_stack.index();
    m_stack.push(command);
    if (moves)
        compose(step.placeAfter);
    step.countAfter = static_cast<int>(items().size());
    // The stack may have merged the command with the previous one, or removed both.
    m_steps.resize(std::min(index, m_stack.index()));
    if (m_stack.index() > index)
        m_steps.append(std::move(step));
    if (moves) {
        judge();
        m_carrier = m_steps.size() - 1;
        if (m_carrier >= 0)
            m_steps[m_carrier].after = m_fit;
    }
    Q_EMIT changed(row);
}

void MediaHistory::follow(const Step& step, bool undone)
{
    QString wanted = m_prompt;
    if (step.moves) {
        const QString& from = undone ? step.promptAfter : step.promptBefore;
        const QString& to = undone ? step.promptBefore : step.promptAfter;
        const bool goesAlong = step.renumbered && m_prompt == from;
        if (goesAlong)
            wanted = to;
        if (goesAlong || sameMentions(m_prompt, to)) {
            m_fit = undone ? step.before : step.after;
            findCarrier();
        } else {
            compose(undone ? inverse(step.placeAfter, step.countAfter) : step.placeAfter);
            m_carrier = -1; // a renumbering would belong to the step that was undone
        }
    }
    Q_EMIT changed(step.row);
    if (wanted != m_prompt)
        askForPrompt(wanted);
    judge();
}

void MediaHistory::findCarrier()
{
    m_carrier = m_stack.index() - 1;
    while (m_carrier >= 0 && !m_steps.at(m_carrier).moves)
        --m_carrier;
}

void MediaHistory::compose(const QList<int>& placeAfter)
{
    for (int& place : m_fit.place)
        place = place < 0 ? -1 : placeAfter.at(place);
}

void MediaHistory::fitNow()
{
    m_fit = {items(), samePlaces()};
}

void MediaHistory::judge()
{
    const bool offers =
        m_numbered && !m_prompt.isEmpty() && renumbered(m_prompt, m_fit.items, items(), m_fit.place) != m_prompt;
    if (!offers)
        fitNow(); // new mentions refer to the current list
    if (m_offers != offers) {
        m_offers = offers;
        Q_EMIT offerChanged(offers);
    }
}

void MediaHistory::askForPrompt(const QString& prompt)
{
    m_prompt = prompt;
    Q_EMIT promptChangeRequested(prompt);
}

MediaHistory::Step MediaHistory::stepAt(int row, bool moves) const
{
    Step step;
    step.moves = moves;
    step.row = row;
    step.placeAfter = samePlaces();
    step.promptStepsBefore = step.promptStepsAfter = m_promptSteps ? m_promptSteps() : 0;
    return step;
}

QList<int> MediaHistory::samePlaces() const
{
    QList<int> places(items().size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

} // namespace Dailies
