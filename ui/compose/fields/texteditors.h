// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

#include <optional>

class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace Dailies {

class PromptEdit;

/// Edits one line of text.
class TextEditor final : public FieldEditor {
    Q_OBJECT

public:
    TextEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;

private:
    QLineEdit* m_edit;
};

/// Edits several lines of text in a box that grows with them, and shows their length and its limit. The text is never
/// cut.
class LongTextEditor final : public FieldEditor {
    Q_OBJECT

public:
    LongTextEditor(Field field, QWidget* parent);
    ~LongTextEditor() override;

    FieldValue value() const override;
    /// This is one undo step, so that the user can restore the previous text.
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    /// Begins a new word at the end of the text.
    void focusPart(int index, const QString& part) override;
    /// The media that the text can mention.
    void setMentionable(const QList<MediaItem>& items);
    /// Inserts a name at the cursor and moves the cursor to its end.
    void insertMention(const QString& name);
    /// Replaces the text as if the user did it, as one undo step. Emits changed().
    void replaceText(const QString& text);
    /// Shows another editor at the foot of the box.
    void addToFoot(FieldEditor* editor);
    /// Makes the field higher by so many pixels than its text needs, where the form has room.
    void setExtraHeight(int pixels);
    int extraHeight() const { return m_extra; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void takeText();
    void showLength();
    void fitHeight();

    PromptEdit* m_edit;
    QToolButton* m_mention;
    QHBoxLayout* m_foot;
    QString m_text;
    std::optional<int> m_limit;
    int m_extra = 0;
};

} // namespace Dailies
