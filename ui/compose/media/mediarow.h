// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"
#include "app/request/requestkind.h"
#include "ui/compose/fields/listrow.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace Dailies {

class AddressEdit;
class ElidedLabel;
class MediaThumb;

/// One media item of a request: its type, its source and, if the kind has one, its voice.
class MediaRow final : public ListRow {
    Q_OBJECT

public:
    /// A plain row has only a URL: no type, no voice, no name for the prompt.
    MediaRow(bool plain, QWidget* parent);

    void setName(const QString& name) override;
    void setKind(const RequestKind& kind);
    /// Shows an item without emitting edited().
    void setItem(const MediaItem& item);
    /// Show what is known about the item's source, and the result of checking a URL. Each may be empty.
    void setFacts(const InputFacts* facts, const QImage& picture);
    void setLookup(const QString& words, bool isTrouble);
    /// Whether the program chose the type, and may change it when it knows the content.
    void setGuessed(bool guessed) { m_guessed = guessed; }
    bool isGuessed() const { return m_guessed; }

    void focusAddress();
    void focusHandle();
    /// Ends the current typing step.
    void endTyping();

Q_SIGNALS:
    /// The user changed a part of the item; `role` is from MediaListModel.
    void edited(int role, const QString& value, bool typed);
    void typingEnded();
    void mentionRequested(const QString& name);
    void menuRequested(const QPoint& globalPosition);
    void dragStarted();
    void stepRequested(int place, int by);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addHeader();
    void addControls();
    void connectControls();
    void takeType();
    void takeAddress(AddressEdit* edit, int role);
    void fillTypes(const QString& current);
    void showChip();
    void showVoice();
    QLineEdit* lineOf(QObject* control) const;

    bool m_plain;
    bool m_guessed = false;
    bool m_typing = false;
    RequestKind m_kind;
    MediaItem m_item;
    MediaThumb* m_thumb;
    QPushButton* m_chip;
    ElidedLabel* m_source;
    ElidedLabel* m_facts;
    QComboBox* m_type = nullptr;
    AddressEdit* m_address = nullptr;
    QLabel* m_voiceLabel = nullptr;
    AddressEdit* m_voice = nullptr;
};

} // namespace Dailies
