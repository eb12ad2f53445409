// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Dailies {

class MessageBar;

// What the media list has to say below its rows: what was removed, that the prompt's numbers no longer fit, and what
// could not be taken. Takes no room while there is nothing.
class MediaNotices final : public QWidget {
    Q_OBJECT

public:
    explicit MediaNotices(QWidget* parent);

    void showRemoved(const QString& name);
    void showOffer(bool offers);
    void showRefusal(const QString& sentence);
    // The person went on: the removal and the refusal are of before.
    void clear();

Q_SIGNALS:
    void undoClicked();
    void renumberClicked();
    void leaveClicked();
    // Controls came or went.
    void partsChanged();

private:
    void addRemovedLine();
    void addBars();
    void showIfAny();

    QWidget* m_removed = nullptr;
    QLabel* m_removedText = nullptr;
    MessageBar* m_offer = nullptr;
    MessageBar* m_refusal = nullptr;
};

} // namespace Dailies
