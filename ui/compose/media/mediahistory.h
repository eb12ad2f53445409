// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/medialistmodel.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <utility>

namespace Dailies {

/// Edits a list of media with undo and redo. It also checks whether the numbers in the prompt still refer to the same
/// items, and can renumber the prompt as part of the step that moved them.
class MediaHistory final : public QObject {
    Q_OBJECT

public:
    explicit MediaHistory(QObject* parent = nullptr);

    MediaListModel* model() { return &m_model; }
    const QList<MediaItem>& items() const { return m_model.items(); }
    /// Replaces the list and clears the history.
    void reset(const QList<MediaItem>& items);

    void insert(int row, const QList<MediaItem>& items);
    void remove(int row);
    /// `to` is the row of the item afterwards.
    void move(int from, int to);
    /// Two items change places, but each place keeps its type: the first frame becomes the last one.
    void exchange(int one, int other);
    /// Changes the item's property with this role of MediaListModel. Consecutive typing is one step.
    void change(int row, int role, const QString& value, bool typed);
    /// Makes subsequent typing a new step.
    void endTyping() { ++m_typing; }
    /// Sets a type that the program determined. This is no step of its own.
    void correctType(int row, const QString& type);
    /// The same items with the roles that they have in another kind of request. This is no step either: undo and redo
    /// still work.
    void setRoles(const QList<MediaItem>& items);

    bool canUndo() const { return m_stack.canUndo(); }
    bool canRedo() const { return m_stack.canRedo(); }
    void undo();
    void redo();
    /// Sets what counts the steps of the prompt's own undo, of which each step here remembers how many there were.
    void setPromptSteps(std::function<int()> count) { m_promptSteps = std::move(count); }
    /// How many steps the prompt had at the step that undo() takes back, or redo() repeats; nullopt without one.
    std::optional<int> promptStepsAtUndo() const;
    std::optional<int> promptStepsAtRedo() const;

    /// Whether the prompt mentions the items by numbers.
    void setNumbered(bool numbered);
    /// Sets the current prompt. Costs nothing unless renumbering is offered.
    void setPrompt(const QString& prompt);
    /// Whether the prompt's numbers no longer match the list and can be changed.
    bool offersRenumbering() const { return m_offers; }
    void renumber();
    void leaveNumbers();

Q_SIGNALS:
    /// A step, an undo or a redo changed the list at `row`, or -1.
    void changed(int row);
    void offerChanged(bool offers);
    /// Requests the prompt that matches the list.
    void promptChangeRequested(const QString& prompt);

private:
    /// The list for which the prompt's numbers were written, and the current row of each of its items (-1: removed).
    struct Fit {
        QList<MediaItem> items;
        QList<int> place;
    };
    /// How a step affects the meaning of the numbers. There is one for each command of the undo stack.
    struct Step {
        bool moves = false; ///< it can change the meaning of numbers
        bool renumbered = false; ///< the prompt was renumbered for it
        QString promptBefore;
        QString promptAfter;
        Fit before;
        Fit after;
        QList<int> placeAfter; ///< the row of each item that was in the list before the step
        int countAfter = 0;
        int row = -1;
        int promptStepsBefore = 0; ///< of the prompt's own undo
        int promptStepsAfter = 0; ///< the same, with the renumbering
    };

    /// The two directions of a step that inserts or removes items.
    struct Splice {
        std::function<void()> insert;
        std::function<void()> remove;
    };

    Step stepAt(int row, bool moves) const;
    Splice spliceAt(int row, const QList<MediaItem>& items);
    void push(QUndoCommand* command, Step step);
    void follow(const Step& step, bool undone);
    void findCarrier();
    void compose(const QList<int>& placeAfter);
    void fitNow();
    void judge();
    void askForPrompt(const QString& prompt);
    QList<int> samePlaces() const;

    MediaListModel m_model;
    QUndoStack m_stack;
    QList<Step> m_steps;
    int m_typing = 0;
    bool m_numbered = true;
    bool m_offers = false;
    qsizetype m_carrier = -1; ///< the step to which a renumbering would belong
    QString m_prompt;
    std::function<int()> m_promptSteps;
    Fit m_fit;
};

} // namespace Dailies
