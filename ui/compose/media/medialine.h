// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/mediaitem.h"
#include "app/request/requestkind.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QDropEvent;
class QLineEdit;
class QToolButton;
class QMimeData;
class QVBoxLayout;

namespace Dailies {

class AddressEdit;

/// Edits the text of one media item: its type, its link and, if the kind has one, the link or file of its voice.
class MediaLine final : public QWidget {
    Q_OBJECT

public:
    /// A plain item has only a link: no type, no voice.
    MediaLine(bool plain, QWidget* parent);

    void setKind(const RequestKind& kind);
    /// Shows an item without emitting edited(); `name` is what the prompt calls it.
    void setItem(const MediaItem& item, const QString& name);
    /// Marks the controls that the findings of the item concern.
    void showFindings(const QList<Finding>& findings);
    /// Focuses the control of a part of Finding, or the link.
    void focusPart(const QString& part);
    /// Ends the current typing step.
    void endTyping();

Q_SIGNALS:
    /// The user changed a part of the item; `role` is from MediaListModel.
    void edited(int role, const QString& value, bool typed);
    void typingEnded();
    void removeClicked();
    /// The user wants to choose a file for the reference voice.
    void voiceFileClicked();
    /// The user is done with it: Enter, Esc or the button.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addHeader(QVBoxLayout* column);
    void addFields(QVBoxLayout* column);
    void connectFields();
    AddressEdit* addEdit(QVBoxLayout* column, const QString& label, const QString& name, QLabel** shownLabel);
    void takeType();
    void takeAddress(AddressEdit* edit, int role);
    void fillTypes(const QString& current);
    void showVoice();
    QLineEdit* lineOf(QObject* control) const;
    void addVoice(QVBoxLayout* column);
    bool takeVoice(const QMimeData* mime);
    bool dragVoice(QDropEvent* event);

    bool m_plain;
    bool m_typing = false;
    RequestKind m_kind;
    MediaItem m_item;
    QLabel* m_name;
    QComboBox* m_type = nullptr;
    AddressEdit* m_link = nullptr;
    QLabel* m_voiceLabel = nullptr;
    AddressEdit* m_voice = nullptr;
    QToolButton* m_voiceFile = nullptr;
};

} // namespace Dailies
