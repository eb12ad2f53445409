// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/actions/taskcommand.h"

#include <QList>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace Dailies {

class StarRating;

/// What can be done with several selected takes. Where there is no room, words become icons from the end of the row,
/// that of Compare last.
class SelectionBar final : public QWidget {
    Q_OBJECT

public:
    /// The button *Compare* does what the action does, and is enabled when it is. Both actions must outlive the bar.
    SelectionBar(QAction* compare, QAction* screen, QWidget* parent = nullptr);

    /// How many takes are selected, and the rating that all of them have; 0 if they differ.
    void setSelected(int count, int rating);
    /// What is in the Trash is restored instead of deleted. Call it before setSelected().
    void setInTrash(bool inTrash);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cleared(); ///< only the current take stays selected
    void rated(int rating);
    void tagRequested();
    void noteRequested();
    void commandRequested(Dailies::TaskCommand command);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QPushButton* addButton(const QString& name, const QString& iconName, const QString& text, const QString& toolTip);
    QPushButton* addButton(
        TaskCommand command, const QString& name, const QString& iconName, const QString& text, const QString& toolTip);
    void follow(const QAction* compare);
    void fit();
    void tint();

    QHBoxLayout* m_row;
    QLabel* m_count;
    QPushButton* m_compare = nullptr;
    QPushButton* m_screen = nullptr;
    QPushButton* m_note = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_rate;
    StarRating* m_stars;
    QPushButton* m_reject = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_restore = nullptr;
    QList<QPushButton*> m_buttons; ///< that have words, from start to end
};

} // namespace Dailies
