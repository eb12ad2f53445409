// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

#include <optional>

class QLineEdit;

namespace Dailies {

class PromptEdit;

// One line of text.
class TextEditor final : public FieldEditor {
    Q_OBJECT

public:
    TextEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;

private:
    QLineEdit* m_edit;
};

// Text of several lines that tells how long it is, and how long it may be. It is never cut.
class LongTextEditor final : public FieldEditor {
    Q_OBJECT

public:
    LongTextEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    // One undo step, so that the text before can be had back.
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    // The input materials that the text may name.
    void setMentionable(const QList<MediaItem>& items);
    // Puts a material's name at the cursor and leaves the cursor behind it.
    void insertMention(const QString& name);
    // Changes the text as the person would, as one undo step; emits changed().
    void replaceText(const QString& text);

private:
    void takeText();
    void showLength();

    PromptEdit* m_edit;
    QString m_text;
    std::optional<int> m_limit;
};

// Characters as people count them, so that a letter outside the basic plane is one.
[[nodiscard]] qsizetype characterCount(const QString& text);

} // namespace Dailies
