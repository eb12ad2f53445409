// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/medialistmodel.h"

#include <QObject>
#include <QUndoStack>

namespace Dailies {

/// The media list with undo and redo. It notices when the numbers in the prompt no longer refer to the same items. It
/// can then correct the numbers as part of the step that moved the items.
class MediaHistory final : public QObject {
    Q_OBJECT

public:
    explicit MediaHistory(QObject* parent = nullptr);

    [[nodiscard]] MediaListModel* model() { return &m_model; }
    [[nodiscard]] const QList<MediaItem>& items() const { return m_model.items(); }
    /// Sets another list and clears the history.
    void reset(const QList<MediaItem>& items);

    void insert(int row, const QList<MediaItem>& items);
    void remove(int row);
    /// `to` is the item's row afterwards.
    void move(int from, int to);
    /// Changes one role of an item. Consecutive typing is one step.
    void change(int row, int role, const QString& value, bool typed);
    /// Further typing is a new step.
    void endTyping() { ++m_typing; }
    /// Sets the type that the program has detected. This is not a step.
    void correctType(int row, const QString& type);

    [[nodiscard]] bool canUndo() const { return m_stack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_stack.canRedo(); }
    void undo();
    void redo();

    /// Whether the prompt refers to the items by number.
    void setNumbered(bool numbered);
    /// Sets the current prompt. Cheap while no renumbering is offered.
    void setPrompt(const QString& prompt);
    /// Whether the numbers in the prompt no longer fit and can be corrected.
    [[nodiscard]] bool offersRenumbering() const { return m_offers; }
    void renumber();
    void leaveNumbers();

Q_SIGNALS:
    /// A step, an undo or a redo has changed the list; `row` is the place, or -1.
    void changed(int row);
    void offerChanged(bool offers);
    /// The prompt must become this text to fit the list.
    void promptChangeRequested(const QString& prompt);

private:
    /// The list for which the prompt was written, and the current index of each of its items (-1: removed).
    struct Fit {
        QList<MediaItem> items;
        QList<int> place;
    };
    /// How a step changed the meaning of the numbers. m_steps has one for each command on the undo stack.
    struct Step {
        bool moves = false; ///< the step can change what the numbers mean
        bool renumbered = false; ///< the prompt was renumbered as part of it
        QString promptBefore;
        QString promptAfter;
        Fit before;
        Fit after;
        QList<int> placeAfter; ///< new index of each item of the list before the step
        int countAfter = 0;
        int row = -1;
    };

    void push(QUndoCommand* command, Step step);
    void follow(const Step& step, bool undone);
    void findCarrier();
    void compose(const QList<int>& placeAfter);
    void fitNow();
    void judge();
    void askForPrompt(const QString& prompt);
    [[nodiscard]] QList<int> samePlaces() const;

    MediaListModel m_model;
    QUndoStack m_stack;
    QList<Step> m_steps;
    int m_typing = 0;
    bool m_numbered = true;
    bool m_offers = false;
    qsizetype m_carrier = -1; ///< the step that a renumbering would now belong to
    QString m_prompt;
    Fit m_fit;
};

} // namespace Dailies
