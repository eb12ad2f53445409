// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/medialistmodel.h"

#include <QObject>
#include <QUndoStack>

namespace Dailies {

// What a person does to a list of materials: each step can be undone and done again. It also watches whether the numbers
// in the prompt still mean the same materials, and can have them rewritten as a part of the step that moved them.
class MediaHistory final : public QObject {
    Q_OBJECT

public:
    explicit MediaHistory(QObject* parent = nullptr);

    [[nodiscard]] MediaListModel* model() { return &m_model; }
    [[nodiscard]] const QList<MediaItem>& items() const { return m_model.items(); }
    // Another list: there is nothing to go back to.
    void reset(const QList<MediaItem>& items);

    void insert(int row, const QList<MediaItem>& items);
    void remove(int row);
    // `to` is the row that the item has afterwards.
    void move(int from, int to);
    // One part of an item, by its role in the model. What is typed one after the other is one step.
    void change(int row, int role, const QString& value, bool typed);
    // What is typed from now on is a step of its own.
    void endTyping() { ++m_typing; }
    // The type that the program itself finds better: part of what was there, no step.
    void correctType(int row, const QString& type);

    [[nodiscard]] bool canUndo() const { return m_stack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_stack.canRedo(); }
    void undo();
    void redo();

    // Whether the prompt addresses the items by numbers.
    void setNumbered(bool numbered);
    // The prompt as it is now. Costs nothing while no renumbering is on offer.
    void setPrompt(const QString& prompt);
    // Whether the prompt's numbers no longer fit, and could be made to.
    [[nodiscard]] bool offersRenumbering() const { return m_offers; }
    void renumber();
    void leaveNumbers();

Q_SIGNALS:
    // The list is another one by a step, an undo or a redo; `row` is where, or -1.
    void changed(int row);
    void offerChanged(bool offers);
    // The prompt that belongs to the list as it is now.
    void promptChangeRequested(const QString& prompt);

private:
    // The list that the prompt's numbers were written for, and where each of its items is now (-1: gone).
    struct Fit {
        QList<MediaItem> items;
        QList<int> place;
    };
    // What a step did to the meaning of the numbers; beside the undo stack, one for each of its commands.
    struct Step {
        bool moves = false; // it can change what numbers mean
        bool renumbered = false; // the prompt was rewritten for it
        QString promptBefore;
        QString promptAfter;
        Fit before;
        Fit after;
        QList<int> placeAfter; // of each item of the list before the step
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
    qsizetype m_carrier = -1; // the step that a renumbering now would belong to
    QString m_prompt;
    Fit m_fit;
};

} // namespace Dailies
