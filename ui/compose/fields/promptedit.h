// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QImage>
#include <QPlainTextEdit>

#include <functional>
#include <utility>

class QCompleter;
class QStandardItemModel;

namespace Dailies {

class MentionHighlighter;

/// A text field for prompts. It highlights the names of media and completes them after an "@".
class PromptEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit PromptEdit(QWidget* parent = nullptr);

    /// Whether this text can mention media by name.
    void setMentionsOn(bool on);
    /// The media that can be mentioned, in their order.
    void setMentionable(const QList<MediaItem>& items);

    /// Tells the picture of a media source for the list of names; a null image if there is none.
    void setPictures(std::function<QImage(const QString& source)> pictureOf) { m_pictureOf = std::move(pictureOf); }

    /// Inserts a name at the cursor, separated from the words around it, as one undo step.
    void insertMention(const QString& name);
    /// Inserts an "@" at the cursor and offers the names, as if it was typed.
    void beginMention();
    /// Goes to the end of the text. What is typed there next becomes a word of its own.
    void beginWord();
    /// Makes subsequent typing a new step of Undo.
    void endStep();
    /// How many steps of its own Undo can take back; only meant to be compared with earlier ones.
    int undoSteps() const { return document()->availableUndoSteps(); }
    /// Replaces the whole text as one undo step. The cursor keeps its place.
    void replaceText(const QString& text);

protected:
    /// Not files of this computer: Qt would insert their paths, which would be sent.
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool undoTo(const QString& text);
    void separate(const QString& typed);
    void followLength();
    void buildCompleter();
    int mentionStart() const;
    void offerNames();
    void fillNames();
    void showPictures();
    void closeNames();
    void complete(const QModelIndex& chosen);
    void insertName(QTextCursor cursor, const QString& name);

    MentionHighlighter* m_highlighter;
    QList<MediaItem> m_items;
    std::function<QImage(const QString&)> m_pictureOf;
    bool m_on = false;
    bool m_beginsWord = false; ///< see beginWord()
    bool m_stale = true; ///< the completer's names are outdated
    int m_declined = -1; ///< position of the "@" whose list the user closed
    QStandardItemModel* m_names = nullptr;
    QCompleter* m_completer = nullptr; ///< created when the user types the first "@"
};

} // namespace Dailies
